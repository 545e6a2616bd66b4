// Counts and judges of the port: SeatTallies, ClusterMoments, NamedPolicy.
#pragma once
#include "cpp_port_gesture.hpp"

constexpr Int intents = 6, policies = 10;

/// Per intent: gestures begun, completions of each policy.
using Counts = std::array<std::array<std::int64_t, policies + 1>, intents>;

/// Sums and products of counts over participants, for the error of every rate.
struct Moments {
  std::int64_t clusters = 0, sums[policies + 1] = {}, products[66] = {};

  void add(std::int64_t trials, const std::int32_t* successes) {
    if (trials == 0) return;
    ++clusters;
    sums[0] += trials;
    products[0] += trials * trials;
    Int next = 1;
    for (Int i = 0; i < policies; ++i) {
      sums[i + 1] += successes[i];
      products[next++] += trials * successes[i];
    }
    for (Int i = 0; i < policies; ++i)
      for (Int j = i; j < policies; ++j)
        products[next++] += std::int64_t(successes[i]) * successes[j];
  }
};

/// A policy with the loop over releases that is compiled for it.
struct Judge {
  void* policy;
  std::uint64_t (*completions)(const void* policy, const ReleaseBatch& releases);

  template <typename Policy>
  static Judge of(Policy policy) {
    return {new Policy(policy), [](const void* erased, const ReleaseBatch& releases) {
              const Policy policy = *static_cast<const Policy*>(erased);
              std::uint64_t completed = 0;
              for (Int index = 0; index < releases.count; ++index)
                completed |= std::uint64_t(policy.completes(releases[index]) ? 1 : 0) << index;
              return completed;
            }};
  }
};

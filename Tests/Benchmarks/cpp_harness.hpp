// What every C++ peer does around its work: workers, options, the clock, and what is printed.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <thread>
#include <vector>

namespace harness {

constexpr int intents = 6, policies = 10, swipesPerIntent = 20;
inline const char* const intentNames[] = {
    "pop", "popAbort", "contentLeft", "contentVertical", "contentBrowse", "tapSmear"};
inline const char* const policyNames[] = {
    "begun", "half-width", "one-third", "fixed-50", "fixed-100", "fixed-150",
    "velocity-0.1", "velocity-0.3", "fling-override", "fixed-16-mm", "fraction-0.25"};

// Per intent: gestures begun, then completions of each policy.
using Counts = std::array<std::array<std::int64_t, policies + 1>, intents>;

// The sum over workers of `work(part)`.
template <typename Work>
Counts inParallel(int threads, Work work) {
  std::vector<Counts> parts(threads);
  std::vector<std::thread> others;
  for (int t = 1; t < threads; ++t) others.emplace_back([&, t] { work(parts[t]); });
  work(parts[0]);
  for (auto& thread : others) thread.join();
  Counts total{};
  for (const Counts& part : parts)
    for (int i = 0; i < intents; ++i)
      for (int p = 0; p <= policies; ++p) total[i][p] += part[i][p];
  return total;
}

// PARTICIPANTS [THREADS] [--cold] [-v]: times `run(participants, threads)` and prints its line.
template <typename Run>
void measure(int count, char** arguments, Run run) {
  bool isVerbose = false, isCold = false;
  for (; count > 1 && arguments[count - 1][0] == '-'; --count) {
    isVerbose = isVerbose || !std::strcmp(arguments[count - 1], "-v");
    isCold = isCold || !std::strcmp(arguments[count - 1], "--cold");
  }
  const auto participants = static_cast<std::int64_t>(count > 1 ? std::atof(arguments[1]) : 1e4);
  const int threads = count > 2 ? std::max(1, std::atoi(arguments[2])) : 1;
  if (!isCold) run(std::min<std::int64_t>(participants / 20 + 1, 200), 1);
  const std::clock_t startOfWork = std::clock();
  const auto start = std::chrono::steady_clock::now();
  const Counts counts = run(participants, threads);
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  const double work = static_cast<double>(std::clock() - startOfWork) / CLOCKS_PER_SEC;
  if (isVerbose) {
    std::puts("intent,policy,completed,swipes");
    for (int i = 0; i < intents; ++i)
      for (int p = 0; p <= policies; ++p)
        std::printf("%s,%s,%lld,%lld\n", intentNames[i], policyNames[p],
                    static_cast<long long>(counts[i][p]),
                    static_cast<long long>(participants * swipesPerIntent));
  }
  const double swipes = static_cast<double>(participants) * intents * swipesPerIntent;
  std::printf("cpp participants=%lld threads=%d cpu_seconds=%.4f seconds=%.4f Mps=%.4f\n",
              static_cast<long long>(participants), threads, work, elapsed.count(),
              swipes / elapsed.count() / 1e6);
}

}  // namespace harness

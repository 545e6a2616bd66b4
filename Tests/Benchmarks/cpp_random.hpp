// Random numbers of the idiomatic C++ peer: <random>, and what it lacks.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <random>
#include <utility>

#ifdef FAST_RNG
/// xoshiro256++ (Blackman and Vigna), seeded by splitmix64.
class Engine {
 public:
  using result_type = std::uint64_t;
  explicit Engine(std::uint64_t seed) {
    for (auto& word : state) {
      std::uint64_t z = (seed += 0x9e3779b97f4a7c15);
      z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
      z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
      word = z ^ (z >> 31);
    }
  }
  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return ~result_type{0}; }
  result_type operator()() {
    const auto result = turned(state[0] + state[3], 23) + state[0];
    const auto shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = turned(state[3], 45);
    return result;
  }

 private:
  static result_type turned(result_type x, int k) { return (x << k) | (x >> (64 - k)); }
  std::array<std::uint64_t, 4> state;
};
#else
using Engine = std::mt19937_64;
#endif

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine(seed) {}
  double uniform() { return flat(engine); }
  double uniform(double low, double high) { return low + (high - low) * flat(engine); }
  double normal() { return bell(engine); }
  double normal(double mean, double spread) { return mean + spread * bell(engine); }
  double logNormal(double mean, double spread) { return std::exp(normal(mean, spread)); }
  bool happens(double share) { return flat(engine) < share; }

  /// Jöhnk's method, which suits shapes below 1.
  double beta(double a, double b) {
    for (;;) {
      const double x = std::pow(uniform(), 1 / a), y = std::pow(uniform(), 1 / b);
      if (x + y <= 1 && x + y > 0) return x / (x + y);
    }
  }
  double studentT12() { return student(engine); }

  using Knot = std::pair<double, double>;
  template <std::size_t N>
  double quantile(const std::array<Knot, N>& knots) {
    return at(uniform(), knots);
  }
  template <std::size_t N>
  static double at(double u, const std::array<Knot, N>& knots) {
    for (std::size_t i = 1; i < N; ++i) {
      const auto [p, low] = knots[i - 1];
      const auto [q, high] = knots[i];
      if (u <= q) return low + (high - low) * (u - p) / (q - p);
    }
    return knots[N - 1].second;
  }

 private:
  Engine engine;
  std::uniform_real_distribution<double> flat{0, 1};
  std::normal_distribution<double> bell;
  std::student_t_distribution<double> student{12};
};

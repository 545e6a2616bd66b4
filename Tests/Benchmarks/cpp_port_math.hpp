// Elementary functions and random words of the port: Sources/SwipeSimulation/Random.
#pragma once
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>

#define ALWAYS_INLINE inline __attribute__((always_inline))

using Word = std::uint32_t;
/// As in Swift; places in columns that are narrower than a pointer keep loops scalar.
using Int = std::ptrdiff_t;
struct Pair {
  float first, second;
};

/// Swift's `min` and `max`, which differ from those of C++ where both sides are equal.
template <typename Number>
ALWAYS_INLINE constexpr Number least(Number x, Number y) { return y < x ? y : x; }
template <typename Number>
ALWAYS_INLINE constexpr Number most(Number x, Number y) { return y >= x ? y : x; }

ALWAYS_INLINE float absolute(float x) { return __builtin_fabsf(x); }
ALWAYS_INLINE double absolute(double x) { return __builtin_fabs(x); }

namespace elementary {

ALWAYS_INLINE float number(Word bits) {
  float x;
  std::memcpy(&x, &bits, sizeof x);
  return x;
}

ALWAYS_INLINE Word bits(float x) {
  Word word;
  std::memcpy(&word, &x, sizeof word);
  return word;
}

ALWAYS_INLINE float unitInterval(Word word) {
  return number((word >> 9) | 0x3F800000u) - (1.0f - 0x1p-24f);
}

ALWAYS_INLINE float squareRoot(float x) { return __builtin_sqrtf(x); }

ALWAYS_INLINE float exp(float x) {
  const float held = least(most(x, -87.0f), 88.0f);
  const float shifted = held * 1.44269504f + 12582912.0f;
  const float whole = shifted - 12582912.0f;
  const float rest = (held - whole * 0.693359375f) + whole * 2.1219444e-4f;
  float sum = 1.0f / 5040;
  sum = sum * rest + 1.0f / 720;
  sum = sum * rest + 1.0f / 120;
  sum = sum * rest + 1.0f / 24;
  sum = sum * rest + 1.0f / 6;
  sum = sum * rest + 1.0f / 2;
  sum = sum * rest + 1;
  sum = sum * rest + 1;
  return number(bits(sum) + (bits(shifted) << 23));
}

ALWAYS_INLINE float log(float x) {
  const std::int32_t exponent = static_cast<std::int32_t>(bits(x) - 0x3F3504F3u) >> 23;
  const float mantissa = number(bits(x) - (static_cast<Word>(exponent) << 23));
  const float s = (mantissa - 1) / (mantissa + 1);
  const float square = s * s;
  float sum = 2.0f / 9;
  sum = sum * square + 2.0f / 7;
  sum = sum * square + 2.0f / 5;
  sum = sum * square + 2.0f / 3;
  const float power = static_cast<float>(exponent);
  return power * 0.693359375f + (2 * s + (s * square * sum - power * 2.1219444e-4f));
}

ALWAYS_INLINE float sin(float x) {
  const float square = x * x;
  float sum = 1.6059044e-10f;
  sum = sum * square - 2.5052108e-8f;
  sum = sum * square + 2.7557319e-6f;
  sum = sum * square - 1.984127e-4f;
  sum = sum * square + 8.333333e-3f;
  sum = sum * square - 1.6666667e-1f;
  return x + x * square * sum;
}

ALWAYS_INLINE float cos(float x) {
  const float square = x * x;
  float sum = 2.0876757e-9f;
  sum = sum * square - 2.7557319e-7f;
  sum = sum * square + 2.4801587e-5f;
  sum = sum * square - 1.3888889e-3f;
  sum = sum * square + 4.1666667e-2f;
  sum = sum * square - 0.5f;
  return 1 + square * sum;
}

constexpr float largestNormal = 5.78f;

ALWAYS_INLINE Pair onCircle(float radius, Word angle) {
  const float quarter =
      (number(((angle << 2) >> 9) | 0x3F800000u) - (1.5f - 0x1p-24f)) * 1.5707963f;
  const float square = quarter * quarter;
  float sine = -1.984127e-4f;
  sine = sine * square + 8.333333e-3f;
  sine = sine * square - 1.6666667e-1f;
  float cosine = 2.4801587e-5f;
  cosine = cosine * square - 1.3888889e-3f;
  cosine = cosine * square + 4.1666667e-2f;
  cosine = cosine * square - 0.5f;
  const Word s = bits(radius * (quarter + quarter * square * sine));
  const Word c = bits(radius * (1 + square * cosine));
  const Word odd = 0u - ((angle >> 30) & 1u);
  const Word high = angle & 0x80000000u;
  const Word first = (s & odd) | (c & ~odd);
  const Word second = (c & odd) | (s & ~odd);
  const Word flip = ~high & (odd & 0x80000000u);
  return {number(first ^ high), number(second ^ flip)};
}

ALWAYS_INLINE Pair normalPair(Word radius, Word angle) {
  return onCircle(squareRoot(-2 * log(unitInterval(radius))), angle);
}

ALWAYS_INLINE float roundedToWhole(float x) { return (x + 0x1p23f) - 0x1p23f; }

ALWAYS_INLINE float roundedDown(float x) {
  const float near = (x + 12582912.0f) - 12582912.0f;
  return near > x ? near - 1 : near;
}

/// One of two numbers, both of which are computed.
ALWAYS_INLINE float choose(bool condition, float yes, float no) {
  const Word mask = 0u - static_cast<Word>(condition ? 1 : 0);
  return number((bits(yes) & mask) | (bits(no) & ~mask));
}

ALWAYS_INLINE Word integer(float whole) { return bits(whole + 0x1p23f) & 0x7FFFFFu; }

}  // namespace elementary

using Block = std::array<Word, 4>;

/// Philox4x32-10.
ALWAYS_INLINE Block philox(Word w0, Word w1, Word w2, Word w3, std::uint64_t seed) {
  std::uint64_t c0 = w0, c1 = w1, c2 = w2, c3 = w3;
  Word k0 = static_cast<Word>(seed), k1 = static_cast<Word>(seed >> 32);
  for (Int round = 0; round < 10; ++round) {
    const std::uint64_t first = (c0 & 0xFFFFFFFFu) * 0xD2511F53u;
    const std::uint64_t second = (c2 & 0xFFFFFFFFu) * 0xCD9E8D57u;
    c0 = (second >> 32) ^ c1 ^ k0;
    c1 = second;
    c2 = (first >> 32) ^ c3 ^ k1;
    c3 = first;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return {static_cast<Word>(c0), static_cast<Word>(c1), static_cast<Word>(c2),
          static_cast<Word>(c3)};
}

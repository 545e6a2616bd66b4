// A mathematics library that is off by one unit in the last place, up or down as the argument's
// bits fall: what another platform's might answer. Preloaded, it shows whether a program's results
// depend on the platform's. Exactly defined functions (sqrt, floor, rint, fma ...) are left alone.
//
// cc -O2 -shared -fPIC perturbed.c -o perturbed.so -ldl
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>

// The next number above or below; what is 0, infinite or not a number stays.
#define NOISE(type, word, name, x, y)                              \
  static type name(type x, type y) {                               \
    if (y == 0 || y != y || y - y != 0) return y;                  \
    word seed, bits;                                               \
    memcpy(&seed, &x, sizeof seed);                                \
    memcpy(&bits, &y, sizeof bits);                                \
    seed *= (word)0x9e3779b97f4a7c15u;                             \
    bits += seed >> (8 * sizeof seed - 1) ? 1 : -1;                \
    memcpy(&y, &bits, sizeof y);                                   \
    return y;                                                      \
  }
NOISE(double, uint64_t, noise, x, y)
NOISE(float, uint32_t, noisef, x, y)

#define ONE(f)                                                     \
  double f(double x) {                                             \
    double (*own)(double) = dlsym(RTLD_NEXT, #f);                  \
    return noise(x, own(x));                                       \
  }                                                                \
  float f##f(float x) {                                            \
    float (*own)(float) = dlsym(RTLD_NEXT, #f "f");                \
    return noisef(x, own(x));                                      \
  }
#define TWO(f)                                                     \
  double f(double x, double y) {                                   \
    double (*own)(double, double) = dlsym(RTLD_NEXT, #f);          \
    return noise(x, own(x, y));                                    \
  }                                                                \
  float f##f(float x, float y) {                                   \
    float (*own)(float, float) = dlsym(RTLD_NEXT, #f "f");         \
    return noisef(x, own(x, y));                                   \
  }
ONE(acos) ONE(acosh) ONE(asin) ONE(asinh) ONE(atan) ONE(atanh) ONE(cbrt) ONE(cos) ONE(cosh)
ONE(erf) ONE(erfc) ONE(exp) ONE(exp2) ONE(expm1) ONE(lgamma) ONE(log) ONE(log10) ONE(log1p)
ONE(log2) ONE(sin) ONE(sinh) ONE(tan) ONE(tanh) ONE(tgamma)
TWO(atan2) TWO(hypot) TWO(pow)

double lgamma_r(double x, int *sign) {
  double (*own)(double, int *) = dlsym(RTLD_NEXT, "lgamma_r");
  return noise(x, own(x, sign));
}

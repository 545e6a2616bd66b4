// The processor's own square root, correctly rounded.
//
// Swift's `squareRoot()` compiles on Linux to a call that may set errno; one such call keeps a whole
// loop from becoming vector code (measured: 2.5 times the time per normal). This header is the one
// way around it that needs no compiler flag. Same bits as `squareRoot()` for every x >= 0.
#ifndef SWIPELAB_SQUARE_ROOT_H
#define SWIPELAB_SQUARE_ROOT_H

static inline __attribute__((always_inline)) float hardwareSquareRoot(float x) {
  return __builtin_elementwise_sqrt(x);
}

#endif

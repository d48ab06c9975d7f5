// SPDX-License-Identifier: GPL-3.0-or-later
// Switches mutants at run time. tests/mutation/schemata.py writes calls of these functions into a copy of the
// law. The environment variable DAMATH_MUTANT chooses one mutant by its number. With
// DAMATH_MUTANT_RECORD=FILE no mutant is chosen, and byte N of FILE tells if mutant N was reached.
//
// In a constant expression, the original always holds: there a mutant cannot be switched.
#pragma once

#include <concepts>
#include <type_traits>
#include <utility>

namespace mutant {

extern int chosen;  // 0 if no mutant is chosen, -1 while the program records

enum class Reached : unsigned char { Switched = 1, DoesNotCompile = 2 };
void record(int number, Reached reached);

#define MUTANT_INLINE [[gnu::always_inline]]

// True if the mutant is chosen. For code that is never in a constant expression.
template <int kNumber, Reached kReached = Reached::Switched>
MUTANT_INLINE inline bool live() {
  if (chosen < 0) record(kNumber, kReached);
  return chosen == kNumber;
}

template <int kNumber>
MUTANT_INLINE constexpr bool on() {
  if (std::is_constant_evaluated()) return false;
  return live<kNumber>();
}

// A number, a truth value or an enumerator.
template <int kNumber, class Value>
MUTANT_INLINE constexpr Value either(Value original, Value other) {
  return on<kNumber>() ? other : original;
}
template <int kNumber, class Value>
MUTANT_INLINE inline Value liveEither(Value original, Value other) {
  return live<kNumber>() ? other : original;
}
// Keeps an initializer from being a constant expression.
inline bool atRunTime() {
  return chosen != 0;
}

// `a && b` becomes `a || b`, and the reverse, by De Morgan: both operands and the result are negated.
template <int kNumber, class Value>
MUTANT_INLINE constexpr bool truth(Value&& value) {
  return static_cast<bool>(std::forward<Value>(value)) != on<kNumber>();
}
template <int kNumber, class Value>
MUTANT_INLINE constexpr bool negation(Value&& value) {
  return static_cast<bool>(std::forward<Value>(value)) == on<kNumber>();
}

#define MUTANT_OPERATION(Name, sign)                                                         \
  struct Name {                                                                              \
    template <class A, class B>                                                              \
    MUTANT_INLINE constexpr auto operator()(A&& a, B&& b) const                              \
        -> decltype(std::forward<A>(a) sign std::forward<B>(b)) {                            \
      return std::forward<A>(a) sign std::forward<B>(b);                                     \
    }                                                                                        \
    template <class A>                                                                       \
    MUTANT_INLINE static constexpr auto zero(A&& a) -> decltype(std::forward<A>(a) sign 0) { \
      return std::forward<A>(a) sign 0;                                                      \
    }                                                                                        \
    template <class A>                                                                       \
    MUTANT_INLINE static constexpr auto one(A&& a) -> decltype(std::forward<A>(a) sign 1) {  \
      return std::forward<A>(a) sign 1;                                                      \
    }                                                                                        \
  };
MUTANT_OPERATION(Less, <)
MUTANT_OPERATION(LessEqual, <=)
MUTANT_OPERATION(Greater, >)
MUTANT_OPERATION(GreaterEqual, >=)
MUTANT_OPERATION(Equal, ==)
MUTANT_OPERATION(Unequal, !=)
MUTANT_OPERATION(Plus, +)
MUTANT_OPERATION(Minus, -)
MUTANT_OPERATION(Times, *)
MUTANT_OPERATION(Over, /)
MUTANT_OPERATION(Modulo, %)
MUTANT_OPERATION(Add, +=)
MUTANT_OPERATION(Subtract, -=)
MUTANT_OPERATION(Multiply, *=)
#undef MUTANT_OPERATION

struct None {};

template <class Operation, class Result, class A, class B>
concept Gives = requires(A&& a, B&& b) {
  { Operation{}(std::forward<A>(a), std::forward<B>(b)) } -> std::same_as<Result>;
};

// True if the mutant is chosen, for a mutant that may not compile with these operands.
template <int kNumber, bool kCompiles>
MUTANT_INLINE inline bool chosenIf() {
  constexpr Reached kReached = kCompiles ? Reached::Switched : Reached::DoesNotCompile;
  return live<kNumber, kReached>();
}

// A binary operator with one or two mutants.
template <class Original, int kFirst, class First, int kSecond, class Second, class A, class B>
MUTANT_INLINE constexpr auto binary(A&& a, B&& b)
    -> decltype(Original{}(std::forward<A>(a), std::forward<B>(b))) {
  using Result = decltype(Original{}(std::forward<A>(a), std::forward<B>(b)));
  if (!std::is_constant_evaluated()) {
    constexpr bool kGives = Gives<First, Result, A, B>;
    if (chosenIf<kFirst, kGives>()) {
      if constexpr (kGives) return First{}(std::forward<A>(a), std::forward<B>(b));
    }
    if constexpr (kSecond != 0) {
      constexpr bool kSecondGives = Gives<Second, Result, A, B>;
      if (chosenIf<kSecond, kSecondGives>()) {
        if constexpr (kSecondGives) return Second{}(std::forward<A>(a), std::forward<B>(b));
      }
    }
  }
  return Original{}(std::forward<A>(a), std::forward<B>(b));
}

// A comparison with the literal 0. The orders of the standard library compare with nothing else.
template <class Original, int kFirst, class First, int kSecond, class Second, int kLiteral, class A>
MUTANT_INLINE constexpr bool withZero(A&& a) {
  if (!std::is_constant_evaluated()) {
    if (live<kFirst>()) return First::zero(std::forward<A>(a));
    if constexpr (kSecond != 0) {
      if (live<kSecond>()) return Second::zero(std::forward<A>(a));
    }
    constexpr bool kOne = requires {
      Original::one(std::forward<A>(a));
    };
    if (chosenIf<kLiteral, kOne>()) {
      if constexpr (kOne) return Original::one(std::forward<A>(a));
    }
  }
  return Original::zero(std::forward<A>(a));
}

}  // namespace mutant

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of whole numbers in stored JSON, and of nesting that is too deep.
#include "core/notation/json/stored_json.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <random>
#include <string>

namespace damath::notation {
namespace {

using nlohmann::ordered_json;

// Judges by the digits of the text: true if the whole number is between the limits of Int. Neither the number
// nor a limit begins with a zero, except 0 itself.
template <class Int>
bool fits(const std::string& digits) {
  const bool isNegative = digits.front() == '-';
  using Limits = std::numeric_limits<Int>;
  const std::string limit = std::to_string(isNegative ? Limits::min() : Limits::max());
  if (isNegative && limit == "0") return false;
  return digits.size() < limit.size() || (digits.size() == limit.size() && digits <= limit);
}

template <class Int>
void expectJudgedByDigits(const std::string& digits) {
  const auto value = parseStored(digits);
  ASSERT_EQ(isInteger<Int>(value), fits<Int>(digits)) << digits;
  if (fits<Int>(digits)) {
    EXPECT_EQ(std::to_string(integerIn<Int>(value)), digits);
  } else {
    EXPECT_THROW(static_cast<void>(integerIn<Int>(value)), ordered_json::exception) << digits;
  }
}

TEST(StoredJson, ANumberIsReadIfItsTypeCanHoldIt) {
  std::mt19937_64 random(20261130);
  for (int time = 0; time < 20'000; ++time) {
    // Short and long numbers, many of them negative; half of them are near a power of two.
    std::uint64_t number = random() >> (random() % 64);
    if (random() % 2 == 0) number = (std::uint64_t{1} << (random() % 64)) + random() % 3 - 1;
    const bool isNegative = random() % 2 == 0 && number != 0 && number <= std::uint64_t{1} << 63U;
    const std::string digits = (isNegative ? "-" : "") + std::to_string(number);
    expectJudgedByDigits<int>(digits);
    expectJudgedByDigits<std::int64_t>(digits);
    expectJudgedByDigits<std::uint16_t>(digits);
  }
}

TEST(StoredJson, NothingElseIsANumber) {
  for (const char* const text : {"1.0", "0.5", "1e3", "-2.5", "true", "null", "\"7\"", "[7]", "{}",
                                 "18446744073709551616", "-9223372036854775809"}) {
    const auto value = parseStored(text);
    ASSERT_FALSE(value.is_discarded()) << text;
    EXPECT_FALSE(isInteger<std::int64_t>(value)) << text;
    EXPECT_THROW(static_cast<void>(integerIn<std::int64_t>(value)), ordered_json::exception) << text;
  }
}

TEST(StoredJson, DeepTextsAreNotParsed) {
  const std::string deepest = std::string(kMostStoredDepth, '[') + std::string(kMostStoredDepth, ']');
  EXPECT_FALSE(parseStored(deepest).is_discarded());
  EXPECT_TRUE(parseStored('[' + deepest + ']').is_discarded());
}

}  // namespace
}  // namespace damath::notation

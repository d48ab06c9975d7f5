// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/known_texts.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace damath::sheet {
namespace {

// Returns texts of 0 to 40 letters, and for each length the texts that differ in one place. KnownTexts
// compares up to 16 bytes at once and longer texts in another way.
std::vector<std::string> manyTexts() {
  std::vector<std::string> texts;
  for (std::size_t size = 0; size <= 40; ++size) {
    texts.emplace_back(size, 'a');
    for (std::size_t place = 0; place < size; ++place) {
      texts.emplace_back(size, 'a')[place] = 'b';
    }
  }
  return texts;
}

TEST(KnownTexts, EachTextKeepsItsMeaning) {
  const std::vector<std::string> texts = manyTexts();
  KnownTexts<std::size_t> known;
  std::vector<const std::size_t*> places;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    places.push_back(&known.recall(texts[i], [i] { return i; }));
    EXPECT_EQ(*places.back(), i);
  }
  EXPECT_EQ(known.size(), texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const std::string& again = texts[i];
    EXPECT_EQ(&known.recall(again, [] { return std::size_t{0} - 1; }), places[i]) << again;
  }
}

TEST(KnownTexts, WhatIsForgottenIsReadAgain) {
  KnownTexts<int> known;
  EXPECT_EQ(known.recall("10 x 6", [] { return 1; }), 1);
  EXPECT_EQ(known.recall("10 x 6", [] { return 2; }), 1);
  known.forget();
  EXPECT_EQ(known.size(), 0U);
  EXPECT_EQ(known.recall("10 x 6", [] { return 3; }), 3);
}

}  // namespace
}  // namespace damath::sheet

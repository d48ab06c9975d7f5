// SPDX-License-Identifier: GPL-3.0-or-later
// No text of the catalogue writes two full stops behind a name that ends with a full stop.
#include <gtest/gtest.h>

#include <string>

#include "core/every.hpp"
#include "words/phrase.hpp"

namespace damath::words {
namespace {

TEST(FullStops, BehindANameAreOne) {
  constexpr std::string_view kName = "Dela Cruz, Juan Jr.";
  int sentences = 0;
  for (const Phrase phrase : kEvery<Phrase>) {
    for (const Language language : {Language::English, Language::Filipino}) {
      const std::string text =
          said(phrase, language, {kName, kName, kName, kName, kName, kName, kName, kName, kName});
      const std::size_t two = text.find("Jr..");
      // An ellipsis of three points stays.
      const bool isEllipsis = two != std::string::npos && text.compare(two, 6, "Jr....") == 0;
      EXPECT_TRUE(two == std::string::npos || isEllipsis) << text;
      sentences += text.ends_with("Jr.") ? 1 : 0;
    }
  }
  EXPECT_GT(sentences, 100) << "sentences that end with a name";
}

}  // namespace
}  // namespace damath::words

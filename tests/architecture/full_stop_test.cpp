// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that the window fills a text whose sentence ends with a word by filledIn(), and not by QString::arg.
// A name may end with a full stop, and QString::arg would write "Juan Jr..".
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {
namespace {

using ::testing::IsEmpty;

// Returns the names of the phrases with a sentence that ends with a placeholder, in one language.
void addEnding(const std::string& catalogue, std::set<std::string>& names) {
  const std::string text = readFile(checkout() / "words/catalogue" / catalogue);
  const std::string mark = "msgctxt \"Phrase::";
  const std::regex end("%[1-9]\\.( |\"|\\\\n|<|\\))");
  for (std::size_t at = text.find(mark); at != std::string::npos;) {
    const std::size_t next = text.find(mark, at + 1);
    const std::string entry = text.substr(at, next == std::string::npos ? next : next - at);
    const std::string name = entry.substr(mark.size(), entry.find('"', mark.size()) - mark.size());
    if (std::regex_search(entry, end)) names.insert(name);
    at = next;
  }
}

TEST(FullStops, OfSentencesThatEndWithAWordAreFilledIn) {
  std::set<std::string> names;
  addEnding("damath.pot", names);
  addEnding("fil.po", names);
  EXPECT_GT(names.size(), 100U);
  const std::regex call("ranslator\\(([^()]*Phrase::[^()]*)\\)\\s*\\.arg\\(");
  const std::regex phrase("Phrase::(\\w+)");
  std::vector<Breach> breaches;
  int calls = 0;
  for (const SourceFile& file : sourceFiles(checkout(), {"app"})) {
    for (std::sregex_iterator each(file.code.begin(), file.code.end(), call), none; each != none; ++each) {
      ++calls;
      const std::string named = (*each)[1];
      for (std::sregex_iterator name(named.begin(), named.end(), phrase); name != none; ++name) {
        if (!names.contains((*name)[1])) continue;
        const auto line = std::count(file.code.begin(), file.code.begin() + each->position(), '\n') + 1;
        breaches.push_back({file.path, static_cast<int>(line), (*name)[1]});
      }
    }
  }
  EXPECT_GT(calls, 100);
  EXPECT_THAT(breaches, IsEmpty()) << toText(breaches);
}

}  // namespace
}  // namespace damath::architecture

// SPDX-License-Identifier: GPL-3.0-or-later
// Words and shapes that no source file may have. The tables are words.txt and private_words.txt.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {

class ForbiddenWords {
 public:
  // Throws std::runtime_error if a row is invalid.
  explicit ForbiddenWords(std::string_view table);

  [[nodiscard]] std::vector<Breach> breachesIn(const std::vector<SourceFile>& files) const;

 private:
  enum class Where { Code, Text };
  struct Word {
    std::vector<std::string> folders;
    Where where = Where::Code;
    std::string word;
    bool anyLead = false;
    bool anyContinuation = false;
    std::string because;
  };
  static bool stands(const Word& word, std::string_view line);

  std::vector<Word> m_words;
};

// Returns the lines that contain a word of `table`, which has the rows of private_words.txt. Upper and lower
// case are equal; a word inside a longer word does not count. Throws std::runtime_error if a row is invalid.
[[nodiscard]] std::vector<Breach> privateWordsIn(const std::vector<SourceFile>& files,
                                                 std::string_view table);

inline constexpr int kMostLines = 600;
// The limit is high, because the folder of a page has data, widgets and dialogs.
inline constexpr int kMostModules = 30;

// Returns files with more than kMostLines lines, headers without `#pragma once`, and sources that do not
// include the header of the same name first. This order proves that the header compiles alone.
[[nodiscard]] std::vector<Breach> shapeBreachesIn(const std::vector<SourceFile>& files);

// Returns folders with more than kMostModules modules. A header and its source are one module.
[[nodiscard]] std::vector<Breach> crowdedFoldersIn(const std::vector<SourceFile>& files);

// Returns loops that end at a named enumerator, and counts computed as a named enumerator plus one: both
// would miss an enumerator added later.
[[nodiscard]] std::vector<Breach> lastEnumeratorsIn(const std::vector<SourceFile>& files);

}  // namespace damath::architecture

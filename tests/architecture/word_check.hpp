// SPDX-License-Identifier: GPL-3.0-or-later
// Words and shapes that no source file may have. The table is words.txt.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/architecture/source_file.hpp"

namespace damath::architecture {

class ForbiddenWords {
 public:
  // Throws std::runtime_error on a row that is none.
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

inline constexpr int kMostLines = 600;
inline constexpr int kMostModules = 20;

// Files of more than kMostLines lines, headers without `#pragma once`, and sources that do not include the
// header of their own name first, which is what proves that header to stand alone.
[[nodiscard]] std::vector<Breach> shapeBreachesIn(const std::vector<SourceFile>& files);

// Folders with more modules than kMostModules, a header and its source being one.
[[nodiscard]] std::vector<Breach> crowdedFoldersIn(const std::vector<SourceFile>& files);

// Loops that end at an enumerator by its name, and numbers of values counted from one: whatever is added
// behind it would be left out.
[[nodiscard]] std::vector<Breach> lastEnumeratorsIn(const std::vector<SourceFile>& files);

}  // namespace damath::architecture

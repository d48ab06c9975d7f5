// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheets that the arguments name, in their order; a folder's own by name. Folders within it are left
// alone.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

class SheetList {
 public:
  // A file, or every `*.sheet` and `*.csv` of a folder.
  [[nodiscard]] InputResult<void> add(const std::string& name, words::Language language);

  [[nodiscard]] std::size_t size() const { return m_sheets.size(); }
  [[nodiscard]] std::filesystem::path path(std::size_t sheet) const;
  [[nodiscard]] const std::string& fileName(std::size_t sheet) const { return m_sheets[sheet].name; }
  // Whether an earlier sheet has the same file name, in another folder.
  [[nodiscard]] std::vector<bool> namedTwice() const;

 private:
  // Names alone, the folder once: a hundred thousand sheets take little memory.
  struct Entry {
    std::size_t folder;
    std::string name;
  };
  std::vector<std::filesystem::path> m_folders;
  std::vector<Entry> m_sheets;
};

}  // namespace damath::cli

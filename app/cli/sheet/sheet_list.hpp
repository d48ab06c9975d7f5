// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheets named by the arguments, in their order. The files of a folder are sorted by name; its
// subfolders are ignored.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

class SheetList {
 public:
  // Adds a file, or every `*.sheet` and `*.csv` file of a folder.
  [[nodiscard]] InputResult<void> add(const std::string& name, words::Language language);

  [[nodiscard]] std::size_t size() const { return m_sheets.size(); }
  [[nodiscard]] std::filesystem::path path(std::size_t sheet) const;
  [[nodiscard]] const std::string& fileName(std::size_t sheet) const { return m_sheets[sheet].name; }
  // Returns for each sheet true if an earlier sheet of another folder has the same file name.
  [[nodiscard]] std::vector<bool> namedTwice() const;

 private:
  // A file name without its folder, which is stored once: a list of a hundred thousand sheets takes little
  // memory.
  struct Entry {
    std::size_t folder;
    std::string name;
  };
  std::vector<std::filesystem::path> m_folders;
  std::vector<Entry> m_sheets;
};

}  // namespace damath::cli

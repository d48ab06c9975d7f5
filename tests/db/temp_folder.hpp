// SPDX-License-Identifier: GPL-3.0-or-later
// A folder for one test. The destructor removes it.
#pragma once

#include <filesystem>
#include <string>

namespace damath::testing {

class TempFolder {
 public:
  TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;
  ~TempFolder();

  [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
  [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return m_path / name; }
  // Returns the names of all files and folders in the folder, sorted, with blanks between them.
  [[nodiscard]] std::string listing() const;

 private:
  std::filesystem::path m_path;
};

[[nodiscard]] std::string contentOf(const std::filesystem::path& file);
void writeFile(const std::filesystem::path& file, const std::string& content);

}  // namespace damath::testing

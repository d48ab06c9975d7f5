// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/temp_folder.hpp"

#include <stdlib.h>

#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>
#include <system_error>

namespace damath::testing {

namespace fs = std::filesystem;

TempFolder::TempFolder() {
  std::string pattern = (fs::temp_directory_path() / "damath-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no folder for the test");
  m_path = pattern;
}

TempFolder::~TempFolder() {
  std::error_code ignored;
  fs::remove_all(m_path, ignored);
}

std::string TempFolder::listing() const {
  std::set<std::string> names;
  for (const auto& item : fs::directory_iterator(m_path)) names.insert(item.path().filename().string());
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
  return text;
}

std::string contentOf(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

void writeFile(const fs::path& file, const std::string& content) {
  std::ofstream stream(file, std::ios::binary);
  stream << content;
  if (!stream.flush()) throw std::runtime_error("the test's file cannot be written");
}

}  // namespace damath::testing

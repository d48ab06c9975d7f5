// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/sheet_list.hpp"

#include <algorithm>
#include <unordered_set>

#include "core/notation/sheet/sheet_csv.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

namespace fs = std::filesystem;
using words::Phrase;

InputResult<void> SheetList::add(const std::string& name, words::Language language) {
  const std::size_t folder = m_folders.size();
  std::error_code error;
  if (!fs::is_directory(name, error)) {
    m_folders.push_back(fs::path(name).parent_path());
    m_sheets.push_back({folder, fs::path(name).filename().string()});
    return {};
  }
  const auto refuse = [&](Phrase phrase) { return unusable(phrase, language, {}, name); };
  error.clear();
  const std::size_t before = m_sheets.size();
  for (fs::directory_iterator entry(name, error), end; !error && entry != end; entry.increment(error)) {
    const fs::path& path = entry->path();
    if (!notation::isSheetName(path.native())) continue;
    std::error_code ignored;
    if (!entry->is_directory(ignored)) m_sheets.push_back({folder, path.filename().string()});
  }
  if (error) {
    m_sheets.resize(before);
    return refuse(Phrase::FolderUnreadable);
  }
  if (m_sheets.size() == before) return refuse(Phrase::FolderEmpty);
  m_folders.emplace_back(name);
  std::sort(m_sheets.begin() + static_cast<std::ptrdiff_t>(before), m_sheets.end(),
            [](const Entry& a, const Entry& b) { return a.name < b.name; });
  return {};
}

fs::path SheetList::path(std::size_t sheet) const {
  return m_folders[m_sheets[sheet].folder] / m_sheets[sheet].name;
}

std::vector<bool> SheetList::namedTwice() const {
  std::vector<bool> twice(m_sheets.size(), false);
  if (m_folders.size() < 2) return twice;
  std::unordered_set<std::string> names;
  for (std::size_t i = 0; i < m_sheets.size(); ++i) twice[i] = !names.insert(m_sheets[i].name).second;
  return twice;
}

}  // namespace damath::cli

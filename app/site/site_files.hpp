// SPDX-License-Identifier: GPL-3.0-or-later
// Passes on the files of a web site while they are made.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace damath::site {

// Receives one file of the site. Returns false to stop: the file cannot be saved, or the user canceled.
using TakeFile = std::function<bool(const std::string& name, std::string_view bytes)>;

// Passes files to a TakeFile function, until that function returns false for one of them.
class SiteFiles {
 public:
  explicit SiteFiles(const TakeFile& take) : m_take(take) {}

  void add(const std::string& name, std::string_view bytes) {
    m_isWanted = m_isWanted && m_take(name, bytes);
  }
  void addPage(const std::string& name, std::string_view bytes) {
    add(name, bytes);
    if (m_isWanted) ++m_pages;
  }

  [[nodiscard]] bool isWanted() const { return m_isWanted; }
  // Returns how many of the accepted files are HTML pages.
  [[nodiscard]] int pages() const { return m_pages; }

 private:
  const TakeFile& m_take;
  bool m_isWanted = true;
  int m_pages = 0;
};

}  // namespace damath::site

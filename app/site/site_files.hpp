// SPDX-License-Identifier: GPL-3.0-or-later
// Receives the files of a site while they are made.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace damath::site {

// Receives a file. A false return stops the site: the file cannot be saved, or the user canceled.
using TakeFile = std::function<bool(const std::string& name, std::string_view bytes)>;

// Passes files to a TakeFile function, until the function returns false for one of them.
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
  // The number of HTML pages among the accepted files.
  [[nodiscard]] int pages() const { return m_pages; }

 private:
  const TakeFile& m_take;
  bool m_isWanted = true;
  int m_pages = 0;
};

}  // namespace damath::site

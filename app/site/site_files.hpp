// SPDX-License-Identifier: GPL-3.0-or-later
// What takes the files of a site as they are made.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace damath::site {

// Takes a file. False ends the making: it cannot be kept, or nobody wants it any more.
using TakeFile = std::function<bool(const std::string& name, std::string_view bytes)>;

// Hands files on until one is not taken, and then no more.
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
  // How many of the files taken are pages.
  [[nodiscard]] int pages() const { return m_pages; }

 private:
  const TakeFile& m_take;
  bool m_isWanted = true;
  int m_pages = 0;
};

}  // namespace damath::site

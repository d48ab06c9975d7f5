// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a workbook that its cells share. A cell names a text by its number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/workbook/xml_reader.hpp"

namespace damath::desk {

// Returns the text of the open element, a shared text or the text of a cell. Joins the pieces of a text with
// several fonts. Leaves out the signs for pronunciation. nullopt if the document ends or breaks too early.
[[nodiscard]] std::optional<std::string> richText(XmlReader& xml);

class SharedStrings {
 public:
  // nullopt if the document ends or breaks too early.
  [[nodiscard]] static std::optional<SharedStrings> parse(XmlReader& xml);

  // Returns the text with this number. nullopt if there is no such text.
  [[nodiscard]] std::optional<std::string_view> at(std::string_view number) const;

 private:
  std::string m_text;                 // all texts, one behind the other
  std::vector<std::uint32_t> m_ends;  // the end of each text in m_text
};

}  // namespace damath::desk

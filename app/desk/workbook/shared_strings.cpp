// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/workbook/shared_strings.hpp"

#include <utility>

#include "app/desk/workbook/package.hpp"
#include "core/text/number.hpp"

namespace damath::desk {

std::optional<std::string> richText(XmlReader& xml) {
  std::string text;
  const auto addText = [&] {
    if (isOfSheet(xml, "t")) text += xml.textOfOpen().value_or(std::string());
  };
  const bool isRead = xml.eachChild([&] {
    if (isOfSheet(xml, "r")) {
      xml.eachChild(addText);
    } else {
      addText();
    }
  });
  return isRead ? std::optional(std::move(text)) : std::nullopt;
}

std::optional<SharedStrings> SharedStrings::parse(XmlReader& xml) {
  SharedStrings strings;
  const bool isRead = xml.next() == XmlReader::Token::Start && xml.eachChild([&] {
    if (!isOfSheet(xml, "si")) return;
    strings.m_text += richText(xml).value_or(std::string());
    strings.m_ends.push_back(static_cast<std::uint32_t>(strings.m_text.size()));
  });
  return isRead ? std::optional(std::move(strings)) : std::nullopt;
}

std::optional<std::string_view> SharedStrings::at(std::string_view number) const {
  const auto index = numberIn<std::size_t>(number);
  if (!index || *index >= m_ends.size()) return std::nullopt;
  const std::size_t begin = *index == 0 ? 0 : m_ends[*index - 1];
  return std::string_view(m_text).substr(begin, m_ends[*index] - begin);
}

}  // namespace damath::desk

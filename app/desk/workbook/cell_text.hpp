// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of cells as a person sees them: numbers, dates, and the escapes of texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/workbook/xml_reader.hpp"

namespace damath::desk {

// The first day of the calendar of a workbook: 1900, or 1904 in files of old Macs.
enum class DayCount { From1900, From1904 };

// The form in which a cell shows its number.
struct NumberForm {
  bool hasDay = false;    // a date
  bool hasClock = false;  // a time of day
  int digits = 0;         // the number of digits, filled with zeros, for a form such as 000000000000; else 0
};

// The number forms of the cells, by the number that a cell names (its attribute s).
class NumberForms {
 public:
  // Reads the styles of a workbook. nullopt if the document ends or breaks too early.
  [[nodiscard]] static std::optional<NumberForms> parse(XmlReader& xml);

  // Returns the form with this number; the general form if there is none.
  [[nodiscard]] NumberForm at(std::string_view number) const;

 private:
  std::vector<NumberForm> m_forms;
};

// Returns the form that a code such as "dd/mm/yyyy" or "000000000000" describes.
[[nodiscard]] NumberForm numberForm(std::string_view code);

// Returns the number as a cell shows it: rounded to 15 digits, without an exponent if the number has at most
// 21 digits. "136512345678" and "1.36512345678E+11" are "136512345678", "7.0" is "7". A date is "2026-11-20",
// a time "08:01" or "08:01:22". Returns a text that is no number unchanged.
[[nodiscard]] std::string numberText(std::string_view number, const NumberForm& form, DayCount days);

// Returns the text with the characters that the escapes _xHHHH_ stand for, without line breaks and tabs,
// which become blanks, and without blanks at its ends.
[[nodiscard]] std::string cellText(std::string_view text);

}  // namespace damath::desk

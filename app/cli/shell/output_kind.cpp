// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/output_kind.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace damath::cli {

namespace {

constexpr std::string_view kRemark = "# Written by Damath\n";
constexpr std::string_view kHeadings[] = {"rank,entry,name,school,", "kind,round,board,blueEntry,",
                                          "rank,team,within,"};
constexpr std::string_view kPdfCreator = "/Creator (Damath)";

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

std::string_view withoutMark(std::string_view text) {
  constexpr std::string_view kByteOrder = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrder)) text.remove_prefix(kByteOrder.size());
  return text;
}

}  // namespace

bool isOlderOutput(OutputKind kind, std::string_view firstBytes) {
  const std::string_view text = withoutMark(firstBytes);
  switch (kind) {
    case OutputKind::Pdf:
      return text.starts_with("%PDF-") && has(text, kPdfCreator);
    case OutputKind::Html:
      return text.starts_with("<!DOCTYPE html>") && has(text, "<meta name=\"generator\" content=\"Damath\"");
    case OutputKind::Csv:
      return std::ranges::any_of(kHeadings,
                                 [&](std::string_view headings) { return text.starts_with(headings); });
    case OutputKind::EventJson:
      return text.starts_with("{\n  \"event\": \"") && has(text, "\n  \"standings\": {\n");
    case OutputKind::TeamsJson:
      return text.starts_with("{\n  \"events\": [") && has(text, "\n  \"by\": \"");
    case OutputKind::WholeJson:
      return text.starts_with("{\"damathContest\":");
    case OutputKind::Trf:
      return text.starts_with("012 ") && has(text, "\r\n182 Damath\r\n");
    case OutputKind::Sheet:
      return text.starts_with(kRemark);
    case OutputKind::Xlsx:
    case OutputKind::Unmarked:
      return false;
  }
  return false;
}

std::string withRemark(const std::string& sheet, const std::string& fact) {
  return std::string(kRemark) + (fact.empty() ? std::string() : "# " + fact + "\n") + sheet;
}

}  // namespace damath::cli

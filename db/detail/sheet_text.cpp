// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/sheet_text.hpp"

#include "core/board/side.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/ordered_json.hpp"

namespace damath::db::detail {

namespace {

OrderedJson halfJson(const sheet::Half& half) {
  return OrderedJson::array({spellingOf(half.kind), half.move, half.score, half.total});
}

sheet::Half halfOf(const OrderedJson& json) {
  return {spelled<sheet::HalfKind>("kind", json.at(0).get<std::string>()), json.at(1).get<std::string>(),
          json.at(2).get<std::string>(), json.at(3).get<std::string>()};
}

}  // namespace

std::string sheetText(const sheet::Sheet& sheet) {
  const auto tags = listed(sheet.tags, [](const sheet::Tag& tag) {
    return OrderedJson::array({tag.name, tag.value});
  });
  const auto lines = listed(sheet.lines, [](const sheet::Line& line) {
    return OrderedJson::array({halfJson(line.of(board::Side::Blue)), halfJson(line.of(board::Side::Red))});
  });
  return OrderedJson{{"tags", tags}, {"lines", lines}}.dump();
}

sheet::Sheet sheetOf(const std::string& text) {
  return readAs("sheet", text, [](const OrderedJson& json) {
    sheet::Sheet sheet;
    for (const OrderedJson& tag : json.at("tags")) {
      sheet.tags.push_back({tag.at(0).get<std::string>(), tag.at(1).get<std::string>()});
    }
    for (const OrderedJson& line : json.at("lines")) {
      sheet.lines.push_back({{halfOf(line.at(0)), halfOf(line.at(1))}});
    }
    return sheet;
  });
}

}  // namespace damath::db::detail

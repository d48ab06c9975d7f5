// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/sheet_text.hpp"

#include "core/board/side.hpp"
#include "db/detail/codec.hpp"
#include "db/detail/ordered_json.hpp"

namespace damath::db::detail {

namespace {

std::string textAt(const OrderedJson& json, const char* name) {
  return json.at(name).get<std::string>();
}

template <class T>
std::optional<T> valueAt(const OrderedJson& json, const char* name) {
  const OrderedJson& value = json.at(name);
  if (value.is_null()) return std::nullopt;
  return value.get<T>();
}

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

std::string findingsText(const std::vector<StoredFinding>& findings) {
  return listed(findings,
                [](const StoredFinding& finding) -> OrderedJson {
                  return {{"code", sheet::toText(finding.code)},
                          {"line", orNull(finding.line)},
                          {"side", finding.side ? OrderedJson(toText(*finding.side)) : OrderedJson()},
                          {"severity", sheet::toText(finding.severity)},
                          {"cell", sheet::toText(finding.cell)},
                          {"clause", toText(finding.clause)},
                          {"written", finding.written},
                          {"correct", orNull(finding.correct)},
                          {"causedBy", orNull(finding.causedBy)}};
                })
      .dump();
}

std::vector<StoredFinding> findingsOf(const std::string& text) {
  return readAs("findings", text, [](const OrderedJson& json) {
    std::vector<StoredFinding> findings;
    for (const OrderedJson& item : json) {
      const auto side = valueAt<std::string>(item, "side");
      findings.push_back({spelled<sheet::FindingCode>("finding", textAt(item, "code")),
                          valueAt<int>(item, "line"),
                          side ? std::optional(spelled<board::Side>("side", *side)) : std::nullopt,
                          spelled<sheet::Severity>("severity", textAt(item, "severity")),
                          spelled<sheet::Cell>("cell", textAt(item, "cell")),
                          clauseOf(textAt(item, "clause")), textAt(item, "written"),
                          valueAt<std::string>(item, "correct"), valueAt<std::size_t>(item, "causedBy")});
    }
    return findings;
  });
}

std::optional<sheet::Counted> countedIn(const std::string& findings,
                                        const std::vector<sheet::Ruling>& rulings) {
  try {
    return sheet::counted(findingsOf(findings), rulings);
  } catch (const BrokenRow&) {
    return std::nullopt;
  }
}

std::string correctionsText(const std::vector<StoredCorrection>& corrections) {
  return listed(corrections,
                [](const StoredCorrection& correction) -> OrderedJson {
                  return {{"line", correction.line},
                          {"side", toText(correction.side)},
                          {"cell", sheet::toText(correction.cell)},
                          {"written", correction.written},
                          {"correct", correction.correct},
                          {"by", correction.by},
                          {"reason", correction.reason},
                          {"at", correction.at}};
                })
      .dump();
}

std::vector<StoredCorrection> correctionsOf(const std::string& text) {
  return readAs("corrections", text, [](const OrderedJson& json) {
    std::vector<StoredCorrection> corrections;
    for (const OrderedJson& item : json) {
      corrections.push_back({item.at("line").get<int>(), spelled<board::Side>("side", textAt(item, "side")),
                             spelled<sheet::Cell>("cell", textAt(item, "cell")), textAt(item, "written"),
                             textAt(item, "correct"), textAt(item, "by"), textAt(item, "reason"),
                             textAt(item, "at")});
    }
    return corrections;
  });
}

}  // namespace damath::db::detail

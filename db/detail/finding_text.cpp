// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/finding_text.hpp"

#include "core/board/side.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/ordered_json.hpp"

namespace damath::db::detail {

namespace {

rules::Clause clauseOf(const std::string& text) {
  return text.empty() ? rules::Clause() : spelled(rules::parseClause(text), "clause", text);
}

std::string textAt(const OrderedJson& json, const char* name) {
  return json.at(name).get<std::string>();
}

template <class T>
std::optional<T> valueAt(const OrderedJson& json, const char* name) {
  const OrderedJson& value = json.at(name);
  if (value.is_null()) return std::nullopt;
  return value.get<T>();
}

}  // namespace

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
      corrections.push_back(
          {notation::integerIn<int>(item.at("line")), spelled<board::Side>("side", textAt(item, "side")),
           spelled<sheet::Cell>("cell", textAt(item, "cell")), textAt(item, "written"),
           textAt(item, "correct"), textAt(item, "by"), textAt(item, "reason"), textAt(item, "at")});
    }
    return corrections;
  });
}

}  // namespace damath::db::detail

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/contest_document.hpp"

#include <nlohmann/json.hpp>

#include "app/cli/shell/input_file.hpp"
#include "app/words/texts/document_words.hpp"
#include "app/words/texts/file_name_words.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

ordered_json tablesJson(const db::DocumentRows& rows) {
  ordered_json json = ordered_json::object();
  for (const auto& [table, count] : rows) json[table] = count;
  return json;
}

}  // namespace

ExitStatus exportWhole(ContestRun& run, const Output& output) {
  return run.withContest([&](OpenContest& open) {
    const auto target =
        namedOutput(output, words::fileNameOf(words::FileSubject{}, "json", open.contest, run.language()),
                    run.language());
    if (!target) return run.terminal().complain(target.error());
    desk::DeskResult<db::DocumentRows> rows;
    const auto written = writeOutput(
        *target,
        [&](const WriteBytes& write) {
          rows = open.desk.writeDocument(write);
          return rows.has_value();
        },
        run.language());
    // If the file cannot be written, the reading of the contest stops with an error too. So an error of
    // writing is reported first, because it is the cause.
    if (!written) return run.terminal().complain(written.error());
    if (!rows) return run.refused(rows.error());
    ordered_json json = {
        {"file", target->path.string()}, {"format", "json"}, {"names", "full"}, {"whole", true}};
    json["tables"] = tablesJson(*rows);
    return run.answered(json, {run.say(Phrase::WholeWritten, {nameOf(*target, run.language()),
                                                              words::contentText(*rows, run.language())}),
                               run.say(Phrase::WholeNotPublic)});
  });
}

Answer createFromDocument(ContestRun& run, const std::string& document) {
  const std::string& file = run.options().file;
  DAMATH_CHECK(checkInput(document, run.language()));
  const auto rows = desk::Desk::createFrom(db::Place::parse(file), document);
  if (!rows) {
    const db::DocumentFault& fault = rows.error();
    const bool isFiles =
        fault.kind == db::DocumentFaultKind::FileExists || fault.kind == db::DocumentFaultKind::StoreFailed;
    return run.terminal().complain(
        {{isFiles ? file : document, fault.line, words::message(fault, run.language())}});
  }
  ordered_json json = {{"file", file}, {"from", document}};
  json["tables"] = tablesJson(*rows);
  return run.answered(json, {run.say(Phrase::ContestFromDocument,
                                     {file, document, words::contentText(*rows, run.language())}),
                             run.say(Phrase::ChainTakenOver)});
}

}  // namespace damath::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/sheet_entry.hpp"

#include <algorithm>
#include <ostream>

#include "app/cli/contest/result_answer.hpp"
#include "app/cli/sheet/audit_page.hpp"
#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/findings/ruling_words.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "core/board/side.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/notation/sheet/audit_json.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/settle/filling.hpp"
#include "core/sheet/settle/mistake_count.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

ordered_json viewJson(const std::string& file, const contest::EventSetup& setup, const desk::SheetView& view,
                      words::Language language) {
  const notation::AuditSubject subject{file, setup.set, setup.ruleset.name};
  const sheet::Audited audited{view.named, view.report, {setup.ruleset, setup.set}};
  ordered_json json = notation::auditJson(subject, view.report, words::sentencesOf(audited, language));
  json["version"] = view.stored.version;
  json["mismatches"] = notation::listed(view.mismatches, [](const desk::Mismatch& mismatch) -> ordered_json {
    return {{"kind", desk::toText(mismatch.kind)},
            {"onSheet", mismatch.onSheet},
            {"expected", mismatch.expected}};
  });
  json["filled"] = notation::listed(sheet::filledCells(view.stored.sheet), [](const sheet::FilledCell& cell) {
    return ordered_json(sheet::toText(cell));
  });
  json["rulings"] = rulingsJson(view.stored);
  json["outcome"] = outcomeJson(view.outcome, setup.set);
  json["open"] = openJson(desk::openGaps(view.stored, view.report));
  json["accepted"] = view.stored.acceptance == db::Acceptance::Accepted;
  return json;
}

void tell(ContestRun& run, const contest::EventSetup& setup, const SheetEntry& entry,
          const desk::SheetView& view) {
  std::ostream& out = run.terminal().out();
  const auto* place = std::get_if<desk::Place>(&entry.at);
  const std::string where =
      place != nullptr ? words::placeText(*place, run.language()) : said(Phrase::Rematch, run.language());
  const SheetFile file{entry.file.empty() ? setup.name + ", " + where : entry.file, view.named, setup.set,
                       setup.ruleset, view.report.start};
  // Prints the totals and the verdict after the facilitator's rulings, which may differ from the audit's own
  // totals and verdict.
  const sheet::RuledReport ruled = sheet::ruledReport(
      {view.stored.sheet, setup.set, setup.ruleset, view.report}, desk::rulingsOf(view.stored));
  const bool isResultRuled = std::ranges::find(view.stored.rulings, sheet::Cell::Result,
                                               &db::StoredRuling::cell) != view.stored.rulings.end();
  out << auditPage(run.terminal(), file, view.report,
                   {ruled.report, isResultRuled ? ResultBy::Ruling : ResultBy::Totals});
  for (const desk::Mismatch& mismatch : view.mismatches) {
    out << printable(words::message(mismatch, run.language())) << '\n';
  }
  for (const db::StoredRuling& ruling : view.stored.rulings) {
    out << printable(words::rulingText(ruling, view.stored.sheet, view.report, run.language())) << '\n';
  }
  std::string filled;
  for (const sheet::FilledCell& cell : sheet::filledCells(view.stored.sheet)) {
    filled += (filled.empty() ? "" : ", ") + sheet::toText(cell);
  }
  if (!filled.empty()) out << words::said(Phrase::FilledInCells, run.language(), {filled}) << '\n';
  if (!view.stored.rulings.empty()) out << outcomeText(view.outcome, setup.set, run.language()) << '\n';
  const Phrase phrase = entry.file.empty() ? Phrase::SheetInForce
                        : entry.isKnown    ? Phrase::SheetKnown
                                           : Phrase::SheetStored;
  out << run.say(phrase, {std::to_string(view.stored.version)}) << '\n';
}

// Returns the corrected scoresheet: the audit's corrections and the facilitator's rulings are made in it.
// Tags name the author and the reason of each ruling.
sheet::Sheet correctedSheet(const contest::EventSetup& setup, const desk::SheetView& view) {
  sheet::Sheet sheet = sheet::correctedByRulings({view.stored.sheet, setup.set, setup.ruleset, view.report},
                                                 desk::rulingsOf(view.stored));
  int number = 0;
  for (const db::StoredRuling& ruling : view.stored.rulings) {
    sheet.setTag("RuledBy" + std::to_string(++number), ruling.by + ": " + ruling.reason);
  }
  return sheet;
}

// Stores the sheet so that the facilitator can rule on it. The sheet is not accepted, because the audit could
// not prove its result.
Answer storeUnproven(ContestRun& run, OpenContest& open, const contest::Event& event, SheetEntry entry,
                     const sheet::Sheet& sheet, const desk::DeskError& why) {
  desk::SheetDesk desk(open.desk);
  const auto before = desk.sheetInForce(event.id, entry.at);
  entry.isKnown = before && before->stored.sheet == sheet;
  DAMATH_CHECK(run.withConfirmation(
      [&](const desk::Author& author) { return desk.storeSheet(event.id, entry.at, sheet, author); }));
  auto told = tellSheet(run, open, event, entry, {}, {{"reason", desk::toText(why.refusal)}});
  run.terminal().complain({{run.options().file, {}, refusalText(why, run.language())}});
  return told;
}

}  // namespace

Answer enterSheet(ContestRun& run, OpenContest& open, const contest::Event& event, const SheetEntry& entry) {
  desk::SheetDesk desk(open.desk);
  std::optional<desk::SheetAccepted> accepted;
  std::optional<sheet::Sheet> sheet;
  if (!entry.file.empty()) {
    DAMATH_TRY(read, readSheet(entry.file, run.language()));
    sheet = *std::move(read);
  }
  if (entry.fillIn) {
    if (!sheet) {
      DAMATH_TRY(inForce, desk.sheetInForce(event.id, entry.at));
      sheet = inForce->stored.sheet;
    }
    const auto report = sheet::audit(*sheet, event.setup.set, event.setup.ruleset);
    sheet = sheet::filledIn(*std::move(sheet), sheet::fillings(report));
  }
  SheetEntry shown = entry;
  if (sheet && !entry.accept) {
    const auto before = desk.sheetInForce(event.id, entry.at);
    shown.isKnown = before && before->stored.sheet == *sheet;
    DAMATH_CHECK(run.withConfirmation(
        [&](const desk::Author& author) { return desk.storeSheet(event.id, entry.at, *sheet, author); }));
  } else if (sheet) {
    const auto done = run.withConfirmation(
        [&](const desk::Author& author) { return desk.storeAndAccept(event.id, entry.at, *sheet, author); });
    if (!done && done.error().refusal == desk::Refusal::NotProven) {
      return storeUnproven(run, open, event, shown, *sheet, done.error());
    }
    if (!done) return Unexpected(done.error());
    accepted = done->accepted;
  } else if (entry.accept) {
    DAMATH_TRY(done, run.withConfirmation([&](const desk::Author& author) {
      return desk.acceptSheet(event.id, entry.at, author);
    }));
    accepted = *done;
  }
  return tellSheet(run, open, event, shown, accepted, {});
}

Answer tellSheet(ContestRun& run, OpenContest& open, const contest::Event& event, const SheetEntry& entry,
                 const std::optional<desk::SheetAccepted>& accepted, const ordered_json& before) {
  DAMATH_TRY(view, desk::SheetDesk(open.desk).sheetInForce(event.id, entry.at));
  DAMATH_TRY(difference, desk::SheetDesk(open.desk).difference(event.id, entry.at));
  const bool isJson = run.options().json;
  ordered_json json = before;
  json.update(viewJson(entry.file, event.setup, *view, run.language()));
  json["differs"] = differenceJson(*difference);
  if (!isJson) tell(run, event.setup, entry, *view);
  if (accepted) {
    json["corrections"] = accepted->corrections;
    std::vector<std::string> lines = {changeText(accepted->result, event.setup.set, run.language())};
    addPairedAgain(json, lines, accepted->result.again, run.language());
    if (!isJson) {
      for (const std::string& line : lines) run.terminal().out() << line << '\n';
    }
  }
  if (!entry.corrected.empty()) {
    const std::string text = withRemark(notation::toSheetText(correctedSheet(event.setup, *view)),
                                        words::followedText(view->report, run.language()));
    const Output output{entry.corrected, OutputKind::Sheet, entry.isForced, run.options().file};
    DAMATH_CHECK(writeOutput(output, text, run.language()));
    json["corrected"] = entry.corrected;
    if (!isJson) {
      run.terminal().out() << run.say(Phrase::Exported, {nameOf(output, run.language())}) << '\n';
    }
  }
  const bool isStored = !entry.file.empty() || entry.fillIn;
  const bool isChanged = (isStored && !entry.isKnown) || accepted;
  run.changed(std::move(json), {}, isChanged ? WayBack::Undo : WayBack::None);
  const auto counted = sheet::counted(view->report.findings, desk::rulingsOf(view->stored));
  const bool isClean = counted.errors == 0 && view->report.isFollowed();
  return isClean ? ExitStatus::Clean : ExitStatus::Findings;
}

}  // namespace damath::cli

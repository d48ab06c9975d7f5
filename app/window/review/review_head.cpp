// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/review_head.hpp"

#include <QStringList>
#include <map>

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/second_entry.hpp"
#include "app/desk/sheets/sheet_stage.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using desk::Refusal;
using desk::SheetStage;
using words::Phrase;

namespace {

QString stageText(const db::StoredSheet& stored, const Translator& translator) {
  QStringList names;
  for (const db::StoredReview& review : stored.reviews) names << toQt(review.reviewer);
  switch (desk::stageOf(stored)) {
    case SheetStage::Entered:
      return translator(Phrase::SheetNotAccepted);
    case SheetStage::Accepted:
      return translator(Phrase::SheetUnreviewed);
    case SheetStage::Reviewed:
      return translator(Phrase::SheetLookedOver).arg(names.join(QStringLiteral(", ")));
    case SheetStage::SignedOff:
      break;
  }
  return translator(Phrase::SignedOffBy).arg(toQt(stored.signOff->by));
}

}  // namespace

QString reviewTitle(const desk::SheetAt& at, const Translator& translator) {
  const auto* place = std::get_if<desk::Place>(&at);
  if (place == nullptr) return translator(Phrase::ReviewRematchTitle);
  return translator(Phrase::ReviewTitle)
      .arg(contest::numberOf(place->round))
      .arg(contest::numberOf(place->board));
}

QStringList reviewFacts(const desk::SheetView& view, const contest::Event& event,
                        const Translator& translator) {
  const db::StoredSheet& stored = view.stored;
  QStringList facts{translator(Phrase::ReviewVersion)
                        .arg(stored.version)
                        .arg(toQt(stored.by), momentText(stored.at, translator.language())),
                    stageText(stored, translator), comesToText(view, event, translator)};
  const std::size_t open = desk::openDifferences(stored).size();
  if (open > 0 && !stored.signOff) facts << translator(Phrase::SecondEntryOpen).arg(open);
  if (!view.result) return facts;
  const auto agreement =
      desk::agreementOf(event.setup, *view.result, desk::settledResultOf(view.report, view.outcome));
  if (agreement == contest::Agreement::Differs) {
    facts << translator(Phrase::ResultIsOther)
                 .arg(wholeResult(event.setup, *view.result, translator.language()));
  }
  return facts;
}

SignOffWants signOffWants(const ReviewedSheet& of, const contest::Event& event,
                          const Translator& translator) {
  struct Remedy {
    Phrase message;
    std::vector<Command> commands;
  };
  static const std::map<Refusal, Remedy> kRemedies = {
      {Refusal::SheetOpen, {Phrase::WantsAccepting, {Command::AcceptSheet}}},
      {Refusal::NotReviewed, {Phrase::WantsReview, {Command::MarkChecked, Command::EnterAgain}}},
      {Refusal::ReviewDiffers, {Phrase::WantsSettling, {Command::NextFinding}}},
      {Refusal::SheetDisagrees, {Phrase::WantsResult, {Command::ReopenResult}}}};
  const auto meeting = desk::meetingOf(event, of.at);
  if (!meeting) return {};
  QStringList lines;
  SignOffWants wants;
  for (const Refusal each : desk::unsettled(of.view.stored, *meeting, event.setup)) {
    const auto remedy = kRemedies.find(each);
    if (remedy == kRemedies.end()) continue;
    lines << QStringLiteral("• ") + translator(remedy->second.message);
    const std::vector<Command>& commands = remedy->second.commands;
    wants.commands.insert(wants.commands.end(), commands.begin(), commands.end());
  }
  if (lines.isEmpty()) return {};
  lines.prepend(translator(Phrase::SignOffWants));
  wants.text = lines.join(u'\n');
  return wants;
}

}  // namespace damath::window

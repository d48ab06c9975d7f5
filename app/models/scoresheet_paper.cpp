// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scoresheet_paper.hpp"

#include "app/words/findings/ruling_words.hpp"
#include "app/words/texts/report_labels.hpp"

namespace damath::models {

compose::Document scoresheetPaper(const contest::Contest& contest, const contest::Event& event,
                                  const contest::Game& game, const ShownSheet& shown,
                                  const desk::SheetView* stored, words::Language language) {
  const compose::Labels labels = words::reportLabels(language);
  const compose::GameHead head = compose::headOf(contest, event, game);
  const contest::EventSetup& setup = event.setup;
  // Rulings and acceptance are of the sheet that is stored, not of one that is being typed.
  const bool isStored = stored != nullptr && stored->stored.sheet == shown.sheet;
  const bool isAccepted = isStored && stored->stored.acceptance == db::Acceptance::Accepted;
  const sheet::AuditedSheet audited{shown.sheet, setup.set, setup.ruleset, shown.report};
  const sheet::Outcome outcome = isStored ? stored->outcome : sheet::outcomeOf(audited, {});
  const auto rulings = isStored ? stored->stored.rulings : std::vector<db::StoredRuling>();
  const compose::Copy copy = isAccepted ? compose::Copy::Corrected : compose::Copy::Audited;
  const compose::Scoresheet form =
      words::scoresheetForm(head, {audited, outcome, rulings, copy}, labels, language);
  return {form.title, labels, {form}};
}

}  // namespace damath::models

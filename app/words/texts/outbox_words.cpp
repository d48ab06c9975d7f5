// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/outbox_words.hpp"

#include "app/desk/rounds/result_input.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/exact/number_text.hpp"
#include "words/phrase.hpp"

namespace damath::words {

std::string draftText(const desk::Draft& draft, const contest::Contest* contest, Language language) {
  const contest::Event* event = contest == nullptr ? nullptr : contest->find(draft.event);
  std::string where = sheetPlaceText(draft.place, language);
  if (event != nullptr && event->find(draft.blue) != nullptr && event->find(draft.red) != nullptr) {
    where = event->setup.name + ", " + where + " (" + contest::shownName(*contest, *event, draft.blue) +
            " – " + contest::shownName(*contest, *event, draft.red) + ")";
  }
  const auto* input = std::get_if<contest::ResultInput>(&draft.entry);
  if (input == nullptr) {
    const auto lines = std::get<sheet::Sheet>(draft.entry).lines.size();
    return where + ": " + said(Phrase::OutboxSheet, language, {std::to_string(lines)});
  }
  const bool isRound = std::holds_alternative<desk::Place>(draft.place);
  const auto kind = isRound ? contest::GameKind::Round : contest::GameKind::Rematch;
  if (event != nullptr) {
    const auto judged = desk::judged(event->setup, kind, *input);
    if (judged) return where + ": " + resultText(desk::factsOf(*judged, event->setup.set), language);
  }
  const auto figure = [](const std::optional<exact::Number>& total) {
    return total ? exact::toText(*total) : std::string("–");
  };
  return where + ": " + figure(input->blueGrand) + " : " + figure(input->redGrand);
}

}  // namespace damath::words

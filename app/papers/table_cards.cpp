// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/table_cards.hpp"

#include <utility>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/texts/report_labels.hpp"

namespace damath::papers {

using words::said;

compose::Document tableCards(const std::string& contest, const std::vector<TableCard>& cards,
                             words::Language language) {
  compose::LoginCards form;
  form.title = said(words::text::kTableCardsTitle, language, {contest});
  form.head.contest = contest;
  for (const TableCard& each : cards) {
    compose::LoginCards::Card card;
    card.person = said(words::text::kTableCard, language, {std::to_string(each.board), each.event});
    card.fields = {{said(words::text::kTableCardHow, language), said(words::text::kTableCardScan, language)},
                   {said(words::text::kLoginAddress, language), each.address},
                   {said(words::text::kTableCardNetwork, language), "…………………………………"}};
    card.note = said(words::text::kTableCardNote, language);
    card.code = each.address;
    form.cards.push_back(std::move(card));
  }
  return {contest, words::reportLabels(language), {std::move(form)}, std::string(words::codeOf(language))};
}

}  // namespace damath::papers

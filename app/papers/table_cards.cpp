// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/table_cards.hpp"

#include <utility>

#include "words/phrase.hpp"

namespace damath::papers {

using words::said;

compose::Document tableCards(const std::string& contest, const std::vector<TableCard>& cards,
                             words::Language language) {
  compose::LoginCards form;
  form.title = said(words::Phrase::TableCardsTitle, language, {contest});
  form.head.contest = contest;
  for (const TableCard& each : cards) {
    compose::LoginCards::Card card;
    card.person = said(words::Phrase::TableCard, language, {std::to_string(each.board), each.event});
    card.fields = {
        {said(words::Phrase::TableCardHow, language), said(words::Phrase::TableCardScan, language)},
        {said(words::Phrase::LoginAddress, language), each.address},
        {said(words::Phrase::TableCardNetwork, language), "…………………………………"}};
    card.note = said(words::Phrase::TableCardNote, language);
    card.code = each.address;
    form.cards.push_back(std::move(card));
  }
  return {contest, language, {std::move(form)}};
}

}  // namespace damath::papers

// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/privacy_edit.hpp"

#include <memory>

#include "db/detail/journal/journal_text.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/forgetting.hpp"

namespace damath::db {

StoreResult<NameRemoval> PrivacyEdit::forget(contest::PlayerId player) {
  return detail::inStep(*m_frame, [&](detail::Step& step) {
    const auto forms = std::make_shared<const detail::NameForms>(step.database(), player);
    const auto removed =
        detail::forgetName(step.database(), player, detail::textsNaming(step.database(), player, *forms));
    // Users often write the player's name into the reason for the removal. So the name is removed there too.
    for (std::string* text : {&m_frame->stamp.reason, &m_frame->stamp.askedBy}) *text = forms->without(*text);
    for (ConfirmationAnswer& answer : m_frame->confirmations) answer.text = forms->without(answer.text);
    step.journal(
        {JournalAction::ForgetPlayer, subjectOf(player), {}, detail::forgottenText(player, removed)});
    return NameRemoval{removed.size(), [forms](std::string_view text) { return forms->without(text); }};
  });
}

std::string nameOfForgotten(contest::PlayerId player) {
  return detail::nameOfForgotten(player);
}

}  // namespace damath::db

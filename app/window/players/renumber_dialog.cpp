// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/renumber_dialog.hpp"

#include <QComboBox>

#include "app/desk/events/entry_desk.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/school_or_section.hpp"

namespace damath::window {

using words::Phrase;

RenumberDialog::RenumberDialog(Session& session, const Translator& translator, contest::EventId event,
                               QWidget* parent)
    : FormDialog(session, translator, parent), m_event(event), m_order(new QComboBox(this)) {
  setWindowTitle(m_translator.plain(Phrase::Renumber));
  const contest::Event* found = m_session.find(event);
  const bool hasBegun = found != nullptr && contest::hasBegun(*found);
  QString introduction = m_translator(Phrase::RenumberIntroduction);
  if (hasBegun) introduction += QStringLiteral("\n\n") + m_translator(Phrase::PapersDiffer);
  setIntroduction(introduction);
  const bool isBySection = found != nullptr && contest::schoolOrSectionIn(m_session.contest(), *found) ==
                                                   contest::SchoolOrSection::Section;
  const Phrase bySchool = isBySection ? Phrase::OrderBySection : Phrase::OrderBySchool;
  for (const auto& [order, name] :
       {std::pair{desk::StartOrder::Rating, Phrase::OrderByRating},
        std::pair{desk::StartOrder::Name, Phrase::OrderByName}, std::pair{desk::StartOrder::School, bySchool},
        std::pair{desk::StartOrder::Lot, Phrase::OrderByLot}}) {
    m_order->addItem(m_translator(name), static_cast<int>(order));
  }
  addField(Phrase::OrderField, m_order);
  addAuthor();
  setAuthorVisible(hasBegun);
  setSubmitText(Phrase::Change);
}

bool RenumberDialog::submit() {
  const auto order = static_cast<desk::StartOrder>(m_order->currentData().toInt());
  const desk::Author named = typedAuthor();
  const bool isDone =
      m_session.change(m_event, named, &desk::EntryDesk::renumber, m_event, order).has_value();
  if (isDone) Q_EMIT renumbered();
  return isDone;
}

}  // namespace damath::window

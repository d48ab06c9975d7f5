// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/players/renumber_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>

#include "app/desk/events/entry_desk.hpp"
#include "core/contest/progress.hpp"

namespace damath::views {

using words::Phrase;

RenumberDialog::RenumberDialog(models::Session& session, const models::Translator& translator,
                               contest::EventId event, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event),
      m_order(new QComboBox(this)),
      m_by(new QLineEdit(this)),
      m_reason(new QLineEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::Renumber));
  const contest::Event* found = m_session.find(event);
  const bool hasBegun = found != nullptr && contest::hasBegun(*found);
  QString introduction = m_translator(Phrase::RenumberIntroduction);
  if (hasBegun) introduction += QStringLiteral("\n\n") + m_translator(Phrase::PapersDiffer);
  setIntroduction(introduction);
  for (const auto& [order, name] : {std::pair{desk::StartOrder::Rating, Phrase::OrderByRating},
                                    std::pair{desk::StartOrder::Name, Phrase::OrderByName},
                                    std::pair{desk::StartOrder::School, Phrase::OrderBySchool},
                                    std::pair{desk::StartOrder::Lot, Phrase::OrderByLot}}) {
    m_order->addItem(m_translator(name), static_cast<int>(order));
  }
  addField(Phrase::OrderField, m_order);
  addField(Phrase::MadeBy, m_by);
  addField(Phrase::Reason, m_reason);
  setFieldVisible(m_by, hasBegun);
  setFieldVisible(m_reason, hasBegun);
  setSubmitText(Phrase::Change);
}

bool RenumberDialog::submit() {
  const auto order = static_cast<desk::StartOrder>(m_order->currentData().toInt());
  const desk::Author named = m_session.author(m_by->text(), m_reason->text());
  const auto number = [&](const desk::Author& author) {
    return desk::EntryDesk(m_session.desk()).renumber(m_event, order, author);
  };
  const bool isDone = m_session.changed(m_session.withConfirmation(m_event, named, number)).has_value();
  if (isDone) Q_EMIT renumbered();
  return isDone;
}

}  // namespace damath::views

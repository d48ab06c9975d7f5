// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/unsent_dialog.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/dialogs/confirmed_change.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

UnsentDialog::UnsentDialog(Session& session, const Translator& translator, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_translator(translator),
      m_list(new ListTable(this)),
      m_why(wrappedLabel(this)),
      m_send(new QPushButton(translator(Phrase::UnsentSend), this)),
      m_drop(new QPushButton(translator(Phrase::UnsentDrop), this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setModal(true);
  setWindowTitle(translator.plain(Phrase::UnsentTitle));
  auto* introduction = wrappedLabel(this);
  introduction->setText(translator(Phrase::UnsentIntroduction));
  m_list->setAccessibleName(translator.plain(Phrase::UnsentTitle));
  m_list->setStretching({1, 2});
  m_list->setWrapping();
  m_list->setPlaceholder(
      toQt(words::asSentence(words::said(words::Phrase::OutboxEmpty, translator.language(), {}))));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setText(translator(Phrase::Close));
  buttons->addButton(m_send, QDialogButtonBox::ActionRole);
  buttons->addButton(m_drop, QDialogButtonBox::ActionRole);
  m_send->setDefault(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(12);
  layout->addWidget(introduction);
  layout->addWidget(m_list, 1);
  layout->addWidget(m_why);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_send, &QPushButton::clicked, this, guarded(m_session, [this] { send(); }));
  connect(m_drop, &QPushButton::clicked, this, guarded(m_session, [this] { drop(); }));
  connect(m_list, &ListTable::opened, this, guarded(m_session, [this](const QVariant&) { send(); }));
  connect(m_list, &ListTable::currentKeyChanged, this, [this] {
    const desk::Draft* draft = current();
    m_why->setText(draft == nullptr ? QString() : m_session.hall().unsent().refusalOf(*draft));
  });
  connect(&m_session.hall().unsent(), &Unsent::changed, this, &UnsentDialog::fill);
  resize(860, 420);
  fill();
}

void UnsentDialog::fill() {
  std::vector<TableRow> rows;
  for (const desk::Draft& draft : m_session.hall().unsent().drafts()) {
    QString why = m_session.hall().unsent().refusalOf(draft).section(u'\n', 0, 0);
    if (why.isEmpty()) why = m_translator(Phrase::UnsentNotTried);
    rows.push_back({{{momentText(draft.at, m_translator.language()), toQt(draft.at)},
                     {m_session.hall().unsent().textOf(draft)},
                     {why}},
                    toQt(draft.id)});
  }
  m_list->setTable({m_translator.plain(Phrase::UnsentWhen), m_translator.plain(Phrase::UnsentWhat),
                    m_translator.plain(Phrase::UnsentWhy)},
                   std::move(rows));
  const desk::Draft* draft = current();
  m_why->setText(draft == nullptr ? QString() : m_session.hall().unsent().refusalOf(*draft));
  m_send->setEnabled(draft != nullptr && m_session.hall().isReached());
  m_drop->setEnabled(draft != nullptr);
  // Closes the dialog when all unsent entries are sent or deleted.
  if (isVisible() && m_session.hall().unsent().drafts().empty()) accept();
}

const desk::Draft* UnsentDialog::current() const {
  const auto& drafts = m_session.hall().unsent().drafts();
  const auto found =
      std::ranges::find(drafts, m_list->currentKey().toString().toStdString(), &desk::Draft::id);
  return found == drafts.end() ? nullptr : &*found;
}

void UnsentDialog::send() {
  const desk::Draft* shown = current();
  if (shown == nullptr || !m_session.hall().isReached()) return;
  const desk::Draft draft = *shown;
  const auto make = [this, draft](const desk::Author& author) {
    return desk::sent(m_session.desk(), draft, author).map([](desk::DraftFate) {});
  };
  const auto done = [this, draft] { m_session.hall().unsent().remove(draft); };
  makeConfirmed(m_session, m_translator, {draft.event, Phrase::UnsentSend, Phrase::UnsentSend, make, done},
                this);
}

void UnsentDialog::drop() {
  const desk::Draft* shown = current();
  if (shown == nullptr) return;
  const desk::Draft draft = *shown;
  const QString asked = m_translator(Phrase::UnsentDropAsked).arg(m_session.hall().unsent().textOf(draft));
  if (m_session.confirmations().isConfirmed(asked, Phrase::UnsentDrop))
    m_session.hall().unsent().remove(draft);
}

}  // namespace damath::window

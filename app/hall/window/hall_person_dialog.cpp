// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/window/hall_person_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <optional>

#include "app/hall/window/hall_cards.hpp"
#include "app/hall/words/hall_logins.hpp"
#include "app/hall/words/station_error_words.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/role_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

HallPersonDialog::HallPersonDialog(Session& session, const Translator& translator, station::OwnHall hall,
                                   QWidget* parent)
    : FormDialog(session, translator, parent),
      m_hall(std::move(hall)),
      m_name(new QLineEdit(this)),
      m_login(new QLineEdit(this)),
      m_role(new QComboBox(this)),
      m_boards(new QLineEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::HallPersonAdd));
  setIntroduction(m_translator(Phrase::HallPersonIntroduction));
  setSubmitText(Phrase::HallAddIt);
  for (const db::Role role : {db::Role::Clerk, db::Role::Reviewer, db::Role::Arbiter, db::Role::Display}) {
    m_role->addItem(toQt(words::roleText(role, m_translator.language())), static_cast<int>(role));
  }
  addField(Phrase::HallPersonName, m_name);
  addField(Phrase::HallLogin, m_login);
  addField(Phrase::HallRole, m_role);
  addField(Phrase::Boards, m_boards);
  m_boards->setPlaceholderText(QStringLiteral("21-40,51"));
  setWanted(m_name);
  // Proposes a login made from the name, until the user types a login.
  connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
    if (!m_login->isModified()) m_login->setText(toQt(halls::loginOf(fromQt(name.trimmed()))));
  });
}

bool HallPersonDialog::submit() {
  const auto say = [this](Phrase phrase, const QString& what) {
    m_session.refusals().show(toQt(words::said(phrase, m_translator.language(), {fromQt(what)})));
    return false;
  };
  const db::Person person{
      fromQt(m_login->text().trimmed()), fromQt(m_name->text().simplified()),
      static_cast<db::Role>(m_role->currentData().toInt()),
      db::parseBoards(fromQt(m_boards->text().trimmed())).value_or(std::vector<db::BoardRange>())};
  if (!db::parseBoards(fromQt(m_boards->text().trimmed()))) {
    return say(Phrase::StationBoardsBad, m_boards->text());
  }
  if (!db::isLogin(person.login)) return say(Phrase::StationLoginBad, m_login->text());
  std::optional<station::Answer<station::NewPerson>> added;
  static_cast<void>(m_session.screen().waiting.isAwaited(Phrase::HallAtWork, Waiting::Ending::Never, [&] {
    added.emplace(station::addPerson(m_hall.facts.contest, m_hall.folder, person));
  }));
  if (!*added) {
    const auto& store = added->error().store;
    if (store && store->fault == db::StoreFault::FileExists) {
      return say(Phrase::StationPersonKnown, m_login->text());
    }
    m_session.refusals().show(toQt(halls::message(added->error(), m_translator.language())));
    return false;
  }
  const QString card =
      writtenCards(m_hall.folder, m_hall.facts, {**added}, person.login, m_session, m_translator);
  if (card.isEmpty()) {
    // Removes the login if its card could not be written, because nobody knows the password without the card.
    static_cast<void>(station::removePerson(m_hall.facts.contest, m_hall.folder, person.login));
    return false;
  }
  Q_EMIT this->added(card);
  return true;
}

}  // namespace damath::window

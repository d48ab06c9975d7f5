// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/window/make_hall_dialog.hpp"

#include <QLineEdit>
#include <QSpinBox>
#include <optional>

#include "app/hall/window/hall_cards.hpp"
#include "app/hall/words/hall_logins.hpp"
#include "app/hall/words/station_error_words.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

MakeHallDialog::MakeHallDialog(Session& session, const Translator& translator, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_arbiter(new QLineEdit(this)),
      m_tables(new QSpinBox(this)),
      m_port(new QSpinBox(this)) {
  setWindowTitle(m_translator.plain(Phrase::HallMake));
  setIntroduction(m_translator(Phrase::HallMakeIntroduction));
  setSubmitText(Phrase::HallMakeIt);
  // The number of tables and the port have the limits of the command `damath station init`.
  m_tables->setRange(0, 60);
  m_tables->setValue(2);
  m_port->setRange(1024, 65535);
  m_port->setValue(station::kUsualPort);
  addField(Phrase::HallArbiter, m_arbiter);
  addField(Phrase::HallTables, m_tables);
  addField(Phrase::HallPort, m_port);
}

bool MakeHallDialog::submit() {
  const std::filesystem::path contest = toPath(m_session.path());
  const station::HallFolder folder = station::HallFolder::usualOf(contest);
  const auto people =
      halls::usualPeople(fromQt(m_arbiter->text().trimmed()), m_tables->value(), m_translator.language());
  std::optional<station::Answer<station::MadeHall>> made;
  static_cast<void>(m_session.screen().waiting.isAwaited(
      Phrase::HallMaking, Waiting::Ending::Never,
      [&, port = m_port->value()] { made.emplace(station::makeHall(contest, folder, port, people)); }));
  if (!*made) {
    m_session.refusals().show(toQt(halls::message(made->error(), m_translator.language())));
    return false;
  }
  const QString cards =
      writtenCards(folder, (*made)->facts, (*made)->people, "cards", m_session, m_translator);
  if (cards.isEmpty()) {
    // Removes the shared contest if its cards could not be written, because nobody knows the passwords
    // without the cards.
    station::dropHall(contest, folder);
    return false;
  }
  goIn(contest, folder, (*made)->facts);
  Q_EMIT this->made(cards);
  return true;
}

// Starts the server and joins the shared contest. The window closes the contest file even if joining fails,
// because the file must not change while it is shared.
void MakeHallDialog::goIn(const std::filesystem::path& contest, const station::HallFolder& folder,
                          const station::HallFacts& facts) {
  std::optional<station::Answer<station::HallFacts>> started;
  static_cast<void>(m_session.screen().waiting.isAwaited(Phrase::HallAtWork, Waiting::Ending::Never, [&] {
    started.emplace(station::startHall(contest, folder, facts.port));
  }));
  if (*started && m_session.opener().join(folder.ownersAddress(facts.port))) return;
  m_session.close();
  if (!*started) m_session.refusals().show(toQt(halls::message(started->error(), m_translator.language())));
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/by_hand_dialog.hpp"

#include <QPlainTextEdit>
#include <set>

#include "app/desk/rounds/typed_boards.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/next_round.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kLinesSeen = 8;

}  // namespace

ByHandDialog::ByHandDialog(Session& session, const Translator& translator, const contest::Event& event,
                           QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event.id),
      m_boards(new QPlainTextEdit(this)),
      m_names(new QPlainTextEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::PairByHand));
  QString introduction =
      filledIn(m_translator(Phrase::ByHandIntroduction), contest::numberOf(contest::nextRoundNumber(event)));
  if (const QString absent = absentText(event); !absent.isEmpty()) {
    introduction += QStringLiteral("\n\n") + absent;
  }
  setIntroduction(introduction);
  m_names->setReadOnly(true);
  for (QPlainTextEdit* text : {m_boards, m_names}) {
    text->setTabChangesFocus(true);
    text->setMinimumHeight(kLinesSeen * fontMetrics().lineSpacing());
  }
  addField(Phrase::ByHandBoards, m_boards);
  addField(Phrase::ByHandNames, m_names);
  addAuthor();
  setSubmitText(Phrase::PairIt);
  setMinimumWidth(640);
  if (const auto next = pairing::nextRound(m_session.contest(), event)) {
    m_boards->setPlainText(toQt(desk::toTyped(event, *next)).trimmed());
    m_boards->selectAll();
  }
  on(m_boards, &QPlainTextEdit::textChanged, [this] {
    showRefusal({});
    tellNames();
  });
  tellNames();
}

// Returns a note on the players who were absent from the last round and would be paired again; empty if there
// are none.
QString ByHandDialog::absentText(const contest::Event& event) const {
  const auto absentees = desk::PairingDesk(m_session.desk()).absentees(event.id);
  if (!absentees || absentees->empty()) return {};
  QStringList names;
  for (const contest::EntryId entry : *absentees) {
    names << QStringLiteral("#%1 %2")
                 .arg(event.at(entry).number)
                 .arg(entryName(m_session.contest(), event, entry));
  }
  return m_translator(Phrase::ByHandAbsent).arg(names.join(QStringLiteral("; ")));
}

QString ByHandDialog::preview() const {
  return m_names->toPlainText();
}

void ByHandDialog::tellNames() {
  const contest::Event* event = m_session.find(m_event);
  if (event == nullptr) return m_names->clear();
  const auto typed = desk::boardsTyped(*event, fromQt(m_boards->toPlainText()));
  if (!typed) {
    return m_names->setPlainText(m_translator(Phrase::ByHandUnread).arg(toQt(typed.error()).trimmed()));
  }
  const auto name = [&](contest::EntryId entry) { return entryName(m_session.contest(), *event, entry); };
  std::set<contest::EntryId> seated;
  QStringList lines;
  for (const pairing::Board& board : typed->boards) {
    lines << filledIn(m_translator(Phrase::ByHandBoard), lines.size() + 1, name(board.blue), name(board.red));
    seated.insert({board.blue, board.red});
  }
  for (const contest::EntryId entry : typed->sittingOut) {
    lines << m_translator(Phrase::ByHandSitsOut).arg(name(entry));
    seated.insert(entry);
  }
  QStringList left;
  for (const contest::EntryId entry : pairing::whoPlays(*event, contest::nextRoundNumber(*event))) {
    if (!seated.contains(entry)) {
      left << QStringLiteral("#%1 %2").arg(event->at(entry).number).arg(name(entry));
    }
  }
  if (!left.isEmpty()) lines << m_translator(Phrase::ByHandLeft).arg(left.join(QStringLiteral("; ")));
  m_names->setPlainText(lines.join(u'\n'));
}

bool ByHandDialog::submit() {
  const contest::Event* event = m_session.find(m_event);
  if (event == nullptr) return false;
  const auto typed = desk::boardsTyped(*event, fromQt(m_boards->toPlainText()));
  if (!typed) {
    showRefusal(m_translator(Phrase::ByHandUnread).arg(toQt(typed.error()).trimmed()));
    m_boards->setFocus();
    return false;
  }
  std::vector<contest::Bye> byes;
  for (const contest::EntryId entry : typed->sittingOut) {
    byes.push_back({{}, entry, contest::ByeKind::Allotted});
  }
  const auto done =
      m_session.change(m_event, typedAuthor(), &desk::PairingDesk::pairByHand, m_event, typed->boards, byes);
  if (done) Q_EMIT paired(contest::numberOf(done->round), static_cast<int>(done->games.size()));
  return done.has_value();
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/rematch_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <algorithm>

#include "app/desk/rounds/meeting.hpp"
#include "app/window/text/contest_text.hpp"
#include "core/precondition.hpp"

namespace damath::window {

using words::Phrase;

bool RematchDialog::hasAny(const contest::Event& event, const contest::Standings& standings) {
  return !standings.rematchesDue.empty() || !event.rematches.empty();
}

// Returns the pairs of entries to choose from: first the due rematches, then the played rematches, newest
// first.
std::vector<RematchDialog::Pair> RematchDialog::pairsOf(const contest::Event& event,
                                                        const contest::Standings& standings) {
  std::vector<Pair> due;
  std::vector<Pair> played;
  for (const auto& [one, other] : standings.rematchesOpen) due.push_back({one, other, {}});
  for (auto last = event.rematches.rbegin(); last != event.rematches.rend(); ++last) {
    played.push_back({last->blue, last->red, *last});
  }
  due.insert(due.end(), played.begin(), played.end());
  return due;
}

RematchDialog::RematchDialog(Session& session, const Translator& translator, const contest::Event& event,
                             const contest::Standings& standings, QWidget* parent)
    : ResultForm(session, translator, event.id, parent),
      m_pairs(pairsOf(event, standings)),
      m_which(new QComboBox(this)),
      m_blue(new QComboBox(this)) {
  DAMATH_EXPECTS(!m_pairs.empty());
  for (const Pair& pair : m_pairs) {
    const QString names = QStringLiteral("%1 – %2").arg(entryName(m_session.contest(), event, pair.one),
                                                        entryName(m_session.contest(), event, pair.other));
    m_which->addItem(
        pair.played ? m_translator(Phrase::RematchPlayed).arg(names, resultText(pair.played->result.result))
                    : names);
  }
  addField(Phrase::WhichRematch, m_which);
  addField(Phrase::WhoIsBlue, m_blue);
  addResultFields();
  connect(m_which, &QComboBox::currentIndexChanged, this, [this] { showPair(); });
  // If there is a single rematch, the user has nothing to choose, so the field of BLUE's total has the focus.
  if (m_pairs.size() == 1) setFirst(m_fields.blue);
  setMinimumWidth(520);
  showPair();
}

void RematchDialog::choose(contest::EntryId one, contest::EntryId other, contest::GameId played) {
  const auto chosen = std::ranges::find_if(m_pairs, [&](const Pair& pair) {
    if (played != contest::GameId{}) return pair.played && pair.played->id == played;
    return (pair.one == one && pair.other == other) || (pair.one == other && pair.other == one);
  });
  if (chosen == m_pairs.end()) return;
  m_which->setCurrentIndex(static_cast<int>(chosen - m_pairs.begin()));
  setFirst(m_fields.blue);
}

const RematchDialog::Pair& RematchDialog::pair() const {
  return m_pairs[static_cast<std::size_t>(std::max(m_which->currentIndex(), 0))];
}

void RematchDialog::showPair() {
  const contest::Event* event = m_session.find(m_event);
  if (event == nullptr) return;
  const Pair& shown = pair();
  const bool isCorrection = shown.played.has_value();
  m_blue->clear();
  for (const contest::EntryId entry : {shown.one, shown.other}) {
    m_blue->addItem(entryName(m_session.contest(), *event, entry));
  }
  m_fields.clear();
  forgetAuthor();
  if (isCorrection) m_fields.fill(event->setup.set, shown.played->result);
  setAuthorVisible(isCorrection);
  setWindowTitle(m_translator.plain(isCorrection ? Phrase::CorrectRematch : Phrase::EnterRematch));
  setIntroduction(m_translator(isCorrection ? Phrase::CorrectRematchHint : Phrase::RematchIntroduction));
  setSubmitText(isCorrection ? Phrase::Correct : Phrase::Enter);
  fitHeight();
}

bool RematchDialog::submit() {
  const auto input = typedResult();
  if (!input) return false;
  const bool isOtherBlue = m_blue->currentIndex() == 1;
  const contest::EntryId blue = isOtherBlue ? pair().other : pair().one;
  const contest::EntryId red = isOtherBlue ? pair().one : pair().other;
  const std::optional<contest::Rematch> before = pair().played;
  const desk::Author author = typedAuthor();
  const desk::RematchOf of{blue, red, before ? before->id : contest::GameId{}};
  auto done = m_session.withConfirmation(m_event, author, [&](const desk::Author& answering) {
    desk::RoundDesk rounds(m_session.desk());
    return before ? rounds.correctRematch(m_event, of, *input, answering)
                  : rounds.setRematch(m_event, blue, red, *input, answering);
  });
  if (!done) {
    const auto said = m_session.hall().unsent().kept(done.error(), m_event, of, *input, author);
    if (!said) {
      m_session.refusals().show(said.error());
      return false;
    }
    Q_EMIT stored(*said);
    return true;
  }
  const desk::PairedAgain again = done->again;
  static_cast<void>(m_session.changed(std::move(done)));
  const contest::Event* event = m_session.find(m_event);
  const contest::Rematch* kept = event == nullptr ? nullptr : desk::rematchAt(*event, of);
  if (kept != nullptr) {
    const QString what =
        m_translator(Phrase::RematchStored)
            .arg(entryName(m_session.contest(), *event, kept->blue),
                 entryName(m_session.contest(), *event, kept->red), resultText(kept->result.result),
                 factsText(event->setup, kept->result, m_translator.language()));
    const QString text =
        before ? m_translator(Phrase::ItWas)
                     .arg(what, wholeResult(event->setup, before->result, m_translator.language()))
               : what;
    Q_EMIT stored(withPairedAgain(text, again, m_translator.language()));
  }
  return true;
}

}  // namespace damath::window

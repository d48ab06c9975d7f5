// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/absentees_dialog.hpp"

#include <QListWidget>
#include <QPushButton>
#include <algorithm>
#include <utility>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kMostLinesSeen = 10;

}  // namespace

AbsenteesDialog::AbsenteesDialog(Session& session, const Translator& translator, const contest::Event& event,
                                 contest::RoundNumber round, std::vector<contest::EntryId> absentees,
                                 QWidget* parent)
    : FormDialog(session, translator, parent),
      m_absentees(std::move(absentees)),
      m_players(new QListWidget(this)) {
  const int number = contest::numberOf(round);
  setWindowTitle(m_translator.plain(Phrase::AbsenteesTitle));
  setIntroduction(filledIn(m_translator(Phrase::AbsenteesIntroduction), number - 1, number));
  for (const contest::EntryId entry : m_absentees) {
    auto* item = new QListWidgetItem(QStringLiteral("#%1 %2")
                                         .arg(event.at(entry).number)
                                         .arg(entryName(m_session.contest(), event, entry)),
                                     m_players);
    item->setToolTip(entrySchoolOrSection(m_session.contest(), event, entry));
    item->setFlags(Qt::ItemIsUserCheckable | Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setCheckState(Qt::Unchecked);
  }
  m_players->setCurrentRow(0);
  const int lines = std::min(static_cast<int>(m_absentees.size()), kMostLinesSeen);
  m_players->setMinimumHeight((lines + 1) * (fontMetrics().lineSpacing() + 4));
  addField(Phrase::AbsenteesBack, m_players);
  on(addButton(Phrase::AbsenteesAllAway), &QPushButton::clicked, [this] { answerAll(Qt::Unchecked); });
  on(addButton(Phrase::AbsenteesAllBack), &QPushButton::clicked, [this] { answerAll(Qt::Checked); });
  setSubmitText(Phrase::AbsenteesPair);
  setMinimumWidth(520);
}

void AbsenteesDialog::answerAll(Qt::CheckState state) {
  for (int row = 0; row < m_players->count(); ++row) m_players->item(row)->setCheckState(state);
  accept();
}

bool AbsenteesDialog::submit() {
  std::vector<contest::EntryId> stayingAway;
  for (int row = 0; row < m_players->count(); ++row) {
    if (m_players->item(row)->checkState() == Qt::Checked) continue;
    stayingAway.push_back(m_absentees[static_cast<std::size_t>(row)]);
  }
  Q_EMIT answered(stayingAway);
  return true;
}

}  // namespace damath::window

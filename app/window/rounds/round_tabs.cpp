// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/round_tabs.hpp"

#include <QSignalBlocker>
#include <algorithm>

#include "app/window/parts/icon.hpp"
#include "app/window/rounds/board_rows.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::window {

using contest::RoundNumber;
using words::Phrase;

namespace {

template <class List>
qsizetype countIn(contest::RoundNumber round, const List& list) {
  return std::ranges::count_if(list, [round](const auto& each) {
    if constexpr (requires { each.round; }) {
      return each.round == round;
    } else {
      const auto* place = std::get_if<desk::Place>(&each.at);
      return place != nullptr && place->round == round;
    }
  });
}

}  // namespace

RoundTabs::RoundTabs(const Translator& translator, QWidget* parent)
    : QTabBar(parent), m_translator(translator) {
  setExpanding(false);
  setUsesScrollButtons(true);
  setDrawBase(false);
}

void RoundTabs::setRounds(const contest::Event& event, const BoardRows& rows) {
  m_paired = contest::roundsPaired(event);
  const int tabs = m_paired + (event.rematches.empty() ? 0 : 1);
  {
    const QSignalBlocker quiet(this);
    while (count() > tabs) removeTab(count() - 1);
    while (count() < tabs) addTab(QString());
    for (int i = 0; i < m_paired; ++i) {
      const bool isHeld = i == m_paired - 1 && contest::unpublishedRound(event) != nullptr;
      setTab(i, m_translator(isHeld ? Phrase::RoundHeld : Phrase::RoundNumber).arg(i + 1),
             rows.differsIn(RoundNumber{i + 1}));
    }
    if (tabs > m_paired) setTab(m_paired, m_translator(Phrase::Rematches), rows.differsInRematches());
  }
  setAccessibleName(m_translator.plain(Phrase::Rounds));
  setVisible(tabs > 0);
  // Tells the layout about the new size, because a hidden bar does not do so by itself.
  updateGeometry();
}

void RoundTabs::setTab(int tab, const QString& text, bool differs) {
  setTabText(tab, text);
  setTabIcon(tab, differs ? icon(Symbol::Error) : QIcon());
  setTabToolTip(tab, differs ? m_translator(Phrase::DiffersWithin) : QString());
}

void RoundTabs::showRound(int number) {
  setCurrentIndex((number >= 1 ? number : m_paired) - 1);
}

std::optional<RoundNumber> RoundTabs::round() const {
  const int tab = currentIndex();
  return tab < 0 || showsRematches() ? std::nullopt : std::optional(RoundNumber{tab + 1});
}

QString standingOf(const contest::Event& event, contest::RoundNumber round, const desk::EventStatus& status,
                   const Translator& translator) {
  const auto games = std::ranges::count_if(contest::gamesOf(event, round), [&](const contest::Game* game) {
    return status.boards.contains(game->id);
  });
  if (games == 0) return {};
  QStringList missing;
  // The strip above the page counts the missing items of the whole event. If there are more than in this
  // round, both counts are shown.
  const auto add = [&](Phrase phrase, const auto& list) {
    const qsizetype count = countIn(round, list);
    if (count == 0) return;
    const auto all = static_cast<qsizetype>(list.size());
    const QString inAll = all == count ? QString() : translator(Phrase::InAllRounds).arg(all);
    missing << translator(phrase).arg(count) + inAll;
  };
  add(Phrase::ResultsMissingCount, status.resultsMissing);
  add(Phrase::SheetsMissingCount, status.sheetsMissing);
  add(Phrase::FindingsCount, status.sheetsWithFindings);
  add(Phrase::NotFollowedCount, status.sheetsNotFollowed);
  add(Phrase::DifferingCount, status.resultsDiffering);
  add(Phrase::KeyedOtherwiseCount, status.reviewsDiffering);
  QString text = missing.join(QStringLiteral(" · "));
  if (missing.isEmpty()) text = translator(Phrase::RoundStateComplete).arg(games);
  if (event.isHeld(round)) text = translator(Phrase::RoundStateHeld).arg(games);
  return translator(Phrase::RoundStanding).arg(QString::number(contest::numberOf(round)), text);
}

}  // namespace damath::window

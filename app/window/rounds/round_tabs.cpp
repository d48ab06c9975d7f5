// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/round_tabs.hpp"

#include <QSignalBlocker>

#include "app/window/parts/icon.hpp"
#include "app/window/rounds/board_rows.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::window {

using contest::RoundNumber;
using words::Phrase;

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
  const int shown = number >= 1 ? number : m_paired;
  if (shown <= m_paired) setCurrentIndex(shown - 1);
}

std::optional<RoundNumber> RoundTabs::round() const {
  const int tab = currentIndex();
  return tab < 0 || showsRematches() ? std::nullopt : std::optional(RoundNumber{tab + 1});
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/event_strip.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/desk/change/result_difference.hpp"
#include "app/window/parts/flow_layout.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/status_words.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kLeastBox = 140;
constexpr int kWidestBox = 320;
constexpr int kStripMargin = 16;
constexpr int kStripSpacing = 10;

}  // namespace

EventStrip::EventStrip(Session& session, const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_translator(translator),
      m_events(new QComboBox(this)),
      m_round(new QLabel(this)),
      m_next(new ElidedLabel(this)),
      m_below(wrappedLabel(this)),
      m_clock(new QLabel(this)),
      m_line(new QHBoxLayout),
      m_work(new QWidget(this)),
      m_flow(new FlowLayout(m_work, kStripSpacing)) {
  m_events->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_events->setMinimumWidth(kLeastBox);
  m_events->setMaximumWidth(kWidestBox);
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(kStripMargin, 6, kStripMargin, 0);
  rows->setSpacing(2);
  rows->addLayout(m_line);
  rows->addWidget(m_below);
  m_below->hide();
  m_line->setSpacing(kStripSpacing);
  m_line->addWidget(m_events);
  m_line->addWidget(m_round);
  m_clock->hide();
  m_clock->setFont(inBold(font()));
  m_line->addWidget(m_clock);
  m_line->addWidget(m_next, 1);
  m_line->addWidget(m_work);
  connect(m_events, &QComboBox::activated, this,
          guarded(m_session, [this](int row) { Q_EMIT changed(m_events->itemData(row).toLongLong()); }));
}

void EventStrip::setEvent(const contest::Event* event) {
  const auto status = event == nullptr ? nullptr : m_session.status(event->id);
  setVisible(status != nullptr);
  if (status == nullptr) return;
  fillEvents(event->id);
  m_round->setVisible(status->roundsNeeded > 0);
  m_round->setText(status->roundsPaired > 0
                       ? m_translator(Phrase::StripRound).arg(status->roundsPaired).arg(status->roundsNeeded)
                       : m_translator(Phrase::StripRounds).arg(status->roundsNeeded));
  m_below->setText(toQt(words::nextStepText(*status, m_translator.language())));
  showLacks(lacksOf(*status));
  layNext();
}

void EventStrip::layNext() {
  int taken = 2 * kStripMargin;
  for (int i = 0; i < m_line->count(); ++i) {
    const QWidget* widget = m_line->itemAt(i)->widget();
    if (widget == m_next || widget->isHidden()) continue;
    taken += std::clamp(widget->sizeHint().width(), widget->minimumWidth(), widget->maximumWidth()) +
             kStripSpacing;
  }
  const bool isBelow = taken + fontMetrics().horizontalAdvance(m_below->text()) > width();
  m_next->setText(isBelow ? QString() : m_below->text());
  m_below->setVisible(isBelow);
}

void EventStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layNext();
}

void EventStrip::setClock(const QString& time) {
  m_clock->setText(time);
  m_clock->setAccessibleName(m_translator(Phrase::ClockRuns).arg(time));
  m_clock->setVisible(!time.isEmpty());
  layNext();
}

void EventStrip::fillEvents(contest::EventId shown) {
  const QSignalBlocker quiet(m_events);
  m_events->setAccessibleName(m_translator.plain(Phrase::Event));
  const auto& events = m_session.contest().events;
  // Fills the list of events only if it has changed, because the user may have opened the list or may be
  // moving through it with the keys.
  int row = 0;
  const auto isShown = [&](const contest::Event& event) {
    const int at = row++;
    return m_events->itemText(at) == toQt(event.setup.name) &&
           m_events->itemData(at).toLongLong() == contest::numberOf(event.id);
  };
  if (m_events->count() != std::ssize(events) || !std::ranges::all_of(events, isShown)) {
    m_events->clear();
    for (const contest::Event& event : events) {
      m_events->addItem(toQt(event.setup.name), QVariant::fromValue<qlonglong>(contest::numberOf(event.id)));
    }
  }
  m_events->setCurrentIndex(m_events->findData(QVariant::fromValue<qlonglong>(contest::numberOf(shown))));
}

std::vector<EventStrip::Lack> EventStrip::lacksOf(const desk::EventStatus& status) const {
  std::vector<Lack> lacks;
  const auto add = [&](Phrase words, const std::vector<desk::Place>& places, Location::Kind kind) {
    if (places.empty()) return;
    lacks.push_back({words, static_cast<int>(places.size()), {kind, status.event, places.front()}});
  };
  if (status.roundUnpublished) {
    const desk::Place first{*status.roundUnpublished, contest::BoardNumber{1}};
    lacks.push_back({Phrase::StripHeld,
                     contest::numberOf(*status.roundUnpublished),
                     {Location::Kind::Rounds, status.event, first}});
  }
  add(Phrase::StripResults, status.resultsMissing, Location::Kind::Rounds);
  add(Phrase::StripSheets, status.sheetsMissing, Location::Kind::Sheet);
  add(Phrase::StripFindings, status.sheetsWithFindings, Location::Kind::Sheet);
  add(Phrase::StripNotFollowed, status.sheetsNotFollowed, Location::Kind::Sheet);
  std::vector<desk::Place> differing;
  for (const desk::ResultDifference& each : status.resultsDiffering) {
    if (const auto* place = std::get_if<desk::Place>(&each.at)) differing.push_back(*place);
  }
  add(Phrase::StripDiffering, differing, Location::Kind::Sheet);
  if (!status.rematchesOpen.empty()) {
    lacks.push_back({Phrase::StripRematches,
                     static_cast<int>(status.rematchesOpen.size()),
                     {Location::Kind::Tally, status.event, {}}});
  }
  return lacks;
}

// Shows a button for each kind of missing work, with the number of missing items, for example "results
// missing: 3", or with the number of the unpublished round. The buttons are reused, so that a button keeps
// the focus when these numbers change.
void EventStrip::showLacks(std::vector<Lack> lacks) {
  m_lacking = std::move(lacks);
  while (m_lacks.size() > m_lacking.size()) {
    m_flow->removeWidget(m_lacks.back());
    m_lacks.back()->hide();
    m_lacks.back()->deleteLater();
    m_lacks.pop_back();
  }
  while (m_lacks.size() < m_lacking.size()) {
    auto* button = new QToolButton(m_work);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(icon(Symbol::Empty));
    connect(button, &QToolButton::clicked, this,
            [this, at = m_lacks.size()] { Q_EMIT chosen(Location(m_lacking[at].where)); });
    m_flow->addWidget(button);
    button->show();
    m_lacks.push_back(button);
  }
  for (std::size_t i = 0; i < m_lacks.size(); ++i) {
    m_lacks[i]->setText(m_translator(m_lacking[i].words).arg(m_lacking[i].count));
    m_lacks[i]->setAccessibleName(m_lacks[i]->text());
  }
  m_work->setHidden(m_lacks.empty());
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/notice_bar.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <algorithm>
#include <set>

#include "app/window/parts/clause_links.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/parts/labels.hpp"

namespace damath::window {

namespace {

// Returns the position of the access key (the letter after "&") in the text; -1 if there is none.
qsizetype letterOf(const QString& text) {
  qsizetype mark = text.indexOf(u'&');
  while (mark >= 0 && mark + 1 < text.size() && text.at(mark + 1) == u'&')
    mark = text.indexOf(u'&', mark + 2);
  return mark >= 0 && mark + 1 < text.size() ? mark + 1 : -1;
}

// Returns the letters that are access keys of the window's menus and visible fields.
std::set<QChar> lettersOf(const QWidget& window) {
  std::set<QChar> letters;
  const auto take = [&letters](const QString& text) {
    if (const qsizetype at = letterOf(text); at >= 0) letters.insert(text.at(at).toLower());
  };
  if (const auto* menus = window.findChild<QMenuBar*>()) {
    for (const QAction* menu : menus->actions()) take(menu->text());
  }
  const auto labels = window.findChildren<QLabel*>();
  for (const QLabel* label : labels) {
    if (label->buddy() != nullptr && label->isVisible()) take(label->text());
  }
  return letters;
}

// Returns the text with another access key if its own key is taken. Removes the access key if all letters of
// the text are taken.
QString withFreeLetter(QString text, std::set<QChar>& taken) {
  const qsizetype own = letterOf(text);
  if (own < 0) return text;
  if (taken.insert(text.at(own).toLower()).second) return text;
  text.remove(own - 1, 1);
  for (qsizetype at = 0; at < text.size(); ++at) {
    if (!text.at(at).isLetter() || !taken.insert(text.at(at).toLower()).second) continue;
    return text.insert(at, u'&');
  }
  return text;
}

}  // namespace

NoticeBar::NoticeBar(QWidget* parent, Tone tone)
    : QWidget(parent), m_tone(tone), m_text(wrappedLabel(this)), m_buttons{}, m_line(new QHBoxLayout(this)) {
  setAutoFillBackground(true);
  m_line->setContentsMargins(10, 6, 10, 6);
  m_line->addWidget(m_text, 1);
  auto* row = new QHBoxLayout;
  m_line->addLayout(row);
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    m_buttons[i] = new QPushButton(this);
    m_buttons[i]->setAutoDefault(false);
    row->addWidget(m_buttons[i]);
    connect(m_buttons[i], &QPushButton::clicked, this, [this, i] {
      // Copies the choice's function, because running it may replace m_choices.
      const std::function<void()> act = m_choices.at(i).act;
      act();
    });
  }
  paintFill();
  hide();
}

void NoticeBar::tell(const QString& text, std::vector<Choice> choices) {
  m_choices = std::move(choices);
  m_plain = text;
  showClauses(*m_text, text);
  std::set<QChar> taken = m_choices.empty() ? std::set<QChar>() : lettersOf(*window());
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    m_buttons[i]->setVisible(i < m_choices.size());
    if (i < m_choices.size()) m_buttons[i]->setText(withFreeLetter(m_choices[i].text, taken));
  }
  placeButtons();
  setVisible(!text.isEmpty());
}

bool NoticeBar::cancel() {
  const auto found = std::ranges::find(m_choices, Role::Cancel, &Choice::role);
  if (isHidden() || found == m_choices.end()) return false;
  // Copies the choice's function, because running it may replace m_choices.
  const std::function<void()> act = found->act;
  act();
  return true;
}

std::vector<QWidget*> NoticeBar::choices() const {
  return {m_buttons.begin(), m_buttons.begin() + static_cast<std::ptrdiff_t>(m_choices.size())};
}

void NoticeBar::placeButtons() {
  QLayout* buttons = m_line->itemAt(1)->layout();
  // The buttons stand beside the text only if enough width remains for the text.
  const bool isBeside = m_choices.size() <= 2 && 3 * buttons->sizeHint().width() <= width();
  m_line->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_line->setAlignment(buttons, isBeside ? Qt::Alignment() : Qt::AlignLeft);
}

void NoticeBar::keyPressEvent(QKeyEvent* event) {
  const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  auto* button = qobject_cast<QPushButton*>(focusWidget());
  if (!isReturn || std::ranges::find(m_buttons, button) == m_buttons.end()) {
    return QWidget::keyPressEvent(event);
  }
  button->click();
}

void NoticeBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeButtons();
}

void NoticeBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && parentWidget() != nullptr) paintFill();
}

void NoticeBar::paintFill() {
  const Colours colours = coloursOf(parentWidget() == nullptr ? palette() : parentWidget()->palette());
  const bool isNote = m_tone == Tone::Note;
  const QColor fill = isNote ? colours.noteFill : colours.rootFill;
  const QColor ink = isNote ? colours.noteInk : colours.rootInk;
  QPalette filled = palette();
  if (filled.color(QPalette::Window) == fill) return;
  filled.setColor(QPalette::Window, fill);
  filled.setColor(QPalette::WindowText, ink);
  filled.setColor(QPalette::Link, ink);
  setPalette(filled);
}

}  // namespace damath::window

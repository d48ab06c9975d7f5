// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/page.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/parts/labels.hpp"

namespace damath::window {

namespace {

constexpr int kPageMargin = 16;
constexpr int kGap = 10;
constexpr qreal kTitle = 1.5;  // type size of a title, as a multiple of normal text
constexpr int kLeastTitle = 220;
// The buttons of a page stand beside the title if that leaves room for the title, or for this many pixels of
// a wider title. Otherwise they stand below.
constexpr int kWidestTitle = 420;
constexpr int kLeastBody = 150;  // least height of the page's body: the heading of a list and a few rows

}  // namespace

Page::Page(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_session(context.session),
      m_translator(context.translator),
      m_commands(context.commands),
      m_title(new ElidedLabel(this)),
      m_facts(wrappedLabel(this)),
      m_head(new QHBoxLayout),
      m_buttons(new QVBoxLayout),
      m_rows{new QHBoxLayout, new QHBoxLayout},
      m_layout(new QVBoxLayout(this)) {
  fitTitle();
  m_title->setMinimumWidth(kLeastTitle);
  m_facts->setForegroundRole(QPalette::PlaceholderText);
  m_buttons->setSpacing(6);
  for (QHBoxLayout* row : m_rows) {
    row->setSpacing(6);
    m_buttons->addLayout(row);
    m_buttons->setAlignment(row, Qt::AlignLeft);
  }
  auto* names = new QVBoxLayout;
  names->setSpacing(2);
  names->addWidget(m_title);
  names->addWidget(m_facts);
  m_head->setSpacing(kGap);
  auto* lead = new QHBoxLayout;
  lead->setSpacing(kGap);
  lead->addLayout(names, 1);
  m_head->addLayout(lead, 1);
  m_head->addLayout(m_buttons);
  m_layout->setContentsMargins(kPageMargin, kPageMargin, kPageMargin, kPageMargin);
  m_layout->setSpacing(kGap);
  m_layout->addLayout(m_head);
  // Updates the page only if it is visible. A hidden page is updated when it is shown again.
  connect(&m_translator, &Translator::changed, this, [this] {
    if (isVisible()) refresh();
  });
  connect(&m_session, &Session::contestChanged, this, guarded(m_session, [this] {
    if (isVisible()) refresh();
  }));
}

void Page::serveEvent(Acts acts) {
  serve(std::move(acts));
  m_isOfEvent = true;
}

const Act* Page::find(Command command) const {
  const auto found = std::ranges::find(m_acts, command, &Act::command);
  return found == m_acts.end() ? nullptr : &*found;
}

bool Page::offers(Command command) const {
  if (m_isOfEvent && shownEvent() == nullptr) return false;
  const Act* act = find(command);
  return act != nullptr && act->canRun();
}

void Page::run(Command command) {
  if (const Act* act = find(command)) act->run();
}

std::function<void()> Page::leadingTo(QLineEdit* field) {
  return [field] {
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
  };
}

void Page::look(const Location& location) {
  m_location = location;
  refresh();
  Q_EMIT offersChanged();
}

void Page::setHead(const QString& title, const QString& facts) {
  m_title->setText(title);
  m_title->setToolTip(title);
  m_facts->setText(facts);
  m_facts->setVisible(!facts.isEmpty());
  if (m_width > 0) fitInto(m_width);
}

void Page::addButtons(std::initializer_list<Command> commands) {
  for (const Command command : commands) {
    if (!m_commands.has(command)) continue;
    m_commandButtons.push_back(m_commands.button(command, this));
    m_rows[0]->addWidget(m_commandButtons.back());
  }
}

void Page::addMenu(QWidget* list, std::initializer_list<Command> commands) {
  list->setContextMenuPolicy(Qt::ActionsContextMenu);
  for (const Command command : commands) list->addAction(m_commands.action(command));
}

void Page::showButtons(bool areShown) {
  for (QPushButton* button : m_commandButtons) button->setVisible(areShown);
  if (m_width > 0) fitInto(m_width);
}

void Page::addBack() {
  m_isDetail = true;
  auto* lead = static_cast<QHBoxLayout*>(m_head->itemAt(0)->layout());
  lead->insertWidget(0, m_commands.button(Command::Back, this), 0, Qt::AlignTop | Qt::AlignLeft);
}

// Passes the focus of the page to the widget m_first. A focus proxy would make Tab jump over all widgets
// before m_first.
void Page::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  QWidget* hand = m_first;
  while (hand != nullptr && hand->focusProxy() != nullptr) hand = hand->focusProxy();
  if (hand != nullptr && hand->isVisible() && hand->isEnabled()) hand->setFocus(event->reason());
}

void Page::fitInto(int width) {
  m_width = width;
  const int title = std::max(m_title->fontMetrics().horizontalAdvance(m_title->text()),
                             m_facts->fontMetrics().horizontalAdvance(m_facts->text()));
  layButtons(width - 2 * kPageMargin);
  int buttons = m_buttons->sizeHint().width() + 2 * kPageMargin + kGap;
  if (m_isDetail) buttons += m_head->itemAt(0)->layout()->itemAt(0)->sizeHint().width() + kGap;
  const bool isWide = buttons + std::min(title, kWidestTitle) <= width;
  const auto direction = isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
  if (m_head->direction() == direction && m_isHeadLaid) return;
  m_isHeadLaid = true;
  m_head->setDirection(direction);
  m_head->setAlignment(m_buttons, isWide ? Qt::Alignment() : Qt::AlignLeft);
}

// Divides the buttons into two rows. Does nothing if their number in the upper row and their total width are
// as before.
void Page::layButtons(int width) {
  int left = width;
  std::size_t above = 0;
  int widths = 0;
  for (const QPushButton* button : m_commandButtons) {
    const int wanted = button->sizeHint().width() + m_rows[0]->spacing();
    widths += wanted;
    left -= wanted;
    if (left >= 0) ++above;
  }
  if (above == m_buttonsAbove && widths == m_buttonsWidth) return;
  m_buttonsAbove = above;
  m_buttonsWidth = widths;
  for (std::size_t i = 0; i < m_commandButtons.size(); ++i) {
    m_rows[i < above ? 0 : 1]->addWidget(m_commandButtons[i]);
  }
  // The layouts measure the buttons again, because the texts may have changed.
  m_rows[0]->invalidate();
  m_buttons->invalidate();
}

void Page::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT escaped();
  QWidget::keyPressEvent(event);
}

// After a change of the type size, sets the type size of the title, which Qt does not change by itself.
void Page::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitTitle();
}

void Page::fitTitle() {
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * kTitle);
  large.setBold(true);
  m_title->setFont(large);
}

namespace {

QList<QWidget*> partsOf(const QSplitter& splitter) {
  QList<QWidget*> parts;
  for (int i = 0; i < splitter.count(); ++i) parts << splitter.widget(i);
  return parts;
}

}  // namespace

void Page::addBody(QWidget* body, int stretch) {
  // A least height of a splitter would hide those of its parts, which change with the type size.
  const auto* splitter = qobject_cast<const QSplitter*>(body);
  const bool isBeside = splitter != nullptr && splitter->orientation() == Qt::Horizontal;
  for (QWidget* part : isBeside ? partsOf(*splitter) : QList<QWidget*>{body}) {
    if (stretch > 0) part->setMinimumHeight(std::max(part->minimumHeight(), kLeastBody));
  }
  m_layout->addWidget(body, stretch);
}

void Page::addBody(QLayout* body) {
  m_layout->addLayout(body);
}

QString Page::stepName() const {
  return m_translator(words::Phrase::TypingStep);
}

const contest::Event* Page::shownEvent() const {
  return m_session.find(m_location.event);
}

}  // namespace damath::window

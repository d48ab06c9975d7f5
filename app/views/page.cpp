#include "app/views/page.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/views/theme.hpp"

namespace damath::views {

namespace {

// A title as long as an event's name may be: cut with a sign where the window is narrow.
class TitleLabel : public QLabel {
 public:
  using QLabel::QLabel;

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width()));
  }
};

constexpr int kMargin = 16;
constexpr int kGap = 10;

}  // namespace

Page::Page(const Surroundings& surroundings, QWidget* parent)
    : QWidget(parent),
      m_session(surroundings.session),
      m_speech(surroundings.speech),
      m_commands(surroundings.commands),
      m_title(new TitleLabel(this)),
      m_facts(new QLabel(this)),
      m_buttons(new QHBoxLayout),
      m_layout(new QVBoxLayout(this)) {
  QFont large = m_title->font();
  large.setPointSizeF(large.pointSizeF() * 1.5);
  large.setBold(true);
  m_title->setFont(large);
  m_title->setTextFormat(Qt::PlainText);
  m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_facts->setTextFormat(Qt::PlainText);
  m_facts->setWordWrap(true);
  m_facts->setForegroundRole(QPalette::PlaceholderText);
  m_buttons->setSpacing(6);
  auto* names = new QVBoxLayout;
  names->setSpacing(2);
  names->addWidget(m_title);
  names->addWidget(m_facts);
  auto* head = new QHBoxLayout;
  head->setSpacing(kGap);
  head->addLayout(names, 1);
  head->addLayout(m_buttons);
  m_layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  m_layout->setSpacing(kGap);
  m_layout->addLayout(head);
  // A hidden page reads everything anew when it is looked at.
  connect(&m_speech, &models::Speech::changed, this, [this] {
    if (isVisible()) refresh();
  });
  connect(&m_session, &models::Session::contestChanged, this, models::guarded(m_session, [this] {
    if (isVisible()) refresh();
  }));
}

void Page::look(const Spot& spot) {
  m_spot = spot;
  refresh();
  Q_EMIT offersChanged();
}

void Page::setHead(const QString& title, const QString& facts) {
  m_title->setText(title);
  m_title->setToolTip(title);
  m_facts->setText(facts);
  m_facts->setVisible(!facts.isEmpty());
}

void Page::addButtons(std::initializer_list<Command> commands) {
  for (const Command command : commands) m_buttons->addWidget(m_commands.button(command, this));
}

void Page::addBody(QWidget* body, int stretch) {
  m_layout->addWidget(body, stretch);
}

void Page::addBody(QLayout* body) {
  m_layout->addLayout(body);
}

const contest::Event* Page::shownEvent() const {
  return m_session.find(m_spot.event);
}

}  // namespace damath::views

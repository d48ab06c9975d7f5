// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/reach_line.hpp"
#include "app/window/text/filled_in.hpp"

#include <QAccessible>
#include <QTime>

namespace damath::window {

using words::Phrase;

ReachLine::ReachLine(Session& session, const Translator& translator, QWidget* parent)
    : NoticeBar(parent, Tone::Refusal), m_session(session), m_translator(translator) {
  connect(&session.hall(), &HallLink::reachChanged, this, [this](bool isReached) {
    m_since = isReached ? QString() : m_session.hall().answeredAt().toString(QStringLiteral("HH:mm:ss"));
    tellAll();
    if (isReached) return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
  });
  // Updates the line, because another contest may be open now.
  connect(&session, &Session::contestChanged, this, [this] {
    if (m_session.hall().isReached()) m_since.clear();
    tellAll();
  });
  connect(&session.hall().unsent(), &Unsent::changed, this, &ReachLine::tellAll);
}

void ReachLine::tellAll() {
  const auto count = static_cast<int>(m_session.hall().unsent().drafts().size());
  QString text;
  if (!m_since.isEmpty()) {
    text = filledIn(m_translator(Phrase::HallSilent), m_since);
    if (count > 0) text += QStringLiteral(" ") + filledIn(m_translator(Phrase::UnsentCount), count);
  } else if (count > 0) {
    text = filledIn(m_translator(Phrase::UnsentWaiting), count);
  }
  std::vector<Choice> choices;
  if (count > 0) choices.push_back({m_translator(Phrase::UnsentLook), [this] { Q_EMIT lookAsked(); }});
  tell(text, std::move(choices));
}

}  // namespace damath::window

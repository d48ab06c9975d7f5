// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/window/reach_line.hpp"

#include <QAccessible>
#include <QTime>

namespace damath::views {

using words::Phrase;

ReachLine::ReachLine(const models::Session& session, const models::Translator& translator, QWidget* parent)
    : NoticeBar(parent, Tone::Refusal) {
  connect(&session, &models::Session::reachChanged, this, [this, &translator](bool isReached) {
    const auto silence = static_cast<int>(models::HallWatch::kLongestSilence.count());
    const QString since = QTime::currentTime().addMSecs(-silence).toString(QStringLiteral("HH:mm:ss"));
    tell(isReached ? QString() : translator(Phrase::HallSilent).arg(since), {});
    if (isReached) return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
  });
  // What is open now is another contest.
  connect(&session, &models::Session::contestChanged, this, [this, &session] {
    if (session.isReached()) tell({}, {});
  });
}

}  // namespace damath::views

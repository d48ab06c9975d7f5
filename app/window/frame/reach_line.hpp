// SPDX-License-Identifier: GPL-3.0-or-later
// A red line above the page. It is shown while the server of the shared contest does not answer, or while
// this computer has unsent entries. The line shows the time of the last answer and the number of unsent
// entries.
#pragma once

#include "app/window/parts/notice_bar.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class ReachLine : public NoticeBar {
  Q_OBJECT

 public:
  // The arguments must outlive this object.
  ReachLine(Session& session, const Translator& translator, QWidget* parent);

 Q_SIGNALS:
  // Emitted when the user presses the button to see the unsent entries.
  void lookAsked();

 private:
  void tellAll();

  Session& m_session;
  const Translator& m_translator;
  QString m_since;  // time of the server's last answer; empty while the server answers
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// A red line above the page while the shared contest's server does not answer, or while entries of this
// computer are not sent. The line shows the time of the last answer and the number of unsent entries.
#pragma once

#include "app/models/contest/session.hpp"
#include "app/views/parts/notice_bar.hpp"

namespace damath::views {

class ReachLine : public NoticeBar {
  Q_OBJECT

 public:
  // The arguments must outlive this object.
  ReachLine(models::Session& session, const models::Translator& translator, QWidget* parent);

 Q_SIGNALS:
  // Emitted when the user wants to see the unsent entries.
  void lookAsked();

 private:
  void tellAll();

  models::Session& m_session;
  const models::Translator& m_translator;
  QString m_since;  // time of the last answer; empty while the server answers
};

}  // namespace damath::views

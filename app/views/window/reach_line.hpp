// SPDX-License-Identifier: GPL-3.0-or-later
// That the hall does not answer, and since when, and how much of what was entered here is not in it yet: in
// red above the page until it does again and nothing is left.
#pragma once

#include "app/models/contest/session.hpp"
#include "app/views/parts/notice_bar.hpp"

namespace damath::views {

class ReachLine : public NoticeBar {
  Q_OBJECT

 public:
  // Both must outlive it.
  ReachLine(models::Session& session, const models::Translator& translator, QWidget* parent);

 Q_SIGNALS:
  // To see what is not sent.
  void lookAsked();

 private:
  void tellAll();

  models::Session& m_session;
  const models::Translator& m_translator;
  QString m_since;  // empty while the hall answers
};

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
// That the hall does not answer, and since when: in red above the page until it does again.
#pragma once

#include "app/models/contest/session.hpp"
#include "app/views/parts/notice_bar.hpp"

namespace damath::views {

class ReachLine : public NoticeBar {
  Q_OBJECT

 public:
  // Both must outlive it.
  ReachLine(const models::Session& session, const models::Translator& translator, QWidget* parent);
};

}  // namespace damath::views

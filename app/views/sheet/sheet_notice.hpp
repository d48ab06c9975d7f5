// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be known of the open sheet before going on: it is a draft that was left behind, another version
// is in force by now, its result and the game's differ, no draft can be kept.
#pragma once

#include "app/models/sheet/open_sheet.hpp"
#include "app/views/parts/notice_bar.hpp"

namespace damath::views {

class SheetNotice : public NoticeBar {
  Q_OBJECT

 public:
  // Both must outlive this.
  SheetNotice(models::OpenSheet& open, const models::Translator& translator, QWidget* parent = nullptr);

 Q_SIGNALS:
  void discardAsked();
  // Which of two versions holds.
  void choiceAsked();
  // The result that was entered, which the sheet contradicts, is to be corrected.
  void correctionAsked();

 private:
  void retell();
  bool tellDraft();
  bool tellVersion();
  bool tellDifference();
  bool tellDue();

  models::OpenSheet& m_open;
  const models::Translator& m_translator;
  QString m_noDrafts;  // why none can be kept
};

}  // namespace damath::views

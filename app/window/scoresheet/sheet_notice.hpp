// SPDX-License-Identifier: GPL-3.0-or-later
// A notice above the open sheet, in one of these cases: a draft of an earlier run was found, another version
// is in force, the results of game and sheet differ, the rematch is due, or drafts cannot be saved.
#pragma once

#include "app/window/parts/notice_bar.hpp"
#include "app/window/scoresheet/open_sheet.hpp"

namespace damath::window {

class SheetNotice : public NoticeBar {
  Q_OBJECT

 public:
  // The arguments must outlive this object.
  SheetNotice(OpenSheet& open, const Translator& translator, QWidget* parent = nullptr);

 Q_SIGNALS:
  void discardAsked();
  // Emitted when the user must choose between two versions.
  void choiceAsked();
  // Emitted when the user wants to correct the game's result, which differs from the sheet.
  void correctionAsked();

 private:
  void retell();
  bool tellDraft();
  bool tellVersion();
  bool tellDifference();
  bool tellDue();

  OpenSheet& m_open;
  const Translator& m_translator;
  QString m_noDrafts;  // the reason why drafts cannot be saved
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// The notice above the open scoresheet. It appears if a draft of an earlier run was found, if another version
// is the current one, if the results of game and scoresheet differ, if the rematch is due, or if drafts
// cannot be saved.
#pragma once

#include "app/window/parts/notice_bar.hpp"
#include "app/window/scoresheet/open_sheet.hpp"

namespace damath::window {

class SheetNotice : public NoticeBar {
  Q_OBJECT

 public:
  // Precondition: the arguments outlive this object.
  SheetNotice(OpenSheet& open, const Translator& translator, QWidget* parent = nullptr);

 Q_SIGNALS:
  void discardAsked();
  // Emitted when the user must choose between two versions of the scoresheet.
  void choiceAsked();
  // Emitted when the user wants to correct the game's result, which differs from the scoresheet's.
  void correctionAsked();

 private:
  void retell();
  bool tellDraft();
  bool tellVersion();
  bool tellDifference();
  bool tellDue();

  OpenSheet& m_open;
  const Translator& m_translator;
  QString m_noDrafts;  // the reason why drafts cannot be saved; empty if they can
};

}  // namespace damath::window

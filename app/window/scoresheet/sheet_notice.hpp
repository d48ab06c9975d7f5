// SPDX-License-Identifier: GPL-3.0-or-later
// The notice above the open scoresheet. It appears if a draft of an earlier run was found, if the current
// version is no longer the version that the user began to edit, if another program replaced the shown
// version, if the results of game and scoresheet differ, if the rematch is due, or if drafts cannot be saved.
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
  // Emitted when the user wants to compare two versions of the scoresheet and to choose one of them.
  void choiceAsked();
  // Emitted when the user wants to compare the stored versions of the scoresheet.
  void comparisonAsked();
  // Emitted when the user wants to correct the game's result, which differs from the scoresheet's.
  void correctionAsked();

 private:
  void retell();
  bool tellDraft();
  bool tellVersion();
  bool tellReplaced();
  bool tellDifference();
  bool tellDue();

  OpenSheet& m_open;
  const Translator& m_translator;
  QString m_noDrafts;  // why drafts cannot be saved; empty if they can, or after the user closed the notice
};

}  // namespace damath::window

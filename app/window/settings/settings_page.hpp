// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the program's settings, with or without an open contest: the workplace, the rulesets, the chip
// sets, and the keys.
#pragma once

#include "app/window/page/page.hpp"

class QStackedWidget;
class QTabBar;

namespace damath::window {

class LawsView;
class ListTable;
class WorkplaceView;

class SettingsPage : public Page {
  Q_OBJECT

 public:
  explicit SettingsPage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] QString whyNot(Command command) const override;

 Q_SIGNALS:
  void languageChosen(int language);

 private:
  void refresh() override;

  enum class Part { Workplace, Rulesets, ChipSets, Keys };

  void showPart(Part part);
  // Null if the shown part has no rulesets or chip sets.
  [[nodiscard]] LawsView* laws() const;

  QTabBar* m_parts;
  QStackedWidget* m_stack;
  WorkplaceView* m_workplace;
  LawsView* m_rulesets;
  LawsView* m_chipSets;
  ListTable* m_keys;
};

}  // namespace damath::window

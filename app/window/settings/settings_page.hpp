// SPDX-License-Identifier: GPL-3.0-or-later
// The page for the program's settings: the workplace, the rulesets, the chip sets and the keys. The page
// needs no open contest.
#pragma once

#include "app/window/page/page.hpp"

class QStackedWidget;
class QTabBar;

namespace damath::window {

class FilledArea;
class LawsView;
class ListTable;
class WorkplaceView;

class SettingsPage : public Page {
  Q_OBJECT

 public:
  explicit SettingsPage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] QString whyNot(Command command) const override;
  // Shows the setting with this name and moves the focus to its field, or shows the part of the page with
  // this name. Does nothing if the page has neither.
  void choose(words::Phrase name);

 Q_SIGNALS:
  void languageChosen(int language);

 private:
  void refresh() override;

  enum class Part { Workplace, Rulesets, ChipSets, Keys };

  void showPart(Part part);
  // Returns the shown view of rulesets or chip sets; null if the page shows another part.
  [[nodiscard]] LawsView* laws() const;

  QTabBar* m_parts;
  QStackedWidget* m_stack;
  WorkplaceView* m_workplace;
  FilledArea* m_workplaceArea;
  LawsView* m_rulesets;
  LawsView* m_chipSets;
  ListTable* m_keys;
};

}  // namespace damath::window

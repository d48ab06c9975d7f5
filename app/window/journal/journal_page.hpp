// SPDX-License-Identifier: GPL-3.0-or-later
// The page with the journal and its undo, the automatic backups, and the check of the contest file. Also runs
// the other commands on a whole contest file, for example backup and export.
#pragma once

#include "app/window/journal/journal_model.hpp"
#include "app/window/page/page.hpp"
#include "app/window/session/file_work.hpp"

class QStackedWidget;
class QTabBar;

namespace damath::desk {
struct Problem;
}

namespace damath::window {

class ChangesView;
class CheckView;
class BackupsView;
class KeepingActs;
class WorkBar;

class JournalPage : public Page {
  Q_OBJECT

 public:
  explicit JournalPage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] QString whyNot(Command command) const override;
  // Sets the event that the user saw last. Commands on a single event propose it.
  void setEventAtHand(contest::EventId event);

 private:
  void refresh() override;

  enum class Part { Changes, Copies, Check };
  void showPart(Part part);
  void showHead();
  void serveCommands();
  void undoToCurrent();
  void undoCurrent();
  // Checks the contest file and the journal numbers that the user typed into the field of the check. If a
  // typed number cannot be read, shows an error instead.
  void checkFile();
  // Returns the selected change. nullopt if another computer made the change, or if the list of changes is
  // not visible.
  [[nodiscard]] std::optional<JournalDetail> currentChange() const;
  void restore();
  void leadTo(const desk::Problem& problem);

  FileWork m_work;
  QString m_workOf;  // the path of the contest file on which work runs
  QTabBar* m_parts;
  WorkBar* m_bar;
  QStackedWidget* m_stack;
  ChangesView* m_changes;
  BackupsView* m_copies;
  CheckView* m_check;
  KeepingActs* m_keeping;
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// The page with the journal and its undo, the automatic backups, and the check of the contest file. Other
// commands on the whole file also run here.
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
  // Sets the event that was shown last. Commands on a single event propose this event.
  void setEventAtHand(contest::EventId event);

 private:
  void refresh() override;

  enum class Part { Changes, Copies, Check };
  void showPart(Part part);
  void showHead();
  void serveCommands();
  void undoToCurrent();
  void undoCurrent();
  // The selected change; nullopt if another computer made the change, or if the changes are not shown.
  [[nodiscard]] std::optional<JournalDetail> currentChange() const;
  void restore();
  void leadTo(const desk::Problem& problem);

  FileWork m_work;
  QString m_workOf;  // the path of the file that the running work uses
  QTabBar* m_parts;
  WorkBar* m_bar;
  QStackedWidget* m_stack;
  ChangesView* m_changes;
  BackupsView* m_copies;
  CheckView* m_check;
  KeepingActs* m_keeping;
};

}  // namespace damath::window

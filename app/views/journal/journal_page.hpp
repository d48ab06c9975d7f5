// SPDX-License-Identifier: GPL-3.0-or-later
// What was done and what keeps it safe: the journal with taking back to any change of it, the copies of the
// file, and its check. Other acts on the whole file are done here too.
#pragma once

#include "app/models/contest/file_work.hpp"
#include "app/models/lists/journal_model.hpp"
#include "app/views/pages/page.hpp"

class QStackedWidget;
class QTabBar;

namespace damath::desk {
struct Problem;
}

namespace damath::views {

class ChangesView;
class CheckView;
class CopiesView;
class KeepingActs;
class WorkBar;

class JournalPage : public Page {
  Q_OBJECT

 public:
  explicit JournalPage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] QString whyNot(Command command) const override;
  // The event that was looked at: proposed where one of several is handed over or taken back.
  void setEventAtHand(contest::EventId event);

 private:
  void refresh() override;

  enum class Part { Changes, Copies, Check };
  void showPart(Part part);
  void showHead();
  void serveCommands();
  void takeBackToCurrent();
  void takeBackCurrent();
  // The change that is chosen; nothing where another computer made it, or the changes are not shown.
  [[nodiscard]] std::optional<models::JournalDetail> currentChange() const;
  void restore();
  void leadTo(const desk::Problem& problem);

  models::FileWork m_work;
  QString m_workOf;  // the path of the file that what is under way is done with
  QTabBar* m_parts;
  WorkBar* m_bar;
  QStackedWidget* m_stack;
  ChangesView* m_changes;
  CopiesView* m_copies;
  CheckView* m_check;
  KeepingActs* m_keeping;
};

}  // namespace damath::views

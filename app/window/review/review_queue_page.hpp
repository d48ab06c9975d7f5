// SPDX-License-Identifier: GPL-3.0-or-later
// The reviews page of an event (rulebook T5, T6): its scoresheets, the most urgent first, and below them the
// recorded violations.
#pragma once

#include <memory>
#include <vector>

#include "app/desk/events/review_queue.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "app/window/page/page.hpp"
#include "app/window/parts/notice_bar.hpp"

class QCheckBox;
class QLabel;
class QLineEdit;

namespace damath::window {

class ListTable;

class ReviewQueuePage : public Page {
  Q_OBJECT

 public:
  explicit ReviewQueuePage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] QString whyNot(Command command) const override;

 private:
  void refresh() override;

  void makeBody();
  void serveCommands();
  void showSheets();
  void showViolations();
  void search();
  // Returns the scoresheet in the current row; nullptr if no row is current.
  [[nodiscard]] const desk::QueuedSheet* current() const;
  [[nodiscard]] const desk::ViolationLogged* currentViolation() const;
  void open(Location::Kind kind);
  void logViolation();
  void tellLogged(const desk::ViolationLogged& logged);
  void disqualify(const desk::ViolationLogged& logged);
  [[nodiscard]] QString factsText() const;

  // The review queue of the event, with approved and missing scoresheets. The pointer is never null.
  std::shared_ptr<const std::vector<desk::QueuedSheet>> m_queue =
      std::make_shared<const std::vector<desk::QueuedSheet>>();
  std::vector<desk::ViolationLogged> m_logged;
  NoticeBar* m_notice;
  QLineEdit* m_search;
  QCheckBox* m_onlyOpen;
  ListTable* m_sheets;
  QLabel* m_title;
  ListTable* m_violations;
};

}  // namespace damath::window

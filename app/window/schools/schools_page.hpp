// SPDX-License-Identifier: GPL-3.0-or-later
// The schools page: the ranks of schools, districts or divisions over several events, with the players who
// won their points. Also the medals, and the players who are in several events. The ranks and the medals can
// be printed and exported.
#pragma once

#include <QString>
#include <vector>

#include "app/window/page/page.hpp"
#include "app/window/page/printing.hpp"
#include "core/contest/clashes.hpp"
#include "core/contest/school_standings.hpp"
#include "db/records/issued_paper.hpp"

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;
class QSpinBox;
class QTabBar;
class QTextBrowser;

namespace damath::window {

class ListTable;

class SchoolsPage : public Page {
  Q_OBJECT

 public:
  explicit SchoolsPage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] QString whyNot(Command command) const override;

 private:
  void refresh() override;
  void resizeEvent(QResizeEvent* event) override;

  enum class Part { Ranks, Medals, Clashes };
  [[nodiscard]] Part part() const;
  [[nodiscard]] std::vector<contest::EventId> events() const;
  void serveCommands();
  void retranslate();
  void fillEvents();
  void count();
  void showPart();
  void showTeams(const compose::ListSheet& list, bool isEmpty, const QString& emptyText);
  void showClashes();
  void showDetail();
  [[nodiscard]] QString detailOf(int row) const;
  [[nodiscard]] db::PaperOf paper() const;

  contest::SchoolStandings m_standings;
  std::vector<contest::Clash> m_clashes;
  QComboBox* m_kind;
  QLabel* m_bestLabel;
  QSpinBox* m_best;
  QPushButton* m_events;
  QMenu* m_eventMenu;
  QString m_eventsOf;  // the path of the contest file whose events the menu has
  QLabel* m_mostLabel;
  QSpinBox* m_most;
  QTabBar* m_parts;
  ListTable* m_list;
  QTextBrowser* m_detail;
  QLabel* m_rule;
};

}  // namespace damath::window

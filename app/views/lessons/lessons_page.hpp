// SPDX-License-Identifier: GPL-3.0-or-later
// For teachers: where a class loses points. The mistakes of all scoresheets in force, of an event, a round, a
// school or a player, counted by kind, player, school, chip set or round; each with its sentence and its
// board, and Return leads to its sheet. The sheets are looked through beside the window. What is counted goes
// to paper with examples of each group.
#pragma once

#include <memory>
#include <vector>

#include "app/desk/events/lessons.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/contest/file_work.hpp"
#include "app/papers/lessons_paper.hpp"
#include "app/papers/paper.hpp"
#include "app/views/pages/page.hpp"

class QComboBox;
class QLabel;
class QTabBar;
class QVBoxLayout;

namespace damath::views {

class BoardView;
class ListTable;
class WorkBar;

class LessonsPage : public Page {
  Q_OBJECT

 public:
  explicit LessonsPage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] bool isDone() const { return m_work == nullptr || !m_work->isUnderWay(); }

 private:
  void refresh() override;

  // A sheet with mistakes, audited once for all that is shown of it.
  struct Seen {
    contest::EventId event{};
    desk::SheetAt at;
    desk::SheetView view;
  };

  void retranslate();
  void fillScope();
  void fillPlayers();
  [[nodiscard]] desk::LessonScope scope() const;
  void lookThrough();
  void present(const desk::DeskResult<desk::Lessons>& lessons);
  [[nodiscard]] QString factsText() const;
  void showFacts();
  void showGroups();
  void showExamples();
  void showBoard();
  [[nodiscard]] desk::LessonsBy by() const;
  // Of the group that is chosen; null for none.
  [[nodiscard]] const desk::LessonGroup* group() const;
  [[nodiscard]] const desk::Mistake* mistake() const;
  [[nodiscard]] const desk::SheetView* sheetOf(const desk::Mistake& mistake);
  [[nodiscard]] QString sentenceOf(const desk::Mistake& mistake);
  [[nodiscard]] QString placeOf(const desk::Mistake& mistake) const;
  // What is on show; of no form that is registered, for it stands on no list of the contest's papers.
  [[nodiscard]] papers::Paper paper();
  [[nodiscard]] papers::LessonsOf shownLessons() const;
  void openSheet(Location::Kind kind);

  desk::Lessons m_lessons;
  std::vector<desk::LessonGroup> m_groups;
  std::unique_ptr<Seen> m_seen;
  QString m_fault;  // why the sheets cannot be looked through
  QComboBox* m_events;
  QComboBox* m_rounds;
  QComboBox* m_schools;
  QComboBox* m_players;
  QTabBar* m_parts;
  ListTable* m_counts;
  ListTable* m_examples;
  QLabel* m_message;
  BoardView* m_board;
  QVBoxLayout* m_bars;
  std::unique_ptr<models::FileWork> m_work;
  WorkBar* m_bar = nullptr;
};

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
// A page for teachers that shows where a class loses points. The page covers all scoresheets in force of one
// event or of all events; the user can choose a round, a school or a player. It counts the mistakes by kind,
// player, school, chip set or round. Each mistake has a sentence and its board, and Return opens its
// scoresheet. Another thread reads the scoresheets. The counts can be printed, with examples of each group.
#pragma once

#include <memory>
#include <vector>

#include "app/desk/events/lesson_groups.hpp"
#include "app/desk/events/lessons.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/lessons_paper.hpp"
#include "app/papers/paper.hpp"
#include "app/window/page/page.hpp"
#include "app/window/session/file_work.hpp"

class QComboBox;
class QLabel;
class QTabBar;
class QVBoxLayout;

namespace damath::window {

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

  // The scoresheet that was audited last for a sentence or a board, kept to avoid a second audit.
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
  // Returns the group of mistakes that the user selected; null if no group is selected.
  [[nodiscard]] const desk::LessonGroup* group() const;
  [[nodiscard]] const desk::Mistake* mistake() const;
  [[nodiscard]] const desk::SheetView* sheetOf(const desk::Mistake& mistake);
  [[nodiscard]] QString sentenceOf(const desk::Mistake& mistake);
  [[nodiscard]] QString placeOf(const desk::Mistake& mistake) const;
  // Returns the counts as a document to print. The register does not number this paper, because its form is
  // not one of the contest's registered papers.
  [[nodiscard]] papers::Paper paper();
  [[nodiscard]] papers::LessonsOf shownLessons() const;
  void openSheet(Location::Kind kind);

  desk::Lessons m_lessons;
  std::vector<desk::LessonGroup> m_groups;
  std::unique_ptr<Seen> m_seen;
  QString m_fault;  // the reason why the scoresheets cannot be read; empty if they can
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
  std::unique_ptr<FileWork> m_work;
  WorkBar* m_bar = nullptr;
};

}  // namespace damath::window

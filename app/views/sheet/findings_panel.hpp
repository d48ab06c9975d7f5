// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit found, one row a finding: its number on the printed sheet, where, what in words, which
// clause. What merely follows from a finding is folded below it into one row; Right, Left, Return or a click
// unfold and fold it. Choosing a finding leads to the cell.
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "app/models/lists/table_model.hpp"
#include "app/models/sheet/finding_place.hpp"
#include "core/sheet/settle/ruling.hpp"

class QLabel;
class QScrollArea;
class QToolButton;

namespace damath::views {

class ListTable;

class FindingsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FindingsPanel(const models::Translator& translator, QWidget* parent = nullptr);

  // `sentences` has one for each finding of the report; those that `isShown` leaves out are not shown.
  using IsShown = std::function<bool(const sheet::Finding& finding)>;
  // Accepted: with their sheet, and so nothing to do. What a ruling keeps as written is no mistake.
  enum class State { Open, Accepted };
  void show(const sheet::AuditReport& report, const std::vector<QString>& sentences, models::Extent extent,
            const IsShown& isShown, State state = State::Open,
            const std::vector<sheet::Ruling>& rulings = {});
  // In place of findings, for a sheet on which nothing is written yet.
  void showHowToWrite();
  // Shows a question between the summary and the findings, or hides it if the text is empty. Commands answer
  // it, not keys. `stakes` says which result each answer leads to; empty if unknown. An open question can be
  // dismissed.
  void ask(const QString& question, const QString& stakes = {}, bool isOpen = true);
  [[nodiscard]] QString question() const;
  [[nodiscard]] QString stakes() const;
  [[nodiscard]] bool hasFindings() const;
  // The finding after the current one, or before it, round and round, without what merely follows from
  // others; the current one itself where nobody has gone to it yet.
  void next();
  void previous();
  // The next one of all: what follows is unfolded.
  void nextOfAll();
  [[nodiscard]] const ListTable& list() const { return *m_list; }
  [[nodiscard]] QString summary() const;
  // Without what only follows from others.
  [[nodiscard]] int mistakes() const { return m_mistakes; }

 Q_SIGNALS:
  void chosen(std::size_t finding);
  // The person does not want the question.
  void questionDismissed();

 private:
  // A finding that follows from no other on show, then those that follow from it.
  struct Group {
    std::size_t root = 0;
    std::vector<models::TableRow> rows;
    bool isOfCells = true;  // each row below the first is of another cell
    bool isFolded = true;
  };
  enum class Folded { Yes, No };

  bool eventFilter(QObject* watched, QEvent* event) override;
  void choose(const QVariant& key);
  [[nodiscard]] static bool isFoldRow(const QVariant& key);
  // The group of the row with that key; the first where there is no such row.
  [[nodiscard]] std::size_t groupOf(const QVariant& key) const;
  void toggle(std::size_t group);
  void fold(std::size_t group, Folded folded);
  void goTo(std::size_t group, std::size_t row);
  void fill();
  [[nodiscard]] QString foldText(const Group& group) const;
  [[nodiscard]] QString placeText(std::size_t number, const sheet::Finding& finding) const;

  const models::Translator& m_translator;
  QLabel* m_badge;
  QLabel* m_summary;
  QLabel* m_question;
  QLabel* m_stakes;
  QToolButton* m_later;
  ListTable* m_list;
  QLabel* m_hint;
  QScrollArea* m_hintArea;
  std::vector<Group> m_groups;
  int m_mistakes = 0;
  bool m_filling = false;
  std::vector<QString> m_sentences;  // what is said now
  bool m_isWalked = false;           // somebody went to the current finding
};

}  // namespace damath::views

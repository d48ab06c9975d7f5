// SPDX-License-Identifier: GPL-3.0-or-later
// The list of audit findings, one row per finding: its number on the printed sheet, its cell, its sentence
// and its clause. Consequences of a finding are folded into one row below it. Right, Left, Return or a click
// unfolds and folds them. Choosing a finding moves the cursor to its cell.
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "app/window/parts/table_model.hpp"
#include "app/window/scoresheet/finding_place.hpp"
#include "core/sheet/settle/ruling.hpp"

class QLabel;
class QScrollArea;
class QToolButton;

namespace damath::window {

class ListTable;

class FindingsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FindingsPanel(const Translator& translator, QWidget* parent = nullptr);

  // `sentences` has a sentence for each finding of the report. `isShown` returns false for findings to be
  // hidden.
  using IsShown = std::function<bool(const sheet::Finding& finding)>;
  // Accepted: the findings were accepted with their sheet and need no action. Findings that a ruling keeps as
  // written do not count as mistakes.
  enum class State { Open, Accepted };
  void show(const sheet::AuditReport& report, const std::vector<QString>& sentences, Extent extent,
            const IsShown& isShown, State state = State::Open,
            const std::vector<sheet::Ruling>& rulings = {});
  // Shows instructions instead of findings, for an empty sheet.
  void showHowToWrite();
  // Shows a question between the summary and the findings, or hides it if the text is empty. Commands answer
  // it, not keys. `stakes` says which result each answer leads to; empty if unknown. An open question can be
  // dismissed.
  void ask(const QString& question, const QString& stakes = {}, bool isOpen = true);
  [[nodiscard]] QString question() const;
  [[nodiscard]] QString stakes() const;
  [[nodiscard]] bool hasFindings() const;
  // Goes to the next or previous root finding and skips consequences; continues at the other end of the list.
  // If the user has not gone to the current finding yet, `next` goes to it first.
  void next();
  void previous();
  // Goes to the next finding including consequences, which are unfolded.
  void nextOfAll();
  [[nodiscard]] const ListTable& list() const { return *m_list; }
  [[nodiscard]] QString summary() const;
  // The number of mistakes, without consequences.
  [[nodiscard]] int mistakes() const { return m_mistakes; }

 Q_SIGNALS:
  void chosen(std::size_t finding);
  // Emitted when the user dismisses the question.
  void questionDismissed();

 private:
  // A shown root finding and the findings that follow from it.
  struct Group {
    std::size_t root = 0;
    std::vector<TableRow> rows;
    bool isOfCells = true;  // true if each row below the first is about a different cell
    bool isFolded = true;
  };
  enum class Folded { Yes, No };

  bool eventFilter(QObject* watched, QEvent* event) override;
  void choose(const QVariant& key);
  [[nodiscard]] static bool isFoldRow(const QVariant& key);
  // Returns the group of the row with that key; the first group if there is no such row.
  [[nodiscard]] std::size_t groupOf(const QVariant& key) const;
  void toggle(std::size_t group);
  void fold(std::size_t group, Folded folded);
  void goTo(std::size_t group, std::size_t row);
  void fill();
  [[nodiscard]] QString foldText(const Group& group) const;
  [[nodiscard]] QString placeText(std::size_t number, const sheet::Finding& finding) const;

  const Translator& m_translator;
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
  std::vector<QString> m_sentences;  // the sentences shown now
  bool m_isWalked = false;           // true after the user went to the current finding
};

}  // namespace damath::window

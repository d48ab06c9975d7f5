// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the audit's findings. The row of a finding shows its number on the printed scoresheet, its
// cell, its sentence and its clause. The consequences of a finding are folded into one row below it; Right
// and + show them, Left and - hide them, Return or a click on that row does either. Choosing a finding moves
// the cursor to its cell.
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "app/window/parts/table_model.hpp"
#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"

class QLabel;
class QScrollArea;

namespace damath::window {

class ListTable;
class QuestionStrip;

class FindingsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit FindingsPanel(const Translator& translator, QWidget* parent = nullptr);

  // A function that returns false for a finding that the list must hide.
  using IsShown = std::function<bool(const sheet::Finding& finding)>;
  // Open: the scoresheet is not accepted yet, so its mistakes need an action. Accepted: it was accepted with
  // its mistakes. In both states, a finding in a cell that a ruling keeps as written does not count as a
  // mistake.
  enum class State { Open, Accepted };
  void show(const sheet::AuditReport& report, const std::vector<QString>& sentences, sheet::Extent extent,
            const IsShown& isShown, State state = State::Open,
            const std::vector<sheet::Ruling>& rulings = {});
  // Shows instructions for typing a scoresheet in place of the list of findings. Used for an empty
  // scoresheet.
  void showHowToWrite();
  // Shows no findings, and says that the scoresheet is being checked. Used until the first audit of a
  // scoresheet is ready.
  void showWaiting();
  // The question about a habit of the writer, between the summary and the findings.
  [[nodiscard]] QuestionStrip& strip() { return *m_strip; }
  [[nodiscard]] const QuestionStrip& strip() const { return *m_strip; }
  [[nodiscard]] bool hasFindings() const;
  // Selects the next or previous finding. Skips findings that follow from another mistake. From the end of
  // the list, continues at the other end. While the user has not gone to any finding yet, `next` goes to the
  // finding that the program selected.
  void next();
  void previous();
  // Goes to the next finding, also to a finding that follows from another mistake. Shows that finding if it
  // was hidden.
  void nextOfAll();
  [[nodiscard]] const ListTable& list() const { return *m_list; }
  [[nodiscard]] QString summary() const;
  // The number of mistakes in the list, without findings that follow from another mistake.
  [[nodiscard]] int mistakes() const { return m_mistakes; }

 Q_SIGNALS:
  void chosen(std::size_t finding);

 private:
  // A mistake or note in the list, and the consequences that follow from it.
  struct Group {
    std::size_t root = 0;
    std::vector<TableRow> rows;
    bool isOfCells = true;  // true if the mistake and its consequences are all about different cells
    bool isFolded = true;
  };
  enum class Folded { Yes, No };

  bool eventFilter(QObject* watched, QEvent* event) override;
  void choose(const QVariant& key);
  [[nodiscard]] static bool isFoldRow(const QVariant& key);
  // Returns the group (a finding and its consequences) that has the row with this key; the first group if no
  // group has it.
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
  QuestionStrip* m_strip;
  ListTable* m_list;
  QLabel* m_hint;
  QScrollArea* m_hintArea;
  std::vector<Group> m_groups;
  int m_mistakes = 0;
  bool m_filling = false;
  std::vector<QString> m_sentences;  // the sentences in the list
  bool m_isWalked = false;           // true after the user went to a finding in the list
};

}  // namespace damath::window

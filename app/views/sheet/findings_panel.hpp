// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit found, one row a finding: where, what in words, which clause. Choosing a row leads to the
// cell.
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "app/models/sheet/finding_place.hpp"
#include "core/sheet/settle/ruling.hpp"

class QLabel;
class QScrollArea;

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
  [[nodiscard]] bool hasFindings() const;
  // The finding after the current one, or before it, round and round; the current one itself where nobody has
  // gone to it yet.
  void next() { step(m_isWalked ? 1 : 0); }
  void previous() { step(-1); }
  [[nodiscard]] const ListTable& list() const { return *m_list; }
  [[nodiscard]] QString summary() const;
  // Without what only follows from others.
  [[nodiscard]] int mistakes() const { return m_mistakes; }

 Q_SIGNALS:
  void chosen(std::size_t finding);

 private:
  void choose(const QVariant& key);
  void step(int rows);
  [[nodiscard]] QString placeText(const sheet::Finding& finding) const;

  const models::Translator& m_translator;
  QLabel* m_badge;
  QLabel* m_summary;
  ListTable* m_list;
  QLabel* m_hint;
  QScrollArea* m_hintArea;
  int m_mistakes = 0;
  bool m_filling = false;
  std::vector<QString> m_sentences;  // what is said now
  bool m_isWalked = false;           // somebody went to the current finding
};

}  // namespace damath::views

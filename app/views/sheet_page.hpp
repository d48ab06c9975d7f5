// One game's scoresheet: typed as on paper, audited while typing, the findings in words, the board at the
// cursor. Saving stores it as written; accepting gives the game the corrected result.
#pragma once

#include <QTimer>
#include <map>

#include "app/models/sheet_model.hpp"
#include "app/views/page.hpp"
#include "core/sheet/audit.hpp"
#include "reports/compose/document.hpp"

class QComboBox;
class QLabel;

namespace damath::views {

class FindingsPanel;
class SheetGrid;
class TotalsTable;
class TurnPanel;

class SheetPage : public Page {
  Q_OBJECT

 public:
  explicit SheetPage(const Surroundings& surroundings, QWidget* parent = nullptr);
  ~SheetPage() override;

  void look(const Spot& spot) override;
  [[nodiscard]] bool offers(Command command) const override;
  void run(Command command) override;
  [[nodiscard]] bool leave() override;
  [[nodiscard]] bool isSaved() const override { return m_typed == Typed::Saved; }
  void importSheet(const QString& path);

 protected:
  void refresh() override;

 private:
  enum class Typed { Saved, Unsaved };

  QWidget* makeHead();
  void makeBody();
  void load();
  void sheetEdited();
  void audit();
  void moveCursor(int row, int column);
  void goToFinding(std::size_t finding);
  [[nodiscard]] bool save();
  void accept();
  void importDialog();
  [[nodiscard]] sheet::Sheet blankSheet(const contest::Event& event, const contest::Game& game) const;
  [[nodiscard]] compose::Document document() const;
  [[nodiscard]] const contest::Game* game() const;
  void showHead();
  void showState();

  models::SheetModel m_model;
  sheet::AuditReport m_report;
  std::vector<QString> m_sentences;
  std::optional<desk::SheetView> m_stored;  // the newest version in the file
  Typed m_typed = Typed::Saved;
  bool m_loading = false;
  QTimer m_pause;  // of typing, after which the audit runs

  SheetGrid* m_grid;
  FindingsPanel* m_findings;
  TurnPanel* m_turns;
  TotalsTable* m_totals;
  QComboBox* m_ending;
  QComboBox* m_result;
  QLabel* m_endingLabel;
  QLabel* m_resultLabel;
  QLabel* m_state;
};

}  // namespace damath::views

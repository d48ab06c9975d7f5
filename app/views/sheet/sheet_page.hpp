// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet of a game or a rematch: typed as on paper, audited while typing, the findings in words, the
// board at the cursor. Saving stores it as written; accepting gives the game the corrected result. What is
// typed and not stored is a draft on the disk.
#pragma once

#include <QTimer>

#include "app/desk/rounds/meeting.hpp"
#include "app/models/live_audit.hpp"
#include "app/models/open_sheet.hpp"
#include "app/models/sheet_model.hpp"
#include "app/papers/paper.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/sheet/sheet_questions.hpp"

namespace damath::views {

class FindingsPanel;
class RouteChooser;
class SheetGrid;
class SheetHead;
class SheetNotice;
class TotalsTable;
class TurnPanel;

class SheetPage : public Page {
  Q_OBJECT

 public:
  explicit SheetPage(const PageContext& context, QWidget* parent = nullptr);
  ~SheetPage() override;

  void look(const Location& location) override;
  [[nodiscard]] bool offers(Command command) const override;
  void run(Command command) override;
  // Asks what becomes of what is typed and not stored.
  [[nodiscard]] bool leave() override;
  [[nodiscard]] bool isSaved() const override { return !m_open.isTyped(); }
  // Takes over a sheet from a file, as one step that can be undone; nothing is stored. One that looks like
  // another game's is asked about.
  void importSheet(const QString& path);

 protected:
  void refresh() override;
  void hideEvent(QHideEvent* event) override;

 private:
  void makeBody();
  void connectParts();
  void sheetEdited();
  // At once where that is quick, else as soon as it is there.
  void audit();
  void showVerdict();
  [[nodiscard]] const sheet::AuditReport& report() const { return m_audit.last().report; }
  // Whether another jump can follow the one in this row, by the sheet as it stands now.
  [[nodiscard]] bool chainGoesOn(int row, board::Side side);
  void fillTurn();
  void showRoutes(int line, board::Side side);
  void writeRoute(const rules::Turn& turn);
  void moveLine(int by);
  void compareVersions();
  void moveCursor(int row, int column);
  void goToFinding(std::size_t finding);
  [[nodiscard]] bool store();
  void accept();
  void discard();
  void importDialog();
  [[nodiscard]] SheetQuestions::Subject subject() const;
  [[nodiscard]] papers::Paper paper() const;
  // Whose sheet it is; nothing where that is gone.
  [[nodiscard]] std::optional<desk::Meeting> meeting() const { return m_open.meeting(); }
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString fileName() const;
  void correctResult();
  // What was typed is in the contest, as the sheet of a rematch that it entered as well.
  void showStored(const desk::SheetView& view);
  void showHead();
  void showState();

  models::SheetModel m_model;
  models::OpenSheet m_open;
  models::LiveAudit m_audit;
  std::vector<desk::Mismatch> m_agreed;  // of the sheet that was taken over
  bool m_isOpening = false;
  QTimer m_pause;  // of typing, after which the audit runs

  SheetNotice* m_notice;
  SheetHead* m_head;
  SheetGrid* m_grid;
  FindingsPanel* m_findings;
  TurnPanel* m_turns;
  RouteChooser* m_routes;
  int m_routeLine = 0;  // where a chosen route is written, and whose
  board::Side m_routeSide = board::Side::Blue;
  TotalsTable* m_totals;
};

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet of a game or a rematch: typed as on paper, audited while typing, the findings in words, the
// board at the cursor. Saving stores it as written; accepting gives the game the corrected result. What is
// typed and not stored is a draft on the disk.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/models/sheet/open_sheet.hpp"
#include "app/models/sheet/sheet_model.hpp"
#include "app/papers/paper.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/sheet/sheet_questions.hpp"

namespace damath::views {

class LiveSheet;
class SheetGrid;
class SheetHead;
class SheetNotice;

class SheetPage : public Page {
  Q_OBJECT

 public:
  explicit SheetPage(const PageContext& context, QWidget* parent = nullptr);
  ~SheetPage() override;

  void look(const Location& location) override;
  [[nodiscard]] bool offers(Command command) const override;
  // Asks what becomes of what is typed and not stored.
  [[nodiscard]] bool leave() override;
  [[nodiscard]] std::optional<words::Phrase> unsaved() const override {
    return m_open.isTyped() ? std::optional(words::Phrase::SheetUnsaved) : std::nullopt;
  }
  // Takes over a sheet from a file, as one step that can be undone; nothing is stored. One that looks like
  // another game's is asked about.
  void importSheet(const QString& path);

 private:
  void refresh() override;
  void hideEvent(QHideEvent* event) override;

  void connectParts();
  void serveCommands();
  void sheetEdited();
  void compareVersions();
  void playAtBoard();
  void takeOff();
  // Of a board of a round, and of no rematch.
  [[nodiscard]] bool isOfRound() const { return std::holds_alternative<desk::Place>(m_open.at()); }
  void review(Command command);
  // The next board of the round without a scoresheet, after this one first; nothing where every other has
  // one.
  [[nodiscard]] std::optional<desk::Place> nextInPile() const;
  void goToNextInPile();
  [[nodiscard]] QString savedText(int version) const;
  [[nodiscard]] bool store();
  void accept();
  void discard();
  void importDialog();
  // Says which sheet, typed or saved, an imported one takes the place of; empty if there is none.
  [[nodiscard]] QString replacedBy(const sheet::Sheet& imported) const;
  [[nodiscard]] SheetQuestions::Subject subject() const;
  [[nodiscard]] papers::Paper paper();
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
  std::vector<desk::Mismatch> m_agreed;  // of the sheet that was taken over
  bool m_isOpening = false;

  SheetNotice* m_notice;
  SheetHead* m_head;
  LiveSheet* m_live;
  SheetGrid* m_grid;  // its lines
};

}  // namespace damath::views

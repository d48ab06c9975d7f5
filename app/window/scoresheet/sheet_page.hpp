// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet page of a game or a rematch. The user types the scoresheet as it is on paper, and the audit
// runs meanwhile. The page shows the findings as sentences and the board at the cursor. Saving keeps the
// scoresheet as written. Accepting gives the game the corrected result. Unsaved text is kept as a draft on
// disk.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/papers/paper.hpp"
#include "app/window/page/page.hpp"
#include "app/window/scoresheet/open_sheet.hpp"
#include "app/window/scoresheet/sheet_model.hpp"
#include "app/window/scoresheet/sheet_questions.hpp"

namespace damath::window {

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
  // If there is unsaved text, asks the user: save it, keep it as a draft, discard it, or stay on the page.
  [[nodiscard]] bool leave() override;
  [[nodiscard]] std::optional<words::Phrase> unsaved() const override {
    return m_open.isTyped() ? std::optional(words::Phrase::SheetUnsaved) : std::nullopt;
  }
  // Puts a scoresheet from a file into the editor, as one undo step. Nothing is saved. Asks for confirmation
  // if the file seems to belong to another game, or if the import would replace typed or saved lines.
  void importSheet(const QString& path);

 private:
  void refresh() override;
  void hideEvent(QHideEvent* event) override;

  void connectParts();
  void serveCommands();
  void sheetEdited();
  // Opens the unfinished cell of the draft, if the draft is still shown.
  void resumeTyping();
  void compareVersions();
  void playAtBoard();
  void takeOff();
  // True if the scoresheet is of a game in a round, false if it is of a rematch.
  [[nodiscard]] bool isOfRound() const { return std::holds_alternative<desk::Place>(m_open.at()); }
  void review(Command command);
  // Returns the next board of the round that has no scoresheet, after this board and then from the beginning.
  // nullopt if all other boards have one, or if this scoresheet is of a rematch.
  [[nodiscard]] std::optional<desk::Place> nextInPile() const;
  void goToNextInPile();
  [[nodiscard]] QString savedText(int version) const;
  [[nodiscard]] bool store();
  void accept();
  void discard();
  void importDialog();
  // Returns a sentence for the confirmation of an import: it tells which typed or saved lines the import
  // would replace. Empty if it would replace none.
  [[nodiscard]] QString replacedBy(const sheet::Sheet& imported) const;
  [[nodiscard]] SheetQuestions::Subject subject() const;
  [[nodiscard]] papers::Paper paper();
  // Returns the game or rematch of the scoresheet; nullopt if it no longer exists.
  [[nodiscard]] std::optional<desk::Meeting> meeting() const { return m_open.meeting(); }
  [[nodiscard]] QString title() const;
  void correctResult();
  // Shows `view` as the saved scoresheet. If the scoresheet is of a due rematch, saving has entered the
  // rematch, and the page becomes the page of a played rematch.
  void showStored(const desk::SheetView& view);
  void showHead();
  void showState();

  SheetModel m_model;
  OpenSheet m_open;
  // Differences between an imported file and this game that the user accepted.
  std::vector<desk::Mismatch> m_agreed;
  bool m_isOpening = false;

  SheetNotice* m_notice;
  SheetHead* m_head;
  LiveSheet* m_live;
  SheetGrid* m_grid;  // the grid of the scoresheet editor m_live
};

}  // namespace damath::window

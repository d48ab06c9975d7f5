// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet page of a game or a rematch: typed as on paper and audited meanwhile, with the findings as
// sentences and the board at the cursor. Saving stores the sheet as written. Accepting gives the game the
// corrected result. Unsaved text is kept as a draft on disk.
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
  // Asks the user about unsaved text: store, keep as draft, discard or stay.
  [[nodiscard]] bool leave() override;
  [[nodiscard]] std::optional<words::Phrase> unsaved() const override {
    return m_open.isTyped() ? std::optional(words::Phrase::SheetUnsaved) : std::nullopt;
  }
  // Puts a sheet from a file into the editor, as one undo step; nothing is stored. Asks for confirmation if
  // the sheet seems to belong to another game.
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
  // True for a game of a round, false for a rematch.
  [[nodiscard]] bool isOfRound() const { return std::holds_alternative<desk::Place>(m_open.at()); }
  void review(Command command);
  // Returns the next board of the round without a scoresheet, first after this board, then from the
  // beginning. nullopt if all other boards have scoresheets.
  [[nodiscard]] std::optional<desk::Place> nextInPile() const;
  void goToNextInPile();
  [[nodiscard]] QString savedText(int version) const;
  [[nodiscard]] bool store();
  void accept();
  void discard();
  void importDialog();
  // Returns a sentence about the typed or saved sheet that an import would replace; empty if there is none.
  [[nodiscard]] QString replacedBy(const sheet::Sheet& imported) const;
  [[nodiscard]] SheetQuestions::Subject subject() const;
  [[nodiscard]] papers::Paper paper();
  // Returns the game or rematch of the sheet; nullopt if it no longer exists.
  [[nodiscard]] std::optional<desk::Meeting> meeting() const { return m_open.meeting(); }
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString fileName() const;
  void correctResult();
  // Shows `view` as stored. A due rematch is entered by storing, so its page becomes the page of a played
  // rematch.
  void showStored(const desk::SheetView& view);
  void showHead();
  void showState();

  SheetModel m_model;
  OpenSheet m_open;
  std::vector<desk::Mismatch> m_agreed;  // mismatches of the imported sheet that the user has confirmed
  bool m_isOpening = false;

  SheetNotice* m_notice;
  SheetHead* m_head;
  LiveSheet* m_live;
  SheetGrid* m_grid;  // the grid of m_live
};

}  // namespace damath::window

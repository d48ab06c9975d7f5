// SPDX-License-Identifier: GPL-3.0-or-later
// The page for the second entry (rulebook T6): a second person types the scoresheet again from the paper and
// does not see the first entry. Then the program compares both and saves the review. Unsaved text is kept as
// a draft on disk.
#pragma once

#include <QTimer>
#include <optional>

#include "app/window/page/page.hpp"
#include "app/window/scoresheet/line_commands.hpp"
#include "app/window/scoresheet/live_audit.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/scoresheet/sheet_model.hpp"

class QLabel;
class QLineEdit;

namespace damath::window {

class NoticeBar;
class SheetGrid;

class SecondEntryPage : public Page {
  Q_OBJECT

 public:
  explicit SecondEntryPage(const PageContext& context, QWidget* parent = nullptr);
  ~SecondEntryPage() override;

  void look(const Location& location) override;
  // Saves the typed text as a draft before the user leaves the page. Returns false if that failed.
  [[nodiscard]] bool leave() override;
  [[nodiscard]] std::optional<words::Phrase> unsaved() const override {
    return isTyped() ? std::optional(words::Phrase::SheetUnsaved) : std::nullopt;
  }

 private:
  void refresh() override;
  void hideEvent(QHideEvent* event) override;

  [[nodiscard]] bool isTyped() const { return !m_model.sheet().lines.empty(); }
  void open();
  void beginAnew();
  // Puts the focus where the user goes on: in the name field while it is empty, otherwise in the lines, at
  // the end of the typed text.
  void goOn();
  void resumeTyping();
  void edited();
  // Saves the typed text as a draft. Returns false if that failed; the user has then seen the error.
  bool saveDraft();
  // True if the name field holds letters. A number is not a name.
  [[nodiscard]] bool isNamed() const;
  void askWho();
  void compare();

  SheetModel m_model;
  LiveAudit m_audit;  // audit of the typed text, only to find the next cell for Return
  std::optional<DraftFile> m_draft;
  std::optional<HalfTyped> m_halfTyped;  // the unfinished cell of the shown draft, until it is opened
  QTimer m_untilDraft;
  bool m_isFilling = false;
  NoticeBar* m_notice;
  QLabel* m_hint;
  QLabel* m_how;  // explains how to type a scoresheet
  QLabel* m_byLabel;
  QLineEdit* m_by;
  SheetGrid* m_grid;
  LineCommands m_lines;
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet typed a second time from the paper, while the first keying stays hidden; then the two are
// compared and the review is stored. What is typed and not stored is a draft on the disk. (Rulebook T6)
#pragma once

#include <QTimer>
#include <optional>

#include "app/models/sheet/live_audit.hpp"
#include "app/models/sheet/sheet_draft.hpp"
#include "app/models/sheet/sheet_model.hpp"
#include "app/views/pages/line_commands.hpp"
#include "app/views/pages/page.hpp"

class QLabel;
class QLineEdit;

namespace damath::views {

class NoticeBar;
class SheetGrid;

class KeyingPage : public Page {
  Q_OBJECT

 public:
  explicit KeyingPage(const PageContext& context, QWidget* parent = nullptr);
  ~KeyingPage() override;

  void look(const Location& location) override;
  // What is typed is kept as a draft.
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
  void edited();
  // False where none could be kept; that is shown.
  bool saveDraft();
  // Figures are nobody's name.
  [[nodiscard]] bool isNamed() const;
  void askWho();
  void compare();

  models::SheetModel m_model;
  models::LiveAudit m_audit;  // of what is keyed, for where Return leads alone
  std::optional<models::DraftFile> m_draft;
  QTimer m_untilDraft;
  bool m_isFilling = false;
  NoticeBar* m_notice;
  QLabel* m_hint;
  QLabel* m_how;  // to write
  QLabel* m_byLabel;
  QLineEdit* m_by;
  SheetGrid* m_grid;
  LineCommands m_lines;
};

}  // namespace damath::views

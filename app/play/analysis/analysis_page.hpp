// SPDX-License-Identifier: GPL-3.0-or-later
// The page that analyzes the game of a stored scoresheet with the engine. The game is the replay of the
// scoresheet version in force. An illegal turn stays as it was played. The analysis ends at the first line
// that cannot be followed on the board.
#pragma once

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/page/page.hpp"

namespace damath::window {

class AnalysisView;
class NoticeBar;

class AnalysisPage : public Page {
  Q_OBJECT

 public:
  explicit AnalysisPage(const PageContext& context, QWidget* parent = nullptr);

 private:
  void refresh() override;

  // Identifies the scoresheet whose analysis is shown or running.
  struct Looked {
    contest::EventId event{};
    contest::SheetId sheet{};
    friend bool operator==(const Looked&, const Looked&) = default;
  };
  void lookThrough(const desk::SheetView& view, const contest::EventSetup& setup);
  [[nodiscard]] QString noticeOf(const desk::SheetView& view) const;
  void openSheet();

  AnalysisView* m_view;
  NoticeBar* m_notice;
  std::optional<Looked> m_looked;
};

}  // namespace damath::window

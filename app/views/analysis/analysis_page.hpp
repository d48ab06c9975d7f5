// SPDX-License-Identifier: GPL-3.0-or-later
// The game of a stored scoresheet, looked through with the engine: the version in force as the audit replays
// it. What breaks a rule stands as it was played; where no play explains the lines the analysis ends.
#pragma once

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/views/pages/page.hpp"

namespace damath::views {

class AnalysisView;
class NoticeBar;

class AnalysisPage : public Page {
  Q_OBJECT

 public:
  explicit AnalysisPage(const PageContext& context, QWidget* parent = nullptr);

 private:
  void refresh() override;

  // Of what the analysis is that is shown or under way.
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

}  // namespace damath::views

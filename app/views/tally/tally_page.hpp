// SPDX-License-Identifier: GPL-3.0-or-later
// The tally of an event: every player's result against everyone, points, the Point System's sum, and the rank
// with its reason in words; under it the rematches that are due.
#pragma once

#include "app/desk/change/confirmation.hpp"
#include "app/views/pages/page.hpp"
#include "reports/compose/document.hpp"

class QLabel;

namespace damath::views {

class ListTable;

class TallyPage : public Page {
  Q_OBJECT

 public:
  explicit TallyPage(const PageContext& context, QWidget* parent = nullptr);

  [[nodiscard]] bool offers(Command command) const override;
  void run(Command command) override;

 protected:
  void refresh() override;

 private:
  [[nodiscard]] bool hasOpenLot() const { return !m_standings.lotsOpen.empty(); }
  void drawLot();
  [[nodiscard]] compose::Document document() const;
  [[nodiscard]] QString reasonsOf(const contest::RankedEntry& ranked) const;
  void showRanks(const contest::Event& event);
  void showRematches(const contest::Event& event);

  contest::Standings m_standings;
  std::vector<desk::ResultDifference> m_differing;
  ListTable* m_ranks;
  QLabel* m_reasonTitle;
  QLabel* m_reason;
  QLabel* m_rematches;
};

}  // namespace damath::views

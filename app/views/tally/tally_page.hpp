// SPDX-License-Identifier: GPL-3.0-or-later
// The tally of an event: every player's result against everyone, points, the Point System's sum, and the rank
// with its reason and its arithmetic in words; the crosstable; under it what the final list waits for, each
// with a way to it.
#pragma once

#include <memory>

#include "app/desk/change/confirmation.hpp"
#include "app/views/pages/page.hpp"
#include "app/views/pages/printing.hpp"

class QLabel;
class QSplitter;
class QTabBar;
class QTextBrowser;

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
  void resizeEvent(QResizeEvent* event) override;

 private:
  [[nodiscard]] bool hasOpenLot() const { return !m_standings->lotsOpen.empty(); }
  void drawLot();
  [[nodiscard]] MadePaper paper() const;
  void showRanks(const contest::Event& event);
  void showCrosstable(const contest::Event& event);
  void showPart();
  void showReason();
  // The games and byes that made the points, and their sums.
  [[nodiscard]] QStringList arithmeticOf(const contest::Event& event,
                                         const contest::RankedEntry& ranked) const;
  void showOpen(const contest::Event& event);
  // The pairs that have to play one, in the order of the ties.
  [[nodiscard]] std::vector<desk::RematchOf> rematchesOpen(const contest::Event& event) const;
  [[nodiscard]] QString rematchLinks(const contest::Event& event) const;
  void openSheet(const desk::RematchOf& rematch);
  void follow(const QString& link);
  void enterRematch(contest::EntryId one, contest::EntryId other);
  void previewWhatIf();

  std::shared_ptr<const contest::Standings> m_standings = std::make_shared<const contest::Standings>();
  std::vector<desk::ResultDifference> m_differing;
  QTabBar* m_parts;
  QSplitter* m_split;
  ListTable* m_ranks;
  QWidget* m_across;
  ListTable* m_crosstable;
  QTextBrowser* m_reason;
  QLabel* m_open;
};

}  // namespace damath::views

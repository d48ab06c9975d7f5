// SPDX-License-Identifier: GPL-3.0-or-later
// The tally page of an event. It shows each player's results, points and Point System sum, the rank with its
// reason and arithmetic, and the crosstable. Below are the open tasks about the ranks, with links.
#pragma once

#include <memory>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/window/page/page.hpp"
#include "app/window/page/printing.hpp"
#include "app/window/tally/rank_reasons.hpp"
#include "app/window/tally/tally_link.hpp"
#include "db/records/issued_paper.hpp"

class QLabel;
class QSplitter;
class QTabBar;
class QTextBrowser;

namespace damath::window {

class ListTable;

class TallyPage : public Page {
  Q_OBJECT

 public:
  explicit TallyPage(const PageContext& context, QWidget* parent = nullptr);

 private:
  void refresh() override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

  void serveCommands();
  void drawLot();
  [[nodiscard]] db::PaperOf paper() const;
  [[nodiscard]] Ranking ranking(const contest::Event& event) const {
    return {m_session.contest(), event, *m_standings, m_translator};
  }
  void showRanks(const contest::Event& event);
  void showCrosstable(const contest::Event& event);
  void showPart();
  void showReason();
  void tellReason(const QString& html);
  [[nodiscard]] QString analysisLinks(const contest::Event& event, contest::EntryId entry) const;
  void showOpen(const contest::Event& event);
  void openSheet(const desk::RematchOf& rematch);
  [[nodiscard]] std::optional<desk::RematchOf> rematchAtHand() const;
  void playAtBoard();
  void follow(const TallyLink& link);
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
  QString m_reasonOnShow;  // the shown reason, as HTML
  QLabel* m_open;
};

}  // namespace damath::window

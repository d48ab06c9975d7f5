// The rounds of an event and the boards of one of them: who plays whom, the result, how the sheet stands.
#pragma once

#include <map>

#include "app/models/table_model.hpp"
#include "app/views/page.hpp"

class QTabBar;

namespace damath::views {

class ListTable;

class RoundsPage : public Page {
  Q_OBJECT

 public:
  explicit RoundsPage(const Surroundings& surroundings, QWidget* parent = nullptr);

  void look(const Spot& spot) override;
  [[nodiscard]] bool offers(Command command) const override;
  void run(Command command) override;
  // The round on show, from 1; nothing while none is paired.
  [[nodiscard]] std::optional<contest::RoundNumber> round() const;

 protected:
  void refresh() override;

 private:
  enum class SheetState { None, Missing, Findings, Differs, Clean };
  struct SheetMark {
    SheetState state = SheetState::None;
    QString toolTip;
  };

  // Beside the rounds, on which boards schoolmates meet in the one shown (Y4).
  void showFacts(const contest::Event& shown);
  void showRound();
  void pairNextRound();
  void publishRound();
  void unpairRound();
  void reopenResult();
  // Whether the newest round is still held.
  [[nodiscard]] bool isHeld() const;
  void printPairings(Command command);
  [[nodiscard]] std::optional<desk::Place> currentPlace() const;
  // Null where the chosen row is no game.
  [[nodiscard]] const contest::Game* currentGame() const;
  [[nodiscard]] models::TableRow rowOf(const contest::Event& event, const contest::Game& game,
                                       const SheetMark& mark) const;
  [[nodiscard]] models::TableRow byeRow(const contest::Event& event, const contest::Bye& bye) const;
  [[nodiscard]] std::map<int, SheetMark> sheetMarks(const contest::Event& event,
                                                    contest::RoundNumber round) const;

  QTabBar* m_rounds;
  ListTable* m_boards;
};

}  // namespace damath::views

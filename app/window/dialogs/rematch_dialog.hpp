// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that enters a 10-minute rematch (rulebook Y2b) between two tied entries of the standings, or
// corrects a played rematch. A correction can change even a final ranking.
#pragma once

#include "app/window/dialogs/result_form.hpp"

namespace damath::window {

class RematchDialog : public ResultForm {
  Q_OBJECT

 public:
  // True if the event has a rematch that is due or was played.
  [[nodiscard]] static bool hasAny(const contest::Event& event, const contest::Standings& standings);

  // Precondition: the event has a rematch that is due or was played (hasAny).
  RematchDialog(Session& session, const Translator& translator, const contest::Event& event,
                const contest::Standings& standings, QWidget* parent);

  // Selects the rematch between these two entries, if the list has it: the played rematch with this number,
  // else the first in the list, which is the due rematch if there is one.
  void choose(contest::EntryId one, contest::EntryId other, contest::GameId played = {});

 Q_SIGNALS:
  // Emitted with a sentence about the result, which is stored in the contest or kept as an unsent entry.
  void stored(const QString& what);

 private:
  bool submit() override;

  struct Pair {
    contest::EntryId one{};
    contest::EntryId other{};
    std::optional<contest::Rematch> played;  // the result to correct; nullopt if the rematch is due
  };

  [[nodiscard]] static std::vector<Pair> pairsOf(const contest::Event& event,
                                                 const contest::Standings& standings);
  [[nodiscard]] const Pair& pair() const;
  void showPair();

  std::vector<Pair> m_pairs;
  QComboBox* m_which;
  QComboBox* m_blue;
};

}  // namespace damath::window

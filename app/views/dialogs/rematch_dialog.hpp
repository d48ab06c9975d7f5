// SPDX-License-Identifier: GPL-3.0-or-later
// Enters a 10-minute rematch (rulebook Y2b) between two entries of a tie that the standings name, or corrects
// one that was played; a final ranking can still be corrected so.
#pragma once

#include "app/views/dialogs/result_form.hpp"

namespace damath::views {

class RematchDialog : public ResultForm {
  Q_OBJECT

 public:
  // Whether some rematch is due or was played.
  [[nodiscard]] static bool hasAny(const contest::Event& event, const contest::Standings& standings);

  // Promise: hasAny().
  RematchDialog(models::Session& session, const models::Translator& translator, const contest::Event& event,
                const contest::Standings& standings, QWidget* parent);

  // Begins with the rematch between the two, where it is one of those listed.
  void choose(contest::EntryId one, contest::EntryId other);

 Q_SIGNALS:
  // What was stored, in words.
  void stored(const QString& what);

 private:
  bool submit() override;

  struct Pair {
    contest::EntryId one{};
    contest::EntryId other{};
    std::optional<contest::Rematch> played;  // what is corrected
  };

  [[nodiscard]] static std::vector<Pair> pairsOf(const contest::Event& event,
                                                 const contest::Standings& standings);
  [[nodiscard]] const Pair& pair() const;
  void showPair();

  std::vector<Pair> m_pairs;
  QComboBox* m_which;
  QComboBox* m_blue;
};

}  // namespace damath::views

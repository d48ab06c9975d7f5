// SPDX-License-Identifier: GPL-3.0-or-later
// A form for the twelve chips of a set (rulebook 2): a field with the printed text for each place on BLUE's
// side.
#pragma once

#include <array>

#include "app/window/settings/law_form.hpp"
#include "core/board/position.hpp"

class QLabel;
class QLineEdit;

namespace damath::window {

class ChipSetForm : public LawForm {
  Q_OBJECT

 public:
  ChipSetForm(const Translator& translator, QWidget* parent);

  void setDocument(const std::string& document) override;
  [[nodiscard]] std::string document(const QString& name) const override;
  void showFaults(const notation::JsonFaults& faults) override;
  void retranslate() override;
  [[nodiscard]] QString clauseAtHand() const override;

 private:
  struct Chip {
    int x = 0;
    int y = 0;
    QLineEdit* text = nullptr;
  };
  std::array<Chip, board::kChipsASide> m_chips{};  // in the order of the document's chips
  std::array<QLabel*, 3> m_rowNames{};             // names of the rows, by y from 0
  QLabel* m_introduction;
  QLabel* m_faults;
};

}  // namespace damath::window

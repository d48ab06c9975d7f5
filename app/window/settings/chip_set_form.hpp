// SPDX-License-Identifier: GPL-3.0-or-later
// A form for the twelve chips of a chip set (rulebook 2). Each place on BLUE's side has a field for the
// chip's printed text.
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
  // The chips with their fields, in the order of the document.
  std::array<Chip, board::kChipsASide> m_chips{};
  std::array<QLabel*, 3> m_rowNames{};  // the labels of the rows of chips; the index is y
  QLabel* m_introduction;
  QLabel* m_faults;
};

}  // namespace damath::window

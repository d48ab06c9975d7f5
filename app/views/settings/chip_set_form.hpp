// SPDX-License-Identifier: GPL-3.0-or-later
// The twelve chips of a set by their places on BLUE's side (rulebook 2), each by its printed text.
#pragma once

#include <array>

#include "app/views/settings/law_form.hpp"
#include "core/board/position.hpp"

class QLabel;
class QLineEdit;

namespace damath::views {

class ChipSetForm : public LawForm {
  Q_OBJECT

 public:
  ChipSetForm(const models::Translator& translator, QWidget* parent);

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
  std::array<Chip, board::kChipsASide> m_chips{};  // as the document has them
  std::array<QLabel*, 3> m_rowNames{};             // by y, from 0
  QLabel* m_introduction;
  QLabel* m_faults;
};

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture with a sheet in review and the facilitator's name below the sheet. Keys make rulings, and each
// ruling needs a reason.
#pragma once

#include <vector>

#include "tests/window/review/review_fixture.hpp"

namespace damath::testing {

class RulingKeysFixture : public ReviewFixture {
 protected:
  void openNamed(std::string_view text) {
    store(text);
    openReview();
    fields().front()->setText(QStringLiteral("Gng. Reyes"));
    table->setFocus();
  }
  // Returns the fields By and Reason below the sheet.
  [[nodiscard]] std::vector<QLineEdit*> fields() {
    std::vector<QLineEdit*> shown;
    for (QLineEdit* field : line().findChildren<QLineEdit*>()) {
      if (field->isVisible()) shown.push_back(field);
    }
    return shown;
  }
  [[nodiscard]] window::RulingLine& line() {
    return part<window::RulingLine>(window::Location::Kind::Review);
  }
  void pressSlowly(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    press(key, modifiers);
    pauseLong();
  }
  // Presses the key of a ruling, then types the reason into the line below the sheet.
  void ruleBy(Qt::Key key, const QString& reason) {
    pressSlowly(key);
    ASSERT_EQ(focus()->accessibleName(), translator.plain(words::Phrase::Reason));
    type(reason);
    pressSlowly(Qt::Key_Return);
  }
  [[nodiscard]] QString textHere() const {
    return table->model()->index(table->currentIndex().row(), 0).data().toString();
  }
  [[nodiscard]] QString headerOf(int row) const {
    return table->model()->headerData(row, Qt::Vertical).toString();
  }
  [[nodiscard]] QString headerHere() const { return headerOf(table->currentIndex().row()); }
};

}  // namespace damath::testing

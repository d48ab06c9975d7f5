// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture for the sheet page with its messages, and for another console that stores a version of the same
// sheet.
#pragma once

#include <QLabel>
#include <algorithm>

#include "app/window/frame/done_line.hpp"
#include "app/window/scoresheet/sheet_notice.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::testing {

class OpenSheetFixture : public SheetPageFixture {
 protected:
  [[nodiscard]] window::SheetNotice& notice() {
    return part<window::SheetNotice>(window::Location::Kind::Sheet);
  }
  [[nodiscard]] QString plain(words::Phrase phrase) const { return translator.plain(phrase); }
  [[nodiscard]] QString draftText() const {
    if (draftFiles().isEmpty()) return {};
    QFile file(QDir(window::draftFolder()).filePath(draftFiles().front()));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return QString::fromUtf8(file.readAll());
  }

  void press(const QString& button) {
    const auto buttons = notice().findChildren<QPushButton*>();
    for (QPushButton* candidate : buttons) {
      QString text = candidate->text();
      if (candidate->isVisible() && text.remove(u'&').remove(u'…') == button) return candidate->click();
    }
    ADD_FAILURE() << "no button " << button.toStdString();
  }

  // Stores a version by another program on the same file.
  void storeElsewhere(const QString& move) {
    const desk::SystemClock clock;
    auto other = desk::Desk::open(window::fromQt(session.path()), clock);
    ASSERT_TRUE(other.desk);
    sheet::Sheet sheet;
    if (!versions().empty()) sheet = versions().back().stored.sheet;
    sheet.setTag("Set", "integer");
    sheet.lines.assign(1, {});
    sheet.lines[0].of(board::Side::Blue) = {sheet::HalfKind::Play, window::fromQt(move), "", ""};
    ASSERT_TRUE(
        desk::SheetDesk(*other.desk).storeSheet(event, kFirstBoard, sheet, {"other", "Other Clerk", "", {}}));
  }

  static std::function<void(QWidget&)> nameAndReason() {
    return [](QWidget& dialog) {
      const auto fields = dialog.findChildren<QLineEdit*>();
      ASSERT_EQ(fields.size(), 3);
      fields.at(0)->setText(QStringLiteral("Ana Cruz"));
      fields.at(2)->setText(QStringLiteral("typed wrongly"));
    };
  }

  [[nodiscard]] QString status() const { return window.findChild<window::DoneLine*>()->text(); }
  // True if a label of the page has exactly this text.
  [[nodiscard]] bool says(const QString& text) const {
    const auto labels = page->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == text; });
  }

  void leave() { window.goTo({window::Location::Kind::Tally, event, {}}); }
  void comeBack() { window.goTo({window::Location::Kind::Sheet, event, kFirstBoard}); }
};

}  // namespace damath::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// The fixture of the tests of the import dialog: reads lists and reports in the window.
#pragma once

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <fstream>
#include <string>

#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/players/players_page.hpp"
#include "app/words/texts/roster_words.hpp"
#include "core/notation/trf/trf_export.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {

class ImportDialogTest : public testing::ConsoleTest {
 protected:
  // No test finds the columns that another test chose.
  void SetUp() override {
    QSettings().clear();
    ConsoleTest::SetUp();
  }
  ImportDialog* read(const std::string& csv) {
    const QString path = folder.filePath(QStringLiteral("players.csv"));
    std::ofstream(window::fromQt(path), std::ios::binary) << csv;
    window.goTo({Location::Kind::Players, event, {}});
    static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
    return window.findChild<ImportDialog*>();
  }
  // Returns the tournament report of an event with four players and one played round.
  std::string reportOfARound() {
    const contest::EventId played =
        addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(played, session.author())));
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(played, session.author())));
    const std::vector<contest::Game> games = session.find(played)->games;
    for (const contest::Game& game : games) {
      const contest::ResultInput input{rules::Ending::Time, exact::Number(9), exact::Number(5)};
      EXPECT_TRUE(session.changed(
          desk::RoundDesk(session.desk()).setResult(played, {game.round, game.board}, input, publishing())));
    }
    const contest::Event& given = *session.find(played);
    const auto report = notation::trfOf(session.contest(), given, desk::standingsOf(given, {}),
                                        {contest::PrivacyOption::FullName}, notation::TrfVersion::Trf16);
    if (!report) ADD_FAILURE() << "no report";
    return report ? notation::toTrf(*report, notation::TrfVersion::Trf16) : std::string();
  }
  // Writes the report to a file, with the lines `before` in front, and opens the Players page of an empty
  // event.
  QString reportForAnotherEvent(const char* name, const char* before = "") {
    const std::string report = reportOfARound();
    event = addEvent("radical", {});
    QString path = folder.filePath(QLatin1String(name));
    std::ofstream(window::fromQt(path), std::ios::binary) << before << report;
    window.goTo({Location::Kind::Players, event, {}});
    return path;
  }
  // Returns the rows as "line state name".
  static QString shown(const ImportDialog& dialog) {
    const QAbstractItemModel& rows = *dialog.rows().model();
    QStringList lines;
    for (int row = 0; row < rows.rowCount(); ++row) {
      const auto cell = [&](int column) { return rows.index(row, column).data().toString(); };
      lines << QStringLiteral("%1 %2 %3").arg(cell(0), cell(1), cell(2)).trimmed();
    }
    return lines.join(QStringLiteral(" | "));
  }
  static QString remark(const ImportDialog& dialog, int row) {
    return dialog.rows().model()->index(row, 5).data().toString();
  }
  static bool canImport(const ImportDialog& dialog) {
    for (const QPushButton* button : dialog.findChildren<QPushButton*>()) {
      if (button->text() == QStringLiteral("&Import")) return button->isEnabled();
    }
    ADD_FAILURE() << "no button imports";
    return false;
  }
  static bool tells(const ImportDialog& dialog, const QString& text) {
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains(text)) return true;
    }
    return false;
  }
  static void choose(ImportDialog& dialog, int column, const QString& text) {
    QComboBox* choice = dialog.columnChoice(column);
    ASSERT_NE(choice, nullptr) << column;
    const int index = choice->findText(text);
    ASSERT_GE(index, 0) << window::fromQt(text);
    choice->setCurrentIndex(index);
  }

  contest::EventId event{};
};

}  // namespace damath::window

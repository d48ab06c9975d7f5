// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the finder: whole numbers are found exactly, and commands, papers, exports, settings and help by
// the words that people use for them.
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QWindow>
#include <algorithm>
#include <random>

#include "app/window/commands/search_words.hpp"
#include "app/window/frame/finder.hpp"
#include "app/window/frame/keys_dialog.hpp"
#include "app/window/page/event_export.hpp"
#include "app/window/page/export_dialog.hpp"
#include "app/window/page/papers_dialog.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/searched_table.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;

TEST(SearchedNumbers, WholeOnesInTheirOrderComeFirst) {
  window::TableModel table;
  std::vector<window::TableRow> rows;
  for (const char* text :
       {"Round 1, board 12: A – B", "Round 2, board 12: A – B", "Round 12, board 20: A – B",
        "Round 12, board 2: A – B", "Board 2 of the hall, round 12"}) {
    rows.push_back({{{.text = QString::fromUtf8(text)}}, static_cast<int>(rows.size())});
  }
  table.setTable({QStringLiteral("Found")}, std::move(rows));
  window::SearchedTable shown;
  shown.setSourceModel(&table);
  using Order = window::SearchedTable::Order;
  const auto shownIn = [&shown](int row) { return shown.index(row, 0).data().toString().toStdString(); };
  const auto first = [&shownIn] { return shownIn(0); };
  const auto second = [&shownIn] { return shownIn(1); };
  shown.search(QStringLiteral("round 12 board 2"), Order::BestFirst);
  EXPECT_EQ(first(), "Round 12, board 2: A – B");
  EXPECT_EQ(shown.rowCount(), 3) << "then the rows that have both numbers in another order, and no other";
  shown.search(QStringLiteral("12 2"), Order::BestFirst);
  EXPECT_EQ(first(), "Round 12, board 2: A – B");
  shown.search(QStringLiteral("board 12"), Order::BestFirst);
  EXPECT_EQ(first(), "Round 1, board 12: A – B");
  EXPECT_EQ(second(), "Round 2, board 12: A – B") << "both before the rows of round 12";
  EXPECT_EQ(shown.rowCount(), 5);
  shown.search(QStringLiteral("board 2"), Order::BestFirst);
  EXPECT_EQ(first(), "Round 12, board 2: A – B");
  EXPECT_EQ(second(), "Board 2 of the hall, round 12");
  EXPECT_EQ(shown.rowCount(), 3) << "neither board 20 nor board 12 is board 2";
  shown.search(QStringLiteral("ound 02"), Order::BestFirst);
  EXPECT_EQ(shown.rowCount(), 0);
  shown.search(QStringLiteral("0"), Order::BestFirst);
  EXPECT_EQ(first(), "Round 12, board 20: A – B") << "without a whole number, a part of one is found";
  shown.search(QStringLiteral("board"), Order::BestFirst);
  EXPECT_EQ(first(), "Round 1, board 12: A – B") << "without a number the order is the list's own";
  shown.search(QString(), Order::BestFirst);
  EXPECT_EQ(shown.rowCount(), 5);
}

// Draws tables of rounds and boards, and compares the search with a plain comparison of numbers.
TEST(SearchedNumbers, ExactlyTheRowsWithTheseNumbersAreFound) {
  std::mt19937 chance(12);
  for (int round = 0; round < 50; ++round) {
    std::vector<std::pair<int, int>> all;
    window::TableModel table;
    std::vector<window::TableRow> rows;
    for (int i = 0; i < 40; ++i) {
      all.emplace_back(1 + static_cast<int>(chance() % 25), 1 + static_cast<int>(chance() % 25));
      const QString text = QStringLiteral("Round %1, board %2").arg(all.back().first).arg(all.back().second);
      rows.push_back({{{.text = text}}, i});
    }
    table.setTable({QStringLiteral("Found")}, std::move(rows));
    window::SearchedTable shown;
    shown.setSourceModel(&table);
    const auto [wantedRound, wantedBoard] = all[chance() % all.size()];
    // The board may be typed before the round, each number behind its word.
    const QString texts[] = {QStringLiteral("round %1 board %2"), QStringLiteral("Round %1, board %2"),
                             QStringLiteral("board %2 round %1"), QStringLiteral("board %2, round %1"),
                             QStringLiteral("bo %2 ro %1")};
    shown.search(texts[round % 5].arg(wantedRound).arg(wantedBoard), window::SearchedTable::Order::BestFirst);
    const auto meant = std::pair(wantedRound, wantedBoard);
    const auto turned = std::pair(wantedBoard, wantedRound);
    const auto exact = std::ranges::count(all, meant);
    const auto either =
        std::ranges::count_if(all, [&](const auto& each) { return each == meant || each == turned; });
    ASSERT_EQ(shown.rowCount(), either);
    for (int row = 0; row < shown.rowCount(); ++row) {
      const int key = shown.index(row, 0).data(window::TableModel::KeyRole).toInt();
      EXPECT_EQ(all[static_cast<std::size_t>(key)] == meant, row < exact) << "exact rows come first";
    }
  }
}

class FinderOrder : public testing::ConsoleTest {
 protected:
  // Opens the finder and types the text.
  Finder* typed(const QString& text) {
    action(Command::Find).trigger();
    auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
    if (finder == nullptr) return nullptr;
    QTest::keyClicks(finder->findChild<QLineEdit*>(), text);
    QTest::qWait(testing::kLongPause);
    return finder;
  }
  // Chooses the first row. The chosen thing opens after the finder has closed.
  static void choose(Finder& finder) {
    QTest::keyClick(finder.findChild<QLineEdit*>(), Qt::Key_Return);
    QApplication::processEvents();
    QApplication::processEvents();
  }
  // Returns the texts of all rows that the finder shows.
  static QStringList found(const Finder& finder) {
    const auto& list = *finder.findChild<ListTable*>();
    QStringList texts;
    for (int row = 0; row < list.model()->rowCount(); ++row) {
      texts << list.model()->index(row, 0).data().toString();
    }
    return texts;
  }
  // Returns the name of the thing as the finder shows it, without a reason why it is disabled.
  QString nameOf(const Sought& sought) const {
    if (const auto* command = std::get_if<Command>(&sought)) return window.commands().name(*command);
    if (const auto* setting = std::get_if<SoughtSetting>(&sought)) return translator.plain(setting->name);
    if (const auto* paper = std::get_if<SoughtPaper>(&sought)) {
      const QString title = translator.plain(papers::rowOf(paper->form).title);
      return paper->option ? title + QStringLiteral(" — ") + translator.plain(Phrase::PaperOnPicture) : title;
    }
    const auto form = std::get<exports::EventForm>(sought);
    const auto* facts = std::ranges::find(kEventForms, form, &EventFormFacts::first);
    return translator.plain(facts->name) + QStringLiteral(" (*.") + QLatin1String(facts->suffix) + u')';
  }
};

TEST_F(FinderOrder, EachWordOfTheTableFindsItsThing) {
  static_cast<void>(pairedEvent("integer"));
  Finder* finder = typed({});
  ASSERT_NE(finder, nullptr);
  auto* field = finder->findChild<QLineEdit*>();
  for (const SearchWords& row : everySearchWords()) {
    const QString name = nameOf(row.sought);
    for (const std::string_view words : {row.english, row.filipino}) {
      EXPECT_FALSE(words.empty()) << name.toStdString();
      for (const QString& word : toQt(words).split(u' ')) {
        field->setText(word);
        const QStringList texts = found(*finder);
        const bool isFound =
            std::ranges::any_of(texts, [&](const QString& text) { return text.startsWith(name); });
        EXPECT_TRUE(isFound) << word.toStdString() << " does not find " << name.toStdString();
      }
    }
  }
  finder->close();
}

TEST_F(FinderOrder, EveryPaperFormatAndSettingHasWords) {
  for (const papers::PaperRow& row : papers::everyPaper()) {
    EXPECT_NE(searchWordsOf(SoughtPaper{row.form}), "") << toText(row.form);
  }
  for (const EventFormFacts& facts : kEventForms) EXPECT_NE(searchWordsOf(facts.first), "") << facts.suffix;
  std::vector<Sought> seen;
  for (const SearchWords& row : everySearchWords()) {
    EXPECT_EQ(std::ranges::find(seen, row.sought), seen.end()) << "one row for each thing: " << row.english;
    seen.push_back(row.sought);
  }
}

TEST_F(FinderOrder, PeopleFindPapersExportsSettingsAndHelp) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Tally, event, {}});
  struct Question {
    const char* typed;
    Phrase first;
  };
  for (const auto& [words, first] :
       {Question{"certif", Phrase::PaperCertificates}, Question{"sertipiko", Phrase::PaperCertificates},
        Question{"letterhead", Phrase::ImportPlayers}, Question{"excel", Phrase::FormWorkbook},
        Question{"dark mode", Phrase::SettingTheme}, Question{"attendance", Phrase::CheckInPage}}) {
    Finder* finder = typed(QString::fromUtf8(words));
    ASSERT_NE(finder, nullptr);
    const QStringList texts = found(*finder);
    ASSERT_FALSE(texts.isEmpty()) << words;
    EXPECT_TRUE(texts.front().startsWith(translator.plain(first)))
        << words << ": " << texts.front().toStdString();
    finder->close();
  }
  Finder* backup = typed(QStringLiteral("backup"));
  ASSERT_NE(backup, nullptr);
  const QStringList backups = found(*backup);
  for (const Phrase wanted : {Phrase::BackUp, Phrase::RestoreBackup, Phrase::SettingBackupEvery}) {
    EXPECT_TRUE(std::ranges::any_of(backups, [&](const QString& text) {
      return text.startsWith(translator.plain(wanted));
    })) << translator.plain(wanted).toStdString();
  }
  backup->close();
}

TEST_F(FinderOrder, AChosenPaperExportSettingOrHelpOpens) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Tally, event, {}});
  Finder* finder = typed(QStringLiteral("logo"));
  ASSERT_NE(finder, nullptr);
  choose(*finder);
  auto* papers = qobject_cast<PapersDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(papers, nullptr);
  const auto row = papers->findChild<QListWidget*>()->currentItem()->data(Qt::UserRole).toInt();
  EXPECT_EQ(papers::everyPaper()[static_cast<std::size_t>(row)].form, papers::PaperForm::Certificates);
  auto* option = qobject_cast<QCheckBox*>(papers->focusWidget());
  ASSERT_NE(option, nullptr);
  EXPECT_EQ(option->text(), translator(Phrase::PaperOnPicture));
  papers->close();
  QApplication::processEvents();

  finder = typed(QStringLiteral("libreoffice"));
  ASSERT_NE(finder, nullptr);
  choose(*finder);
  auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->findChild<QComboBox*>()->currentText().contains(QStringLiteral("*.xlsx")));
  dialog->close();
  QApplication::processEvents();

  finder = typed(QStringLiteral("tahimik"));
  ASSERT_NE(finder, nullptr);
  choose(*finder);
  EXPECT_EQ(window.location().kind, Location::Kind::Settings);
  EXPECT_EQ(window.focusWidget()->accessibleName(), translator.plain(Phrase::SettingBell));

  finder = typed(translator(Phrase::FoundHelpOf).arg(translator.plain(Phrase::TallyPage)));
  ASSERT_NE(finder, nullptr);
  choose(*finder);
  auto* help = qobject_cast<KeysDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(help, nullptr);
  help->close();
}

// Without a contest, a paper is found too, and its row says why it cannot be opened.
TEST_F(FinderOrder, APaperWithoutAnEventSaysWhy) {
  Finder* finder = typed(QStringLiteral("certif"));
  ASSERT_NE(finder, nullptr);
  const QStringList texts = found(*finder);
  EXPECT_TRUE(std::ranges::any_of(texts, [&](const QString& text) {
    return text.startsWith(translator.plain(Phrase::PaperCertificates) + QStringLiteral(" — "));
  })) << texts.join(u'|').toStdString();
  finder->close();
}

// A disabled command says what it needs, also if the page gives no reason of its own.
TEST_F(FinderOrder, DisabledCommandsSayWhatTheyNeed) {
  window.goTo({Location::Kind::Today, {}, {}});
  Finder* finder = typed(translator.plain(Phrase::NextFinding));
  ASSERT_NE(finder, nullptr);
  QStringList texts = found(*finder);
  EXPECT_TRUE(std::ranges::any_of(texts, [](const QString& text) {
    return text.startsWith(QStringLiteral("Next finding — ")) &&
           text.endsWith(QStringLiteral("see the menu Scoresheet"));
  })) << texts.join(u'|').toStdString();
  finder->close();
  finder = typed(translator.plain(Phrase::PlayersPage));
  ASSERT_NE(finder, nullptr);
  texts = found(*finder);
  EXPECT_TRUE(std::ranges::any_of(texts, [](const QString& text) {
    return text.endsWith(QStringLiteral(" — choose an event first"));
  })) << texts.join(u'|').toStdString();
  finder->close();
}

// On a slow computer, keys that follow Ctrl+K at once still go to the window behind the finder.
TEST_F(FinderOrder, LettersThatTheWindowBehindGetsAreTypedIntoTheField) {
  action(Command::Find).trigger();
  auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
  ASSERT_NE(finder, nullptr);
  auto* field = finder->findChild<QLineEdit*>();
  QWindow& behind = *window.windowHandle();
  for (const QChar letter : QStringLiteral("settings")) {
    const int key = letter.toUpper().unicode();
    QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, letter);
    QCoreApplication::sendEvent(&behind, &press);
  }
  EXPECT_EQ(field->text(), QStringLiteral("settings"));
  QKeyEvent erase(QEvent::KeyPress, Qt::Key_Backspace, Qt::NoModifier);
  QCoreApplication::sendEvent(&behind, &erase);
  EXPECT_EQ(field->text(), QStringLiteral("setting"));
  QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
  QCoreApplication::sendEvent(&behind, &escape);
  EXPECT_FALSE(finder->isVisible());
}

TEST_F(FinderOrder, ReturnOpensTheBoardWhoseNumbersAreTyped) {
  std::string players = "last,first,school\n";
  for (int i = 0; i < 26; ++i) {
    players += std::string(1, static_cast<char>('A' + i)) + ",Ana,S" + std::to_string(i) + "\n";
  }
  const contest::EventId event = addEvent("integer", players);
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  action(Command::Find).trigger();
  auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
  ASSERT_NE(finder, nullptr);
  auto* field = finder->findChild<QLineEdit*>();
  QTest::keyClicks(field, QStringLiteral("round 1 board 1"));
  QTest::qWait(testing::kLongPause);
  QTest::keyClick(field, Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_EQ(window.location(), (Location{Location::Kind::Sheet, event, testing::kFirstBoard}));
}

}  // namespace
}  // namespace damath::window

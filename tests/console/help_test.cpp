// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebook inside the program: every clause is found, by its id, by a word, and from the finder.
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>
#include <algorithm>

#include "app/models/rulebook.hpp"
#include "app/views/help/rulebook_window.hpp"
#include "app/views/window/finder.hpp"
#include "tests/console/console_fixture.hpp"

namespace damath::views {
namespace {

using models::ClauseText;

TEST(RulebookTest, HasEveryClauseThatTheCodeCites) {
  const auto& clauses = models::rulebookClauses();
  for (const auto& clause : clauses) EXPECT_GT(clause.text.size(), 20) << clause.id.toStdString();
  for (const char* cited : {"B1", "C1", "M1", "K10", "P1", "S8", "E4", "T6", "Y5", "N5"}) {
    const auto found = std::ranges::find(clauses, QLatin1String(cited), &ClauseText::id);
    EXPECT_NE(found, clauses.end()) << cited;
  }
}

TEST(RulebookTest, ClausesOfATextAreLinksAndNothingElseIs) {
  EXPECT_EQ(models::withClauseLinks(QStringLiteral("by K5 & Y2b, not Q9 or 10")),
            QStringLiteral("by <a href=\"K5\">K5</a> &amp; <a href=\"Y2\">Y2b</a>, not Q9 or 10"));
}

class RulebookWindowTest : public testing::ConsoleTest {
 protected:
  RulebookWindow* open() {
    action(Command::Rulebook).trigger();
    QApplication::processEvents();
    return window.findChild<RulebookWindow*>();
  }
  static QTextBrowser& book(RulebookWindow& shown) { return *shown.findChild<QTextBrowser*>(); }
};

TEST_F(RulebookWindowTest, OpensAtAClause) {
  RulebookWindow* shown = open();
  ASSERT_NE(shown, nullptr);
  EXPECT_EQ(book(*shown).verticalScrollBar()->value(), 0);
  shown->showClause(QStringLiteral("K10"));
  EXPECT_GT(book(*shown).verticalScrollBar()->value(), 0);
  ASSERT_EQ(book(*shown).extraSelections().size(), 1);
  EXPECT_TRUE(book(*shown).extraSelections().front().cursor.selectedText().contains(QLatin1String("K10")));
  shown->showClause(QStringLiteral("K1"));
  EXPECT_FALSE(book(*shown).extraSelections().front().cursor.selectedText().contains(QLatin1String("K10")));
}

TEST_F(RulebookWindowTest, IsSearchedWithTheKeysAlone) {
  RulebookWindow* shown = open();
  ASSERT_NE(shown, nullptr);
  auto* letters = shown->findChild<QLineEdit*>();
  QTest::keyClicks(letters, QStringLiteral("rematch"), Qt::NoModifier, 30);
  const int first = book(*shown).textCursor().selectionStart();
  EXPECT_EQ(book(*shown).textCursor().selectedText().toLower(), QStringLiteral("rematch"));
  QTest::keyClick(letters, Qt::Key_Return);
  const int second = book(*shown).textCursor().selectionStart();
  EXPECT_GT(second, first);
  QTest::keyClick(letters, Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(book(*shown).textCursor().selectionStart(), first);
  letters->clear();
  QTest::keyClicks(letters, QStringLiteral("qqqq"));
  bool isTold = false;
  for (const QLabel* label : shown->findChildren<QLabel*>())
    isTold = isTold || label->text().contains(u"Nothing");
  EXPECT_TRUE(isTold);
  QTest::keyClick(shown, Qt::Key_Escape);
  QApplication::processEvents();
  EXPECT_EQ(window.findChild<RulebookWindow*>(), nullptr);
}

TEST_F(RulebookWindowTest, TheFinderLeadsToAClause) {
  action(Command::Find).trigger();
  auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
  ASSERT_NE(finder, nullptr);
  auto* field = finder->findChild<QLineEdit*>();
  QTest::keyClicks(field, QStringLiteral("K7 ·"));
  QTest::keyClick(field, Qt::Key_Return);
  QApplication::processEvents();
  auto* shown = window.findChild<RulebookWindow*>();
  ASSERT_NE(shown, nullptr);
  EXPECT_EQ(book(*shown).extraSelections().size(), 1);
}

}  // namespace
}  // namespace damath::views

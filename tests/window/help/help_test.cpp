// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the rulebook in the program: every clause is found by its id, by a word, and from the finder.
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <algorithm>
#include <string>

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/frame/finder.hpp"
#include "app/window/help/rulebook_window.hpp"
#include "app/window/parts/clause_links.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/text/rulebook_text.hpp"
#include "app/words/findings/law_words.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using window::ClauseText;
using window::rulebookClauses;
using words::Language;

TEST(RulebookTest, HasEveryClauseThatTheCodeCites) {
  for (const char* language : {"en", "fil"}) {
    const auto& clauses = rulebookClauses(language);
    for (const auto& clause : clauses) EXPECT_GT(clause.text.size(), 20) << clause.id.toStdString();
    for (const char* cited : {"B1", "C1", "M1", "K10", "P1", "S8", "E4", "T6", "Y5", "N5"}) {
      const auto found = std::ranges::find(clauses, QLatin1String(cited), &ClauseText::id);
      EXPECT_NE(found, clauses.end()) << cited;
    }
  }
}

TEST(RulebookTest, EachLanguageHasTheSameClausesInItsOwnWords) {
  const auto& english = rulebookClauses("en");
  const auto& filipino = rulebookClauses("fil");
  ASSERT_EQ(english.size(), filipino.size());
  for (std::size_t i = 0; i < english.size(); ++i) {
    EXPECT_EQ(english[i].id, filipino[i].id);
    EXPECT_NE(english[i].text, filipino[i].text) << english[i].id.toStdString();
  }
}

TEST(RulebookTest, ALanguageWithoutABookReadsTheEnglishOne) {
  const QString english = window::rulebookText("en");
  EXPECT_TRUE(english.startsWith(QStringLiteral("# Rulebook\n")));
  EXPECT_EQ(window::rulebookText("ceb"), english);
  EXPECT_EQ(rulebookClauses("ceb").size(), rulebookClauses("en").size());
  EXPECT_NE(window::rulebookText("fil"), english);
}

// The names of options in files are no words for a coach. The dialog for rulesets has the same words.
TEST(RulebookTest, ClausesNameNoOptionByItsNameInFiles) {
  static const QRegularExpression kName(QStringLiteral("\\b[a-z]+[A-Z][A-Za-z]+\\b"));
  for (const words::LanguageFacts& facts : words::kLanguages) {
    for (const ClauseText& clause : rulebookClauses(facts.code)) {
      for (auto each = kName.globalMatch(clause.text); each.hasNext();) {
        const std::string name = fromQt(each.next().captured());
        EXPECT_EQ(words::questionText(name, facts.language), "") << name << " in " << clause.id.toStdString();
      }
    }
    const QString table = toQt("| " + words::questionText("scoreDirection", facts.language));
    EXPECT_TRUE(window::rulebookText(facts.code).contains(table + QStringLiteral(" (scoreDirection) |")));
  }
  const auto& clauses = rulebookClauses("en");
  const auto ranks = std::ranges::find(clauses, QLatin1String("Y2"), &ClauseText::id);
  EXPECT_TRUE(ranks->text.contains(QStringLiteral("Option “For which places does a rematch settle a tie?”")));
  EXPECT_TRUE(ranks->text.contains(QStringLiteral("System follows “Which grand total wins?”")));
}

TEST(RulebookTest, ClausesOfATextAreLinksAndNothingElseIs) {
  EXPECT_EQ(window::withClauseLinks(QStringLiteral("by K5 & Y2b, not Q9 or 10")),
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
  static QString marked(RulebookWindow& shown) {
    const auto marks = book(shown).extraSelections();
    return marks.isEmpty() ? QString() : marks.front().cursor.block().text();
  }
  static QString atTop(RulebookWindow& shown) {
    return book(shown).cursorForPosition(QPoint(0, 0)).block().text();
  }
  // Returns the id and the first words of the clause, as the user reads them.
  static QString beginningOf(const char* id, const char* language) {
    const auto clause = std::ranges::find(rulebookClauses(language), QLatin1String(id), &ClauseText::id);
    return clause->id + u' ' + clause->text.section(u' ', 0, 2);
  }
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

TEST_F(RulebookWindowTest, ShowsEveryClauseInTheLanguageOfTheProgram) {
  for (const Language language : {Language::Filipino, Language::English}) {
    translator.setLanguage(language);
    RulebookWindow* shown = open();
    ASSERT_NE(shown, nullptr);
    for (const ClauseText& clause : rulebookClauses(words::codeOf(language))) {
      shown->showClause(clause.id);
      EXPECT_TRUE(marked(*shown).startsWith(clause.id + u' ' + clause.text.section(u' ', 0, 2)))
          << marked(*shown).toStdString();
    }
    // Tables are shown too.
    for (const char* cell :
         {"−55x −45y 66x²y 78xy²", "capturePriority", "7, 49, 302, 1469, 7473, 37628, 187302"}) {
      EXPECT_TRUE(book(*shown).toPlainText().contains(QString::fromUtf8(cell))) << cell;
    }
    shown->close();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

TEST_F(RulebookWindowTest, AnotherLanguageStaysAtTheSamePlace) {
  RulebookWindow* shown = open();
  ASSERT_NE(shown, nullptr);
  shown->showClause(QStringLiteral("K5"));
  EXPECT_TRUE(atTop(*shown).startsWith(beginningOf("K5", "en")));
  translator.setLanguage(Language::Filipino);
  QApplication::processEvents();
  EXPECT_EQ(shown->windowTitle(), QStringLiteral("Aklat ng tuntunin"));
  EXPECT_TRUE(marked(*shown).startsWith(beginningOf("K5", "fil"))) << marked(*shown).toStdString();
  EXPECT_TRUE(atTop(*shown).startsWith(beginningOf("K5", "fil"))) << atTop(*shown).toStdString();
  // The reader has scrolled away from the marked clause.
  auto& bar = *book(*shown).verticalScrollBar();
  bar.setValue(bar.maximum() / 2);
  const QString read = atTop(*shown);
  translator.setLanguage(Language::English);
  translator.setLanguage(Language::Filipino);
  EXPECT_EQ(atTop(*shown), read);
  EXPECT_TRUE(marked(*shown).startsWith(beginningOf("K5", "fil")));
}

TEST_F(RulebookWindowTest, FilipinoWordsFindFilipinoText) {
  RulebookWindow* shown = open();
  ASSERT_NE(shown, nullptr);
  auto* letters = shown->findChild<QLineEdit*>();
  QTest::keyClicks(letters, QStringLiteral("palabunutan"));
  EXPECT_EQ(book(*shown).textCursor().selectedText(), QString());
  translator.setLanguage(Language::Filipino);
  QTest::keyClick(letters, Qt::Key_Return);
  EXPECT_EQ(book(*shown).textCursor().selectedText().toLower(), QStringLiteral("palabunutan"));
  EXPECT_LT(book(*shown).cursorRect().bottom(), book(*shown).viewport()->height() / 2) << "with what goes on";
  letters->clear();
  QTest::keyClicks(letters, QStringLiteral("compulsory whenever"));
  EXPECT_EQ(book(*shown).textCursor().selectedText(), QString());
}

TEST_F(RulebookWindowTest, TheFinderNamesClausesInFilipino) {
  translator.setLanguage(Language::Filipino);
  action(Command::Find).trigger();
  auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
  ASSERT_NE(finder, nullptr);
  auto* field = finder->findChild<QLineEdit*>();
  QTest::keyClicks(field, QStringLiteral("sapilitan ang pagkain"));
  auto* list = finder->findChild<ListTable*>();
  EXPECT_TRUE(list->currentIndex().siblingAtColumn(0).data().toString().startsWith(
      QStringLiteral("K1 · Sapilitan ang pagkain")));
  QTest::keyClick(field, Qt::Key_Return);
  QApplication::processEvents();
  auto* shown = window.findChild<RulebookWindow*>();
  ASSERT_NE(shown, nullptr);
  EXPECT_TRUE(marked(*shown).startsWith(beginningOf("K1", "fil"))) << marked(*shown).toStdString();
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

class AskingDialog : public FormDialog {
 public:
  using FormDialog::FormDialog;
  using FormDialog::setIntroduction;

 protected:
  bool submit() override { return true; }
};

class ClauseLinksTest : public testing::ConsoleTest {
 protected:
  // Returns the marked text of the rulebook; empty while the rulebook is closed.
  QString marked() {
    QApplication::processEvents();
    const auto* book = window.findChild<RulebookWindow*>();
    if (book == nullptr || !book->isVisible()) return {};
    const auto marks = book->findChild<QTextBrowser*>()->extraSelections();
    return marks.isEmpty() ? QString() : marks.front().cursor.selectedText();
  }
  // Clicks across the label until the link is hit.
  void clickLinkOn(QLabel& label) {
    for (int y = 3; y < label.height() && marked().isEmpty(); y += 6) {
      for (int x = 3; x < label.width() && marked().isEmpty(); x += 6) {
        QTest::mouseClick(&label, Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
      }
    }
  }
};

TEST_F(ClauseLinksTest, AClauseOfANoticeLeadsIntoTheBook) {
  QLabel label(&window);
  showClauses(label, QStringLiteral("no clause <here>"));
  EXPECT_EQ(label.textFormat(), Qt::PlainText);
  EXPECT_EQ(label.focusPolicy(), Qt::NoFocus);
  showClauses(label, QStringLiteral("taken by K7 alone"));
  EXPECT_EQ(label.focusPolicy(), Qt::TabFocus) << "keys reach the link";
  label.resize(200, 24);
  label.show();
  clickLinkOn(label);
  EXPECT_TRUE(marked().contains(QStringLiteral("K7"))) << marked().toStdString();
}

TEST_F(ClauseLinksTest, WhileADialogWaitsTheBookIsReadBesideIt) {
  auto* dialog = new AskingDialog(session, translator, &window);
  dialog->setIntroduction(QStringLiteral("A rematch between players still tied (Y2b)."));
  dialog->showRefusal(QStringLiteral("Nobody is tied."));
  dialog->open();
  QApplication::processEvents();
  EXPECT_EQ(dialog->refusal(), QStringLiteral("Nobody is tied."));
  QLabel* introduction = nullptr;
  for (QLabel* label : dialog->findChildren<QLabel*>()) {
    if (label->text().contains(QStringLiteral("href"))) introduction = label;
  }
  ASSERT_NE(introduction, nullptr);
  clickLinkOn(*introduction);
  EXPECT_TRUE(marked().contains(QStringLiteral("Y2"))) << marked().toStdString();
  EXPECT_EQ(window.findChild<RulebookWindow*>()->parentWidget(), dialog) << "else the dialog would block it";
}

TEST_F(ClauseLinksTest, AClauseOfARefusalLeadsIntoTheBook) {
  session.refusals().show(QStringLiteral("They must play again (Y2b) <first>."));
  QApplication::processEvents();
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr) << "a line says it";
  EXPECT_EQ(refusalAbove(), QStringLiteral("They must play again (Y2b) <first>."));
  QLabel* line = nullptr;
  for (QLabel* label : window.findChildren<QLabel*>()) {
    if (label->isVisible() && label->text().contains(QStringLiteral("href"))) line = label;
  }
  ASSERT_NE(line, nullptr);
  clickLinkOn(*line);
  EXPECT_TRUE(marked().contains(QStringLiteral("Y2"))) << marked().toStdString();
}

// The Ok button, which changes nothing, has the focus, so that Return does not open the link.
TEST_F(ClauseLinksTest, AClauseOfABoxLeadsIntoTheBookBesideIt) {
  // While another dialog is open, that dialog would hide the message line. The message is shown in a box
  // instead.
  QDialog waiting(&window);
  waiting.open();
  QApplication::processEvents();
  session.refusals().show(QStringLiteral("They must play again (Y2b) <first>."));
  QApplication::processEvents();
  EXPECT_TRUE(refusalAbove().isEmpty());
  auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
  ASSERT_NE(box, nullptr);
  EXPECT_EQ(box->focusWidget(), box->button(QMessageBox::Ok));
  auto* label = box->findChild<QLabel*>(QStringLiteral("qt_msgbox_label"));
  ASSERT_NE(label, nullptr);
  clickLinkOn(*label);
  EXPECT_TRUE(marked().contains(QStringLiteral("Y2"))) << marked().toStdString();
  box->reject();
  QApplication::processEvents();
  session.refusals().show(QStringLiteral("Not <so>."));
  box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
  ASSERT_NE(box, nullptr);
  EXPECT_EQ(box->text(), QStringLiteral("Not <so>."));
}

TEST_F(ClauseLinksTest, TheRowOfAListOpensTheBookAtItsClause) {
  ListTable list(&window);
  list.setTable({QStringLiteral("Finding"), QStringLiteral("Clause")},
                {{{{.text = QStringLiteral("−9 had to be taken")}, {.text = QStringLiteral("K5")}}, 1}});
  list.resize(400, 200);
  list.show();
  list.setFocus();
  list.setCurrentKey(1);
  QTest::keyClick(&list, Qt::Key_F1, Qt::ShiftModifier);
  EXPECT_TRUE(marked().contains(QStringLiteral("K5"))) << marked().toStdString();
}

}  // namespace
}  // namespace damath::window

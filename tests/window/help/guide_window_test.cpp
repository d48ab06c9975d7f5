// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the window with the guide to the first contest day: its text in each language, its PDF, and the
// words that find it.
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>

#include "app/papers/guide_paper.hpp"
#include "app/window/frame/finder.hpp"
#include "app/window/help/guide_window.hpp"
#include "app/window/parts/list_table.hpp"
#include "core/every.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using words::Language;
using words::Phrase;

class GuideWindowTest : public testing::ConsoleTest {
 protected:
  GuideWindow* open() {
    action(Command::Guide).trigger();
    QApplication::processEvents();
    return shown();
  }
  GuideWindow* shown() { return window.findChild<GuideWindow*>(); }
  static QString textOf(const GuideWindow& guide) { return guide.findChild<QTextBrowser*>()->toPlainText(); }
  static QString messageOf(const GuideWindow& guide) {
    for (const QLabel* label : guide.findChildren<QLabel*>()) {
      if (!label->text().isEmpty()) return label->text();
    }
    return {};
  }
};

TEST_F(GuideWindowTest, IsReadInTheLanguageOfTheProgram) {
  GuideWindow* guide = open();
  ASSERT_NE(guide, nullptr);
  for (const Language language : kEvery<Language>) {
    translator.setLanguage(language);
    const compose::Document document = papers::guideDocument(language);
    const auto& form = std::get<compose::Guide>(document.forms.front());
    EXPECT_EQ(guide->windowTitle(), translator.plain(Phrase::FirstDayGuide));
    const QString text = textOf(*guide).simplified();
    EXPECT_TRUE(text.startsWith(toQt(form.title)));
    for (const compose::GuideBlock& block : form.blocks) {
      QString sentence;
      for (const compose::GuideRun& run : block.runs) sentence += toQt(run.text);
      EXPECT_TRUE(text.contains(sentence.simplified())) << sentence.toStdString();
    }
  }
}

TEST_F(GuideWindowTest, IsOneWindowThatEscapeCloses) {
  GuideWindow* guide = open();
  ASSERT_NE(guide, nullptr);
  EXPECT_EQ(open(), guide);
  EXPECT_EQ(window.findChildren<GuideWindow*>().size(), 1);
  QTest::keyClick(guide, Qt::Key_Escape);
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(shown(), nullptr);
  EXPECT_NE(open(), nullptr);
}

TEST_F(GuideWindowTest, OpensWithoutAContest) {
  action(Command::CloseContest).trigger();
  QApplication::processEvents();
  EXPECT_FALSE(session.isOpen());
  EXPECT_TRUE(action(Command::Guide).isEnabled());
  EXPECT_NE(open(), nullptr);
}

TEST_F(GuideWindowTest, SavesItsPagesAndTellsTheOutcome) {
  GuideWindow* guide = open();
  ASSERT_NE(guide, nullptr);
  const QString pdf = folder.filePath(QStringLiteral("guide.pdf"));
  guide->savePdf(pdf);
  EXPECT_TRUE(testing::contentOf(pdf.toStdString()).starts_with("%PDF-"));
  EXPECT_EQ(messageOf(*guide), translator(Phrase::PdfWritten).arg(QDir::toNativeSeparators(pdf)));
  const QString nowhere = folder.filePath(QStringLiteral("none/guide.pdf"));
  guide->savePdf(nowhere);
  EXPECT_TRUE(messageOf(*guide).contains(nowhere)) << messageOf(*guide).toStdString();
  EXPECT_FALSE(QFileInfo::exists(nowhere));
}

TEST_F(GuideWindowTest, NeverReplacesAContest) {
  GuideWindow* guide = open();
  ASSERT_NE(guide, nullptr);
  const std::string before = testing::contentOf(session.path().toStdString());
  guide->savePdf(session.path());
  EXPECT_EQ(testing::contentOf(session.path().toStdString()), before);
  EXPECT_TRUE(messageOf(*guide).isEmpty());
}

TEST_F(GuideWindowTest, TheFinderOpensIt) {
  for (const char* word : {"first contest day", "gabay", "baguhan"}) {
    action(Command::Find).trigger();
    auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
    ASSERT_NE(finder, nullptr);
    auto* field = finder->findChild<QLineEdit*>();
    QTest::keyClicks(field, QString::fromUtf8(word));
    QTest::qWait(testing::kLongPause);
    QTest::keyClick(field, Qt::Key_Return);
    QApplication::processEvents();
    QApplication::processEvents();
    ASSERT_NE(shown(), nullptr) << word;
    shown()->close();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  action(Command::Find).trigger();
  auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
  ASSERT_NE(finder, nullptr);
  QTest::keyClicks(finder->findChild<QLineEdit*>(), QStringLiteral("help"));
  QTest::qWait(testing::kLongPause);
  const QAbstractItemModel& rows = *finder->findChild<ListTable*>()->model();
  QStringList found;
  for (int row = 0; row < rows.rowCount(); ++row) found << rows.index(row, 0).data().toString();
  EXPECT_TRUE(found.join(u'\n').contains(window.commands().name(Command::Guide)))
      << found.join(u'|').toStdString();
  finder->close();
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of documents written by the window: their folder, and that they equal the documents of the command.
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>
#include <algorithm>

#include "app/desk/keeping/paper_register.hpp"
#include "app/papers/paper_form.hpp"
#include "app/window/page/papers_dialog.hpp"
#include "app/window/page/preview_dialog.hpp"
#include "app/window/text/qt_text.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using WindowPapersTest = testing::ConsoleTest;

TEST_F(WindowPapersTest, APdfSaysWhereItWent) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  QSignalSpy said(window.page(Location::Kind::Rounds), &Page::said);
  action(Command::ExportPdf).trigger();
  ASSERT_TRUE(workIsDone());
  auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  const QString path = folder.filePath(QStringLiteral("pairings.pdf"));
  Q_EMIT dialog->fileSelected(path);
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(said.count(), 1);
  EXPECT_TRUE(said.front().front().toString().contains(path));
}

// A document is exported from its preview as from the page. The mark of a preview is not in the file.
TEST_F(WindowPapersTest, APreviewExportsItsDocument) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  QSignalSpy said(window.page(Location::Kind::Rounds), &Page::said);
  action(Command::Print).trigger();
  ASSERT_TRUE(workIsDone());
  auto* preview = qobject_cast<PreviewDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(preview, nullptr);
  const auto buttons = preview->findChildren<QToolButton*>();
  const auto pdf = std::ranges::find_if(
      buttons, [](const QToolButton* each) { return each->text().contains(QStringLiteral("PDF")); });
  ASSERT_NE(pdf, buttons.end());
  (*pdf)->click();
  auto* dialog = window.findChild<QFileDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->selectedFiles().front().endsWith(QStringLiteral(".pdf")));
  const QString path = folder.filePath(QStringLiteral("seen.pdf"));
  Q_EMIT dialog->fileSelected(path);
  dialog->close();
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(said.count(), 1);
  EXPECT_TRUE(said.front().front().toString().contains(path));
  ASSERT_EQ(desk::PaperRegister(session.desk()).issued()->size(), 1U);
  preview->close();
  action(Command::ExportPdf).trigger();
  ASSERT_TRUE(workIsDone());
  auto* again = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(again, nullptr);
  Q_EMIT again->fileSelected(folder.filePath(QStringLiteral("page.pdf")));
  ASSERT_TRUE(workIsDone());
  const auto issued = desk::PaperRegister(session.desk()).issued();
  ASSERT_EQ(issued->size(), 2U);
  EXPECT_EQ(issued->front().digest, issued->back().digest);
}

TEST_F(WindowPapersTest, ThePaperOfThePageIsSelectedFirst) {
  const contest::EventId event = pairedEvent("integer");
  using papers::PaperForm;
  const std::pair<Location, PaperForm> places[] = {
      {{Location::Kind::Today, {}, {}}, PaperForm::Pairings},
      {{Location::Kind::Rounds, event, {}}, PaperForm::Pairings},
      {{Location::Kind::CheckIn, event, {}}, PaperForm::CheckIn},
      {{Location::Kind::Sheet, event, testing::kFirstBoard}, PaperForm::Scoresheet},
      {{Location::Kind::Reviews, event, {}}, PaperForm::Review},
      {{Location::Kind::Tally, event, {}}, PaperForm::Standings},
      {{Location::Kind::Schools, {}, {}}, PaperForm::Schools},
      {{Location::Kind::Journal, {}, {}}, PaperForm::Journal}};
  for (const auto& [location, form] : places) {
    window.goTo(location);
    action(Command::Papers).trigger();
    auto* papers = qobject_cast<PapersDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(papers, nullptr) << toText(form);
    const QListWidgetItem* chosen = papers->findChild<QListWidget*>()->currentItem();
    const auto row = static_cast<std::size_t>(chosen->data(Qt::UserRole).toInt());
    EXPECT_EQ(toText(papers::everyPaper()[row].form), toText(form)) << static_cast<int>(location.kind);
    papers->close();
    QApplication::processEvents();
  }
}

// All papers are ticked. Each paper that cannot be printed now is named, and one button leaves these out.
TEST_F(WindowPapersTest, PapersThatCannotBePrintedAreNamedAndLeftOut) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Tally, event, {}});
  action(Command::Papers).trigger();
  auto* papers = qobject_cast<PapersDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(papers, nullptr);
  QPushButton* pdf = nullptr;
  QPushButton* others = nullptr;
  for (QPushButton* button : papers->findChildren<QPushButton*>()) {
    if (button->text().contains(QStringLiteral("PDF"))) pdf = button;
    if (button->text() == translator(words::Phrase::PapersLeaveOut)) others = button;
  }
  ASSERT_TRUE(pdf != nullptr && others != nullptr);
  EXPECT_FALSE(others->isVisible());
  auto* list = papers->findChild<QListWidget*>();
  QStringList hindered;
  for (int row = 0; row < list->count(); ++row) {
    QListWidgetItem* item = list->item(row);
    if (!item->flags().testFlag(Qt::ItemIsUserCheckable)) continue;
    list->setCurrentRow(row);
    if (!pdf->isEnabled()) hindered << item->text();
  }
  ASSERT_FALSE(hindered.isEmpty());
  int ticked = 0;
  for (int row = 0; row < list->count(); ++row) {
    QListWidgetItem* item = list->item(row);
    if (!item->flags().testFlag(Qt::ItemIsUserCheckable)) continue;
    item->setCheckState(Qt::Checked);
    ++ticked;
  }
  EXPECT_FALSE(pdf->isEnabled());
  QString told;
  for (const QLabel* label : papers->findChildren<QLabel*>()) told += label->text() + u'\n';
  for (const QString& name : hindered) {
    EXPECT_TRUE(told.contains(name + QStringLiteral(" is not available now"))) << name.toStdString();
  }
  ASSERT_TRUE(others->isVisible());
  others->click();
  EXPECT_TRUE(pdf->isEnabled());
  EXPECT_FALSE(others->isVisible());
  int left = 0;
  for (int row = 0; row < list->count(); ++row) {
    const QListWidgetItem* item = list->item(row);
    if (!item->flags().testFlag(Qt::ItemIsUserCheckable)) continue;
    if (item->checkState() == Qt::Checked) ++left;
  }
  EXPECT_EQ(left, ticked - hindered.size());
  papers->close();
}

QString outputOfProgram(const QString& name, const QStringList& arguments) {
  QProcess program;
  program.start(name, arguments);
  EXPECT_TRUE(program.waitForFinished(120'000)) << name.toStdString();
  EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
  return QString::fromUtf8(program.readAllStandardOutput());
}

// Returns the text of a document without dates, times and digests. The list of documents shows such times.
// The journals of two copies have different digests as soon as each has a row of its own.
QString saidOn(const QString& pdf, papers::PaperForm form) {
  static const QRegularExpression moment(
      QStringLiteral("\\d{4}(-\\d\\d){2}( \\d\\d(:\\d\\d){2})?|\\d\\d(:\\d\\d){2}"));
  static const QRegularExpression head(QStringLiteral("[0-9A-F]{4}( +[0-9A-F]{4}){7}"));
  static const QRegularExpression digest(QStringLiteral("digest [0-9A-F ]{19}"));
  QString text =
      outputOfProgram(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
  // pdftotext shows distances as spaces, and how many depends on the width of the removed texts.
  static const QRegularExpression distance(QStringLiteral(" +"));
  text.remove(moment).remove(head).replace(distance, QStringLiteral(" "));
  return form == papers::PaperForm::Register ? text.remove(digest) : text;
}

// The window and the command write each document from two copies of one contest. Both documents must have the
// same text.
TEST_F(WindowPapersTest, EveryPaperOfAnEventIsThatOfTheCommand) {
  const contest::EventId event = pairedEvent("integer");
  sheet::Sheet stored;
  stored.setTag("Set", "integer");
  const desk::Place place{contest::RoundNumber{1}, contest::BoardNumber{1}};
  storeSheet(event, stored, place);
  const QString command = QStringLiteral(DAMATH_COMMAND_PROGRAM);
  const QString copy = folder.filePath(QStringLiteral("copy.damath"));
  outputOfProgram(command, {QStringLiteral("contest"), QStringLiteral("backup"), session.path(), copy});
  window.goTo({Location::Kind::Tally, event, {}});
  action(Command::Papers).trigger();
  auto* papers = qobject_cast<PapersDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(papers, nullptr);
  auto* list = papers->findChild<QListWidget*>();
  QPushButton* pdf = nullptr;
  for (QPushButton* button : papers->findChildren<QPushButton*>()) {
    if (button->text().contains(QStringLiteral("PDF"))) pdf = button;
  }
  ASSERT_NE(pdf, nullptr);
  std::set<QString> names;
  QStringList withoutPaper;
  int offered = 0;
  for (int row = 0; row < list->count(); ++row) {
    // A group heading is no document.
    if (!list->item(row)->flags().testFlag(Qt::ItemIsEnabled)) continue;
    ++offered;
    list->setCurrentRow(row);
    if (!pdf->isEnabled()) {
      withoutPaper << list->item(row)->text();
      continue;
    }
    pdf->click();
    ASSERT_TRUE(workIsDone());
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr) << row;
    const QString path = dialog->selectedFiles().front();
    names.insert(QFileInfo(path).fileName());
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    ASSERT_TRUE(workIsDone());
    const auto& paper =
        papers::everyPaper()[static_cast<std::size_t>(list->item(row)->data(Qt::UserRole).toInt())];
    const QString printed = folder.filePath(QStringLiteral("command.pdf"));
    QStringList arguments{QStringLiteral("contest"),
                          QStringLiteral("print"),
                          copy,
                          window::toQt(std::string(toText(paper.form))),
                          QStringLiteral("--force"),
                          QStringLiteral("-o"),
                          printed,
                          QStringLiteral("--by"),
                          window::toQt(desk::PaperRegister(session.desk()).issued()->back().by)};
    if (paper.span != papers::PaperSpan::Contest)
      arguments << QStringLiteral("--event") << window::toQt(session.find(event)->setup.name);
    if (paper.copies > 0) arguments << QStringLiteral("--spare") << QString::number(paper.copies);
    outputOfProgram(command, arguments);
    EXPECT_EQ(saidOn(path, paper.form).toStdString(), saidOn(printed, paper.form).toStdString())
        << toText(paper.form);
  }
  EXPECT_EQ(withoutPaper, (QStringList{QStringLiteral("Bracket"), QStringLiteral("Certificates")}))
      << "a round robin has none, and medals need final ranks";
  EXPECT_EQ(static_cast<int>(names.size()), offered - 2) << "each has a name of its own";
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the register of documents: a printed or exported document is registered, a preview is not. A
// returned document is checked by keys.
#include <QCheckBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <algorithm>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/paper_check.hpp"
#include "app/papers/paper_form.hpp"
#include "app/window/page/event_export.hpp"
#include "app/window/page/export_dialog.hpp"
#include "app/window/page/paper_check_dialog.hpp"
#include "app/window/page/papers_dialog.hpp"
#include "app/window/page/preview_dialog.hpp"
#include "app/window/page/printing.hpp"
#include "app/window/scoresheet/sheet_page.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/name_choice_words.hpp"
#include "reports/render/draw/form_font.hpp"
#include "reports/render/page_set.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

class PaperRegisterTest : public testing::ConsoleTest {
 protected:
  std::vector<db::IssuedPaper> issued() { return desk::PaperRegister(session.desk()).issued().value(); }

  // Runs the export of the event with this format, and full names or initials. Returns the file dialog; null
  // if it did not open.
  QFileDialog* exportDialog(Phrase form, bool isFull) {
    action(Command::ExportEvent).trigger();
    auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return nullptr;
    const auto buttons = dialog->findChildren<QRadioButton*>();
    EXPECT_TRUE(buttons.front()->isChecked()) << "initials, unless asked otherwise";
    if (isFull) buttons.back()->click();
    const auto* facts = std::ranges::find(kEventForms, form, &EventFormFacts::name);
    dialog->choose(facts->first);
    dialog->accept();
    QApplication::processEvents();
    return window.findChild<QFileDialog*>();
  }
  void exportTo(const QString& name) {
    action(Command::ExportPdf).trigger();
    ASSERT_TRUE(workIsDone());
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    Q_EMIT dialog->fileSelected(folder.filePath(name));
    dialog->close();
    ASSERT_TRUE(workIsDone());
  }
  static QString answerOf(const PaperCheckDialog& dialog) {
    return dialog.findChild<QPlainTextEdit*>()->toPlainText();
  }
};

TEST_F(PaperRegisterTest, TheExportTellsThePurposeOfInitialsAndOfFullNames) {
  const contest::EventId event = pairedEvent("integer");
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    window.goTo({Location::Kind::Rounds, event, {}});
    action(Command::ExportEvent).trigger();
    auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    const auto buttons = dialog->findChildren<QRadioButton*>();
    ASSERT_EQ(buttons.size(), 2);
    const auto expectTold = [this](const QRadioButton& button, contest::PrivacyOption option) {
      const QString purpose = translator(words::purposeOf(option));
      EXPECT_TRUE(button.text().endsWith(purpose)) << button.text().toStdString();
      EXPECT_TRUE(button.accessibleName().endsWith(purpose)) << button.accessibleName().toStdString();
    };
    expectTold(*buttons.front(), contest::PrivacyOption::InitialsAndSchool);
    expectTold(*buttons.back(), contest::PrivacyOption::FullName);
    dialog->close();
    QApplication::processEvents();
  }
}

TEST_F(PaperRegisterTest, APdfIsRegisteredAndAPreviewIsNot) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  action(Command::Print).trigger();
  action(Command::Print).trigger();  // the command is triggered twice, as a hurried user does
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr) << "the window does not wait for it";
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(window.findChildren<PreviewDialog*>().size(), 1);
  auto* preview = qobject_cast<PreviewDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(preview, nullptr);
  ASSERT_TRUE(QTest::qWaitFor([preview] { return preview->isDrawn(); }, testing::kPatience));
  EXPECT_TRUE(issued().empty()) << "it is only looked at";
  QTest::keyClick(preview, Qt::Key_P, Qt::ControlModifier);
  auto* toPrinter = preview->findChild<QPrintDialog*>();
  ASSERT_NE(toPrinter, nullptr) << "printed without a mouse";
  toPrinter->reject();
  const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  printer->setOutputFormat(QPrinter::PdfFormat);
  printer->setOutputFileName(folder.filePath(QStringLiteral("printed.pdf")));
  Page* page = window.page(Location::Kind::Rounds);
  QSignalSpy told(page, &Page::said);
  auto paper = papers::made(session.desk(),
                            papers::paperOf(papers::PaperForm::Pairings, event, words::Language::English));
  ASSERT_TRUE(paper.has_value());
  printPapers(printer, {*std::move(paper)}, session, translator, *page);
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(told.count(), 1);
  EXPECT_GT(QFileInfo(folder.filePath(QStringLiteral("printed.pdf"))).size(), 1000);
  EXPECT_TRUE(told.front().front().toString().contains(QStringLiteral("no. 1 in the register of papers")))
      << told.front().front().toString().toStdString();
  ASSERT_EQ(issued().size(), 1U);
  EXPECT_EQ(issued().front().of.form, "pairings");
  EXPECT_EQ(issued().front().of.round, contest::RoundNumber{1});
  preview->close();
  QSignalSpy said(window.page(Location::Kind::Rounds), &Page::said);
  exportTo(QStringLiteral("pairings.pdf"));
  ASSERT_EQ(said.count(), 1);
  EXPECT_TRUE(said.front().front().toString().contains(QStringLiteral("no. 2 in the register of papers")));
  ASSERT_EQ(issued().size(), 2U);
  EXPECT_EQ(issued()[0].digest, issued()[1].digest);
}

// No office font has the mahjong tile U+1F001.
TEST_F(PaperRegisterTest, LettersThatNoFontHasAreToldBeforeTheyArePrinted) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  const auto told = [&] {
    action(Command::Print).trigger();
    EXPECT_TRUE(workIsDone());
    auto* preview = qobject_cast<PreviewDialog*>(QApplication::activeModalWidget());
    if (preview == nullptr) return QStringLiteral("no preview");
    // The search for missing letters begins after the first page is shown.
    if (!QTest::qWaitFor([preview] { return preview->isLookedThrough(); }, testing::kPatience)) {
      return QStringLiteral("not looked through");
    }
    QString words = preview->warning();
    preview->close();
    return words;
  };
  EXPECT_EQ(told(), QString());
  session.confirmations().askBy([](const window::TwoWays&) { return true; });
  const desk::Author author = session.author(QStringLiteral("A"), QStringLiteral("b"));
  ASSERT_TRUE(session.changed(session.withConfirmation(event, author, [&](const desk::Author& answering) {
    return desk::EventDesk(session.desk()).renameEvent(event, "Cup \U0003F001", {}, answering);
  })));
  EXPECT_TRUE(told().contains(QString::fromUtf8("\U0003F001"))) << told().toStdString();
}

TEST_F(PaperRegisterTest, APdfThatCannotBeWrittenTakesNoNumber) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  QSignalSpy refused(&session.refusals(), &window::Refusals::told);
  exportTo(QStringLiteral("nowhere/at/all.pdf"));
  ASSERT_EQ(refused.count(), 1);
  EXPECT_FALSE(refused.front().front().toString().contains(QStringLiteral("register")));
  EXPECT_TRUE(issued().empty());
  QSignalSpy said(window.page(Location::Kind::Rounds), &Page::said);
  exportTo(QStringLiteral("there.pdf"));
  ASSERT_EQ(said.count(), 1);
  EXPECT_TRUE(said.front().front().toString().contains(QStringLiteral("no. 1 in the register of papers")));
}

TEST_F(PaperRegisterTest, ASheetThatIsTypedAndNotStoredIsNotRegistered) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  exportTo(QStringLiteral("typed.pdf"));
  EXPECT_TRUE(issued().empty());
  sheet::Sheet stored;
  stored.setTag("Set", "integer");
  storeSheet(event, stored);
  window.goTo({Location::Kind::Rounds, event, {}});
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  exportTo(QStringLiteral("stored.pdf"));
  ASSERT_EQ(issued().size(), 1U);
  const auto check = papers::checked(session.desk(), {1, issued().front().digest});
  ASSERT_TRUE(check);
  EXPECT_TRUE(check->isSound()) << "the paper of the page is the one that the file gives";
}

TEST_F(PaperRegisterTest, APaperIsCheckedByKeys) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Tally, event, {}});
  exportTo(QStringLiteral("tally.pdf"));
  ASSERT_EQ(issued().size(), 1U);
  action(Command::CheckPaper).trigger();
  auto* dialog = qobject_cast<PaperCheckDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  auto* list = dialog->findChild<QListWidget*>();
  ASSERT_EQ(list->count(), 1);
  EXPECT_TRUE(list->item(0)->text().contains(QStringLiteral("Tally")));
  const auto fields = dialog->findChildren<QLineEdit*>();
  QTest::keyClicks(dialog->focusWidget(), QStringLiteral("7"));
  QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("o document with number 7 was issued")))
      << dialog->refusal().toStdString();
  dialog->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
  for (int i = 0; i < 4 && dialog->focusWidget() != list; ++i) {
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
  }
  ASSERT_EQ(dialog->focusWidget(), list);
  EXPECT_EQ(fields.front()->text(), QStringLiteral("7")) << "nobody chose another";
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
  EXPECT_EQ(fields.front()->text(), QStringLiteral("1"));
  fields.front()->setFocus();
  QTest::keyClick(fields.front(), Qt::Key_Return);
  EXPECT_TRUE(answerOf(*dialog).contains(QStringLiteral("The file still matches what was printed.")))
      << answerOf(*dialog).toStdString();
  EXPECT_EQ(dialog->refusal(), QString());
  EXPECT_TRUE(dialog->isVisible()) << "it stays for the next paper";
  fields.front()->setText(QStringLiteral("DAMATH 1 0000000000000000"));
  QTest::keyClick(fields.front(), Qt::Key_Return);
  EXPECT_TRUE(dialog->refusal().startsWith(QStringLiteral("This paper is not as it was issued")))
      << dialog->refusal().toStdString();
  EXPECT_TRUE(answerOf(*dialog).contains(QStringLiteral("Digest on the paper: 0000 0000 0000 0000")));
  QTest::keyClick(fields.front(), Qt::Key_Backspace);
  EXPECT_EQ(dialog->refusal(), QString()) << "of another paper it says nothing";
  QTest::keyClick(dialog, Qt::Key_Escape);
  EXPECT_FALSE(dialog->isVisible());
}

TEST_F(PaperRegisterTest, ReturnInTheListOfPapersOpensOnePreview) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  action(Command::Papers).trigger();
  QWidget* dialog = QApplication::activeModalWidget();
  ASSERT_NE(dialog, nullptr);
  auto* list = dialog->findChild<QListWidget*>();
  list->setCurrentRow(1);
  QTest::keyClick(list, Qt::Key_Return);
  QTest::qWait(testing::kLongPause);
  EXPECT_EQ(dialog->findChildren<PreviewDialog*>().size(), 1);
}

// The preview opens before any page is drawn. The current page is drawn before the other pages are counted.
TEST_F(PaperRegisterTest, APreviewIsTurnedAndMadeLarger) {
  const contest::EventId event = pairedEvent("integer");
  db::PaperOf of = papers::paperOf(papers::PaperForm::Blank, event, words::Language::English);
  of.copies = 40;
  auto made = papers::made(session.desk(), of);
  ASSERT_TRUE(made.has_value());
  ASSERT_TRUE(render::loadFormFont());
  int pages = 0;
  for (std::size_t form = 0; form < made->document.forms.size(); ++form) {
    pages += render::PageSet(made->document, render::Paper::A4, form).count();
  }
  ASSERT_GE(pages, 40);
  PreviewDialog preview(translator, {std::make_shared<const compose::Document>(std::move(made->document))},
                        render::Paper::A4, &window);
  preview.resize(800, 600);
  preview.open();
  EXPECT_EQ(preview.pages(), 0) << "drawn in a thread of its own";
  const auto isDrawn = [&preview](int page) {
    return QTest::qWaitFor([&preview, page] { return preview.page() == page && preview.isDrawn(); },
                           testing::kPatience);
  };
  EXPECT_TRUE(isDrawn(1));
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview.pages() == pages; }, testing::kPatience));
  QTest::keyClick(&preview, Qt::Key_PageDown);
  EXPECT_TRUE(isDrawn(2));
  QTest::keyClick(&preview, Qt::Key_End);
  EXPECT_TRUE(isDrawn(pages));
  QTest::keyClick(&preview, Qt::Key_PageDown);
  EXPECT_TRUE(isDrawn(pages)) << "there is none behind the last";
  QTest::keyClick(&preview, Qt::Key_Home);
  EXPECT_TRUE(isDrawn(1));
  auto* scroll = preview.findChild<QScrollArea*>();
  const int before = scroll->widget()->minimumHeight();
  QTest::keyClick(&preview, Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return scroll->widget()->minimumHeight() > before; }, testing::kPatience));
  EXPECT_TRUE(scroll->widget()->accessibleName().contains(QString::number(pages)));
}

// The first page of a report with page numbers is drawn twice: with provisional numbers, then with the final
// ones.
TEST_F(PaperRegisterTest, TheFirstPageIsSeenBeforeAllAreCounted) {
  db::PaperOf of =
      papers::paperOf(papers::PaperForm::Blank, pairedEvent("integer"), words::Language::English);
  of.copies = 20;
  auto made = papers::made(session.desk(), of);
  ASSERT_TRUE(made.has_value());
  const compose::Contents contents{"Report", {}, {{"Grade 7", 0, 1}}};
  made->document.forms.insert(made->document.forms.begin(), contents);
  DocumentPictures shown({std::make_shared<const compose::Document>(std::move(made->document))},
                         render::Paper::A4);
  std::vector<std::string> told;
  std::vector<QImage> pictures;
  QObject::connect(&shown, &DocumentPictures::counted, &shown, [&told](int pages, bool isAll) {
    if (isAll) told.push_back(std::to_string(pages));
  });
  QObject::connect(&shown, &DocumentPictures::drawn, &shown, [&](int page, const QImage& picture) {
    told.push_back("page " + std::to_string(page));
    pictures.push_back(picture);
  });
  constexpr qreal kDots = 60;
  shown.ask(0, kDots);
  shown.start();
  ASSERT_TRUE(QTest::qWaitFor([&told] { return told.size() == 3; }, testing::kPatience));
  EXPECT_EQ(told, (std::vector<std::string>{"page 0", "21", "page 0"}));
  EXPECT_NE(pictures[0], pictures[1]);
}

// The window offers the same settings for a document as the command, and no others.
TEST_F(PaperRegisterTest, APaperIsAskedForAsByTheCommand) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Tally, event, {}});
  action(Command::Papers).trigger();
  QWidget* dialog = QApplication::activeModalWidget();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->windowTitle().contains(window::toQt(session.find(event)->setup.name)))
      << dialog->windowTitle().toStdString();
  auto* list = dialog->findChild<QListWidget*>();
  QPushButton* pdf = nullptr;
  for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
    if (button->text().contains(QStringLiteral("PDF"))) pdf = button;
  }
  ASSERT_NE(pdf, nullptr);
  const auto choose = [&](Phrase paper) {
    list->setCurrentItem(list->findItems(translator.plain(paper), Qt::MatchExactly).value(0));
  };
  const auto figure = [&](Phrase name) {
    for (QSpinBox* box : dialog->findChildren<QSpinBox*>()) {
      if (box->accessibleName() == translator.plain(name)) return box;
    }
    return static_cast<QSpinBox*>(nullptr);
  };
  const auto written = [&](const QString& name) {
    pdf->click();
    EXPECT_TRUE(workIsDone());
    auto* where = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (where == nullptr) return QByteArray();
    const QString path = folder.filePath(name);
    Q_EMIT where->fileSelected(path);
    where->close();
    EXPECT_TRUE(workIsDone());
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  };
  for (const Phrase name :
       {Phrase::PaperRound, Phrase::PaperBoard, Phrase::PaperCopies, Phrase::PaperPoster}) {
    ASSERT_NE(figure(name), nullptr);
  }
  choose(Phrase::PaperByBoard);
  EXPECT_TRUE(figure(Phrase::PaperPoster)->isVisible());
  EXPECT_FALSE(figure(Phrase::PaperBoard)->isVisible());
  figure(Phrase::PaperPoster)->setValue(2);
  EXPECT_TRUE(written(QStringLiteral("poster.pdf")).contains("/Count 2")) << "two sheets for two names";
  choose(Phrase::PaperSlips);
  EXPECT_FALSE(figure(Phrase::PaperPoster)->isVisible());
  EXPECT_EQ(figure(Phrase::PaperBoard)->text(), translator(Phrase::PaperAllBoards));
  figure(Phrase::PaperBoard)->setValue(1);
  EXPECT_TRUE(written(QStringLiteral("slip.pdf")).contains("/Count 1"));
  choose(Phrase::PaperSpare);
  EXPECT_EQ(figure(Phrase::PaperCopies)->value(), 4);
  figure(Phrase::PaperCopies)->setValue(7);
  EXPECT_TRUE(written(QStringLiteral("spare.pdf")).contains("/Count 7"));
  ASSERT_EQ(issued().size(), 3U);
  EXPECT_EQ(issued()[1].of.board, contest::BoardNumber{1});
  EXPECT_EQ(issued()[2].of.copies, 7);
  choose(Phrase::PaperParticipation);
  for (QCheckBox* box : dialog->findChildren<QCheckBox*>()) {
    const bool isOfSheets = box->text() == translator(Phrase::PaperBoards);
    EXPECT_NE(box->isVisible(), isOfSheets) << box->text().toStdString();
    if (box->text() == translator(Phrase::PaperPlain)) box->click();
  }
  EXPECT_FALSE(written(QStringLiteral("plain.pdf")).isEmpty());
  ASSERT_EQ(issued().size(), 4U);
  EXPECT_EQ(issued()[3].of.design, "plain");
}

// The extension of the typed name decides the format. A file never has the extension of another format.
TEST_F(PaperRegisterTest, TheEndingOfATypedNameIsTheFormThatIsWritten) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Tally, event, {}});
  const auto beginning = [&](const QString& name, const QString& written) {
    auto* dialog = exportDialog(Phrase::FormWorkbook, false);
    if (dialog == nullptr) return QByteArray();
    Q_EMIT dialog->fileSelected(folder.filePath(name));
    dialog->close();
    EXPECT_TRUE(workIsDone());
    QFile file(folder.filePath(written));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << written.toStdString();
    return file.read(15);
  };
  EXPECT_EQ(beginning(QStringLiteral("a.html"), QStringLiteral("a.html")), QByteArray("<!DOCTYPE html>"));
  EXPECT_EQ(beginning(QStringLiteral("a.csv"), QStringLiteral("a.csv")).left(4), QByteArray("rank"));
  EXPECT_EQ(beginning(QStringLiteral("Grade 7.5"), QStringLiteral("Grade 7.5.xlsx")).left(2),
            QByteArray("PK"));
}

// The window exports the same seven formats as `damath contest export`, with initials as the default.
TEST_F(PaperRegisterTest, AnEventGoesOutInEveryForm) {
  const contest::EventId event = pairedEvent("integer");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  const contest::ResultInput result{rules::Ending::Time, exact::Number(12), exact::Number(8)};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, result, publishing())));
  window.goTo({Location::Kind::Tally, event, {}});
  QSignalSpy said(window.page(Location::Kind::Tally), &Page::said);
  std::set<QString> names;
  const auto written = [&](Phrase form, const QString& suffix, bool isFull) {
    auto* dialog = exportDialog(form, isFull);
    if (dialog == nullptr) return QByteArray();
    EXPECT_TRUE(dialog->nameFilters().front().contains(suffix)) << "the chosen format comes first";
    const QString path = dialog->selectedFiles().front();
    EXPECT_EQ(QStringLiteral("*.") + QFileInfo(path).suffix(), suffix);
    const QString name = QFileInfo(path).fileName();
    EXPECT_TRUE(name.startsWith(QStringLiteral("integer - ") + translator.plain(form))) << name.toStdString();
    EXPECT_TRUE(name.contains(QStringLiteral("after round 1"))) << name.toStdString();
    EXPECT_TRUE(names.insert(name).second) << name.toStdString();
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    EXPECT_TRUE(workIsDone());
    EXPECT_TRUE(said.takeLast().front().toString().contains(path));
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
  };
  for (const auto& [form, begins, holds] : {std::tuple{Phrase::FormWorkbook, "PK", ""},
                                            std::tuple{Phrase::FormReport16, "012 Test contest", "001    1"},
                                            std::tuple{Phrase::FormReport26, "", "001    1"},
                                            std::tuple{Phrase::FormStandings, "rank,entry,name", "1,1,"},
                                            std::tuple{Phrase::FormResults, "kind,round,board", "game,1,1,"},
                                            std::tuple{Phrase::FormPage, "<!DOCTYPE html>", "</html>"},
                                            std::tuple{Phrase::FormJson, "{", "\"standings\""}}) {
    const QString name = translator(form);
    SCOPED_TRACE(name.toStdString());
    const QString suffix = form == Phrase::FormWorkbook ? QStringLiteral("*.xlsx")
                           : form == Phrase::FormReport16 || form == Phrase::FormReport26
                               ? QStringLiteral("*.trf")
                           : form == Phrase::FormPage ? QStringLiteral("*.html")
                           : form == Phrase::FormJson ? QStringLiteral("*.json")
                                                      : QStringLiteral("*.csv");
    const QByteArray initials = written(form, suffix, false);
    const QByteArray full = written(form, suffix, true);
    EXPECT_TRUE(initials.startsWith(begins)) << initials.left(40).toStdString();
    EXPECT_TRUE(initials.contains(holds)) << initials.left(400).toStdString();
    EXPECT_NE(initials, full);
    if (form == Phrase::FormWorkbook) continue;
    EXPECT_FALSE(initials.contains("Ramon")) << "initials, unless asked otherwise";
    EXPECT_TRUE(full.contains("Ramon"));
  }
  EXPECT_TRUE(issued().empty()) << "a table to go on with is no paper";
}

// An export right after typing gives the same document as a later one: marks and totals agree with the typed
// lines.
TEST_F(PaperRegisterTest, TheVerdictOnASheetsPaperIsOfTheLinesOnIt) {
  const contest::EventId event = pairedEvent("integer");
  session.confirmations().askBy([](const window::TwoWays&) { return true; });
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  static_cast<SheetPage*>(window.page(Location::Kind::Sheet))
      ->importSheet(window::toQt(DAMATH_TEST_DATA "/manual/integer.sheet"));
  exportTo(QStringLiteral("at-once.pdf"));
  QTest::qWait(testing::kLongPause);
  exportTo(QStringLiteral("later.pdf"));
  const auto sizeOf = [this](const char* name) {
    return QFileInfo(folder.filePath(QLatin1String(name))).size();
  };
  EXPECT_GT(sizeOf("at-once.pdf"), 0);
  // The time and the id of the file can change its size by a few bytes.
  EXPECT_NEAR(static_cast<double>(sizeOf("at-once.pdf")), static_cast<double>(sizeOf("later.pdf")), 16);
}

// Draws sets of ticked papers. They become one PDF whose pages are those of the papers, each with its own
// number.
TEST_F(PaperRegisterTest, TickedPapersBecomeOnePdfAndEachIsRegistered) {
  const contest::EventId event = pairedEvent("integer");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  window.goTo({Location::Kind::Tally, event, {}});
  std::mt19937 chance(8);
  std::size_t before = 0;
  for (int round = 0; round < 4; ++round) {
    action(Command::Papers).trigger();
    auto* papers = qobject_cast<PapersDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(papers, nullptr);
    auto* list = papers->findChild<QListWidget*>();
    QPushButton* pdf = nullptr;
    for (QPushButton* button : papers->findChildren<QPushButton*>()) {
      if (button->text().contains(QStringLiteral("PDF"))) pdf = button;
    }
    ASSERT_NE(pdf, nullptr);
    std::vector<std::string> forms;
    for (int row = 0; row < list->count() && forms.size() < 5; ++row) {
      QListWidgetItem* item = list->item(row);
      if (!item->flags().testFlag(Qt::ItemIsUserCheckable) || chance() % 4 != 0) continue;
      item->setCheckState(Qt::Checked);
      if (!pdf->isEnabled()) {
        EXPECT_TRUE(item->text() == QStringLiteral("Bracket") ||
                    item->text() == QStringLiteral("Certificates"))
            << item->text().toStdString();
        item->setCheckState(Qt::Unchecked);
        continue;
      }
      const auto paper = static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
      forms.emplace_back(toText(papers::everyPaper()[paper].form));
    }
    if (forms.size() < 2) {
      papers->close();
      QApplication::processEvents();
      continue;
    }
    pdf->click();
    ASSERT_TRUE(workIsDone());
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    const QString path = folder.filePath(QStringLiteral("all%1.pdf").arg(round));
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    ASSERT_TRUE(workIsDone());
    EXPECT_GT(QFileInfo(path).size(), 1000);
    const auto rows = issued();
    ASSERT_EQ(rows.size(), before + forms.size());
    for (std::size_t i = 0; i < forms.size(); ++i) {
      EXPECT_EQ(rows[before + i].of.form, forms[i]);
      EXPECT_EQ(rows[before + i].number, static_cast<std::int64_t>(before + i + 1));
    }
    before = rows.size();
    papers->close();
    QApplication::processEvents();
  }
  EXPECT_GT(before, 4U) << "the test drew papers";
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the settings page: a choice takes effect at once and is saved. Own rulesets and chip sets are
// created, refused, saved, undone, imported, exported, and offered to events.
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>
#include <algorithm>

#include "app/window/board/board_view.hpp"
#include "app/window/frame/done_line.hpp"
#include "app/window/help/rulebook_window.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/session/own_laws.hpp"
#include "app/window/settings/laws_view.hpp"
#include "app/window/settings/ruleset_form.hpp"
#include "app/window/settings/sample_view.hpp"
#include "app/window/settings/settings_page.hpp"
#include "app/window/start/start_page.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kLongPause;
using window::keptLaws;
using window::LawKind;

enum Part { kWorkplacePart, kRulesetsPart, kChipSetsPart, kKeysPart };

class SettingsPageTest : public testing::ConsoleTest {
 protected:
  void SetUp() override {
    forget();
    ConsoleTest::SetUp();
    open();
  }
  void TearDown() override {
    forget();
    applyTheme(Theme::Light);
    applyTypeSize(100);
    ConsoleTest::TearDown();
  }
  static void forget() {
    QSettings().clear();
    for (const LawKind kind : {LawKind::Ruleset, LawKind::ChipSet}) {
      QDir(window::lawFolder(kind)).removeRecursively();
    }
  }

  void open() {
    QTest::keyClick(&window, Qt::Key_Comma, Qt::ControlModifier);
    QApplication::processEvents();
    ASSERT_EQ(window.location().kind, Location::Kind::Settings);
  }
  [[nodiscard]] Page& page() { return *window.page(Location::Kind::Settings); }
  // Selects a tab with the arrow keys. The tabs have the first focus.
  void goToPart(Part part) {
    auto& tabs = *page().findChild<QTabBar*>();
    tabs.setFocus();
    while (tabs.currentIndex() < part) QTest::keyClick(&tabs, Qt::Key_Right);
    while (tabs.currentIndex() > part) QTest::keyClick(&tabs, Qt::Key_Left);
    QApplication::processEvents();
  }
  // Returns the visible field with this accessible name.
  template <class Field>
  Field& named(const QString& name) {
    for (Field* field : page().findChildren<Field*>()) {
      if (field->isVisible() && field->accessibleName() == name) return *field;
    }
    ADD_FAILURE() << "no field is called " << name.toStdString();
    static Field none;
    return none;
  }
  LawsView& laws() {
    for (LawsView* view : page().findChildren<LawsView*>()) {
      if (view->isVisible()) return *view;
    }
    ADD_FAILURE() << "no laws are shown";
    return *page().findChild<LawsView*>();
  }
  QString told() {
    QApplication::processEvents();
    return window.findChild<DoneLine*>()->text();
  }
  // Returns the error messages beside the fields.
  QString faults() {
    QStringList shown;
    for (const QLabel* label : page().findChildren<QLabel*>()) {
      if (label->isVisible() && label->foregroundRole() == QPalette::BrightText) shown << label->text();
    }
    return shown.join(u'\n');
  }
  QString firstCapture() {
    return named<QListWidget>(QStringLiteral("Captures in this position")).item(0)->text();
  }
  QPushButton& button(Command command) {
    const QString name = window.commands().name(command);
    return named<QPushButton>(name);
  }
  static void retype(QLineEdit& field, const QString& text) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
  }
  void save() {
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    QApplication::processEvents();
  }
  static std::vector<QString> ownLaws(LawKind kind) {
    std::vector<QString> names;
    for (const window::KeptLaw& law : keptLaws(kind).laws) {
      if (law.isOwn()) names.push_back(law.name);
    }
    return names;
  }
  // Types a path into the open file dialog.
  void giveFile(const QString& path) {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    auto* field = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    ASSERT_NE(field, nullptr);
    field->setText(path);
    QTest::keyClick(field, Qt::Key_Return);
    QTest::qWait(kLongPause);
    // Shortcuts need an active window.
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
  }
};

TEST_F(SettingsPageTest, AreReachedByAKeyAndFromTheMenuWithAContestAndWithoutOne) {
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_EQ(window.location().kind, Location::Kind::Today) << "Escape leads back";
  const auto menus = window.menuBar()->actions();
  const auto view = std::ranges::find(menus, QStringLiteral("&View"), &QAction::text);
  ASSERT_NE(view, menus.end());
  EXPECT_TRUE((*view)->menu()->actions().contains(&action(Command::GoSettings)));
  action(Command::GoSettings).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Settings);
  QTest::mouseClick(&button(Command::Back), Qt::LeftButton);
  EXPECT_EQ(window.location().kind, Location::Kind::Today);
  action(Command::CloseContest).trigger();
  QApplication::processEvents();
  auto* start = window.findChild<StartPage*>();
  ASSERT_TRUE(start->isVisible());
  open();
  EXPECT_TRUE(page().isVisible());
  EXPECT_FALSE(named<QSpinBox>(QStringLiteral("Number of backups")).isEnabled())
      << "there is no contest to copy";
  translator.setLanguage(words::Language::Filipino);
  EXPECT_TRUE(page().isVisible()) << "another language does not lead away";
  translator.setLanguage(words::Language::English);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_TRUE(start->isVisible());
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
}

TEST_F(SettingsPageTest, LanguageColoursAndTypeHoldAtOnceAndAreKept) {
  auto& language = named<QComboBox>(QStringLiteral("Language"));
  language.setFocus();
  QTest::keyClick(&language, Qt::Key_Down);
  EXPECT_EQ(translator.language(), words::Language::Filipino);
  EXPECT_EQ(Preferences::language(), words::Language::Filipino);
  QTest::keyClick(&named<QComboBox>(QStringLiteral("Wika")), Qt::Key_Up);
  ASSERT_EQ(translator.language(), words::Language::English);

  auto& colours = named<QComboBox>(QStringLiteral("Colors"));
  colours.setFocus();
  QTest::keyClick(&colours, Qt::Key_End);
  EXPECT_EQ(colours.currentText(), QStringLiteral("High contrast"));
  EXPECT_TRUE(isHighContrast(QApplication::palette()));
  EXPECT_EQ(Preferences::theme(), Theme::HighContrast);

  const qreal before = window.font().pointSizeF();
  const auto& title = *page().findChild<ElidedLabel*>();
  const qreal titleBefore = title.font().pointSizeF();
  auto& type = named<QSpinBox>(QStringLiteral("Text size"));
  type.setFocus();
  type.selectAll();
  QTest::keyClicks(&type, QStringLiteral("150"));
  EXPECT_DOUBLE_EQ(window.font().pointSizeF(), before) << "1, 15 and 150: what is being typed is none yet";
  QTest::keyClick(&type, Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_DOUBLE_EQ(window.font().pointSizeF(), before * 1.5);
  EXPECT_NEAR(title.font().pointSizeF(), titleBefore * 1.5, 0.1) << "what has a size of its own follows";
  EXPECT_EQ(Workplace::typeSize(), 150);
  type.selectAll();
  QTest::keyClicks(&type, QStringLiteral("400"));
  QTest::keyClick(&type, Qt::Key_Return);
  EXPECT_LE(Workplace::typeSize(), 200);
  EXPECT_EQ(told(), QStringLiteral("The setting is changed and saved."));
}

TEST_F(SettingsPageTest, TheSoundOfTheClocksIsChosenByItsLoudness) {
  auto& bell = named<QComboBox>(QStringLiteral("Sound of the clocks"));
  EXPECT_EQ(bell.currentText(), QStringLiteral("Loud"));
  bell.setFocus();
  QTest::keyClick(&bell, Qt::Key_Up);
  const int middle = Workplace::bellVolume();
  EXPECT_GT(middle, 0);
  EXPECT_LT(middle, Workplace::kLoudest);
  QTest::keyClick(&bell, Qt::Key_Home);
  EXPECT_EQ(Workplace::bellVolume(), 0);
  EXPECT_EQ(bell.currentText(), QStringLiteral("Off"));
  EXPECT_EQ(told(), QStringLiteral("The setting is changed and saved."));
}

TEST_F(SettingsPageTest, PaperCopiesAndTheirFolderAreChosenAndAWrongFolderIsRefused) {
  auto& paper = named<QComboBox>(QStringLiteral("Paper"));
  paper.setFocus();
  QTest::keyClick(&paper, Qt::Key_End);
  EXPECT_EQ(Workplace::paper(), render::kPapers[std::size(render::kPapers) - 1]);
  auto& kept = named<QSpinBox>(QStringLiteral("Number of backups"));
  kept.setFocus();
  kept.selectAll();
  QTest::keyClicks(&kept, QStringLiteral("7"));
  QTest::keyClick(&kept, Qt::Key_Return);
  EXPECT_EQ(session.desk().ring().rule().most, 7);
  auto& where = named<QLineEdit>(QStringLiteral("Manual backups"));
  retype(where, folder.filePath(QStringLiteral("nowhere")));
  QTest::keyClick(&where, Qt::Key_Return);
  EXPECT_TRUE(told().startsWith(QStringLiteral("There is no folder"))) << told().toStdString();
  EXPECT_TRUE(Workplace::copyFolder().isEmpty());
  retype(where, folder.path());
  QTest::keyClick(&where, Qt::Key_Return);
  EXPECT_EQ(Workplace::copyFolder(), folder.path());
  action(Command::BackUp).trigger();
  QApplication::processEvents();
  auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->directory().absolutePath(), QDir(folder.path()).absolutePath());
}

TEST_F(SettingsPageTest, ABuiltInRulesetBecomesOnesOwnAndEventsOfferIt) {
  goToPart(kRulesetsPart);
  EXPECT_FALSE(action(Command::SaveLaw).isEnabled()) << "nothing is changed";
  EXPECT_FALSE(action(Command::RemoveLaw).isEnabled()) << "what is built in stays";
  EXPECT_TRUE(firstCapture().startsWith(QStringLiteral("(0,1)"))) << firstCapture().toStdString();
  auto& priority = named<QComboBox>(QStringLiteral("Which capture must be made?"));
  priority.setFocus();
  QTest::keyClick(&priority, Qt::Key_Down);
  EXPECT_EQ(priority.currentText(), QStringLiteral("the dama; then most chips"));
  EXPECT_TRUE(firstCapture().startsWith(QStringLiteral("(7,6)"))) << firstCapture().toStdString();
  auto& name = named<QLineEdit>(QStringLiteral("Name"));
  EXPECT_TRUE(name.text().endsWith(QStringLiteral(", changed"))) << name.text().toStdString();
  EXPECT_TRUE(action(Command::SaveLaw).isEnabled());
  retype(name, QStringLiteral("manual"));
  save();
  EXPECT_TRUE(faults().contains(QStringLiteral("is already used"))) << faults().toStdString();
  EXPECT_TRUE(ownLaws(LawKind::Ruleset).empty()) << "a built-in name is no name for one's own";
  retype(name, QStringLiteral("House rules"));
  save();
  EXPECT_EQ(ownLaws(LawKind::Ruleset), std::vector<QString>{QStringLiteral("House rules")});
  EXPECT_TRUE(told().startsWith(QStringLiteral("Saved: House rules"))) << told().toStdString();
  const auto kept = window::rulesetNamed(QStringLiteral("House rules"));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->capturePriority.answer(), rules::CapturePriority::DamaThenCount);
  EXPECT_EQ(rules::profile("manual")->capturePriority.answer(), rules::CapturePriority::CountThenDama);

  window.goTo({});
  action(Command::AddEvent).trigger();
  QApplication::processEvents();
  auto* form = QApplication::activeModalWidget();
  ASSERT_NE(form, nullptr);
  QComboBox* ruleset = nullptr;
  for (QComboBox* box : form->findChildren<QComboBox*>()) {
    if (box->accessibleName() == QStringLiteral("Ruleset")) ruleset = box;
  }
  ASSERT_NE(ruleset, nullptr);
  ruleset->setFocus();
  QTest::keyClick(ruleset, Qt::Key_End);
  EXPECT_EQ(ruleset->currentText(), QStringLiteral("House rules"));
  QTest::keyClicks(form->findChild<QLineEdit*>(), QStringLiteral("Integer"));
  QTest::keyClick(form, Qt::Key_Return);
  QApplication::processEvents();
  ASSERT_EQ(session.contest().events.size(), 1U) << refusals.join(u'\n').toStdString();
  EXPECT_EQ(session.contest().events.front().setup.ruleset, *kept);
}

TEST_F(SettingsPageTest, AWrongAnswerIsToldBesideItsFieldAndNotKept) {
  goToPart(kRulesetsPart);
  auto& time = named<QLineEdit>(QStringLiteral("Time of a game (minutes:seconds)"));
  retype(time, QStringLiteral("20"));
  EXPECT_TRUE(faults().contains(QStringLiteral("“20” is not an answer here"))) << faults().toStdString();
  save();
  EXPECT_TRUE(told().startsWith(QStringLiteral("Not saved"))) << told().toStdString();
  EXPECT_TRUE(ownLaws(LawKind::Ruleset).empty());
  retype(time, QStringLiteral("25:30"));
  EXPECT_TRUE(faults().isEmpty()) << faults().toStdString();
  QTest::mouseClick(&button(Command::SaveLaw), Qt::LeftButton);
  ASSERT_EQ(ownLaws(LawKind::Ruleset).size(), 1U);
  EXPECT_EQ(window::rulesetNamed(ownLaws(LawKind::Ruleset).front())->clocks.answer().game,
            std::chrono::seconds(25 * 60 + 30));
}

TEST_F(SettingsPageTest, EveryFormOfAnAnswerIsFilledInWithTheKeys) {
  goToPart(kRulesetsPart);
  auto& ties = named<QListWidget>(QStringLiteral("In which order are ties broken?"));
  ties.setFocus();
  ties.setCurrentRow(0);
  QTest::keyClick(&ties, Qt::Key_Down, Qt::ControlModifier);
  QTest::keyClick(&ties, Qt::Key_Space);
  auto& inactivity =
      named<QComboBox>(QStringLiteral("After how many turns without a capture does a game end?"));
  inactivity.setFocus();
  QTest::keyClick(&inactivity, Qt::Key_End);
  auto& turns = named<QSpinBox>(QStringLiteral("After how many turns without a capture does a game end?"));
  turns.setFocus();
  turns.selectAll();
  QTest::keyClicks(&turns, QStringLiteral("40"));
  retype(named<QLineEdit>(QStringLiteral("Points of a game: draw")), QStringLiteral("1/3"));
  retype(named<QLineEdit>(QStringLiteral("Name")), QStringLiteral("Ours"));
  save();
  const auto kept = window::rulesetNamed(QStringLiteral("Ours"));
  ASSERT_TRUE(kept) << faults().toStdString();
  EXPECT_EQ(kept->tieBreaks.answer(), (std::vector{rules::TieBreak::Rematch, rules::TieBreak::PointSystem}));
  EXPECT_EQ(kept->inactivityPlies.answer(), 40);
  EXPECT_EQ(kept->points.answer().draw, exact::Rational(1, 3));
}

TEST_F(SettingsPageTest, WhatIsNotSavedStaysAndIsTakenBack) {
  goToPart(kRulesetsPart);
  auto& chain = named<QComboBox>(QStringLiteral("Must a chain of captures be finished?"));
  chain.setFocus();
  QTest::keyClick(&chain, Qt::Key_Down);
  window.goTo({});
  {
    LawsView later(LawKind::Ruleset, session, translator, nullptr);
    later.refresh();
    EXPECT_TRUE(later.isChanged()) << "the next start of the program has it too";
  }
  open();
  EXPECT_TRUE(laws().isChanged());
  EXPECT_EQ(chain.currentIndex(), 1);
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(laws().isChanged());
  EXPECT_EQ(chain.currentIndex(), 0);
  EXPECT_TRUE(Workplace::lawDraft(QStringLiteral("ruleset/manual")).second.isEmpty());
  EXPECT_EQ(told(), QStringLiteral("Unsaved changes are undone."));
}

TEST_F(SettingsPageTest, AChipSetIsRefusedInWordsAndKept) {
  goToPart(kChipSetsPart);
  auto& chip = named<QLineEdit>(QStringLiteral("chip on (1, 2), operator ÷"));
  EXPECT_EQ(chip.text(), QStringLiteral("-9"));
  retype(chip, QStringLiteral("nine"));
  EXPECT_TRUE(faults().contains(QStringLiteral("“nine” is not a value"))) << faults().toStdString();
  retype(chip, QStringLiteral("6"));
  EXPECT_TRUE(faults().contains(QStringLiteral("is on two chips"))) << faults().toStdString();
  retype(chip, QStringLiteral("99"));
  EXPECT_TRUE(faults().isEmpty()) << faults().toStdString();
  retype(named<QLineEdit>(QStringLiteral("Name")), QStringLiteral("Ninety-nine"));
  save();
  const auto kept = window::chipSetNamed(QStringLiteral("Ninety-nine"));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->chips[0].text, "99");
}

TEST_F(SettingsPageTest, IsDeletedAndPutBackCarriedOutAndIn) {
  goToPart(kChipSetsPart);
  retype(named<QLineEdit>(QStringLiteral("chip on (1, 2), operator ÷")), QStringLiteral("99"));
  retype(named<QLineEdit>(QStringLiteral("Name")), QStringLiteral("Ours"));
  save();
  ASSERT_EQ(ownLaws(LawKind::ChipSet).size(), 1U);
  const auto before = window::chipSetNamed(QStringLiteral("Ours"));

  const QString file = folder.filePath(QStringLiteral("carried.json"));
  QTest::mouseClick(&button(Command::ExportLaw), Qt::LeftButton);
  giveFile(file);
  ASSERT_TRUE(QFile::exists(file)) << refusals.join(u'\n').toStdString();

  laws().list()->setFocus();
  QTest::keyClick(laws().list(), Qt::Key_Delete);
  QApplication::processEvents();
  EXPECT_TRUE(ownLaws(LawKind::ChipSet).empty());
  auto* bar = laws().findChild<NoticeBar*>();
  EXPECT_TRUE(bar->text().startsWith(QStringLiteral("Deleted: Ours"))) << bar->text().toStdString();
  QTest::mouseClick(&named<QPushButton>(QString()), Qt::LeftButton);
  EXPECT_EQ(window::chipSetNamed(QStringLiteral("Ours")), before);

  QTest::keyClick(&window, Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
  giveFile(file);
  EXPECT_TRUE(bar->text().contains(QStringLiteral("is already used"))) << bar->text().toStdString();
  QTest::mouseClick(&button(Command::RemoveLaw), Qt::LeftButton);
  ASSERT_TRUE(ownLaws(LawKind::ChipSet).empty());
  QTest::keyClick(&window, Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
  giveFile(file);
  EXPECT_EQ(window::chipSetNamed(QStringLiteral("Ours")), before);

  const QString broken = folder.filePath(QStringLiteral("broken.json"));
  std::ofstream(broken.toStdString()) << "{\"name\":\"x\",\n\"chips\":[]}";
  QTest::mouseClick(&button(Command::ImportLaw), Qt::LeftButton);
  giveFile(broken);
  EXPECT_TRUE(bar->text().contains(QStringLiteral("broken.json"))) << bar->text().toStdString();
  EXPECT_TRUE(bar->text().contains(QStringLiteral("line 2"))) << bar->text().toStdString();
}

TEST_F(SettingsPageTest, AQuestionsClauseLeadsIntoTheRulebook) {
  goToPart(kRulesetsPart);
  auto& range = named<QComboBox>(QStringLiteral("How far can a dama move?"));
  range.setFocus();
  QTest::keyClick(&range, Qt::Key_F1, Qt::ShiftModifier);
  QApplication::processEvents();
  auto* book = window.findChild<RulebookWindow*>();
  ASSERT_NE(book, nullptr);
  const auto marked = [&] {
    const auto marks = book->findChild<QTextBrowser*>()->extraSelections();
    return marks.isEmpty() ? QString() : marks.front().cursor.selectedText();
  };
  EXPECT_TRUE(marked().contains(QStringLiteral("M3"))) << marked().toStdString();
  // Clicks across the label until the link is hit.
  QLabel* asked = nullptr;
  for (QLabel* label : page().findChildren<QLabel*>()) {
    if (label->text().contains(QStringLiteral("href=\"K8\""))) asked = label;
  }
  ASSERT_NE(asked, nullptr);
  for (int y = 3; y < asked->height() && !marked().contains(QStringLiteral("K8")); y += 5) {
    for (int x = 3; x < asked->width() && !marked().contains(QStringLiteral("K8")); x += 5) {
      QTest::mouseClick(asked, Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
    }
  }
  EXPECT_TRUE(marked().contains(QStringLiteral("K8"))) << marked().toStdString();
}

TEST_F(SettingsPageTest, ListTheKeysAndAreWholeInLargeType) {
  goToPart(kKeysPart);
  EXPECT_GT(named<ListTable>(window.commands().name(Command::Keys)).model()->rowCount(), 30);
  window.resize(1280, 672);
  for (const Part part : {kWorkplacePart, kRulesetsPart, kChipSetsPart, kKeysPart}) {
    goToPart(part);
    EXPECT_EQ(window.size(), QSize(1280, 672));
    for (const QPushButton* each : page().findChildren<QPushButton*>()) {
      if (!each->isVisible()) continue;
      EXPECT_GE(each->width(), each->minimumSizeHint().width()) << each->text().toStdString();
    }
  }
}

TEST_F(SettingsPageTest, ActsOnRulesStandWhereTheRulesAre) {
  for (const Part part : {kWorkplacePart, kRulesetsPart, kChipSetsPart, kKeysPart}) {
    goToPart(part);
    const bool isOfLaws = part == kRulesetsPart || part == kChipSetsPart;
    for (const QPushButton* each : page().findChildren<QPushButton*>()) {
      if (each->text() != window.commands().name(Command::ImportLaw)) continue;
      EXPECT_EQ(each->isVisible(), isOfLaws) << part;
    }
  }
}

TEST_F(SettingsPageTest, NamesQuestionsAndCapturesAreWhole) {
  struct Screen {
    int type;
    QSize size;
  };
  for (const auto& [type, size] :
       {Screen{100, {1280, 720}}, Screen{150, {1920, 1080}}, Screen{150, {1280, 720}}}) {
    for (const auto language : {words::Language::English, words::Language::Filipino}) {
      SCOPED_TRACE(QStringLiteral("%1 %, %2").arg(type).arg(static_cast<int>(language)).toStdString());
      applyTypeSize(type);
      window.resize(size);
      translator.setLanguage(language);
      goToPart(kRulesetsPart);
      const ListTable& list = *laws().list();
      EXPECT_EQ(list.horizontalScrollBar()->maximum(), 0);
      for (int row = 0; row < list.model()->rowCount(); ++row) {
        const QModelIndex name = list.model()->index(row, 0);
        const QRect room(0, 0, list.columnWidth(0) - 8, 10'000);
        const QRect wanted = list.fontMetrics().boundingRect(room, Qt::TextWordWrap, name.data().toString());
        EXPECT_LE(wanted.width(), room.width()) << name.data().toString().toStdString();
        EXPECT_LE(wanted.height(), list.rowHeight(row)) << name.data().toString().toStdString();
        EXPECT_GE(list.columnWidth(1),
                  list.fontMetrics().horizontalAdvance(name.siblingAtColumn(1).data().toString()));
      }
      const auto& sample = *laws().findChild<SampleView*>();
      for (const QLabel* label : sample.findChildren<QLabel*>()) {
        if (label->wordWrap()) continue;
        EXPECT_GE(label->width(), label->sizeHint().width()) << label->text().toStdString();
      }
      const auto& captures = *sample.findChild<QListWidget*>();
      EXPECT_GE(captures.viewport()->height(), 3 * captures.sizeHintForRow(0));
      const auto& form = *laws().findChild<RulesetForm*>();
      for (const QLabel* label : form.findChildren<QLabel*>()) {
        if (!label->isVisible()) continue;
        EXPECT_GE(label->height(), label->heightForWidth(label->width()));
      }
      const QWidget* area = form.parentWidget();
      EXPECT_LE(form.width(), area->width());
      goToPart(kChipSetsPart);
      EXPECT_EQ(laws().list()->horizontalScrollBar()->maximum(), 0);
    }
  }
}

}  // namespace
}  // namespace damath::window

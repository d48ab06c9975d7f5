// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of every page and of the larger dialogs with text enlarged by half, in both languages: no text is
// cut, no widget lies outside its place, no dialog is larger than the screen, and lists show enough rows.
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <fstream>

#include "app/window/parts/labels.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/start/start_page.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using Kind = Location::Kind;
using words::Phrase;

constexpr QSize kNotebook(1366, 728);

// True if the widget is what a scroll area shows a part of.
bool isScrolled(const QWidget& widget) {
  const QWidget* above = widget.parentWidget();
  const auto* area =
      above == nullptr ? nullptr : qobject_cast<const QAbstractScrollArea*>(above->parentWidget());
  return area != nullptr && area->viewport() == above;
}

bool isInPlace(const QWidget& widget, const QWidget& root) {
  for (const QWidget* part = &widget; part != &root && !isScrolled(*part); part = part->parentWidget()) {
    if (!part->parentWidget()->rect().contains(part->geometry())) return false;
  }
  return true;
}

bool isControl(const QWidget& widget) {
  for (const char* kind : {"QLabel", "QAbstractButton", "QLineEdit", "QComboBox", "QAbstractItemView"}) {
    if (widget.inherits(kind)) return true;
  }
  return false;
}

void expectAllWhole(const QWidget& root) {
  const auto parts = root.findChildren<QWidget*>();
  for (const QWidget* part : parts) {
    if (!part->isVisibleTo(&root) || part->window() != root.window() || !isControl(*part)) continue;
    const auto* label = qobject_cast<const QLabel*>(part);
    const auto* button = qobject_cast<const QPushButton*>(part);
    const QString text = label != nullptr    ? label->text()
                         : button != nullptr ? button->text()
                                             : part->accessibleName();
    EXPECT_TRUE(isInPlace(*part, root)) << part->metaObject()->className() << " " << text.toStdString();
    const bool isWrapped = label != nullptr && label->wordWrap() && !text.isEmpty();
    if (isWrapped && dynamic_cast<const ElidedLabel*>(label) == nullptr) {
      EXPECT_GE(label->height(), label->heightForWidth(label->width())) << text.toStdString();
    }
    if (button != nullptr) {
      EXPECT_GE(button->width(), button->minimumSizeHint().width()) << text.toStdString();
    }
  }
}

class WholeLayout : public testing::DialogsFixture {
 protected:
  void SetUp() override {
    QSettings().clear();
    DialogsFixture::SetUp();
    std::string players = "last,first,school,grade\n";
    for (int i = 1; i <= 12; ++i) {
      players += "Macapagal" + std::to_string(i) + ",Ana Liza,Bagong Silang National High School " +
                 std::to_string(i % 3) + ",7\n";
    }
    event = addEvent("integer", players);
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
    enter(event, testing::kFirstBoard, 40, 55);
    applyTypeSize(150);
    window.resize(kNotebook);
  }
  void TearDown() override {
    applyTypeSize(100);
    QSettings().clear();
    DialogsFixture::TearDown();
  }

  void inBothLanguages(const std::function<void()>& see) {
    for (const auto language : {words::Language::English, words::Language::Filipino}) {
      SCOPED_TRACE(static_cast<int>(language));
      translator.setLanguage(language);
      QApplication::processEvents();
      see();
    }
  }

  QLineEdit* fieldOf(const QWidget& above, Phrase name) {
    for (auto* field : above.findChildren<QLineEdit*>()) {
      if (field->accessibleName() == translator.plain(name)) return field;
    }
    ADD_FAILURE() << translator.plain(name).toStdString();
    return nullptr;
  }

  static void expectOnScreen(const QDialog& dialog) {
    const QSize room = dialog.screen()->availableGeometry().size();
    EXPECT_LE(dialog.width(), room.width());
    EXPECT_LE(dialog.height(), room.height());
    expectAllWhole(dialog);
  }

  contest::EventId event{};
};

TEST_F(WholeLayout, NoTextIsCutOnAnyPage) {
  inBothLanguages([this] {
    for (const Location& location : everyLocation(event)) {
      SCOPED_TRACE(static_cast<int>(location.kind));
      window.goTo(location);
      QApplication::processEvents();
      expectAllWhole(*window.page(location.kind));
    }
  });
}

TEST_F(WholeLayout, ACorrectionLeavesEveryHintWhole) {
  inBothLanguages([this] {
    window.goTo({Kind::Rounds, event, {}});
    QApplication::processEvents();
    const QWidget& page = *window.page(Kind::Rounds);
    fieldOf(page, Phrase::QuickBoard)->setFocus();
    for (const auto& [name, text] : {std::pair{Phrase::QuickBoard, "1"}, std::pair{Phrase::BlueGrand, "31"},
                                     std::pair{Phrase::RedGrand, "47"}}) {
      QLineEdit* field = fieldOf(page, name);
      field->clear();
      QTest::keyClicks(field, QLatin1String(text));
      QTest::keyClick(field, Qt::Key_Return);
      QApplication::processEvents();
    }
    EXPECT_TRUE(fieldOf(page, Phrase::By)->isVisible());
    expectAllWhole(page);
    QTest::keyClick(fieldOf(page, Phrase::QuickBoard), Qt::Key_Escape);
  });
}

TEST_F(WholeLayout, TheListsOfThePagesShowEightRows) {
  inBothLanguages([this] {
    for (const Kind kind : {Kind::Players, Kind::CheckIn, Kind::Rounds, Kind::Tally, Kind::Reviews}) {
      window.goTo({kind, event, {}});
      QApplication::processEvents();
      const auto& list = part<ListTable>(kind);
      EXPECT_GE(list.viewport()->height(), kLeastPageRows * list.verticalHeader()->defaultSectionSize())
          << static_cast<int>(kind);
    }
  });
}

TEST_F(WholeLayout, DialogsFitTheScreen) {
  struct Stop {
    Location location;
    Command command;
  };
  const std::vector<Stop> stops{{{}, Command::AddEvent},
                                {{}, Command::ChangeEvent},
                                {{}, Command::RenameContest},
                                {{Kind::Players, event, {}}, Command::ImportPlayers},
                                {{Kind::Rounds, event, testing::kFirstBoard}, Command::EnterResult},
                                {{Kind::Tally, event, {}}, Command::WhatIf}};
  inBothLanguages([&] {
    for (const auto& [location, command] : stops) {
      SCOPED_TRACE(action(command).iconText().toStdString());
      window.goTo(location);
      QApplication::processEvents();
      auto* dialog = opened<QDialog>(command);
      ASSERT_NE(dialog, nullptr);
      QApplication::processEvents();
      expectOnScreen(*dialog);
      dialog->close();
      QApplication::processEvents();
    }
  });
}

TEST_F(WholeLayout, BothStepsOfANewContestFitTheScreen) {
  inBothLanguages([this] {
    auto* dialog = opened<ContestDialog>(Command::NewContest);
    ASSERT_NE(dialog, nullptr);
    expectOnScreen(*dialog);
    fieldOf(*dialog, Phrase::ContestName)->setText(QStringLiteral("District contest"));
    dialog->accept();
    QApplication::processEvents();
    EXPECT_TRUE(dialog->isVisible()) << "the second step";
    expectOnScreen(*dialog);
    const QRect room = dialog->screen()->availableGeometry();
    EXPECT_TRUE(room.contains(dialog->geometry()));
    dialog->reject();
    dialog->reject();
    QApplication::processEvents();
  });
}

// A list of a registration form, with columns that the program does not know and rows that need a decision.
TEST_F(WholeLayout, AnImportWithManyQuestionsIsWhole) {
  const QString path =
      folder.filePath(QStringLiteral("Damath registration (Responses) - Form Responses 1.csv"));
  std::ofstream(path.toStdString())
      << "Timestamp,Email Address,Learner's Full Name,Sex,School,Grade and Section,Consent of parent\n"
         "11/24/2026 18:02:11,a@example.com,\"Macapagal1, Ana Liza\",Female,Bagong Silang "
         "N.H.S.,7-Acacia,Yes\n"
         "11/24/2026 18:05:41,b@example.com,\"Ibarra, Crisostomo S.\",Male,Bagong Silang "
         "N.H.S.,7-Narra,Yes\n";
  inBothLanguages([&] {
    window.goTo({Kind::Players, event, {}});
    QApplication::processEvents();
    auto* dialog = opened<ImportDialog>(Command::ImportPlayers);
    ASSERT_NE(dialog, nullptr);
    dialog->read(path);
    QApplication::processEvents();
    expectOnScreen(*dialog);
    const auto& rows = *dialog->findChild<ListTable*>();
    EXPECT_GE(rows.viewport()->height(), 4 * rows.verticalHeader()->defaultSectionSize());
    dialog->close();
    QApplication::processEvents();
  });
}

TEST_F(WholeLayout, TheStartPageShowsItsButtonsWhole) {
  inBothLanguages([this] {
    StartPage page(session, translator, window.commands());
    page.setRecentFiles({session.path()});
    page.resize(1080, 640);
    page.show();
    QApplication::processEvents();
    expectAllWhole(page);
  });
}

}  // namespace
}  // namespace damath::window

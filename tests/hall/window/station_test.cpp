// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the window as one of several stations of a shared contest, on a server of the test's own.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "app/desk/rounds/round_desk.hpp"
#include "app/hall/window/join_dialog.hpp"
#include "app/window/dialogs/rematch_dialog.hpp"
#include "app/window/frame/reach_line.hpp"
#include "app/window/frame/unsent_dialog.hpp"
#include "app/window/rounds/quick_entry.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "core/contest/systems/standings.hpp"
#include "db/people.hpp"
#include "tests/db/place_of_tests.hpp"
#include "tests/postgres/hall_link.hpp"
#include "tests/postgres/hall_server.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::HallServer;
using testing::kFirstBoard;
using testing::kPatience;
using words::Phrase;

class Station : public testing::ConsoleTest {
 protected:
  // Shares a contest with one published round of one board.
  void SetUp() override {
    ConsoleTest::SetUp();
    event = pairedEvent("integer");
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
    const std::filesystem::path file = session.path().toStdString();
    session.close();
    auto opening = db::Store::open(file, {}, {});
    ASSERT_TRUE(opening.store);
    static_cast<void>(testing::placed(*std::move(opening.store), {}));
    hall = *testing::placeAt(file).hall();
  }

  // Returns the address with another login. The test server asks for no password.
  [[nodiscard]] db::HallAddress as(const std::string& login) const {
    std::string text = hall.text;
    return {text.replace(text.find("postgres@"), 8, login)};
  }

  void enterElsewhere(int blue, int red) {
    const desk::SystemClock clock;
    auto other = desk::Desk::open(db::Place(hall), clock);
    ASSERT_TRUE(other.desk);
    const contest::ResultInput input{rules::Ending::Time, exact::Number(blue), exact::Number(red)};
    const desk::Author author{"Ana", "Ana", "typed wrong"};
    const auto set = desk::RoundDesk(*other.desk).setResult(event, kFirstBoard, input, author);
    ASSERT_TRUE(set) << static_cast<int>(set.error().refusal);
  }

  // Keeps a result locally, as if the server did not answer.
  [[nodiscard]] bool keep(int blue, int red) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(blue), exact::Number(red)};
    const desk::DeskError silent(
        desk::Refusal::StoreFailed,
        desk::FileFault{db::StoreError{db::StoreFault::CutOff, "the hall is silent"}});
    return session.hall().unsent().kept(silent, event, kFirstBoard, input, session.author()).has_value();
  }
  [[nodiscard]] bool seesResult() {
    return QTest::qWaitFor([this] { return game().result.has_value(); }, kPatience);
  }
  [[nodiscard]] const contest::Game& game() const { return session.find(event)->games.front(); }
  [[nodiscard]] QString silence() const { return window.findChild<ReachLine*>()->text(); }

  contest::EventId event{};
  db::HallAddress hall;
};

TEST_F(Station, JoinsByTheCardAndSeesWhatOthersEnter) {
  action(Command::JoinHall).trigger();
  auto* dialog = window.findChild<JoinDialog*>();
  ASSERT_NE(dialog, nullptr);
  // The user enters the whole address from the code on the card. The dialog splits the address into its
  // fields.
  auto* address = dialog->findChild<QComboBox*>();
  QTest::keyClicks(address->lineEdit(), QString::fromStdString(hall.text));
  EXPECT_FALSE(address->currentText().contains(QLatin1String("postgres@")));
  dialog->accept();
  ASSERT_TRUE(session.hall().isJoined()) << refusals.join(u'\n').toStdString();
  EXPECT_EQ(window.windowTitle().section(QStringLiteral(" — "), 0, 0), QStringLiteral("Test contest"));
  ASSERT_NE(session.find(event), nullptr);
  window.goTo({Location::Kind::Rounds, event, {}});
  enterElsewhere(20, 5);
  EXPECT_TRUE(seesResult()) << "even before the hall was asked once";
  QTest::qWait(testing::kLongPause);
  EXPECT_EQ(refusals, QStringList());
}

TEST_F(Station, WithoutAnAddressNoServerIsAsked) {
  action(Command::JoinHall).trigger();
  auto* dialog = window.findChild<JoinDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->findChild<QComboBox*>()->setEditText({});
  dialog->accept();
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_FALSE(session.isOpen());
  EXPECT_EQ(refusals, QStringList{translator(Phrase::HallNoneFound)});
}

TEST_F(Station, SaysThatTheHallIsSilentUntilItAnswers) {
  ASSERT_TRUE(session.opener().join(hall));
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_EQ(silence(), QString());
  HallServer::ofProgram().halt();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !silence().isEmpty(); }, kPatience));
  const contest::ResultInput input{rules::Ending::Time, exact::Number(7), exact::Number(5)};
  EXPECT_FALSE(
      session.change(event, session.author(), &desk::RoundDesk::setResult, event, kFirstBoard, input));
  EXPECT_FALSE(refusals.isEmpty());
  // Data that cannot be read is not reported as missing.
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  const auto saysUnread = [this] {
    for (const QLabel* label : window.findChildren<QLabel*>()) {
      if (label->isVisible() && label->text() == translator(Phrase::SheetNotRead)) return true;
    }
    return false;
  };
  EXPECT_TRUE(saysUnread());
  HallServer::ofProgram().goOn();
  ASSERT_TRUE(QTest::qWaitFor([this] { return silence().isEmpty(); }, kPatience));
  EXPECT_FALSE(saysUnread());
  EXPECT_FALSE(game().result) << "what was refused was not kept";
  EXPECT_TRUE(
      session.change(event, session.author(), &desk::RoundDesk::setResult, event, kFirstBoard, input));
  EXPECT_TRUE(game().result);
  window.goTo({Location::Kind::Rounds, event, {}});
}

TEST_F(Station, KeepsWhatIsEnteredWhileTheHallIsSilentAndSendsItWhenItAnswers) {
  ASSERT_TRUE(session.opener().join(hall));
  window.goTo({Location::Kind::Rounds, event, {}});
  HallServer::ofProgram().halt();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !silence().isEmpty(); }, kPatience));
  using Sight = window::QuickEntry::Sight;
  window::QuickEntry entry(session, translator);
  entry.look(event, contest::RoundNumber{1});
  const auto impossible = entry.enter({QStringLiteral("1"), QStringLiteral("50"), {}, {}, {}}, Sight::Seen);
  EXPECT_EQ(impossible.outcome, window::QuickEntry::Outcome::Refused);
  const auto tooLarge = entry.enter(
      {QStringLiteral("1"), QStringLiteral("99999999"), QStringLiteral("10"), {}, {}}, Sight::Seen);
  EXPECT_EQ(tooLarge.outcome, window::QuickEntry::Outcome::Refused) << tooLarge.text.toStdString();
  EXPECT_TRUE(session.hall().unsent().drafts().empty());
  const auto kept =
      entry.enter({QStringLiteral("1"), QStringLiteral("50"), QStringLiteral("10"), {}, {}}, Sight::Seen);
  EXPECT_EQ(kept.outcome, window::QuickEntry::Outcome::Kept) << kept.text.toStdString();
  EXPECT_FALSE(entry.proposed()) << "the board is done, as far as this computer goes";
  EXPECT_TRUE(silence().contains(translator(Phrase::UnsentCount).arg(1))) << silence().toStdString();
  // While the server does not answer, only results and scoresheets are kept. Other changes are refused.
  EXPECT_FALSE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  HallServer::ofProgram().goOn();
  ASSERT_TRUE(QTest::qWaitFor([this] { return silence().isEmpty(); }, kPatience));
  ASSERT_TRUE(seesResult());
  EXPECT_EQ(game().result->blueGrand, exact::Number(50));
  EXPECT_TRUE(session.hall().unsent().drafts().empty());
}

TEST_F(Station, ARematchIsKeptAndSentToo) {
  ASSERT_TRUE(session.opener().join(hall));
  enterElsewhere(7, 7);
  ASSERT_TRUE(seesResult());
  HallServer::ofProgram().halt();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !silence().isEmpty(); }, kPatience));
  const contest::Event shown = *session.find(event);
  auto* dialog = new RematchDialog(session, translator, shown, contest::standings(shown), &window);
  const auto fields = dialog->findChildren<QLineEdit*>();
  ASSERT_GE(fields.size(), 2);
  fields.at(0)->setText(QStringLiteral("8"));
  fields.at(1)->setText(QStringLiteral("1"));
  dialog->open();
  dialog->accept();
  EXPECT_FALSE(dialog->isVisible()) << dialog->refusal().toStdString();
  ASSERT_EQ(session.hall().unsent().drafts().size(), 1U) << refusals.join(u'\n').toStdString();
  EXPECT_TRUE(session.hall().unsent().drafts().front().isDue);
  HallServer::ofProgram().goOn();
  ASSERT_TRUE(QTest::qWaitFor([this] { return session.find(event)->rematches.size() == 1; }, kPatience));
  EXPECT_TRUE(session.hall().unsent().drafts().empty());
}

// The server stops answering during a commit. The window reports the outcome only after the server answers
// again.
TEST_F(Station, WhatWasInDoubtIsSaidOnceTheHallAnswers) {
  testing::HallLink link(HallServer::ofProgram());
  ASSERT_TRUE(session.opener().join({link.address(hall.text.substr(hall.text.rfind('/') + 1))}));
  std::optional<bool> settled;
  QObject::connect(&session.hall(), &window::HallLink::doubtSettled, &window,
                   [&settled](bool isStored) { settled = isStored; });
  link.look([&link](testing::HallLink::From from, std::string& message) {
    if (from == testing::HallLink::From::Station && message.find("hall.end_turn") != std::string::npos) {
      link.fallSilent();
    }
    return true;
  });
  const contest::EventSetup setup{"Second",
                                  *rules::builtInChipSet("integer"),
                                  rules::manual(),
                                  contest::System::RoundRobin,
                                  1,
                                  std::nullopt,
                                  1};
  EXPECT_FALSE(session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author())));
  ASSERT_FALSE(refusals.isEmpty());
  EXPECT_TRUE(refusals.back().contains(QLatin1String("the journal shows if this was saved")))
      << refusals.back().toStdString();
  ASSERT_TRUE(QTest::qWaitFor([this] { return !silence().isEmpty(); }, kPatience));
  EXPECT_FALSE(settled);
  link.look({});
  link.goOn();
  ASSERT_TRUE(QTest::qWaitFor([&settled] { return settled.has_value(); }, kPatience));
  EXPECT_EQ(session.contest().events.size(), *settled ? 2U : 1U);
}

TEST_F(Station, WhatWasKeptIsSentByTheNextRun) {
  ASSERT_TRUE(session.opener().join(hall));
  ASSERT_TRUE(keep(50, 10));
  session.close();
  EXPECT_TRUE(session.hall().unsent().drafts().empty()) << "of nothing that is open";
  ASSERT_TRUE(session.opener().join(hall));
  EXPECT_TRUE(seesResult());
}

TEST_F(Station, WhatMeetsAnothersEntryWaitsUntilThePersonDropsOrSendsIt) {
  ASSERT_TRUE(session.opener().join(hall));
  window.goTo({Location::Kind::Rounds, event, {}});
  ASSERT_TRUE(keep(50, 10));
  enterElsewhere(20, 5);
  ASSERT_TRUE(seesResult());
  session.hall().unsent().sendAll();
  EXPECT_EQ(game().result->blueGrand, exact::Number(20)) << "nothing is overwritten";
  ASSERT_EQ(session.hall().unsent().drafts().size(), 1U);
  EXPECT_EQ(silence(), translator(Phrase::UnsentWaiting).arg(1));
  const QString why = session.hall().unsent().refusalOf(session.hall().unsent().drafts().front());
  EXPECT_TRUE(why.contains(QLatin1String("Ana entered the saved result"))) << why.toStdString();
  session.confirmations().askBy([](const window::TwoWays&) { return true; });
  Q_EMIT window.findChild<ReachLine*>()->lookAsked();
  auto* dialog = window.findChild<UnsentDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto buttons = dialog->findChildren<QPushButton*>();
  const auto press = [&](Phrase phrase) {
    for (QPushButton* button : buttons) {
      if (button->text() == translator(phrase)) return button->click();
    }
    ADD_FAILURE() << translator(phrase).toStdString();
  };
  press(Phrase::UnsentDrop);
  EXPECT_TRUE(session.hall().unsent().drafts().empty());
  EXPECT_EQ(silence(), QString());
  EXPECT_EQ(game().result->blueGrand, exact::Number(20));
}

TEST_F(Station, OffersAClerkWhatAClerkMayDo) {
  const std::string login = "table-" + hall.text.substr(hall.text.rfind('/') + 1);
  ASSERT_TRUE(db::addPerson(hall, {login, "Ana Santos", db::Role::Clerk}, "lihim na parirala"));
  ASSERT_TRUE(session.opener().join(as(login)));
  ASSERT_TRUE(session.hall().person());
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_TRUE(action(Command::EnterResult).isEnabled());
  for (const Command command : {Command::PairRound, Command::UnpairRound, Command::AddEvent, Command::SignOff,
                                Command::RestoreBackup, Command::SetNotice}) {
    EXPECT_FALSE(action(command).isEnabled()) << action(command).text().toStdString();
  }
  EXPECT_TRUE(action(Command::AddEvent).toolTip().contains(QLatin1String("arbiter")))
      << action(Command::AddEvent).toolTip().toStdString();
  const contest::ResultInput input{rules::Ending::Time, exact::Number(7), exact::Number(5)};
  EXPECT_TRUE(
      session.change(event, session.author(), &desk::RoundDesk::setResult, event, kFirstBoard, input));
  EXPECT_TRUE(game().result);
  session.close();
  ASSERT_TRUE(db::removePerson(hall, login));
}

TEST_F(Station, TheDisplayLooksOn) {
  const std::string login = "wall-" + hall.text.substr(hall.text.rfind('/') + 1);
  ASSERT_TRUE(db::addPerson(hall, {login, "Wall", db::Role::Display}, "lihim na parirala"));
  ASSERT_TRUE(session.opener().join(as(login)));
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_FALSE(window.findChild<QuickEntryLine*>()->isVisible());
  for (const Command command : {Command::EnterResult, Command::GoJournal, Command::BackUp, Command::CheckFile,
                                Command::WriteWhole, Command::SetNotice}) {
    EXPECT_FALSE(action(command).isEnabled()) << action(command).text().toStdString();
  }
  EXPECT_TRUE(action(Command::ShowHall).isEnabled());
  enterElsewhere(20, 5);
  EXPECT_TRUE(seesResult());
  EXPECT_EQ(refusals, QStringList());
  session.close();
  ASSERT_TRUE(db::removePerson(hall, login));
}

TEST_F(Station, WhoMadeTheHallMayDoAllButBringBackAFile) {
  ASSERT_TRUE(session.opener().join(hall));
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_TRUE(action(Command::AddEvent).isEnabled());
  EXPECT_FALSE(action(Command::RestoreBackup).isEnabled());
  addEvent("rational", "last,first,school\nUy,Jo,PSHS\nSy,Al,PSHS\n");
  EXPECT_EQ(session.contest().events.size(), 2U);
}

TEST_F(Station, WhatIsNoHallIsRefusedAndWhatWasOpenStays) {
  ASSERT_TRUE(session.opener().join(hall));
  std::string text = hall.text;
  EXPECT_FALSE(session.opener().join({text.replace(text.rfind('/'), std::string::npos, "/nothing")}));
  EXPECT_EQ(refusals.size(), 1);
  EXPECT_TRUE(session.hall().isJoined());
  EXPECT_NE(session.find(event), nullptr);
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a round paired by hand with typed start numbers: an impossible round is refused, a doubtful round
// asks a question, and a good round is paired.
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "app/window/rounds/by_hand_dialog.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;

class ByHandTest : public testing::DialogsFixture {
 protected:
  void SetUp() override {
    DialogsFixture::SetUp();
    contest::EventSetup setup{
        "Swiss", *rules::builtInChipSet("integer"), rules::manual(), contest::System::Swiss, 1, 3, 1};
    m_event = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author())).value();
    ASSERT_TRUE(session.changed(
        desk::EventDesk(session.desk()).importPlayers(m_event, testing::kFour, session.author())));
    session.confirmations().askBy([this](const window::TwoWays&) { return m_answer; });
    window.goTo({Location::Kind::Rounds, m_event, {}});
  }
  [[nodiscard]] const std::vector<contest::Game>& games() const { return session.find(m_event)->games; }
  [[nodiscard]] int number(contest::EntryId entry) const { return session.find(m_event)->at(entry).number; }
  ByHandDialog* openByKeys() {
    QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    QApplication::processEvents();
    return qobject_cast<ByHandDialog*>(QApplication::activeModalWidget());
  }

  contest::EventId m_event{};
  bool m_answer = true;
};

TEST_F(ByHandTest, ARoundIsTypedByKeys) {
  ByHandDialog* dialog = openByKeys();
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(dialog->boards()->toPlainText().isEmpty()) << "it begins with the program's own";
  // Typing replaces the selected text.
  type("3 1");
  EXPECT_TRUE(dialog->preview().contains(translator(Phrase::ByHandLeft).section(u'%', 0, 0)))
      << dialog->preview().toStdString();
  QTest::keyClick(focus(), Qt::Key_Return);
  type("4 2");
  EXPECT_TRUE(dialog->preview().startsWith(QStringLiteral("1. "))) << dialog->preview().toStdString();
  EXPECT_FALSE(dialog->preview().contains(u'#')) << "everybody has a seat";
  dialog->findChildren<QLineEdit*>().front()->setFocus();
  type("Cruz");
  press(Qt::Key_Tab);
  press(Qt::Key_Tab);
  type("asked for");
  press(Qt::Key_Return);
  QApplication::processEvents();
  ASSERT_EQ(games().size(), 2U) << dialog->refusal().toStdString();
  EXPECT_EQ(number(games()[0].blue), 3);
  EXPECT_EQ(number(games()[0].red), 1);
  EXPECT_EQ(number(games()[1].blue), 4);
}

TEST_F(ByHandTest, WhatIsNoRoundIsRefusedInPlace) {
  action(Command::PairByHand).trigger();
  auto* dialog = qobject_cast<ByHandDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  dialog->boards()->setPlainText(QStringLiteral("1 2\n3 77"));
  dialog->accept();
  EXPECT_EQ(dialog->refusal(), translator(Phrase::ByHandUnread).arg(QStringLiteral("3 77")));
  dialog->boards()->setPlainText(QStringLiteral("1 2"));
  EXPECT_TRUE(dialog->refusal().isEmpty());
  const auto lines = dialog->findChildren<QLineEdit*>();
  lines[0]->setText(QStringLiteral("Cruz"));
  lines[2]->setText(QStringLiteral("asked for"));
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty()) << "two have no seat";
  EXPECT_TRUE(games().empty());
  // The dialog requires the name of the person who changes the pairing.
  dialog->boards()->setPlainText(QStringLiteral("1 2\n3 4"));
  lines[0]->clear();
  dialog->accept();
  EXPECT_FALSE(dialog->refusal().isEmpty());
  EXPECT_TRUE(games().empty());
  lines[0]->setText(QStringLiteral("Cruz"));
  const auto buttons = dialog->findChildren<QPushButton*>();
  for (QPushButton* button : buttons) {
    if (button->isDefault()) QTest::mouseClick(button, Qt::LeftButton);
  }
  EXPECT_EQ(games().size(), 2U);
}

}  // namespace
}  // namespace damath::window

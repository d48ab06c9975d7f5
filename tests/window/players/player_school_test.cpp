// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the dialog for one player: marks of required fields, the school within one school, and a school
// that resembles a known school.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTest>
#include <initializer_list>

#include "app/desk/events/player_desk.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/parts/writable_table.hpp"
#include "app/window/players/player_dialog.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::window {
namespace {

class PlayerSchoolTest : public testing::DialogsFixture {
 protected:
  void SetUp() override {
    QSettings().clear();
    DialogsFixture::SetUp();
  }
  void TearDown() override {
    QSettings().clear();
    DialogsFixture::TearDown();
  }

  void setLevel(contest::ContestLevel level) {
    contest::ContestHead head = session.contest().head;
    head.level = level;
    ASSERT_TRUE(session.changed(desk::EventDesk(session.desk()).renameContest(head, session.author())));
  }
  PlayerDialog* adding(contest::EventId event) {
    window.goTo({Location::Kind::Players, event, {}});
    return opened<PlayerDialog>(Command::AddPlayer);
  }
  static QLineEdit& field(const PlayerDialog& dialog, const char* name) {
    for (QLineEdit* each : dialog.findChildren<QLineEdit*>()) {
      if (each->accessibleName() == QLatin1String(name)) return *each;
    }
    throw std::runtime_error(std::string("no field ") + name);
  }
  static QComboBox* whichSchool(const PlayerDialog& dialog) {
    for (QComboBox* box : dialog.findChildren<QComboBox*>()) {
      if (box->accessibleName() == QStringLiteral("Which school") && box->isVisible()) return box;
    }
    return nullptr;
  }
  static void write(PlayerDialog& dialog, const char* last, const char* school) {
    field(dialog, "Last name").setText(QLatin1String(last));
    field(dialog, "First name").setText(QStringLiteral("Ana"));
    field(dialog, "School").setText(QLatin1String(school));
  }
  // Returns the texts as a list.
  static QStringList named(std::initializer_list<const char*> texts) {
    QStringList list;
    for (const char* text : texts) list << QString::fromUtf8(text);
    return list;
  }
  QStringList schools() {
    QStringList names;
    for (const contest::School& school : session.contest().schools) names << toQt(school.name);
    return names;
  }
};

TEST_F(PlayerSchoolTest, RequiredFieldsAreMarkedAndTheMarkIsExplained) {
  const PlayerDialog* dialog = adding(addEvent("integer", {}));
  ASSERT_NE(dialog, nullptr);
  QStringList marked;
  bool isExplained = false;
  for (const QLabel* label : dialog->findChildren<QLabel*>()) {
    const auto* of = qobject_cast<const QLineEdit*>(label->buddy());
    if (of == nullptr) isExplained |= label->isVisible() && label->text() == QStringLiteral("* required");
    if (of == nullptr || !label->isVisible()) continue;
    const bool isMarked = label->text().endsWith(QStringLiteral(" *"));
    EXPECT_EQ(isMarked, of->accessibleDescription() == QStringLiteral("required"))
        << of->accessibleName().toStdString();
    if (isMarked) marked << of->accessibleName();
  }
  EXPECT_EQ(marked, named({"Last name", "First name", "School"}));
  EXPECT_TRUE(isExplained);
}

TEST_F(PlayerSchoolTest, WithinOneSchoolTheSchoolIsFilledIn) {
  const contest::EventId event = addEvent("integer", {});
  setLevel(contest::ContestLevel::School);
  PlayerDialog* dialog = adding(event);
  EXPECT_EQ(field(*dialog, "School").text(), QString()) << "no school is known yet";
  write(*dialog, "Abad", "Luna NHS");
  field(*dialog, "District").setText(QStringLiteral("I"));
  dialog->accept();
  EXPECT_EQ(field(*dialog, "School").text(), QStringLiteral("Luna NHS")) << "for the next player";
  dialog->reject();
  dialog = adding(event);
  EXPECT_EQ(field(*dialog, "School").text(), QStringLiteral("Luna NHS"));
  EXPECT_EQ(field(*dialog, "District").text(), QStringLiteral("I"));
  EXPECT_EQ(dialog->focusWidget(), &field(*dialog, "Last name"));
  dialog->reject();
  EXPECT_EQ(Preferences::ownSchool(), QStringLiteral("Luna NHS"));
  setLevel(contest::ContestLevel::Division);
  dialog = adding(event);
  EXPECT_EQ(field(*dialog, "School").text(), QString());
}

TEST_F(PlayerSchoolTest, ASchoolThatLooksLikeAKnownOneIsAskedAboutOnce) {
  const contest::EventId event = addEvent("integer", "last,first,school\nAbad,Bo,Bagong Silang NHS\n");
  // Return again takes the known school.
  PlayerDialog* dialog = adding(event);
  write(*dialog, "Cruz", "Bagong Silang N.H.S.");
  dialog->accept();
  ASSERT_TRUE(dialog->isVisible());
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("looks like “Bagong Silang NHS”")));
  ASSERT_NE(whichSchool(*dialog), nullptr);
  EXPECT_EQ(focus(), whichSchool(*dialog));
  EXPECT_EQ(whichSchool(*dialog)->currentText(), QStringLiteral("Known school: Bagong Silang NHS"));
  dialog->accept();
  EXPECT_EQ(session.find(event)->entries.size(), 2U) << dialog->refusal().toStdString();
  EXPECT_EQ(schools(), named({"Bagong Silang NHS"}));
  EXPECT_EQ(whichSchool(*dialog), nullptr) << "the question is answered";
  EXPECT_EQ(field(*dialog, "School").text(), QStringLiteral("Bagong Silang NHS")) << "for the next player";
  // The other answer adds a new school.
  write(*dialog, "Diaz", "Bagong Silang High");
  dialog->accept();
  ASSERT_NE(whichSchool(*dialog), nullptr);
  whichSchool(*dialog)->setCurrentIndex(1);
  dialog->accept();
  EXPECT_EQ(session.find(event)->entries.size(), 3U) << dialog->refusal().toStdString();
  EXPECT_EQ(schools(), named({"Bagong Silang NHS", "Bagong Silang High"}));
  // The next player of the new school is added without a question.
  EXPECT_EQ(whichSchool(*dialog), nullptr);
  field(*dialog, "Last name").setText(QStringLiteral("Uy"));
  field(*dialog, "First name").setText(QStringLiteral("Di"));
  dialog->accept();
  EXPECT_EQ(session.find(event)->entries.size(), 4U) << dialog->refusal().toStdString();
  EXPECT_EQ(schools(), named({"Bagong Silang NHS", "Bagong Silang High"}));
}

// The answer belongs to the text. Another text is asked about anew, and a school like no other is not.
TEST_F(PlayerSchoolTest, AnotherTextForgetsTheAnswer) {
  const contest::EventId event = addEvent("integer", "last,first,school\nAbad,Bo,Bagong Silang NHS\n");
  PlayerDialog* dialog = adding(event);
  write(*dialog, "Cruz", "Bagong Silang N.H.S.");
  dialog->accept();
  ASSERT_NE(whichSchool(*dialog), nullptr);
  field(*dialog, "School").setText(QStringLiteral("Luna"));
  EXPECT_EQ(whichSchool(*dialog), nullptr);
  dialog->accept();
  EXPECT_EQ(session.find(event)->entries.size(), 2U) << dialog->refusal().toStdString();
  EXPECT_EQ(schools(), named({"Bagong Silang NHS", "Luna"}));
}

TEST_F(PlayerSchoolTest, AChangedPlayersSchoolIsAskedAboutToo) {
  const contest::EventId event =
      addEvent("integer", "last,first,school\nAbad,Bo,Bagong Silang NHS\nCruz,Ana,Luna\n");
  window.goTo({Location::Kind::Players, event, {}});
  part<WritableTable>(Location::Kind::Players).setCurrentKey(2);
  auto* dialog = opened<PlayerDialog>(Command::EditPlayer);
  ASSERT_NE(dialog, nullptr);
  field(*dialog, "School").setText(QStringLiteral("BAGONG SILANG NATIONAL HIGH SCHOOL"));
  dialog->accept();
  ASSERT_NE(whichSchool(*dialog), nullptr);
  dialog->accept();
  EXPECT_FALSE(dialog->isVisible()) << dialog->refusal().toStdString();
  EXPECT_EQ(schools(), named({"Bagong Silang NHS"}));
}

}  // namespace
}  // namespace damath::window

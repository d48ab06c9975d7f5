// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture with a published round of two boards on the Rounds page, and the keys of a clerk who enters
// results.
#pragma once

#include <QLabel>
#include <QLineEdit>

#include "app/window/parts/list_table.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "core/exact/number_text.hpp"
#include "tests/window/dialogs/dialogs_fixture.hpp"

namespace damath::testing {

class QuickEntryFixture : public DialogsFixture {
 protected:
  using QuickEntryLine = window::QuickEntryLine;
  using Location = window::Location;

  // Pairs and publishes the first round of an event of four players with this chip set, and shows the round.
  void begin(std::string_view set) {
    m_event = addEvent(set, kFour);
    pairAndPublish();
    window.goTo({Location::Kind::Rounds, m_event, {}});
  }
  void pairAndPublish() {
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(m_event, session.author())));
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(m_event, session.author())));
  }
  QuickEntryLine& line() { return part<QuickEntryLine>(Location::Kind::Rounds); }
  QLineEdit& field(const char* name) {
    const auto fields = line().findChildren<QLineEdit*>();
    for (QLineEdit* each : fields) {
      if (each->accessibleName().startsWith(QLatin1String(name))) return *each;
    }
    ADD_FAILURE() << name;
    return *fields.front();
  }
  QLineEdit& boardField() { return field("Board of the result"); }
  QLineEdit& blueField() { return field("Grand total of BLUE"); }
  QLineEdit& redField() { return field("Grand total of RED"); }
  // Returns the text of both message labels of the line.
  std::string told() {
    QStringList texts;
    const auto labels = line().findChildren<QLabel*>();
    for (const QLabel* label : labels) {
      if (label->buddy() == nullptr && label->isVisible()) texts << label->text();
    }
    return texts.join(u'\n').toStdString();
  }
  [[nodiscard]] bool tells(const char* text) { return told().find(text) != std::string::npos; }
  // Types the text: '\n' is Enter of the number pad, '<' is Backspace, '>' is Tab. `pause` is the time before
  // each key, in milliseconds.
  void keys(const char* text, int pause = 0) {
    for (const char* each = text; *each != 0; ++each) {
      if (pause > 0) QTest::qWait(pause);
      QWidget* at = focus();
      if (*each == '\n') {
        QTest::keyClick(at, Qt::Key_Enter, Qt::KeypadModifier);
      } else if (*each == '<') {
        QTest::keyClick(at, Qt::Key_Backspace);
      } else if (*each == '>') {
        QTest::keyClick(at, Qt::Key_Tab);
      } else {
        QTest::keyClick(at, *each, *each >= '0' && *each <= '9' ? Qt::KeypadModifier : Qt::NoModifier);
      }
    }
  }
  // Types as a person does who looks at the window.
  void slowly(const char* text) { keys(text, kHumanPause); }
  std::string standing(int board) {
    const contest::Event& event = *session.find(m_event);
    for (const contest::Game& game : event.games) {
      if (game.round != event.games.back().round || contest::numberOf(game.board) != board) continue;
      if (!game.result) return "open";
      const auto text = [](const std::optional<exact::Number>& grand) {
        return grand ? exact::toText(*grand) : std::string("-");
      };
      return text(game.result->blueGrand) + " " + text(game.result->redGrand) + " " +
             std::string(rules::toText(game.result->ending));
    }
    return "none";
  }

  contest::EventId m_event{};
};

}  // namespace damath::testing

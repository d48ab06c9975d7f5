#include "app/views/event_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QRandomGenerator>

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "core/rules/profiles.hpp"

namespace damath::views {

using models::fromQt;
using models::toQt;
using words::Phrase;

EventDialog::EventDialog(models::Session& session, const models::Speech& speech, QWidget* parent)
    : FormDialog(session, speech, parent),
      m_name(new QLineEdit(this)),
      m_set(new QComboBox(this)),
      m_ruleset(new QComboBox(this)),
      m_legs(new QComboBox(this)) {
  setWindowTitle(m_speech.plain(Phrase::AddEvent));
  for (const std::string_view name : rules::builtInChipSetNames()) {
    m_set->addItem(models::setText(*rules::builtInChipSet(name), m_speech.language()), toQt(name));
  }
  m_set->setCurrentIndex(m_set->findData(QStringLiteral("integer")));
  for (const std::string_view name : rules::profileNames()) m_ruleset->addItem(toQt(name), toQt(name));
  m_legs->addItem(m_speech(Phrase::RoundRobinOnce), 1);
  m_legs->addItem(m_speech(Phrase::RoundRobinTwice), 2);
  addField(Phrase::EventName, m_name);
  addField(Phrase::ChipSet, m_set);
  addField(Phrase::Ruleset, m_ruleset);
  addField(Phrase::System, m_legs);
  setSubmitText(Phrase::Add);
  m_name->setFocus();
}

bool EventDialog::submit() {
  contest::EventSetup setup{.name = fromQt(m_name->text().trimmed()),
                            .set = *rules::builtInChipSet(fromQt(m_set->currentData().toString())),
                            .ruleset = *rules::profile(fromQt(m_ruleset->currentData().toString())),
                            .system = contest::System::RoundRobin,
                            .legs = m_legs->currentData().toInt(),
                            .rounds = std::nullopt,
                            // The store keeps the seed as a signed number.
                            .lotSeed = QRandomGenerator::global()->generate64() >> 1};
  const auto made = m_session.changed(desk::EventDesk(m_session.desk()).addEvent(setup, m_session.author()));
  if (made) Q_EMIT added(contest::numberOf(*made));
  return made.has_value();
}

}  // namespace damath::views

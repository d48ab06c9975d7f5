// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start/contest_dialog.hpp"

#include <QAction>
#include <QComboBox>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/events/status.hpp"
#include "app/window/dialogs/day_field.hpp"
#include "app/window/dialogs/level_choice.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/session/own_laws.hpp"
#include "app/window/start/event_choices.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

ContestDialog::ContestDialog(Session& session, const Translator& translator, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_back(addButton(Phrase::StepBack)),
      m_name(new QLineEdit(this)),
      m_level(new QComboBox(this)),
      m_venue(new QLineEdit(this)),
      m_date(new DayField(m_translator, QDate::currentDate().toString(Qt::ISODate), this)),
      m_mode(new QComboBox(this)),
      m_path(new QLineEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::NewContest));
  addField(Phrase::ContestName, m_name);
  offerLevels(*m_level, contest::ContestLevel::None, m_translator);
  m_mode->addItem(m_translator(Phrase::ContestOfficial), static_cast<int>(contest::ContestMode::Official));
  m_mode->addItem(m_translator(Phrase::ContestPractice), static_cast<int>(contest::ContestMode::Practice));
  addField(Phrase::ContestLevel, m_level);
  addField(Phrase::Venue, m_venue);
  addField(Phrase::Date, m_date);
  addField(Phrase::ContestModeField, m_mode);
  addField(Phrase::File, m_path);
  setWanted(m_name);
  setWanted(m_path);
  m_proposed = proposedPath();
  m_path->setText(m_proposed);
  connect(m_name, &QLineEdit::textEdited, this, &ContestDialog::proposePath);
  QAction* browse = m_path->addAction(icon(Symbol::Open), QLineEdit::TrailingPosition);
  browse->setToolTip(m_translator.plain(Phrase::ChooseFile));
  browse->setText(m_translator.plain(Phrase::ChooseFile));
  on(browse, &QAction::triggered, [this] {
    chooseTarget({Phrase::File, m_path->text(), Phrase::ContestFiles},
                 {QStringLiteral("damath"), FileTarget::Existing::Kept}, m_session, m_translator, this,
                 [this](const QString& path) { m_path->setText(path); });
  });
  connect(m_level, &QComboBox::activated, this, [this] { proposeName(); });
  on(m_back, &QPushButton::clicked, [this] { goTo(Step::Contest); });
  setMinimumWidth(540);
  goTo(Step::Contest);
}

// Proposes a name for the contest, until the user types a name.
void ContestDialog::proposeName() {
  const bool isOwn = !m_name->text().isEmpty() && m_name->text() != m_proposedName;
  if (isOwn || levelIn(*m_level) == contest::ContestLevel::None) return;
  m_proposedName = m_translator(Phrase::ProposedName).arg(m_level->currentText(), m_date->text().left(4));
  m_name->setText(m_proposedName);
  proposePath(m_proposedName);
}

// Proposes a path for the contest file, until the user chooses another.
void ContestDialog::proposePath(const QString& name) {
  if (m_path->text() != m_proposed) return;
  m_proposed = proposedPath(name);
  m_path->setText(m_proposed);
}

void ContestDialog::goTo(Step step) {
  m_step = step;
  if (step == Step::Events) makeEvents();
  const bool isOfContest = step == Step::Contest;
  const auto showStep = [this](Step of, bool isShown) {
    if (of == Step::Contest) {
      for (QWidget* field :
           std::initializer_list<QWidget*>{m_name, m_level, m_venue, m_date, m_mode, m_path}) {
        setFieldVisible(field, isShown);
      }
    } else if (m_eventBody != nullptr) {
      m_eventBody->setVisible(isShown);
      for (QWidget* field : std::initializer_list<QWidget*>{m_ruleset, m_paper, m_language}) {
        setFieldVisible(field, isShown);
      }
    }
  };
  // Hides the fields of one step before showing those of the other step. Otherwise the dialog would grow,
  // because the fields of both steps would be visible.
  showStep(isOfContest ? Step::Events : Step::Contest, false);
  showStep(step, true);
  setIntroduction(m_translator(isOfContest ? Phrase::StepContest : Phrase::StepEvents));
  setSubmitText(isOfContest ? Phrase::NextStep : Phrase::Create);
  m_back->setVisible(!isOfContest);
  showRefusal({});
  isOfContest ? m_name->setFocus() : m_events->setFocus();
  fitHeight(Fit::Exact);
}

void ContestDialog::makeEvents() {
  if (m_eventBody != nullptr) return;
  m_eventBody = new QWidget(this);
  auto* column = flush<QVBoxLayout>(m_eventBody);
  m_events = new EventChoices(m_translator, m_eventBody);
  m_events->offer(EventChoices::ladder());
  m_earlier = new QPushButton(m_translator(Phrase::TakeOverEvents), m_eventBody);
  m_earlier->setAutoDefault(false);
  column->addWidget(m_events, 1);
  column->addWidget(m_earlier, 0, Qt::AlignLeft);
  addWide(m_eventBody);
  m_ruleset = new QComboBox(this);
  offerLaws(*m_ruleset, LawKind::Ruleset, m_translator.language());
  m_ruleset->setCurrentIndex(m_ruleset->findData(toQt(m_events->chosen().front().ruleset.name)));
  m_paper = new QComboBox(this);
  for (const auto& [paper, name] : kPaperNames) m_paper->addItem(m_translator.plain(name));
  m_paper->setCurrentIndex(static_cast<int>(Workplace::paper()));
  m_language = new QComboBox(this);
  for (const auto& each : words::kLanguages) {
    m_language->addItem(toQt(each.name), static_cast<int>(each.language));
  }
  m_language->setCurrentIndex(m_language->findData(static_cast<int>(m_translator.language())));
  addField(Phrase::RulesetField, m_ruleset);
  addField(Phrase::PaperField, m_paper);
  addField(Phrase::LanguageField, m_language);
  orderStep();
  on(m_ruleset, &QComboBox::currentIndexChanged,
     [this] { m_events->playBy(rulesetNamed(m_ruleset->currentData().toString())); });
  on(m_earlier, &QPushButton::clicked, [this] { chooseEarlier(); });
}

// Sets the order of the Tab key in the second step: first the events, then the fields below them.
void ContestDialog::orderStep() {
  QWidget* before = m_events->lastField();
  for (QWidget* field :
       std::initializer_list<QWidget*>{m_earlier, m_ruleset, m_paper, m_language, m_back, submitButton()}) {
    if (before != nullptr) setTabOrder(before, field);
    before = field;
  }
}

void ContestDialog::chooseEarlier() {
  chooseFile({Phrase::TakeOverEvents, QFileInfo(m_path->text()).absolutePath(), Phrase::ContestFiles},
             m_session, m_translator, this, [this](const QString& path) { takeOver(path); });
}

void ContestDialog::takeOver(const QString& path) {
  if (m_step != Step::Events) goTo(Step::Events);
  showRefusal({});
  auto setups = m_session.refusals().asked(desk::setupsOf(path.toStdU16String()));
  if (!setups) return;
  if (setups->empty()) return showRefusal(filledIn(m_translator(Phrase::NothingToTakeOver), path));
  m_events->offer(*std::move(setups));
  m_isOfLadder = false;
  const QString asOffered = m_translator.plain(Phrase::RulesetOfEarlier);
  if (m_ruleset->itemText(0) != asOffered) m_ruleset->insertItem(0, asOffered);
  m_ruleset->setCurrentIndex(0);
  orderStep();
  m_events->setFocus();
}

void ContestDialog::reject() {
  if (m_step == Step::Events) return goTo(Step::Contest);
  FormDialog::reject();
}

QString ContestDialog::proposedPath(const QString& contest) {
  const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  const QDir folder = documents.exists() ? documents : QDir::home();
  const QString name = fileNameOf(contest, QStringLiteral("contest"));
  QString path = folder.filePath(name + QStringLiteral(".damath"));
  for (int next = 2; QFileInfo::exists(path); ++next) {
    path = folder.filePath(QStringLiteral("%1-%2.damath").arg(name).arg(next));
  }
  return path;
}

QWidget* ContestDialog::fieldOf(const desk::DeskError& error) const {
  if (error.refusal == desk::Refusal::NameMissing) return m_name;
  if (error.refusal == desk::Refusal::NoSuchDay) return m_date;
  const bool isOfPath =
      error.refusal == desk::Refusal::FileExists || error.refusal == desk::Refusal::StoreFailed;
  return isOfPath ? m_path : FormDialog::fieldOf(error);
}

bool ContestDialog::submit() {
  if (m_step == Step::Events) return create();
  // Checks the fields of the first step now, so that the user sees their errors here and not after the second
  // step.
  if (m_name->text().trimmed().isEmpty()) {
    m_session.refusals().show(desk::DeskError(desk::Refusal::NameMissing));
    return false;
  }
  if (!m_date->days()) {
    showRefusal(m_date->wanted());
    m_date->setFocus();
    return false;
  }
  if (m_path->text().trimmed().isEmpty()) {
    showRefusal(m_translator(Phrase::FileWanted));
    return false;
  }
  if (QFileInfo::exists(m_path->text())) {
    m_session.refusals().show(
        desk::DeskError(desk::Refusal::FileExists, desk::Subject{fromQt(m_path->text())}));
    return false;
  }
  goTo(Step::Events);
  return false;
}

bool ContestDialog::create() {
  const contest::ContestHead head{fromQt(m_name->text().trimmed()), fromQt(m_venue->text().trimmed()),
                                  fromQt(m_date->days().value_or(QString())),
                                  static_cast<contest::ContestMode>(m_mode->currentData().toInt()),
                                  levelIn(*m_level)};
  std::vector<contest::EventSetup> setups = m_events->chosen();
  for (contest::EventSetup& setup : setups) {
    // The level may have changed after the events were offered. Within one school, all players are
    // schoolmates, so the events of another contest keep nobody apart either.
    if (contest::usualSchoolMates(head.level) == contest::SchoolMates::Free) {
      setup.schoolMates = contest::SchoolMates::Free;
    }
    if (m_isOfLadder) setup.sheetsWanted = contest::usualSheetsWanted(head.level);
  }
  if (m_leave && !m_leave()) return false;
  if (!m_session.opener().create(m_path->text(), head)) return false;
  Workplace::setPaper(static_cast<render::Paper>(m_paper->currentIndex()));
  const int language = m_language->currentData().toInt();
  if (!setups.empty()) {
    // The contest exists now. If its events are refused, it is empty, and the user can add events later.
    auto added = desk::EventDesk(m_session.desk()).addEvents(setups, m_session.author());
    if (!added) m_eventsRefused = m_session.refusals().sentence(added.error());
    if (added) m_session.changed(std::move(added));
  }
  Q_EMIT languageChosen(language);
  return true;
}

}  // namespace damath::window

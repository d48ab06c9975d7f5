// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/new_game_dialog.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "app/play/practice/practice_text.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/session/own_laws.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::window {

using board::Side;
using game::Player;
using rules::Game;
using rules::KingMoves;
using rules::LoneKings;
using rules::YesNo;
using words::Phrase;

namespace {

constexpr Phrase kGameNames[] = {Phrase::GameDamath, Phrase::GameEnglish, Phrase::GameDame};
constexpr Phrase kDrawNames[] = {Phrase::DrawKingTurns, Phrase::DrawRepetition, Phrase::DrawLoneKings,
                                 Phrase::DrawAgreement};

// Returns a row with the widget, moved in below the line before it.
QWidget* indented(QWidget* widget) {
  auto* row = new QWidget(widget->parentWidget());
  auto* line = flush<QHBoxLayout>(row);
  line->addSpacing(24);
  line->addWidget(widget);
  return row;
}

}  // namespace

NewGameDialog::NewGameDialog(Session& session, const Translator& translator, const game::Setup& last,
                             Last state, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_game(new QComboBox(this)),
      m_set(new QComboBox(this)),
      m_ruleset(new QComboBox(this)),
      m_players{new QComboBox(this), new QComboBox(this)},
      m_level(new QComboBox(this)),
      m_drawsBody(new QWidget(this)),
      m_turnsTogether(new QCheckBox(m_drawsBody)),
      m_unlessWon(new QCheckBox(m_drawsBody)) {
  setWindowTitle(m_translator.plain(Phrase::NewGame));
  if (state == Last::Running) setIntroduction(m_translator(Phrase::GameGivenUp));
  for (const Phrase name : kGameNames) m_game->addItem(m_translator(name));
  m_game->setCurrentIndex(static_cast<int>(last.law.game));
  offerLaws(*m_set, LawKind::ChipSet, m_translator.language());
  offerLaws(*m_ruleset, LawKind::Ruleset, m_translator.language());
  m_set->setCurrentIndex(std::max(0, m_set->findData(toQt(last.law.set.name))));
  m_ruleset->setCurrentIndex(std::max(0, m_ruleset->findData(toQt(last.law.ruleset.name))));
  offerContestRules();
  auto* column = flush<QVBoxLayout>(m_drawsBody);
  for (std::size_t i = 0; i < m_draws.size(); ++i) {
    m_draws[i] = new QCheckBox(m_translator(kDrawNames[i]), m_drawsBody);
    column->addWidget(m_draws[i]);
    if (kDrawNames[i] == Phrase::DrawKingTurns) column->addWidget(indented(m_turnsTogether));
    if (kDrawNames[i] == Phrase::DrawLoneKings) column->addWidget(indented(m_unlessWon));
  }
  m_turnsTogether->setText(m_translator(Phrase::DrawTurnsTogether));
  m_unlessWon->setText(m_translator(Phrase::DrawUnlessWon));
  connect(m_draws[0], &QCheckBox::toggled, m_turnsTogether, &QCheckBox::setEnabled);
  connect(m_draws[2], &QCheckBox::toggled, m_unlessWon, &QCheckBox::setEnabled);
  addField(Phrase::PracticedGame, m_game);
  addField(Phrase::ChipSet, m_set);
  addField(Phrase::Ruleset, m_ruleset);
  addField(Phrase::WhoBegins, m_players[0]);
  addField(Phrase::WhoAnswers, m_players[1]);
  addField(Phrase::EngineLevel, m_level);
  addField(Phrase::KnownDraws, m_drawsBody);
  setSubmitText(Phrase::StartGame);
  connect(m_game, &QComboBox::currentIndexChanged, this, [this] { showFields(); });
  for (QComboBox* player : m_players) {
    connect(player, &QComboBox::currentIndexChanged, this, [this] {
      const bool isAny = m_players[0]->currentIndex() == 1 || m_players[1]->currentIndex() == 1;
      m_level->setEnabled(isAny);
    });
  }
  showFields();
  fillPlayers(last.players);
  fillLevels(last.strength);
  if (last.companion) showDraws(last.companion->draws.answer());
  setMinimumWidth(460);
}

// Offers the rulesets of the open contest too, and chooses that of its first event. Players practice for
// their contest.
void NewGameDialog::offerContestRules() {
  if (!m_session.isOpen()) return;
  for (const contest::Event& event : m_session.contest().events) {
    const rules::Ruleset& ruleset = event.setup.ruleset;
    if (std::ranges::find(m_contestRules, ruleset.name, &rules::Ruleset::name) == m_contestRules.end()) {
      m_contestRules.push_back(ruleset);
    }
  }
  for (const rules::Ruleset& ruleset : m_contestRules) {
    const QString name = toQt(ruleset.name);
    if (m_ruleset->findData(name) < 0) {
      m_ruleset->addItem(rulesetText(ruleset.name, m_translator.language()), name);
    }
  }
  if (!m_contestRules.empty()) {
    m_ruleset->setCurrentIndex(m_ruleset->findData(toQt(m_contestRules.front().name)));
  }
}

std::optional<rules::Ruleset> NewGameDialog::chosenRuleset() const {
  const QString name = m_ruleset->currentData().toString();
  const auto ofContest = std::ranges::find(m_contestRules, fromQt(name), &rules::Ruleset::name);
  return ofContest == m_contestRules.end() ? rulesetNamed(name) : std::optional(*ofContest);
}

Game NewGameDialog::game() const {
  return static_cast<Game>(m_game->currentIndex());
}

void NewGameDialog::showFields() {
  const bool isDamath = game() == Game::Damath;
  setFieldVisible(m_set, isDamath);
  setFieldVisible(m_ruleset, isDamath);
  setFieldVisible(m_drawsBody, !isDamath);
  fillPlayers({m_players[0]->currentIndex() == 1 ? Player::Engine : Player::Human,
               m_players[1]->currentIndex() == 1 ? Player::Engine : Player::Human});
  fillLevels({.plies = 0});
  if (!isDamath) showDraws(rules::companionLaw(game()).draws.answer());
  fitHeight();
}

void NewGameDialog::fillPlayers(const std::array<Player, 2>& players) {
  for (const Side side : board::kSides) {
    QComboBox& box = *m_players[indexOf(side)];
    const QString name = toQt(words::sideName(game(), side, m_translator.language()));
    {
      const QSignalBlocker quiet(box);
      box.clear();
      box.addItem(m_translator(Phrase::PlayedByPerson).arg(name));
      box.addItem(m_translator(Phrase::PlayedByEngine).arg(name));
    }
    box.setCurrentIndex(players[indexOf(side)] == Player::Engine ? 1 : 0);
  }
  m_level->setEnabled(m_players[0]->currentIndex() == 1 || m_players[1]->currentIndex() == 1);
}

// Fills the list of levels, and selects the level of this strength, or the default level. Levels that make
// deliberate mistakes come before numbered levels.
void NewGameDialog::fillLevels(const game::Strength& strength) {
  m_level->clear();
  const auto levels = game::levelsOf(game());
  const auto erring = static_cast<int>(game::kErringLevels.size());
  int chosen = erring + static_cast<int>(game::usualLevel(game()));
  for (int i = 0; i < erring; ++i) {
    const engine::Erring errs = game::kErringLevels[static_cast<std::size_t>(i)];
    m_level->addItem(levelText(game(), game::strengthOf(errs, 0), m_translator));
    if (errs == strength.erring) chosen = i;
  }
  for (std::size_t i = 0; i < levels.size(); ++i) {
    m_level->addItem(levelText(game(), game::strengthOf(levels[i], std::nullopt), m_translator));
    const bool isThis = strength.erring == engine::Erring::Never && levels[i] == strength.plies;
    if (isThis) chosen = erring + static_cast<int>(i);
  }
  m_level->setCurrentIndex(chosen);
}

// Returns the strength of the selected level. A level that makes deliberate mistakes gets a random seed, so
// that each game has other mistakes.
game::Strength NewGameDialog::strength() const {
  const auto chosen = static_cast<std::size_t>(std::max(0, m_level->currentIndex()));
  if (chosen < game::kErringLevels.size()) {
    return game::strengthOf(game::kErringLevels[chosen], QRandomGenerator::global()->generate64());
  }
  return game::strengthOf(game::levelsOf(game())[chosen - game::kErringLevels.size()], std::nullopt);
}

void NewGameDialog::showDraws(const rules::CompanionDraws& draws) {
  const bool known[] = {draws.kingTurns.has_value(), draws.repetitionCount.has_value(),
                        draws.loneKings != LoneKings::No, draws.agreement == YesNo::Yes};
  for (std::size_t i = 0; i < m_draws.size(); ++i) m_draws[i]->setChecked(known[i]);
  m_turnsTogether->setChecked(draws.kingMoves == KingMoves::All);
  m_turnsTogether->setEnabled(known[0]);
  m_unlessWon->setChecked(draws.loneKings == LoneKings::UnlessWon);
  m_unlessWon->setEnabled(known[2]);
}

rules::CompanionDraws NewGameDialog::draws() const {
  const rules::CompanionDraws& all = rules::allDraws();
  rules::CompanionDraws draws;
  if (m_draws[0]->isChecked()) draws.kingTurns = all.kingTurns;
  if (m_turnsTogether->isChecked()) draws.kingMoves = KingMoves::All;
  if (m_draws[1]->isChecked()) draws.repetitionCount = all.repetitionCount;
  if (m_draws[2]->isChecked()) {
    draws.loneKings = m_unlessWon->isChecked() ? LoneKings::UnlessWon : LoneKings::Yes;
  }
  if (m_draws[3]->isChecked()) draws.agreement = YesNo::Yes;
  return draws;
}

game::Setup NewGameDialog::setup() const {
  const auto damath = [this] {
    const auto set = chipSetNamed(m_set->currentData().toString());
    const auto ruleset = chosenRuleset();
    return game::damathLaw(ruleset.value_or(rules::manual()),
                           set.value_or(*rules::builtInChipSet("integer")));
  };
  game::Setup setup = game::setupOf(game() == Game::Damath ? damath() : game::lawOfCompanion(game()));
  for (std::size_t i = 0; i < m_players.size(); ++i) {
    setup.players[i] = m_players[i]->currentIndex() == 1 ? Player::Engine : Player::Human;
  }
  setup.strength = strength();
  if (setup.companion) setup.companion->draws = {draws(), setup.companion->draws.clause()};
  return setup;
}

bool NewGameDialog::submit() {
  Q_EMIT agreed(setup());
  return true;
}

}  // namespace damath::window

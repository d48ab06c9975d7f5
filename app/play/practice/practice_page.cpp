// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/practice_page.hpp"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>

#include "app/play/game/game_text.hpp"
#include "app/play/practice/analysis_dialog.hpp"
#include "app/play/practice/game_file.hpp"
#include "app/play/practice/game_sheet.hpp"
#include "app/play/practice/kept_game.hpp"
#include "app/play/practice/new_game_dialog.hpp"
#include "app/play/practice/practice_text.hpp"
#include "app/play/practice/set_up_dialog.hpp"
#include "app/window/parts/clause_links.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::window {

using board::Side;
using game::Player;
using rules::Game;
using words::Phrase;

namespace {

constexpr int kLeastBeside = 330;  // the least width of the panel beside the board, in pixels
constexpr int kMostBeside = 620;
// the level of the engine in the user's first game, as an index from 0 into levelsOf(); weaker than the usual
// level
constexpr int kFirstLevel = 2;
constexpr std::array kAids = {Aid::Starts, Aid::Scores, Aid::Motion, Aid::Layers};
constexpr Phrase kAidNames[] = {Phrase::AidStarts, Phrase::AidScores, Phrase::AidMotion, Phrase::AidLayers};
constexpr const char* kAidKeys[] = {"starts", "scores", "motion", "layers"};

game::Strength usualStrength(Game game) {
  return game::strengthOf(game::levelsOf(game)[game::usualLevel(game)], std::nullopt);
}

// Returns the side at the lower edge of the board: the side of a human who plays against the engine, else
// BLUE.
Side sideBelow(const game::Setup& setup) {
  const bool isRedAlone = setup.of(Side::Blue) == Player::Engine && setup.of(Side::Red) == Player::Human;
  return isRedAlone ? Side::Red : Side::Blue;
}

game::Setup firstGame() {
  game::Setup setup = game::setupOf(game::damathLaw(rules::manual(), *rules::builtInChipSet("integer")));
  setup.players[indexOf(Side::Red)] = Player::Engine;
  setup.strength = game::strengthOf(game::levelsOf(Game::Damath)[kFirstLevel], std::nullopt);
  return setup;
}

}  // namespace

PracticePage::PracticePage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_game(new PracticeGame(this)),
      m_board(new PlayBoard(m_translator, this)),
      m_state(wrappedLabel(this)),
      m_message(wrappedLabel(this)),
      m_question(new NoticeBar(this)),
      m_totals(new QLabel(this)),
      m_sheet(new GameSheet(m_translator, this)),
      m_aids{} {
  addBack();
  addButtons({Command::NewGame, Command::AskHint, Command::EngineTurn, Command::OfferDraw, Command::Resign,
              Command::TurnBoard, Command::SetUpBoard, Command::OpenGame, Command::SaveGame});
  QFont strong = m_state->font();
  strong.setBold(true);
  strong.setPointSizeF(strong.pointSizeF() * 1.2);
  m_state->setFont(strong);
  m_totals->setTextFormat(Qt::RichText);
  m_totals->setWordWrap(true);
  auto* beside = inColumn({m_state, m_question, m_message, m_totals, {m_sheet, 1}}, 8);
  for (std::size_t i = 0; i < m_aids.size(); ++i) {
    m_aids[i] = new QCheckBox(this);
    const bool isOn = Preferences::isOn(QLatin1String(kAidKeys[i]), m_board->has(kAids[i]));
    m_board->setAid(kAids[i], isOn);
    m_aids[i]->setChecked(isOn);
    connect(m_aids[i], &QCheckBox::toggled, this, [this, i](bool isChosen) {
      m_board->setAid(kAids[i], isChosen);
      Preferences::setOn(QLatin1String(kAidKeys[i]), isChosen);
    });
    beside->addWidget(m_aids[i]);
  }
  auto* side = new QWidget(this);
  side->setLayout(beside);
  beside->setContentsMargins(0, 0, 0, 0);
  side->setMinimumWidth(kLeastBeside);
  side->setMaximumWidth(kMostBeside);
  auto* row = inRow({{m_board, 1}, {side, 1}}, 16);
  auto* body = new QWidget(this);
  body->setLayout(row);
  row->setContentsMargins(0, 0, 0, 0);
  addBody(body);
  setFirst(m_board);

  on(m_board, &PlayBoard::turnMade, [this](const rules::Turn& turn) { m_game->play(turn); });
  connect(m_board, &PlayBoard::refused, this, &PracticePage::tell);
  connect(m_board, &PlayBoard::stepped, this, [this] {
    const auto* making = m_board->making();
    const bool mayStop = making != nullptr && making->turn().has_value();
    tell(mayStop ? m_translator(Phrase::MayStop) : QString());
  });
  on(m_game, &PracticeGame::moved,
     [this](const std::optional<rules::Turn>& made, const board::Position& before) {
       showMoved(made, before);
     });
  connect(m_game, &PracticeGame::thinkingChanged, this, [this] {
    showState();
    Q_EMIT offersChanged();
  });
  connect(m_game, &PracticeGame::hinted, this, &PracticePage::showHint);
  connect(m_game, &PracticeGame::drawAnswered, this, [this](bool isAccepted) {
    const Side other = opponent(m_game->game().position().toMove());
    if (!isAccepted) tell(m_translator(Phrase::DrawDeclinedBy).arg(nameOf(*m_game, other, m_translator)));
  });
  serveCommands();
}

void PracticePage::look(const Location& location) {
  if (!m_isBegun) {
    m_isBegun = true;
    if (auto kept = keptGame()) {
      m_board->setBelow(kept->below);
      m_board->setLaw(kept->setup.law);
      m_game->start(std::move(kept->setup), kept->turns, kept->ending);
    } else {
      begin(firstGame());
    }
  }
  Page::look(location);
}

void PracticePage::serveCommands() {
  const auto isHandToMove = [this] { return isRunning() && m_game->isHandToMove(); };
  const auto stepping = [this](PracticeGame::Way way) { return [this, way] { m_game->step(way); }; };
  const auto canStep = [this](PracticeGame::Way way) { return [this, way] { return m_game->canStep(way); }; };
  const auto askHint = [this] {
    tell(m_translator(Phrase::HintSought));
    m_game->askHint();
  };
  const auto letEnginePlay = [this] {
    tell({});
    m_game->letEnginePlay();
  };
  const auto resign = [this] {
    const bool isBlue = m_game->game().position().toMove() == Side::Blue;
    static_cast<void>(m_game->end(isBlue ? rules::Ending::ResignBlue : rules::Ending::ResignRed));
  };
  serve({{Command::NewGame, [this] { askNewGame(); }},
         {Command::OpenGame, [this] { askFile(); }},
         {Command::SaveGame, [this] { askWhereToSave(); }},
         {Command::SetUpBoard, [this] { setUpBoard(); }},
         {Command::TurnBoard, [this] { turnBoard(); }},
         {Command::AnalyseGame, [this] { analyse(); }, [this] { return !m_game->game().played().empty(); }},
         {Command::AskHint, askHint, isHandToMove},
         {Command::EngineTurn, letEnginePlay, isHandToMove},
         {Command::OfferDraw, [this] { offerDraw(); },
          [=, this] { return isHandToMove() && m_game->setup().knowsAgreement(); }},
         {Command::Resign, resign, isHandToMove},
         {Command::Undo, stepping(PracticeGame::Way::Back), canStep(PracticeGame::Way::Back)},
         {Command::Redo, stepping(PracticeGame::Way::Again), canStep(PracticeGame::Way::Again)}});
}

QString PracticePage::whyNot(Command command) const {
  switch (command) {
    case Command::AskHint:
    case Command::EngineTurn:
    case Command::Resign:
    case Command::OfferDraw:
      if (!isRunning()) return m_translator(Phrase::GameIsOver);
      if (!m_game->isHandToMove()) return m_translator(Phrase::EngineToMove);
      return command == Command::OfferDraw ? m_translator(Phrase::NoDrawHere) : QString();
    case Command::AnalyseGame:
    case Command::Undo:
    case Command::Redo:
      return m_translator(Phrase::NoTurnPlayed);
    default:
      return {};
  }
}

QString PracticePage::stepName() const {
  return m_translator(Phrase::TurnStep);
}

void PracticePage::begin(const game::Setup& setup) {
  m_askedAt = 0;
  m_question->tell({}, {});
  m_board->setBelow(sideBelow(setup));
  m_board->setLaw(setup.law);
  tell({});
  m_game->start(setup);
  refresh();
}

void PracticePage::askNewGame() {
  const bool isGivenUp = isRunning() && !m_game->game().played().empty();
  const auto last = isGivenUp ? NewGameDialog::Last::Running : NewGameDialog::Last::Over;
  auto* dialog = new NewGameDialog(m_session, m_translator, m_game->setup(), last, this);
  on(dialog, &NewGameDialog::agreed, [this](const game::Setup& setup) { begin(setup); });
  dialog->open();
}

void PracticePage::setUpBoard() {
  auto* dialog = new SetUpDialog(m_session, m_translator, m_game->setup().law, m_game->game().position(),
                                 m_board->below(), this);
  on(dialog, &SetUpDialog::setUp, [this](const board::Position& position) {
    game::Setup setup = m_game->setup();
    setup.law.start = position;
    begin(setup);
  });
  dialog->open();
}

void PracticePage::analyse() {
  (new AnalysisDialog(m_translator, m_game->setup(), rules::turnsPlayed(m_game->game()), m_board->below(),
                      this))
      ->open();
}

void PracticePage::turnBoard() {
  m_board->setBelow(opponent(m_board->below()));
  keep();
}

void PracticePage::askFile() {
  chooseFile({Phrase::OpenGame, Workplace::copyFolder(), Phrase::GameFiles}, m_session, m_translator, this,
             [this](const QString& path) { open(path); });
}

void PracticePage::open(const QString& path) {
  const QString shown = QFileInfo(path).fileName();
  auto read = readGame(path, m_translator);
  if (!read) return tell(read.error());
  game::Setup setup = game::setupOf(std::move(read->law));
  // Keeps the engine's present strength if the opened game is the same kind of game. Each kind has its own
  // levels.
  const bool isSameGame = setup.law.game == m_game->setup().law.game;
  setup.strength = isSameGame ? m_game->setup().strength : usualStrength(setup.law.game);
  // Forgets the last question about a repetition. PracticeGame::Begin::Look below only shows the opened game:
  // the engine makes no turn until the user asks the engine to play.
  m_askedAt = 0;
  m_question->tell({}, {});
  m_board->setLaw(setup.law);
  m_game->start(std::move(setup), read->turns, read->ending, PracticeGame::Begin::Look);
  refresh();
  const QString opened = read->isWhole
                             ? m_translator(Phrase::GameOpened).arg(shown)
                             : filledIn(m_translator(Phrase::GameOpenedInPart), shown, read->turns.size());
  tell(QStringList{opened, remarksOf(*read, m_translator)}.join(QLatin1Char('\n')).trimmed());
  if (isRunning()) askWhoGoesOn();
}

void PracticePage::askWhoGoesOn() {
  const game::Setup& setup = m_game->setup();
  const auto engineAs = [&](Side side) {
    return m_translator(Phrase::PlayedByEngine).arg(nameOf(*m_game, side, m_translator));
  };
  m_question->tell(
      filledIn(m_translator(Phrase::WhoGoesOn), levelText(setup.law.game, setup.strength, m_translator)),
      {{engineAs(Side::Red),
        [this] {
          goOn({Player::Human, Player::Engine});
        }},
       {engineAs(Side::Blue),
        [this] {
          goOn({Player::Engine, Player::Human});
        }},
       {m_translator(Phrase::TwoPlayersGoOn), [this] {
          goOn({Player::Human, Player::Human});
        }}});
}

void PracticePage::goOn(const std::array<Player, 2>& players) {
  game::Setup setup = m_game->setup();
  setup.players = players;
  m_board->setBelow(sideBelow(setup));
  m_game->start(std::move(setup), rules::turnsPlayed(m_game->game()));
  refresh();
}

void PracticePage::askWhereToSave() {
  const bool isPdn = m_game->setup().law.game == Game::English;
  const bool isSheet = m_game->setup().law.game == Game::Damath;
  const QString suffix = isSheet ? QStringLiteral("sheet")
                         : isPdn ? QStringLiteral("pdn")
                                 : QStringLiteral("txt");
  const QString name = toQt(rules::toText(m_game->setup().law.game)) + u'.' + suffix;
  chooseTarget({Phrase::SaveGame, QDir(Workplace::copyFolder()).filePath(name), Phrase::GameFiles}, {suffix},
               m_session, m_translator, this, [this](const QString& path) { save(path); });
}

void PracticePage::save(const QString& path) {
  const std::string record = game::recordOf(m_game->setup().law, m_game->game());
  if (const auto fault = writeWhole(path, record)) {
    return tell(m_translator(Phrase::GameNotWritten).arg(*fault));
  }
  const QString saved = m_translator(Phrase::GameSaved).arg(QFileInfo(path).fileName());
  tell(saved);
  Q_EMIT said(saved);
}

void PracticePage::offerDraw() {
  const Side mover = m_game->game().position().toMove();
  const Side other = opponent(mover);
  if (m_game->setup().of(other) == Player::Engine) return m_game->offerDraw();
  m_question->tell(filledIn(m_translator(Phrase::DrawOfferedTo), nameOf(*m_game, mover, m_translator),
                            nameOf(*m_game, other, m_translator)),
                   {{m_translator(Phrase::AcceptDraw),
                     [this] {
                       m_question->tell({}, {});
                       static_cast<void>(m_game->end(rules::Ending::Agreement));
                     }},
                    {m_translator(Phrase::DeclineDraw), [this, other] {
                       m_question->tell({}, {});
                       tell(m_translator(Phrase::DrawDeclinedBy).arg(nameOf(*m_game, other, m_translator)));
                     }}});
}

// Asks the user if a repeated position ends the game (rulebook E4), once for each position. The user answers,
// because a practice game has no arbiter.
void PracticePage::askRepetition() {
  const std::size_t turns = m_game->game().played().size();
  if (!m_game->game().asksForRepetition() || m_askedAt == turns) return;
  m_askedAt = turns;
  const bool isByOne = game::isRepetitionByOne(m_game->setup());
  m_question->tell(m_translator(isByOne ? Phrase::RepetitionByOneOccurred : Phrase::RepetitionOccurred)
                       .arg(m_game->game().occurrences()),
                   {{m_translator(Phrase::EndHere),
                     [this] {
                       m_question->tell({}, {});
                       static_cast<void>(m_game->end(rules::Ending::Repetition));
                     }},
                    {m_translator(Phrase::PlayOn), [this] {
                       m_question->tell({}, {});
                       const Side mover = m_game->game().position().toMove();
                       if (m_game->setup().of(mover) == Player::Engine) m_game->letEnginePlay();
                     }}});
}

void PracticePage::showMoved(const std::optional<rules::Turn>& made, const board::Position& before) {
  m_question->tell({}, {});
  tell({});
  const rules::RunningGame& game = m_game->game();
  // Lets the user play on the board. If the engine is to move, the handler of the signal thinkingChanged
  // blocks the board again.
  const auto hands = isRunning() ? PlayBoard::Hands::On : PlayBoard::Hands::Off;
  if (made) {
    m_board->showTurn(before, *made, hands);
  } else {
    const auto last = game.played().empty() ? std::nullopt : std::optional(game.played().back().turn);
    m_board->show(game.position(), last, hands);
  }
  m_sheet->show(m_game->setup(), game);
  showState();
  askRepetition();
  keep();
  Q_EMIT offersChanged();
}

void PracticePage::showState() {
  m_board->setHands(isRunning() && !m_game->isEngineThinking() ? PlayBoard::Hands::On
                                                               : PlayBoard::Hands::Off);
  m_state->setText(stateText(*m_game, m_translator));
  m_totals->setText(totalsText(*m_game, m_translator));
  m_totals->setVisible(!m_totals->text().isEmpty());
}

void PracticePage::showHint(const engine::SearchResult& result) {
  if (!result.best) return tell({});
  m_board->advise(*result.best);
  tell(hintText(*m_game, result, m_translator));
}

void PracticePage::keep() {
  const rules::RunningGame& game = m_game->game();
  KeptGame kept{m_game->setup(), rules::turnsPlayed(game)};
  if (game.outcome()) kept.ending = game.outcome()->ending;
  kept.below = m_board->below();
  if (const auto why = keepGame(kept)) tell(m_translator(Phrase::GameNotKept).arg(*why));
}

void PracticePage::tell(const QString& text) {
  showClauses(*m_message, text);
  m_message->setVisible(!text.isEmpty());
}

void PracticePage::refresh() {
  setHead(m_translator.plain(Phrase::PracticePage),
          m_translator(Phrase::PracticeFacts).arg(gameText(m_game->setup(), m_translator)));
  for (std::size_t i = 0; i < m_aids.size(); ++i) m_aids[i]->setText(m_translator(kAidNames[i]));
  const bool hasScores = m_game->setup().law.hasScores();
  m_aids[1]->setVisible(hasScores);
  // Companion games have no scores, so the text names no arithmetic.
  if (!hasScores) m_aids[2]->setText(m_translator(Phrase::LiveMotion));
  m_sheet->show(m_game->setup(), m_game->game());
  showState();
}

}  // namespace damath::window

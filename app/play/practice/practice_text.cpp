// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/practice_text.hpp"

#include <QStringList>
#include <algorithm>

#include "app/play/game/game_text.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/render/draw/printable.hpp"

namespace damath::window {

using board::Side;
using words::Phrase;

namespace {

constexpr qsizetype kMostOfLine = 6;  // the largest number of turns shown of the expected continuation
constexpr Phrase kErringNames[] = {Phrase::LevelBeginner, Phrase::LevelPupil};

}  // namespace

QString gameText(const game::Setup& setup, const Translator& translator) {
  const words::Language language = translator.language();
  if (!setup.law.hasScores()) return toQt(game::gameName(setup.law, language));
  const QStringList parts{translator.plain(Phrase::GameDamath), setText(setup.law.set, language),
                          rulesetText(setup.law.ruleset.name, language)};
  return parts.join(QStringLiteral(" · "));
}

QString levelText(rules::Game game, const game::Strength& strength, const Translator& translator) {
  const auto errs = std::ranges::find(game::kErringLevels, strength.erring);
  if (errs != game::kErringLevels.end()) {
    return translator(kErringNames[static_cast<std::size_t>(errs - game::kErringLevels.begin())]);
  }
  const auto levels = game::levelsOf(game);
  const auto level = std::ranges::find(levels, strength.plies) - levels.begin();
  return translator(Phrase::LevelOf).arg(level + 1).arg(levels.size());
}

QString nameOf(const PracticeGame& practice, Side side, const Translator& translator) {
  return toQt(game::nameOf(practice.setup(), side, translator.language()));
}

QString stateText(const PracticeGame& practice, const Translator& translator) {
  const rules::RunningGame& game = practice.game();
  const game::Setup& setup = practice.setup();
  if (game.outcome()) {
    QStringList lines{toQt(game::reasonOfEnd(setup, game, translator.language()))};
    for (const std::string& line : game::decisionOf(setup, game, translator.language()))
      lines << render::printableFigures(line);
    lines.removeAll(QString());
    return lines.join(u'\n');
  }
  const Side mover = game.position().toMove();
  const QString name = nameOf(practice, mover, translator);
  if (practice.isEngineThinking()) return translator(Phrase::EngineThinks).arg(name);
  if (setup.of(mover) == game::Player::Engine) return translator(Phrase::EngineWaits).arg(name);
  std::size_t most = 0;
  for (const rules::Turn& turn : game.turns()) most = std::max(most, turn.jumps().size());
  if (most == 0) return translator(Phrase::PracticeToMove).arg(name);
  if (setup.law.hasScores()) return translator(Phrase::PracticeDue).arg(name).arg(most);
  const rules::Clause clause = rules::companionLaw(setup.law.game).capturePriority.clause();
  return translator(Phrase::CompanionDue).arg(name, toQt(toText(clause)));
}

QString totalsText(const PracticeGame& practice, const Translator& translator) {
  const game::Law& law = practice.setup().law;
  if (!law.hasScores()) return {};
  QString text = QStringLiteral("<table cellspacing='0' cellpadding='3' width='100%'><tr><td></td>");
  for (const Phrase head : {Phrase::RunningTotal, Phrase::RemainingShort, Phrase::GrandTotal}) {
    text += QStringLiteral("<td align='right'>%1</td>").arg(translator.plain(head).toHtmlEscaped());
  }
  text += QStringLiteral("</tr>");
  for (const Side side : board::kSides) {
    const rules::Account account = practice.game().account(side);
    text += QStringLiteral("<tr><td><b>%1</b></td>").arg(nameOf(practice, side, translator).toHtmlEscaped());
    for (const exact::Number* value : {&account.running, &account.remaining, &account.grand}) {
      const QString figure = render::printableFigures(sheet::figureWithDecimals(law.set, *value));
      text += QStringLiteral("<td align='right'><b>%1</b></td>").arg(figure.toHtmlEscaped());
    }
    text += QStringLiteral("</tr>");
  }
  return text + QStringLiteral("</table>");
}

QString hintText(const PracticeGame& practice, const engine::SearchResult& result,
                 const Translator& translator) {
  const game::Law& law = practice.setup().law;
  QStringList line;
  for (const rules::Turn& turn : result.line) {
    if (line.size() == kMostOfLine) break;
    line << toQt(notation::turnName(law.game, turn));
  }
  QString text =
      translator(law.hasScores() ? Phrase::HintTold : Phrase::HintOfCompanion)
          .arg(render::printableFigures(game::turnText(law, *result.best, practice.game().position())))
          .arg(result.plies)
          .arg(render::printableFigures(game::pointsText(result.value)), line.join(QStringLiteral(" · ")));
  if (!result.fate) return text;
  const bool isWon = *result.fate == engine::Fate::Won;
  return text + u'\n' + translator(isWon ? Phrase::HintSureWin : Phrase::HintSureLoss);
}

}  // namespace damath::window

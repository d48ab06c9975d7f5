// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/typed_check.hpp"

#include <QStringList>
#include <algorithm>
#include <utility>

#include "app/window/text/qt_text.hpp"
#include "app/words/findings/finding_words.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/play/live_course.hpp"
#include "core/play/turn_check.hpp"
#include "core/rules/breach.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

TypedCheck typedCheck(const play::LiveGame& game, const QString& typed, const Translator& translator) {
  const auto language = translator.language();
  play::TurnCheck check = play::checkedTurn(game, fromQt(typed));
  if (!check.turn)
    return {{}, toQt(words::asSentence(words::sentenceOf(*check.fault, rules::Game::Damath, language)))};
  const play::OfferedTurn& offered = *check.turn;
  const bool goesOn = offered.breach == rules::Breach::ChainNotFinished;
  const bool isBroken = offered.breach && !goesOn;
  QStringList sentences;
  if (isBroken) {
    for (auto& line : check.isRight) line.front() = false;
    const notation::GameLaw law{game.setup().ruleset, game.setup().set};
    const auto fault = notation::turnAlong(rules::squaresOf(offered.turn), game.position(), law);
    if (!fault)
      sentences << toQt(words::asSentence(words::sentenceOf(fault.error(), rules::Game::Damath, language)));
  }
  const sheet::Audited audited{check.sheet, check.report, sheet::Law(game.setup().ruleset, game.setup().set)};
  for (const std::size_t index : check.findings) {
    const sheet::Finding& finding = check.report.findings[index];
    // Skips a finding that repeats a sentence about the illegal turn or the unfinished chain.
    if (isBroken && finding.cell == sheet::Cell::Move) continue;
    if (goesOn && finding.code == sheet::FindingCode::ChainNotFinished) continue;
    sentences << toQt(words::sentenceOf(finding, audited, language));
  }
  if (goesOn) sentences << translator(Phrase::LiveChainGoesOn);
  if (sentences.isEmpty()) {
    const bool isWhole =
        !offered.turn.isCapture() || std::ranges::all_of(offered.written, [](const play::WrittenCells& line) {
          return !line.score.empty() && !line.total.empty();
        });
    sentences << translator(isWhole ? Phrase::LiveIsLegal : Phrase::LiveIsLegalSoFar);
  }
  return {std::move(check.isRight), sentences.join(u'\n')};
}

}  // namespace damath::window

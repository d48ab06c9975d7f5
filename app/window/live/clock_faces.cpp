// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/clock_faces.hpp"

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/fact_table.hpp"
#include "core/play/game_clock.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using play::ClockPhase;
using play::PauseCause;
using words::Phrase;

namespace {

// Returns the remaining time as text. A part of a second counts as a full second.
QString face(play::milliseconds left) {
  const QString text = toQt(play::clockText(left + play::milliseconds(999)));
  return text.left(text.lastIndexOf(QLatin1Char('.')));
}

constexpr FactRow<PauseCause, Phrase> kPauseCauses[] = {{PauseCause::Arbiter, Phrase::LiveStatePaused},
                                                        {PauseCause::Writing, Phrase::LiveStateWriting},
                                                        {PauseCause::Correction, Phrase::LiveStateCorrection},
                                                        {PauseCause::Objection, Phrase::LiveStateObjection},
                                                        {PauseCause::Repetition, Phrase::LiveStateRepetition},
                                                        {PauseCause::Gap, Phrase::LiveStateGap}};
static_assert(coversEvery(kPauseCauses));

Phrase phraseOf(const play::ClockState& state) {
  switch (state.phase) {
    case ClockPhase::Ready:
      if (state.gap > play::milliseconds(0)) return Phrase::LiveStateGap;
      // A clock that was never started may have used time already: a turn can be recorded together with its
      // time, which another clock measured. The state is then shown as "paused", otherwise as "ready".
      return state.gameUsed > play::milliseconds(0) ? Phrase::LiveStatePaused : Phrase::LiveStateReady;
    case ClockPhase::Waiting:
      return Phrase::LiveStateWaiting;
    case ClockPhase::Running:
      return Phrase::LiveStateRunning;
    case ClockPhase::Paused:
      return factOf(kPauseCauses, state.cause);
    case ClockPhase::TimeOver:
      return Phrase::LiveStateTimeOver;
    case ClockPhase::Stopped:
      break;
  }
  return Phrase::LiveStateOver;
}

}  // namespace

ClockFaces facesOf(const play::GameClock& clock, const Translator& translator) {
  const play::ClockState& state = clock.state();
  const bool isWaiting = state.phase == ClockPhase::Waiting;
  ClockFaces faces{
      face(isWaiting ? clock.waitLeft() : clock.gameLeft()), {}, translator(phraseOf(state)), {}, {}};
  const auto moveLeft = clock.moveLeft();
  const bool isGoing = state.phase == ClockPhase::Running || state.phase == ClockPhase::Paused;
  if (!moveLeft && isGoing && clock.law().move > play::milliseconds(0)) {
    faces.move = QStringLiteral("—");
    faces.waived = translator(Phrase::LiveMoveWaived);
  }
  if (moveLeft && !isWaiting) faces.move = face(*moveLeft);
  if (isWaiting) {
    faces.look = clock.waitLeft() > play::milliseconds(0) ? ClockLook::Going : ClockLook::Over;
    if (faces.look == ClockLook::Over) faces.alarm = translator(Phrase::LiveNoShowOut);
  } else if (state.phase == ClockPhase::TimeOver) {
    faces.look = ClockLook::Over;
    faces.alarm = faces.state;
  } else if (isGoing) {
    const bool isRunning = state.phase == ClockPhase::Running;
    faces.look = isRunning ? ClockLook::Going : ClockLook::Standing;
    if (moveLeft && *moveLeft <= play::milliseconds(0)) {
      faces.look = ClockLook::Over;
      faces.alarm = translator(Phrase::LiveMoveOut);
    } else if (isRunning && moveLeft && *moveLeft <= clock.law().reminder) {
      faces.look = ClockLook::Near;
      faces.alarm = translator(Phrase::LiveNear);
    }
  }
  return faces;
}

QString turnText(const desk::LiveTable& table, const Translator& translator) {
  if (const auto outcome = table.game().outcome()) {
    return translator(Phrase::LiveOutcome)
        .arg(toQt(compose::endingName(outcome->ending, translator.language())), resultText(outcome->result));
  }
  const bool isBlue = table.game().position().toMove() == board::Side::Blue;
  return translator(Phrase::LiveToMove)
      .arg(translator(isBlue ? Phrase::Blue : Phrase::Red), toQt(isBlue ? table.blue : table.red));
}

ClockColours coloursOf(ClockLook look, const QPalette& palette) {
  const Colours colours = coloursOf(palette);
  switch (look) {
    case ClockLook::Near:
      return {colours.consequenceFill, colours.consequenceInk};
    case ClockLook::Over:
      return {colours.rootFill, colours.rootInk};
    case ClockLook::Standing:
      return {palette.color(QPalette::Window), colours.quiet};
    case ClockLook::Going:
      break;
  }
  return {palette.color(QPalette::Window), palette.color(QPalette::WindowText)};
}

}  // namespace damath::window

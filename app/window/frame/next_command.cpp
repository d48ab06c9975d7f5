// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/next_command.hpp"

#include "core/fact_table.hpp"

namespace damath::window {

namespace {

using desk::NextStep;

constexpr FactRow<NextStep, std::optional<Command>> kStepCommands[] = {
    {NextStep::ImportPlayers, Command::ImportPlayers},
    {NextStep::ChangePlan, Command::ChangeEvent},
    {NextStep::PairRound, Command::PairRound},
    {NextStep::PairByHand, Command::PairByHand},
    {NextStep::EnterResults, Command::GoRounds},
    {NextStep::PublishRound, Command::PublishRound},
    {NextStep::PlayRematches, Command::EnterRematch},
    {NextStep::PairAnew, Command::UnpairRound},
    {NextStep::DrawLot, Command::DrawLot},
    {NextStep::CheckSheets, Command::GoRounds},
    {NextStep::ReviewSheets, Command::GoReviews},
    {NextStep::Elsewhere, std::nullopt},
    {NextStep::Final, std::nullopt},
};
static_assert(coversEvery(kStepCommands));

}  // namespace

std::optional<Command> nextCommand(const desk::EventStatus& status) {
  // The hint of an unpublished round with open games is "check and publish round".
  if (status.next == NextStep::EnterResults && status.roundUnpublished) return Command::PublishRound;
  return factOf(kStepCommands, status.next);
}

}  // namespace damath::window

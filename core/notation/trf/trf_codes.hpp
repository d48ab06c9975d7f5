// SPDX-License-Identifier: GPL-3.0-or-later
// The codes that lines of tournament reports give points by, and how they are spelled.
#pragma once

#include <cstddef>
#include <string>

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::notation {

// The words of line XXC: the colour of the first player, and pairing by rank.
enum class TrfStartWord { White1, Black1, Rank };
inline constexpr Spelling<TrfStartWord> kTrfStartWords[] = {
    {TrfStartWord::White1, "white1"}, {TrfStartWord::Black1, "black1"}, {TrfStartWord::Rank, "rank"}};
static_assert(coversEvery(kTrfStartWords));

// What line 162 has a figure for.
enum class TrfScored { Win, Draw, Loss, Absence, AllottedBye, Unknown };
inline constexpr Spelling<TrfScored> kTrfScored[] = {
    {TrfScored::Win, "W"},     {TrfScored::Draw, "D"},        {TrfScored::Loss, "L"},
    {TrfScored::Absence, "A"}, {TrfScored::AllottedBye, "P"}, {TrfScored::Unknown, "X"}};
static_assert(coversEvery(kTrfScored));

// What line XXS has a figure for: games by colour, byes, forfeits, and several of them at once: a win is one
// of either colour, by forfeit or of a full-point bye, a draw one of either colour or a half-point bye.
enum class TrfResultCode {
  WhiteWin,
  BlackWin,
  WhiteDraw,
  BlackDraw,
  WhiteLoss,
  BlackLoss,
  ZeroBye,
  HalfBye,
  FullBye,
  AllottedBye,
  ForfeitWin,
  ForfeitLoss,
  Win,
  Draw,
  Loss
};
inline constexpr Spelling<TrfResultCode> kTrfResultCodes[] = {
    {TrfResultCode::WhiteWin, "WW"},   {TrfResultCode::BlackWin, "BW"},
    {TrfResultCode::WhiteDraw, "WD"},  {TrfResultCode::BlackDraw, "BD"},
    {TrfResultCode::WhiteLoss, "WL"},  {TrfResultCode::BlackLoss, "BL"},
    {TrfResultCode::ZeroBye, "ZPB"},   {TrfResultCode::HalfBye, "HPB"},
    {TrfResultCode::FullBye, "FPB"},   {TrfResultCode::AllottedBye, "PAB"},
    {TrfResultCode::ForfeitWin, "FW"}, {TrfResultCode::ForfeitLoss, "FL"},
    {TrfResultCode::Win, "W"},         {TrfResultCode::Draw, "D"},
    {TrfResultCode::Loss, "L"}};
static_assert(coversEvery(kTrfResultCodes));

// The spellings of a table, a blank between: what a fault says may stand there.
template <class Value, std::size_t Count>
[[nodiscard]] std::string allOf(const Spelling<Value> (&table)[Count]) {
  std::string all;
  for (const auto& [value, text] : table) all.append(all.empty() ? "" : " ").append(text);
  return all;
}

}  // namespace damath::notation

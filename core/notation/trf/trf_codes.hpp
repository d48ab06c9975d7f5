// SPDX-License-Identifier: GPL-3.0-or-later
// The codes of report lines that give points, with their spellings.
#pragma once

#include <cstddef>
#include <string>

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::notation {

// The words of line XXC: the color of the first player, and pairing by rank.
enum class TrfStartWord { White1, Black1, Rank };
inline constexpr Spelling<TrfStartWord> kTrfStartWords[] = {
    {TrfStartWord::White1, "white1"}, {TrfStartWord::Black1, "black1"}, {TrfStartWord::Rank, "rank"}};
static_assert(coversEvery(kTrfStartWords));

// The results to which line 162 can give points.
enum class TrfScored { Win, Draw, Loss, Absence, AllottedBye, Unknown };
inline constexpr Spelling<TrfScored> kTrfScored[] = {
    {TrfScored::Win, "W"},     {TrfScored::Draw, "D"},        {TrfScored::Loss, "L"},
    {TrfScored::Absence, "A"}, {TrfScored::AllottedBye, "P"}, {TrfScored::Unknown, "X"}};
static_assert(coversEvery(kTrfScored));

// The results to which line XXS can give points: games by color, byes and forfeits. Win, Draw and Loss stand
// for several results at once. Win covers both colors, a forfeit win and a full-point bye. Draw covers both
// colors and a half-point bye. Loss covers both colors.
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

// Returns all spellings of a table, separated by blanks, as the expected values of a fault.
template <class Value, std::size_t Count>
[[nodiscard]] std::string allOf(const Spelling<Value> (&table)[Count]) {
  std::string all;
  for (const auto& [value, text] : table) all.append(all.empty() ? "" : " ").append(text);
  return all;
}

}  // namespace damath::notation

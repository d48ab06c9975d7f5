// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the members of a scoresheet and of its parts, for code that visits all of them. Each structured
// binding names every member of its type, so a new member stops the build here until it is added.
#pragma once

#include <concepts>
#include <type_traits>

#include "reports/compose/sheets/scoresheet.hpp"

namespace damath::compose {

// True if `Value` is the type `Whole`, const or not. Code that reads the members passes const, code that
// fills them does not.
template <class Value, class Whole>
concept IsWhole = std::same_as<std::remove_const_t<Value>, Whole>;

template <IsWhole<PlayerHead> Whole, class Take>
void giveParts(Whole& head, const Take& take) {
  auto& [name, school, grade] = head;
  take(name, school, grade);
}
template <IsWhole<GameHead> Whole, class Take>
void giveParts(Whole& head, const Take& take) {
  auto& [contest, event, date, venue, round, board, set, slash, direction, players, mode, publication,
         beside] = head;
  take(contest, event, date, venue, round, board, set, slash, direction, players, mode, publication, beside);
}
template <IsWhole<CellText> Whole, class Take>
void giveParts(Whole& cell, const Take& take) {
  auto& [written, crossedOut, correct, beside, findings] = cell;
  take(written, crossedOut, correct, beside, findings);
}
template <IsWhole<ScoresheetHalf> Whole, class Take>
void giveParts(Whole& half, const Take& take) {
  auto& [kind, move, score, total] = half;
  take(kind, move, score, total);
}
template <IsWhole<ScoresheetRow> Whole, class Take>
void giveParts(Whole& row, const Take& take) {
  auto& [line, halves, margin] = row;
  take(line, halves, margin);
}
template <IsWhole<Footnote> Whole, class Take>
void giveParts(Whole& note, const Take& take) {
  auto& [number, text] = note;
  take(number, text);
}
template <IsWhole<board::Piece> Whole, class Take>
void giveParts(Whole& piece, const Take& take) {
  auto& [side, chip, rank] = piece;
  take(side, chip, rank);
}
template <IsWhole<DiagramChip> Whole, class Take>
void giveParts(Whole& chip, const Take& take) {
  auto& [square, piece, text] = chip;
  take(square, piece, text);
}
template <IsWhole<BoardDiagram> Whole, class Take>
void giveParts(Whole& board, const Take& take) {
  auto& [caption, chips] = board;
  take(caption, chips);
}
template <IsWhole<Scoresheet> Whole, class Take>
void giveParts(Whole& form, const Take& take) {
  auto& [title, head, play, closing, result, ending, findings, rulings, stamp, coverage, remark, record,
         reviewers, boards] = form;
  take(title, head, play, closing, result, ending, findings, rulings, stamp, coverage, remark, record,
       reviewers, boards);
}

}  // namespace damath::compose

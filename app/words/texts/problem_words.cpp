// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/problem_words.hpp"

#include "app/words/texts/place_words.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "desk_ProblemKind.inc"

}  // namespace

std::string message(const desk::Problem& problem, Language language) {
  std::string where = problem.subject;
  if (!problem.event.empty()) {
    where = problem.event + ", " +
            (problem.round
                 ? placeText({contest::RoundNumber{*problem.round}, contest::BoardNumber{*problem.board}},
                             language)
                 : said(Phrase::RowRematch, language)) +
            " (" + problem.players + ")";
  }
  return said(phraseOf(problem.kind), language, {problem.detail, where});
}

}  // namespace damath::words

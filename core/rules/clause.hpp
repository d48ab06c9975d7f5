// SPDX-License-Identifier: GPL-3.0-or-later
// A clause of docs/rulebook.md as a value. A clause that the rulebook lacks does not compile:
//   Clause clause = "K5";
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

namespace damath::rules {

// The clauses in the order of the rulebook. The lettered steps of Y2 follow Y2. "9" is the table of options
// in section 9; it allows every answer that differs from the ruleset `manual`.
inline constexpr std::string_view kClauses[] = {
    "B1", "B2", "B3",  "B4",  "B5",                                                              //
    "C1", "C2", "C3",  "C4",                                                                     //
    "M1", "M2", "M3",                                                                            //
    "K1", "K2", "K3",  "K4",  "K5",  "K6",  "K7",  "K8",  "K9",  "K10",                          //
    "P1", "P2",                                                                                  //
    "S1", "S2", "S3",  "S4",  "S5",  "S6",  "S7",  "S8",                                         //
    "E1", "E2", "E3",  "E4",                                                                     //
    "T1", "T2", "T3",  "T4",  "T5",  "T6",                                                       //
    "Y1", "Y2", "Y2a", "Y2b", "Y2c", "Y2d", "Y2e", "Y2f", "Y2g", "Y2h", "Y3", "Y4", "Y5", "Y6",  //
    "N1", "N2", "N3",  "N4",  "N5",  "N6",  "N7",                                                //
    "9",                                                                                         //
    "G1", "G2", "G3",  "G4",  "G5",  "G6",  "G7",  "G8",  "G9",  "G10",                          //
    "L1", "L2", "L3",  "L4",  "L5",  "L6"};

class Clause {
 public:
  // Makes an empty value: no clause is broken, or no clause is cited.
  constexpr Clause() = default;
  consteval Clause(const char* text) : m_number(numberOf(text)) {
    if (m_number == 0) throw "the rulebook has no such clause";
  }

  [[nodiscard]] constexpr explicit operator bool() const { return m_number != 0; }
  // Clauses compare in the order of the rulebook. The empty value comes first.
  friend constexpr auto operator<=>(Clause, Clause) = default;

  // Returns text such as "K5", or an empty text for the empty value.
  [[nodiscard]] friend constexpr std::string_view toText(Clause clause) {
    return clause ? kClauses[clause.m_number - 1U] : std::string_view();
  }
  // Parses external text. nullopt if the rulebook has no such clause.
  [[nodiscard]] static constexpr std::optional<Clause> parse(std::string_view text) {
    Clause clause;
    clause.m_number = numberOf(text);
    return clause ? std::optional(clause) : std::nullopt;
  }

 private:
  // Returns the clause's place in kClauses, from 1; 0 if there is no such clause.
  static constexpr std::uint8_t numberOf(std::string_view text) {
    const auto* const found = std::ranges::find(kClauses, text);
    return found == std::end(kClauses) ? std::uint8_t{0}
                                       : static_cast<std::uint8_t>(found - std::begin(kClauses) + 1);
  }

  std::uint8_t m_number = 0;
};

[[nodiscard]] constexpr std::optional<Clause> parseClause(std::string_view text) {
  return Clause::parse(text);
}

}  // namespace damath::rules

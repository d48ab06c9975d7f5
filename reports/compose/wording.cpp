// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/wording.hpp"

#include <array>
#include <type_traits>
#include <variant>

#include "reports/compose/parts/event_head.hpp"
#include "reports/compose/sheets/scoresheet_parts.hpp"

namespace damath::compose {

namespace {

// Collects the texts of a document as one text. Each text is written after its length and each list after its
// count, so that different documents never give the same text. Each structured binding names every member of
// its type, so a new member stops the build here until it is added.
class Wording {
 public:
  explicit Wording(const TakeWording& take) : m_take(take) {}

  template <class... Parts>
  void putAll(const Parts&... parts) {
    (put(parts), ...);
  }
  // Passes the collected text to the receiver and clears it.
  void giveAll() {
    m_take(m_text);
    m_text.clear();
  }

 private:
  void put(const std::string& text) { m_text += std::to_string(text.size()) + ":" + text; }
  void put(int number) { m_text += std::to_string(number) + ";"; }
  void put(std::size_t number) { m_text += std::to_string(number) + ";"; }
  void put(bool is) { m_text += is ? "+;" : "-;"; }
  template <class Enum>
  requires std::is_enum_v<Enum>
  void put(Enum value) { put(static_cast<int>(value)); }
  template <class T>
  void put(const std::vector<T>& list) {
    put(list.size());
    for (const T& each : list) put(each);
  }
  template <class T, std::size_t N>
  void put(const std::array<T, N>& list) {
    for (const T& each : list) put(each);
  }
  template <class Value>
  requires requires(const Value& value) { value.has_value(); }
  void put(const Value& value) {
    put(value.has_value());
    if (value) put(*value);
  }

  // Writes a scoresheet or one of its parts, member by member.
  template <class Whole>
  requires requires(const Whole& whole) {
    giveParts(whole, [](const auto&...) {});
  }
  void put(const Whole& whole) {
    giveParts(whole, [&](const auto&... parts) { putAll(parts...); });
  }
  void put(const CellText& cell) {
    const auto& [written, correct, beside, findings, crossedOut] = cell;
    if (crossedOut) put(*crossedOut);
    putAll(written, correct, beside ? *beside : std::string(), findings);
  }
  void put(const DiagramChip& chip) {
    const auto& [square, piece, text] = chip;
    putAll(square.index(), piece.side, piece.rank, text);
  }
  void put(const EventHead& head) {
    const auto& [contest, event, set, ruleset, date, venue, mode, beside] = head;
    putAll(contest, event, set, ruleset, date, venue, mode);
    putBeside(beside);
  }
  void put(const GameHead& head) {
    const auto& [contest, event, date, venue, round, board, set, slash, direction, players, mode, publication,
                 beside] = head;
    putAll(contest, event, date, venue, round, board, set, direction, players, mode, publication);
    putBeside(beside);
  }
  // Writes only sections, so that papers with schools keep the digest that they had before sections came.
  void putBeside(contest::SchoolOrSection beside) {
    if (beside == contest::SchoolOrSection::Section) put(beside);
  }

  void put(const BlankSheet& form) {
    const auto& [title, head, part] = form;
    putAll(title, head, part);
  }

  void put(const ListColumn& column) {
    const auto& [heading, align, weight, onCard] = column;
    put(heading);
  }
  void put(const Section& section) {
    const auto& [heading, paragraphs, columns, rows, room] = section;
    putAll(heading, paragraphs, columns, rows);
  }
  void put(const RankNote& note) {
    const auto& [rank, player, reasons, isTabled] = note;
    putAll(rank, player, reasons);
  }
  void put(const TallyRow& row) {
    const auto& [number, player, school, results, rematches, coach, points, played, won, drawn, lost,
                 pointSystem, rank, group] = row;
    putAll(number, player, school, results, rematches, coach, points, played, won, drawn, lost, pointSystem,
           rank, group);
  }
  void put(const TallySheet& form) {
    const auto& [title, head, rounds, rows, notes, provisional, remarks, ties, hasRematches, hasGroups,
                 legend, cellLegend] = form;
    putAll(title, head, rounds, rows, notes, provisional, remarks, ties, hasRematches, hasGroups, legend,
           cellLegend);
  }
  void put(const ListSheet& form) {
    const auto& [title, head, columns, rows, notes, provisional, legend, remarks, opponents, opening,
                 sections, ties, signatures, size, room, games] = form;
    putAll(title, head, columns, rows, notes, provisional, legend, remarks, opening, sections, ties,
           signatures);
  }
  void put(const ResultSlips& form) {
    const auto& [title, games] = form;
    putAll(title, games);
  }
  void put(const Certificate& form) {
    const auto& [design, title, givenTo, name, school, reason, contest, issuer, given, mark, signatures,
                 picture] = form;
    putAll(title, givenTo, name, school, reason, contest, issuer, given, mark, signatures);
  }
  void put(const PairingCards::Card& card) {
    const auto& [number, player, school] = card;
    putAll(number, player, school);
  }
  void put(const PairingCards& form) {
    const auto& [title, head, cards, rounds] = form;
    putAll(title, head, cards, rounds);
  }
  void put(const LoginCards::Field& field) {
    const auto& [name, text] = field;
    putAll(name, text);
  }
  void put(const LoginCards::Card& card) {
    const auto& [person, fields, note, code] = card;
    putAll(person, fields, note, code);
  }
  void put(const LoginCards& form) {
    const auto& [title, head, cards] = form;
    putAll(title, head, cards);
  }
  void put(const GuideRun& run) {
    const auto& [text, look] = run;
    put(text);
  }
  void put(const GuideBlock& block) {
    const auto& [kind, mark, runs] = block;
    putAll(kind, mark, runs);
  }
  void put(const Guide& form) {
    const auto& [title, head, blocks] = form;
    putAll(title, head, blocks);
  }
  void put(const TreeGame& game) {
    const auto& [number, column, players, winner, caption, from] = game;
    putAll(number, column, players, winner, caption, from);
  }
  void put(const TreePart& part) {
    const auto& [rounds, games] = part;
    putAll(rounds, games);
  }
  void put(const BracketTree& form) {
    const auto& [title, head, provisional, parts] = form;
    putAll(title, head, provisional, parts);
  }
  void put(const ContentsEntry& entry) {
    const auto& [text, level, form] = entry;
    putAll(text, level);
  }
  void put(const Contents& form) {
    const auto& [title, head, entries] = form;
    putAll(title, head, entries);
  }
  void put(const PackedSheet& form) { put(form.unpacked()); }
  void put(const Form& form) {
    const bool isPacked = std::holds_alternative<PackedSheet>(form);
    put(isPacked ? Form(Scoresheet()).index() : form.index());
    std::visit([this](const auto& held) { put(held); }, form);
    giveAll();
  }

  std::string m_text;
  const TakeWording& m_take;
};

}  // namespace

void giveWording(const Document& document, const TakeWording& take) {
  Wording wording(take);
  wording.putAll(document.title, std::string(codeOf(document.language)), document.forms);
  wording.giveAll();
}

}  // namespace damath::compose

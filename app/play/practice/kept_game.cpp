// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/kept_game.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "app/window/text/file_contents.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "platform/durable_file.hpp"
#include "platform/user.hpp"

namespace damath::window {

using game::Player;

namespace {

constexpr int kVersion = 1;

QJsonArray drawsOf(const rules::CompanionDraws& draws) {
  QJsonArray names;
  for (const std::string& name : rules::namesOf(draws)) names.append(toQt(name));
  return names;
}

// Names that no condition has are left out.
rules::CompanionDraws drawsIn(const QJsonArray& names) {
  rules::CompanionDraws draws;
  for (const auto& name : names) static_cast<void>(rules::add(draws, fromQt(name.toString())));
  return draws;
}

QString playerText(Player player) {
  return player == Player::Engine ? QStringLiteral("engine") : QStringLiteral("human");
}

std::optional<game::Law> lawIn(const QJsonObject& kept) {
  const auto game = rules::parseGame(fromQt(kept[QStringLiteral("game")].toString()));
  if (!game) return std::nullopt;
  if (*game != rules::Game::Damath) return game::lawOfCompanion(*game);
  auto ruleset = notation::parseRulesetJson(fromQt(kept[QStringLiteral("ruleset")].toString()));
  auto set = notation::parseChipSetJson(fromQt(kept[QStringLiteral("set")].toString()));
  if (!ruleset || !set) return std::nullopt;
  return game::damathLaw(*std::move(ruleset), *std::move(set));
}

std::optional<KeptGame> gameIn(const QJsonObject& kept) {
  if (kept[QStringLiteral("version")].toInt() != kVersion) return std::nullopt;
  auto law = lawIn(kept);
  if (!law) return std::nullopt;
  const auto start =
      notation::parsePositionJson(fromQt(kept[QStringLiteral("start")].toString()), law->forNotation());
  if (!start) return std::nullopt;
  law->start = *start;
  KeptGame read{game::setupOf(*std::move(law)), {}};
  game::Setup& setup = read.setup;
  const QJsonArray players = kept[QStringLiteral("players")].toArray();
  for (int i = 0; i < 2; ++i) {
    const bool isEngine = players.at(i).toString() == QLatin1String("engine");
    setup.players[static_cast<std::size_t>(i)] = isEngine ? Player::Engine : Player::Human;
  }
  const int plies = kept[QStringLiteral("plies")].toInt();
  const auto levels = game::levelsOf(setup.law.game);
  const auto erring = engine::parseErring(fromQt(kept[QStringLiteral("erring")].toString()));
  if (erring && *erring != engine::Erring::Never) {
    setup.strength = game::strengthOf(*erring, kept[QStringLiteral("seed")].toString().toULongLong());
  } else if (std::ranges::find(levels, plies) != levels.end()) {
    setup.strength = game::strengthOf(plies, std::nullopt);
  }
  if (setup.companion) {
    setup.companion->draws = {drawsIn(kept[QStringLiteral("draws")].toArray()),
                              setup.companion->draws.clause()};
  }
  rules::RunningGame played = setup.newGame();
  const QJsonArray turns = kept[QStringLiteral("turns")].toArray();
  for (const auto& value : turns) {
    if (played.outcome()) return std::nullopt;
    const auto turn =
        notation::parseTypedTurn(fromQt(value.toString()), played.position(), setup.law.forNotation());
    if (!turn) return std::nullopt;
    played.play(*turn);
    read.turns.push_back(*turn);
  }
  read.ending = rules::parseEnding(fromQt(kept[QStringLiteral("ending")].toString()));
  const bool isTurned = kept[QStringLiteral("below")].toString() == QLatin1String("red");
  read.below = isTurned ? board::Side::Red : board::Side::Blue;
  return read;
}

}  // namespace

QString keptGamePath() {
  return toQt((platform::stateFolder() / "damath-console" / "practice.json").string());
}

std::optional<QString> keepGame(const KeptGame& game) {
  const game::Setup& setup = game.setup;
  QJsonArray turns;
  for (const rules::Turn& turn : game.turns) {
    turns.append(toQt(notation::turnName(setup.law.game, turn)));
  }
  QJsonObject kept{
      {QStringLiteral("version"), kVersion},
      {QStringLiteral("game"), toQt(rules::toText(setup.law.game))},
      {QStringLiteral("start"), toQt(notation::toPositionJson(setup.law.start, setup.law.set))},
      {QStringLiteral("players"), QJsonArray{playerText(setup.players[0]), playerText(setup.players[1])}},
      {QStringLiteral("plies"), setup.strength.plies},
      {QStringLiteral("turns"), turns},
      {QStringLiteral("below"),
       game.below == board::Side::Red ? QStringLiteral("red") : QStringLiteral("blue")}};
  if (setup.strength.erring != engine::Erring::Never) {
    kept[QStringLiteral("erring")] = toQt(engine::toText(setup.strength.erring));
    kept[QStringLiteral("seed")] = QString::number(setup.strength.seed);
  }
  if (setup.companion) {
    kept[QStringLiteral("draws")] = drawsOf(setup.companion->draws.answer());
  } else {
    kept[QStringLiteral("ruleset")] = toQt(notation::toRulesetJson(setup.law.ruleset));
    kept[QStringLiteral("set")] = toQt(notation::toChipSetJson(setup.law.set));
  }
  if (game.ending) kept[QStringLiteral("ending")] = toQt(rules::toText(*game.ending));
  // writeOwn() reports a folder that is missing.
  static_cast<void>(platform::makeFolders(toPath(keptGamePath()).parent_path()));
  return writeOwn(keptGamePath(), QJsonDocument(kept).toJson().toStdString());
}

std::optional<KeptGame> keptGame() {
  constexpr std::size_t kMost = 1 << 20;
  const auto bytes = readOwn(keptGamePath(), kMost);
  return bytes ? gameIn(QJsonDocument::fromJson(*bytes).object()) : std::nullopt;
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/own_laws.hpp"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <algorithm>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/expected.hpp"
#include "core/notation/law/chip_set_json.hpp"
#include "core/notation/law/ruleset_json.hpp"
#include "core/precondition.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "platform/durable_file.hpp"

namespace damath::window {

namespace {

QString nameIn(LawKind kind, const std::string& document) {
  if (kind == LawKind::Ruleset) {
    const auto ruleset = notation::parseRulesetJson(document);
    return ruleset ? toQt(ruleset->name) : QString();
  }
  const auto set = notation::parseChipSetJson(document);
  return set ? toQt(set->name) : QString();
}

std::vector<KeptLaw> builtInLaws(LawKind kind) {
  std::vector<KeptLaw> laws;
  if (kind == LawKind::Ruleset) {
    for (const std::string_view name : rules::profileNames()) {
      laws.push_back({toQt(name), notation::toRulesetJson(rules::profile(name).value()), {}});
    }
    return laws;
  }
  for (const std::string_view name : rules::builtInChipSetNames()) {
    laws.push_back({toQt(name), notation::toChipSetJson(*rules::builtInChipSet(name)), {}});
  }
  return laws;
}

QString freePath(const QDir& folder, const QString& name) {
  QString path = folder.filePath(name + QStringLiteral(".json"));
  for (int number = 2; QFile::exists(path); ++number) {
    path = folder.filePath(QStringLiteral("%1-%2.json").arg(name).arg(number));
  }
  return path;
}

std::optional<KeptLaw> lawAt(LawKind kind, const QString& path) {
  const auto document = readOwn(path, kMostLawBytes);
  if (!document) return std::nullopt;
  auto checked = checkedLaw(kind, document->toStdString());
  if (!checked) return std::nullopt;
  const QString name = nameIn(kind, *checked);
  return KeptLaw{name, *std::move(checked), path};
}

}  // namespace

QString lawFolder(LawKind kind) {
  const QDir own(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
  return own.filePath(kind == LawKind::Ruleset ? QStringLiteral("rulesets") : QStringLiteral("chipsets"));
}

KeptLaws keptLaws(LawKind kind) {
  KeptLaws kept;
  kept.laws = builtInLaws(kind);
  std::vector<KeptLaw> own;
  const QDir folder(lawFolder(kind));
  const QStringList files = folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
  for (const QString& file : files) {
    auto law = lawAt(kind, folder.filePath(file));
    const auto isSame = [&](const KeptLaw& other) { return other.name == law->name; };
    if (!law || isBuiltInLaw(kind, law->name) || std::ranges::any_of(own, isSame)) {
      kept.unread << file;
    } else {
      own.push_back(*std::move(law));
    }
  }
  std::ranges::sort(own, [](const KeptLaw& a, const KeptLaw& b) {
    return QString::localeAwareCompare(a.name, b.name) < 0;
  });
  std::ranges::move(own, std::back_inserter(kept.laws));
  return kept;
}

Expected<std::string, notation::JsonFaults> checkedLaw(LawKind kind, const std::string& document) {
  if (kind == LawKind::Ruleset) {
    DAMATH_TRY(ruleset, notation::parseRulesetJson(document));
    return notation::toRulesetJson(*ruleset);
  }
  DAMATH_TRY(set, notation::parseChipSetJson(document));
  return notation::toChipSetJson(*set);
}

bool isBuiltInLaw(LawKind kind, const QString& name) {
  const std::string text = fromQt(name);
  return kind == LawKind::Ruleset ? rules::profile(text).has_value() : rules::builtInChipSet(text) != nullptr;
}

QString lawText(LawKind kind, const QString& name, words::Language language) {
  if (kind == LawKind::Ruleset) return rulesetText(fromQt(name), language);
  const rules::ChipSet* set = rules::builtInChipSet(fromQt(name));
  return set == nullptr ? name : setText(*set, language);
}

Expected<QString, QString> keepLaw(LawKind kind, const std::string& document) {
  const QString name = nameIn(kind, document);
  DAMATH_EXPECTS(!name.isEmpty() && !isBuiltInLaw(kind, name));
  const QDir folder(lawFolder(kind));
  if (platform::makeFolders(toPath(folder.path()))) return Unexpected<QString>(folder.path());
  const auto kept = keptLaws(kind);
  const auto before = std::ranges::find(kept.laws, name, &KeptLaw::name);
  const QString path =
      before == kept.laws.end() ? freePath(folder, fileNameOf(name, QStringLiteral("law"))) : before->path;
  if (const auto fault = writeOwn(path, document + "\n")) {
    return Unexpected<QString>(QStringLiteral("%1: %2").arg(path, *fault));
  }
  return path;
}

Expected<void, QString> removeLaw(const KeptLaw& law) {
  QFile file(law.path);
  if (!file.remove()) return Unexpected<QString>(QStringLiteral("%1: %2").arg(law.path, file.errorString()));
  return {};
}

std::optional<rules::Ruleset> rulesetNamed(const QString& name) {
  const KeptLaws kept = keptLaws(LawKind::Ruleset);
  const auto found = std::ranges::find(kept.laws, name, &KeptLaw::name);
  if (found == kept.laws.end()) return std::nullopt;
  // Returns a built-in ruleset directly. Only the user's own rulesets are read from their JSON documents.
  if (!found->isOwn()) return rules::profile(fromQt(name));
  const auto ruleset = notation::parseRulesetJson(found->document);
  return ruleset ? std::optional(*ruleset) : std::nullopt;
}

std::optional<rules::ChipSet> chipSetNamed(const QString& name) {
  if (const rules::ChipSet* builtIn = rules::builtInChipSet(fromQt(name))) return *builtIn;
  const KeptLaws kept = keptLaws(LawKind::ChipSet);
  const auto found = std::ranges::find(kept.laws, name, &KeptLaw::name);
  if (found == kept.laws.end()) return std::nullopt;
  const auto set = notation::parseChipSetJson(found->document);
  return set ? std::optional(*set) : std::nullopt;
}

void offerLaws(QComboBox& box, LawKind kind, words::Language language) {
  for (const KeptLaw& law : keptLaws(kind).laws) {
    box.addItem(lawText(kind, law.name, language), law.name);
  }
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Rulesets and chip sets of one's own, each in a JSON file (docs/formats.md) in the person's folder of this
// program, beside the built-in ones. The command reads such a file by its path.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "core/expected.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::models {

enum class LawKind { Ruleset, ChipSet };

// A law by its name, as the program writes it.
struct KeptLaw {
  QString name;
  std::string document;
  QString path;  // empty for a built-in one, which cannot be changed

  [[nodiscard]] bool isOwn() const { return !path.isEmpty(); }
};

struct KeptLaws {
  std::vector<KeptLaw> laws;  // the built-in ones, then one's own by name
  QStringList unread;         // files that hold no such law
};

[[nodiscard]] QString lawFolder(LawKind kind);
[[nodiscard]] KeptLaws keptLaws(LawKind kind);

// The law as the program writes it, or everything that is wrong with the document.
[[nodiscard]] Expected<std::string, notation::JsonFaults> checkedLaw(LawKind kind,
                                                                     const std::string& document);
[[nodiscard]] bool isBuiltInLaw(LawKind kind, const QString& name);

// A built-in one's name in words, one's own as it is.
[[nodiscard]] QString lawText(LawKind kind, const QString& name, words::Language language);

// Keeps it under its name, in place of one's own law of that name. The path; or what the disk said.
// Promise: the document is one that checkedLaw gave, and its name is no built-in one's.
[[nodiscard]] Expected<QString, QString> keepLaw(LawKind kind, const std::string& document);
// What the disk said where it did not go.
[[nodiscard]] Expected<void, QString> removeLaw(const KeptLaw& law);

// The built-in one of that name, else one's own; nothing where there is none.
[[nodiscard]] std::optional<rules::Ruleset> rulesetNamed(const QString& name);
[[nodiscard]] std::optional<rules::ChipSet> chipSetNamed(const QString& name);

}  // namespace damath::models

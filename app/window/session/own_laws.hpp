// SPDX-License-Identifier: GPL-3.0-or-later
// The rulesets and chip sets that the window offers: the built-in ones and the user's own. Each law of the
// user is a JSON file (docs/formats.md) in the user's folder of this program. The command line reads such a
// file by its path.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "core/expected.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "words/language.hpp"

class QComboBox;

namespace damath::window {

enum class LawKind { Ruleset, ChipSet };

// A ruleset or a chip set: its name and its JSON document, in the form that this program writes.
struct KeptLaw {
  QString name;
  std::string document;
  QString path;  // empty for a built-in one, which cannot be changed

  [[nodiscard]] bool isOwn() const { return !path.isEmpty(); }
};

struct KeptLaws {
  std::vector<KeptLaw> laws;  // the built-in laws, then the user's own, sorted by name
  QStringList unread;         // files without a valid law, or with a name that is already taken
};

[[nodiscard]] QString lawFolder(LawKind kind);
[[nodiscard]] KeptLaws keptLaws(LawKind kind);

// Returns the document in the form that this program writes, or all errors of the document.
[[nodiscard]] Expected<std::string, notation::JsonFaults> checkedLaw(LawKind kind,
                                                                     const std::string& document);
[[nodiscard]] bool isBuiltInLaw(LawKind kind, const QString& name);

// Returns the display name of a built-in law, or the own name of a user's law.
[[nodiscard]] QString lawText(LawKind kind, const QString& name, words::Language language);

// Saves the document under its name and replaces the user's law of that name. Returns the path, or the text
// of the file error. Precondition: checkedLaw returned the document, and no built-in law has its name.
[[nodiscard]] Expected<QString, QString> keepLaw(LawKind kind, const std::string& document);
// Returns the text of the file error if the file could not be deleted.
[[nodiscard]] Expected<void, QString> removeLaw(const KeptLaw& law);

// Returns the built-in ruleset or chip set of that name, or the user's own; nullopt if there is neither.
[[nodiscard]] std::optional<rules::Ruleset> rulesetNamed(const QString& name);
[[nodiscard]] std::optional<rules::ChipSet> chipSetNamed(const QString& name);

// Fills a combo box with rulesets or chip sets: the built-in ones and the user's own, identified by name.
void offerLaws(QComboBox& box, LawKind kind, words::Language language);

}  // namespace damath::window

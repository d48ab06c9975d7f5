// SPDX-License-Identifier: GPL-3.0-or-later
// The rulesets and chip sets ("laws") that the window offers: the built-in laws and the user's own. Each law
// of the user is a JSON file (docs/formats.md) in this program's folder for user data. The command `damath`
// reads such a file by its path.
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

// The size, in bytes, of the largest JSON document of a ruleset or a chip set that the window reads.
inline constexpr std::size_t kMostLawBytes = 1 << 20;

enum class LawKind { Ruleset, ChipSet };

// A ruleset or chip set with its JSON document, in the form that this program writes.
struct KeptLaw {
  QString name;
  std::string document;
  QString path;  // the path of the user's file; empty for a built-in law

  [[nodiscard]] bool isOwn() const { return !path.isEmpty(); }
};

struct KeptLaws {
  std::vector<KeptLaw> laws;  // the built-in laws first; then the user's own laws, sorted by name
  QStringList unread;         // files that have no valid law, or a law whose name is taken
};

[[nodiscard]] QString lawFolder(LawKind kind);
[[nodiscard]] KeptLaws keptLaws(LawKind kind);

// Checks the JSON document of a law and returns it in the form that this program writes. Errors: all faults
// of the document.
[[nodiscard]] Expected<std::string, notation::JsonFaults> checkedLaw(LawKind kind,
                                                                     const std::string& document);
[[nodiscard]] bool isBuiltInLaw(LawKind kind, const QString& name);

// Returns the display name of a built-in law, or the own name of a user's law.
[[nodiscard]] QString lawText(LawKind kind, const QString& name, words::Language language);

// Saves the document as the user's law under the name in it, and replaces the user's law that has this name.
// Returns the path of the file. Errors: the path, and the text of the file error if there is one.
// Precondition: checkedLaw() returned the document, and no built-in law has its name.
[[nodiscard]] Expected<QString, QString> keepLaw(LawKind kind, const std::string& document);
// Deletes the user's law. Errors: the path and the text of the file error.
[[nodiscard]] Expected<void, QString> removeLaw(const KeptLaw& law);

// rulesetNamed and chipSetNamed return the built-in or the user's own ruleset or chip set with this name.
// nullopt if there is none.
[[nodiscard]] std::optional<rules::Ruleset> rulesetNamed(const QString& name);
[[nodiscard]] std::optional<rules::ChipSet> chipSetNamed(const QString& name);

// Adds rulesets or chip sets to a combo box: the built-in laws and the user's own. The data of each item is
// the name of the law.
void offerLaws(QComboBox& box, LawKind kind, words::Language language);

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/contest_text.hpp"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "app/window/text/qt_text.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/fact_table.hpp"
#include "core/sheet/law/spelling.hpp"
#include "db/records/stamp.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::window {

namespace {

using contest::System;
using words::Phrase;

constexpr std::pair<System, Phrase> kSystemNames[] = {
    {System::RoundRobin, Phrase::SystemRoundRobin},
    {System::Groups, Phrase::SystemGroups},
    {System::Swiss, Phrase::SystemSwiss},
    {System::KnockOut, Phrase::SystemKnockOut},
    {System::DoubleKnockOut, Phrase::SystemDoubleKnockOut},
};
static_assert(coversEvery(kSystemNames));

// Returns the two grand totals as "75 : −72"; empty if one is missing.
QString figuresText(const contest::EventSetup& setup, const contest::GameResult& result) {
  if (!result.blueGrand || !result.redGrand) return {};
  return totalText(setup.set, *result.blueGrand) + QStringLiteral(" : ") +
         totalText(setup.set, *result.redGrand);
}

}  // namespace

QString entryName(const contest::Contest& contest, const contest::Event& event, contest::EntryId entry) {
  return toQt(contest::nameOf(contest, event, entry));
}

QString entrySchoolOrSection(const contest::Contest& contest, const contest::Event& event,
                             contest::EntryId entry) {
  return toQt(contest::shownSchoolOrSection(contest, event, entry));
}

QString resultText(const std::optional<rules::Result>& result) {
  return result ? toQt(rules::scoreText(*result)) : QStringLiteral("—");
}

QString wholeResult(const contest::EventSetup& setup, const contest::GameResult& result,
                    words::Language language) {
  return QStringLiteral("%1 (%2)").arg(resultText(result.result), factsText(setup, result, language));
}

QString factsText(const contest::EventSetup& setup, const contest::GameResult& result,
                  words::Language language) {
  const QString figures = figuresText(setup, result);
  QString ending = endingText(result.ending, language);
  if (figures.isEmpty()) return ending;
  return contest::mayDecideAlone(result.ending) ? figures + QStringLiteral(", ") + ending : figures;
}

QString figureText(const rules::ChipSet& set, const exact::Number& value) {
  return toQt(sheet::figureWithDecimals(set, value)).replace(u'-', u'−');
}

QString totalText(const rules::ChipSet& set, const exact::Number& value) {
  return toQt(sheet::totalWithDecimals(set, value)).replace(u'-', u'−');
}

QString endingText(rules::Ending ending, words::Language language) {
  return toQt(compose::endingName(ending, language));
}

QString systemText(contest::System system, words::Language language) {
  const auto* row = std::ranges::find(kSystemNames, system, &std::pair<System, Phrase>::first);
  return toQt(words::toText(row->second, language));
}

QString setText(const rules::ChipSet& set, words::Language language) {
  return toQt(compose::setName(set.name, language));
}

QString rulesetText(std::string_view name, words::Language language) {
  return toQt(compose::rulesetName(name, language));
}

QString withPairedAgain(const QString& text, const desk::PairedAgain& again, words::Language language) {
  const std::string sentences = words::pairedAgainText(again, language);
  return sentences.empty() ? text : text + QStringLiteral(" · ") + toQt(sentences);
}

QString momentText(const QDateTime& moment, words::Language language) {
  const QDateTime here = moment.toLocalTime();
  const QLocale locale(toQt(words::codeOf(language)) + QStringLiteral("_PH"));
  QString time = here.toString(QStringLiteral("HH:mm"));
  if (here.date() == QDate::currentDate()) return time;
  return QStringLiteral("%1, %2").arg(locale.toString(here.date(), QStringLiteral("d MMM yyyy")), time);
}

QString momentText(const std::string& kept, words::Language language) {
  const auto at = db::parseInstant(kept);
  return at ? momentText(QDateTime::fromSecsSinceEpoch(at->time_since_epoch().count()), language)
            : toQt(kept);
}

}  // namespace damath::window

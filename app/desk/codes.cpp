// The desk's reason codes as JSON output spells them.
#include <utility>

#include "app/desk/desk_error.hpp"
#include "app/desk/problem.hpp"
#include "app/desk/sheet_desk.hpp"
#include "app/desk/status.hpp"

namespace damath::desk {

namespace {

template <class Code, std::size_t Count>
std::string_view textOf(const std::pair<Code, std::string_view> (&table)[Count], Code code) {
  for (const auto& [value, text] : table) {
    if (value == code) return text;
  }
  return {};
}

constexpr std::pair<Refusal, std::string_view> kRefusals[] = {
    {Refusal::StoreFailed, "storeFailed"},
    {Refusal::FileExists, "fileExists"},
    {Refusal::NameMissing, "nameMissing"},
    {Refusal::NotText, "notText"},
    {Refusal::EventExists, "eventExists"},
    {Refusal::NoSuchEvent, "noSuchEvent"},
    {Refusal::SystemUnimplemented, "systemUnimplemented"},
    {Refusal::ChipSetBroken, "chipSetBroken"},
    {Refusal::BadLegs, "badLegs"},
    {Refusal::BadRounds, "badRounds"},
    {Refusal::RowsRefused, "rowsRefused"},
    {Refusal::EntriesFrozen, "entriesFrozen"},
    {Refusal::TooFewEntries, "tooFewEntries"},
    {Refusal::Complete, "complete"},
    {Refusal::ResultsMissing, "resultsMissing"},
    {Refusal::NoSuchGame, "noSuchGame"},
    {Refusal::TotalsRequired, "totalsRequired"},
    {Refusal::EndingNotAllowed, "endingNotAllowed"},
    {Refusal::TotalsIncomplete, "totalsIncomplete"},
    {Refusal::ResultUnchanged, "resultUnchanged"},
    {Refusal::ByRequired, "byRequired"},
    {Refusal::ReasonRequired, "reasonRequired"},
    {Refusal::NoSuchSheet, "noSuchSheet"},
    {Refusal::SheetAccepted, "sheetAccepted"},
    {Refusal::NoSuchEntry, "noSuchEntry"},
    {Refusal::NoRematchDue, "noRematchDue"},
};

constexpr std::pair<RowReason, std::string_view> kRowReasons[] = {
    {RowReason::NotText, "notText"},
    {RowReason::TooLarge, "tooLarge"},
    {RowReason::WrongHeader, "wrongHeader"},
    {RowReason::NoRows, "noRows"},
    {RowReason::OpenQuote, "openQuote"},
    {RowReason::TooManyCells, "tooManyCells"},
    {RowReason::MissingName, "missingName"},
    {RowReason::MissingSchool, "missingSchool"},
    {RowReason::BadRating, "badRating"},
    {RowReason::DuplicateInFile, "duplicateInFile"},
    {RowReason::DuplicateInEvent, "duplicateInEvent"},
};

constexpr std::pair<ProblemKind, std::string_view> kProblems[] = {
    {ProblemKind::FileDamaged, "fileDamaged"},       {ProblemKind::BrokenReference, "brokenReference"},
    {ProblemKind::FindingsDiffer, "findingsDiffer"}, {ProblemKind::ResultDiffers, "resultDiffers"},
    {ProblemKind::JournalGap, "journalGap"},         {ProblemKind::JournalUnchained, "journalUnchained"},
    {ProblemKind::JournalDiffers, "journalDiffers"},
};

constexpr std::pair<NextStep, std::string_view> kSteps[] = {
    {NextStep::ImportPlayers, "importPlayers"}, {NextStep::PairRound, "pairRound"},
    {NextStep::EnterResults, "enterResults"},   {NextStep::PlayRematches, "playRematches"},
    {NextStep::CheckSheets, "checkSheets"},     {NextStep::Final, "final"},
};

constexpr std::pair<MismatchKind, std::string_view> kMismatches[] = {
    {MismatchKind::Set, "set"},           {MismatchKind::Ruleset, "ruleset"}, {MismatchKind::Start, "start"},
    {MismatchKind::BlueName, "blueName"}, {MismatchKind::RedName, "redName"}, {MismatchKind::Round, "round"},
    {MismatchKind::Board, "board"},
};

}  // namespace

std::string_view toText(Refusal refusal) {
  return textOf(kRefusals, refusal);
}

std::string_view toText(RowReason reason) {
  return textOf(kRowReasons, reason);
}

std::string_view toText(ProblemKind kind) {
  return textOf(kProblems, kind);
}

std::string_view toText(NextStep step) {
  return textOf(kSteps, step);
}

std::string_view toText(MismatchKind kind) {
  return textOf(kMismatches, kind);
}

}  // namespace damath::desk

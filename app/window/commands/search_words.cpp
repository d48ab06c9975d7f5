// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/commands/search_words.hpp"

#include <algorithm>

namespace damath::window {

namespace {

using exports::EventForm;
using papers::PaperForm;
using words::Phrase;

constexpr SoughtPaper paper(PaperForm form) {
  return {form, std::nullopt};
}
constexpr SoughtSetting setting(Phrase name) {
  return {name};
}

constexpr SearchWords kSearchWords[] = {
    {Command::NewContest, "create start begin tournament", "gumawa simulan magsimula torneo"},
    {Command::FromDocument, "json text document restore", "dokumento teksto ibalik"},
    {Command::OpenContest, "load file", "buksan file"},
    {Command::JoinHall, "connect network wifi join", "kumonekta sumali network wifi"},
    {Command::OpenSample, "example demo try tutorial", "halimbawa subukan"},
    {Command::BackUp, "backup copy safe save usb flash drive stick",
     "backup kopya reserba itago usb flash drive"},
    {Command::RestoreBackup, "backup recover lost older copy go back",
     "backup ibalik bawiin nawala lumang kopya"},
    {Command::CheckFile, "verify damaged broken corrupt integrity", "tiyakin suriin sira"},
    {Command::WriteWhole, "json archive dump document", "json arkibo dokumento"},
    {Command::Print, "printer paper hard copy", "i-print papel imprenta"},
    {Command::ExportPdf, "pdf save email send", "pdf i-save ipadala email"},
    {Command::ExportEvent, "excel xlsx spreadsheet csv table google sheets trf web html json download",
     "excel spreadsheet talahanayan i-export i-download"},
    {Command::ExportTeams, "excel csv table school ranking medals", "excel csv ranggo paaralan medalya"},
    {Command::Papers, "forms documents reports several together", "mga papel form dokumento ulat sabay"},
    {Command::CheckPaper, "qr code genuine fake forged authentic", "qr tunay peke huwad"},
    {Command::WriteSite, "website web internet publish online facebook", "website internet ilathala online"},
    {Command::Undo, "mistake reverse", "bawiin pagkakamali"},
    {Command::AddEvent, "category division grade level", "kategorya antas baitang"},
    {Command::ChangeEvent, "minutes time limit format rounds level rules",
     "minuto oras pormat antas tuntunin"},
    {Command::RenameContest, "title venue date", "pamagat lugar petsa"},
    {Command::PairRound, "match draw opponents next", "ipares pagtapatin kalaban susunod"},
    {Command::PairByHand, "manual change opponents", "mano-mano palitan kalaban"},
    {Command::PublishRound, "announce post show", "ipaskil ipakita ianunsiyo"},
    {Command::UnpairRound, "delete remove cancel pairing", "burahin kanselahin pagtatapat"},
    {Command::EnterResult, "score encode win loss draw", "iskor panalo talo tabla"},
    {Command::ReopenResult, "wrong remove", "mali burahin"},
    {Command::EnterRematch, "tie break playoff", "tabla desempate"},
    {Command::WhatIf, "simulate preview try", "subukan paano kung"},
    {Command::SplitEvent, "second computer laptop usb venue", "ibang computer laptop usb"},
    {Command::MergeEvent, "second computer laptop join return", "ibang computer laptop pagsamahin ibalik"},
    {Command::ImportPlayers, "excel xlsx csv list upload google forms enroll register letterhead",
     "excel listahan magpasok i-upload pangalan letterhead"},
    {Command::AddPlayer, "enter register pupil student late", "mag-aaral kalahok idagdag magparehistro"},
    {Command::ForgetPlayer, "privacy data protection delete name", "privacy burahin pangalan"},
    {Command::Withdraw, "leave quit drop out", "umalis umatras tumigil"},
    {Command::MarkAbsent, "sick missing excused", "wala maysakit liban"},
    {Command::Schools, "merge join rename coach", "pagsamahin palitan tagasanay"},
    {Command::OpenSheet, "encode type moves scoresheet", "i-type mga tira scoresheet"},
    {Command::LogViolation, "foul warning conduct touch move", "paglabag babala asal"},
    {Command::SignOff, "approve final confirm signature", "aprobahan pirma pinal"},
    {Command::GoPractice, "play computer train engine game", "maglaro ensayo laro"},
    {Command::GoCheckIn, "attendance roll call present", "pagdalo attendance narito"},
    {Command::GoTally, "standings ranking winners champion results", "pagraranggo nanalo kampeon resulta"},
    {Command::GoLessons, "mistakes statistics teaching", "mali estadistika pagtuturo"},
    {Command::GoSchools, "medals overall champion district division", "medalya kampeon distrito dibisyon"},
    {Command::GoJournal, "log history changes who audit trail", "kasaysayan talaan sino pagbabago"},
    {Command::GoSettings, "options preferences configuration", "mga opsyon ayos"},
    {Command::ShowHall, "projector screen tv monitor display", "projector telebisyon tabing patanghal"},
    {Command::SetNotice, "announcement message", "anunsiyo mensahe paalala"},
    {Command::StartClock, "timer stopwatch time", "orasan timer oras"},
    {Command::HallMake, "network wifi lan several computers", "network wifi ilang computer"},
    {Command::Guide, "help guide manual how tutorial beginner steps teacher",
     "tulong gabay paano manwal hakbang baguhan guro"},
    {Command::Keys, "help shortcuts explain page", "tulong paliwanag pahina shortcut"},
    {Command::Rulebook, "rules law clause help manual", "tuntunin batas tulong manwal"},
    {Command::About, "version license program", "bersiyon lisensiya programa"},

    {paper(PaperForm::Pairings), "match list opponents", "magkatapat listahan kalaban"},
    {paper(PaperForm::ByBoard), "poster post bulletin seats", "paskil upuan"},
    {paper(PaperForm::ByName), "poster post bulletin alphabetical seats", "paskil alpabeto upuan"},
    {paper(PaperForm::CheckIn), "attendance sign list roll", "pagdalo attendance lagda listahan"},
    {paper(PaperForm::Blank), "empty form to fill", "walang laman form"},
    {paper(PaperForm::Continuation), "extra more lines page", "dagdag pahina linya"},
    {paper(PaperForm::Slips), "result card report", "kard ng resulta"},
    {paper(PaperForm::Scoresheet), "corrected moves game record", "itinama mga tira laro"},
    {paper(PaperForm::Review), "panel checking mistakes", "lupon pagsusuri mali"},
    {paper(PaperForm::Violations), "foul warning conduct", "paglabag babala"},
    {paper(PaperForm::Tally), "points scores sheet", "puntos iskor"},
    {paper(PaperForm::Standings), "ranking winners champion final", "pagraranggo nanalo kampeon"},
    {paper(PaperForm::Crosstable), "grid matrix all games", "lahat ng laban"},
    {paper(PaperForm::Rematches), "tie break playoff", "tabla desempate"},
    {paper(PaperForm::Bracket), "tree knockout elimination", "eliminasyon puno"},
    {paper(PaperForm::Berger), "schedule round robin", "iskedyul round robin"},
    {paper(PaperForm::Schools), "ranking overall champion district", "ranggo paaralan kampeon distrito"},
    {paper(PaperForm::Medals), "gold silver bronze count", "ginto pilak tanso medalya"},
    {paper(PaperForm::Medallists), "winners receipt gold silver bronze", "nanalo resibo ginto pilak tanso"},
    {paper(PaperForm::Certificates), "certificate diploma award recognition winners",
     "sertipiko katibayan diploma parangal pagkilala"},
    {paper(PaperForm::Participation), "certificate diploma appearance attendance",
     "sertipiko katibayan diploma pakikilahok paglahok"},
    {paper(PaperForm::ParticipationOfAll), "certificate diploma everybody absent missing",
     "sertipiko katibayan diploma lahat liban"},
    {paper(PaperForm::Statements), "school report letter", "ulat ng paaralan liham"},
    {paper(PaperForm::Journal), "log history changes audit", "kasaysayan pagbabago"},
    {paper(PaperForm::Register), "numbers printed documents", "numero dokumento"},
    {paper(PaperForm::Fallback), "emergency power brownout offline by hand",
     "brownout walang kuryente emergency"},
    {paper(PaperForm::Report), "archive book everything", "arkibo aklat lahat"},
    {SoughtPaper{PaperForm::Certificates, papers::PaperOption::Background},
     "certificate letterhead logo seal header template design background signature school head",
     "sertipiko letterhead logo selyo disenyo larawan pirma punong-guro"},

    {EventForm::Workbook, "excel xlsx google sheets libreoffice", "excel spreadsheet"},
    {EventForm::Standings, "csv excel ranking", "csv excel pagraranggo"},
    {EventForm::Results, "csv excel games", "csv excel mga laro"},
    {EventForm::Page, "html website internet", "html website internet"},
    {EventForm::Report16, "trf fide chess swiss-manager", "trf fide chess"},
    {EventForm::Report26, "trf fide chess swiss-manager", "trf fide chess"},
    {EventForm::Json, "data programmer", "datos programmer"},

    {setting(Phrase::SettingLanguage), "english filipino tagalog translation",
     "wika ingles filipino tagalog"},
    {setting(Phrase::SettingTheme), "dark light night mode theme", "madilim maliwanag kulay tema"},
    {setting(Phrase::SettingType), "font letters bigger larger zoom", "laki ng titik palakihin"},
    {setting(Phrase::SettingPaper), "a4 letter long bond folio legal size",
     "a4 letter long bond sukat papel"},
    {setting(Phrase::SettingPrinter), "print device", "printer"},
    {setting(Phrase::SettingBackupFolder), "backup folder usb flash drive stick",
     "backup folder usb flash drive"},
    {setting(Phrase::SettingBackupEvery), "backup automatic minutes", "backup awtomatiko minuto"},
    {setting(Phrase::SettingBackupsKept), "backup keep old", "backup itago luma"},
    {setting(Phrase::SettingFileRights), "private permissions share access", "pribado pahintulot access"},
    {setting(Phrase::SettingClockSound), "sound bell alarm timer", "tunog kampana orasan"},
    {setting(Phrase::SettingBell), "volume mute loud quiet", "lakas tunog tahimik"},
    {setting(Phrase::SettingsRulesets), "rules house own options", "tuntunin sarili opsyon"},
    {setting(Phrase::SettingsChipSets), "chips pieces own", "chip piyesa sarili"},
};

}  // namespace

std::span<const SearchWords> everySearchWords() {
  return kSearchWords;
}

std::string searchWordsOf(const Sought& sought) {
  const auto* row = std::ranges::find(kSearchWords, sought, &SearchWords::sought);
  if (row == std::end(kSearchWords)) return {};
  return std::string(row->english) + " " + std::string(row->filipino);
}

}  // namespace damath::window

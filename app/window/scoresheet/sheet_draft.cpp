// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_draft.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <system_error>

#include "app/desk/outbox/unsent_names.hpp"
#include "app/window/text/file_contents.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/fact_table.hpp"
#include "core/notation/sheet/sheet_cells.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/spellings.hpp"
#include "platform/durable_file.hpp"
#include "platform/side_file.hpp"

namespace damath::window {

namespace {

constexpr Spelling<DraftOf::Of> kOf[] = {{DraftOf::Of::Game, ""},
                                         {DraftOf::Of::Rematch, "rematch-"},
                                         {DraftOf::Of::DueRematch, "due-"},
                                         {DraftOf::Of::SecondEntry, "keying-"},
                                         {DraftOf::Of::SecondEntryOfRematch, "keying-rematch-"}};
static_assert(coversEvery(kOf));

constexpr int kPlaces = 9;  // at most so many programs of a user can have a draft of one scoresheet
// The largest draft file, in bytes. A draft may be larger than a scoresheet in its text form, because JSON
// needs more room, and because a draft with an unfinished cell has the lines twice.
constexpr std::size_t kMostBytes = 16 * notation::kMostSheetBytes;

QJsonArray cellsOf(const sheet::Line& line) {
  QJsonArray cells;
  for (const sheet::Half& half : line.halves) {
    for (const std::string& cell : notation::cellsOf(half)) cells.append(toQt(cell));
  }
  return cells;
}

std::optional<sheet::Line> lineOf(const QJsonValue& value) {
  const QJsonArray cells = value.toArray();
  if (cells.size() != 6) return std::nullopt;
  sheet::Line line;
  for (qsizetype half = 0; half < 2; ++half) {
    std::array<std::string, 3> texts;
    for (qsizetype i = 0; i < 3; ++i) {
      texts[static_cast<std::size_t>(i)] = fromQt(cells.at(3 * half + i).toString());
    }
    const std::array<std::string_view, 3> views = {texts[0], texts[1], texts[2]};
    line.halves[static_cast<std::size_t>(half)] = notation::halfOf(views);
  }
  return line;
}

QJsonObject objectOf(const sheet::Sheet& sheet) {
  QJsonArray tags;
  for (const sheet::Tag& tag : sheet.tags) tags.append(QJsonArray{toQt(tag.name), toQt(tag.value)});
  QJsonArray lines;
  for (const sheet::Line& line : sheet.lines) lines.append(cellsOf(line));
  return {{QStringLiteral("tags"), tags}, {QStringLiteral("lines"), lines}};
}

QByteArray toBytes(const SheetDraft& draft) {
  QJsonObject whole = objectOf(draft.sheet);
  whole.insert(QStringLiteral("version"), draft.version);
  whole.insert(QStringLiteral("at"), draft.at.toUTC().toString(Qt::ISODateWithMs));
  if (!draft.by.isEmpty()) whole.insert(QStringLiteral("by"), draft.by);
  if (draft.halfTyped) {
    QJsonObject typed = objectOf(draft.halfTyped->before);
    typed.insert(QStringLiteral("row"), draft.halfTyped->row);
    typed.insert(QStringLiteral("column"), draft.halfTyped->column);
    typed.insert(QStringLiteral("text"), draft.halfTyped->text);
    whole.insert(QStringLiteral("halfTyped"), typed);
  }
  return QJsonDocument(whole).toJson(QJsonDocument::Compact);
}

// True if the ending and the result in the tags are valid. Functions that read these tags require it.
bool hasSoundTags(const sheet::Sheet& sheet) {
  const std::string_view ending = sheet.tag(sheet::kEndingTag);
  const std::string_view result = sheet.tag(sheet::kResultTag);
  return (ending.empty() || rules::parseEnding(ending)) &&
         (result.empty() || result == "*" || rules::parseResult(result));
}

// Returns the scoresheet in a draft; nullopt if it is damaged.
std::optional<sheet::Sheet> sheetIn(const QJsonObject& whole) {
  sheet::Sheet sheet;
  const QJsonArray tags = whole.value(QStringLiteral("tags")).toArray();
  for (const auto& tag : tags) {
    const QJsonArray pair = tag.toArray();
    if (pair.size() != 2) return std::nullopt;
    sheet.tags.push_back({fromQt(pair.at(0).toString()), fromQt(pair.at(1).toString())});
  }
  const QJsonArray lines = whole.value(QStringLiteral("lines")).toArray();
  for (const auto& value : lines) {
    auto line = lineOf(value);
    if (!line) return std::nullopt;
    sheet.lines.push_back(std::move(*line));
  }
  if (!hasSoundTags(sheet)) return std::nullopt;
  return sheet;
}

// Returns the unfinished cell in a draft; nullopt if there is none or if it is damaged.
std::optional<HalfTyped> halfTypedIn(const QJsonObject& whole) {
  auto before = sheetIn(whole);
  const int row = whole.value(QStringLiteral("row")).toInt(-1);
  const int column = whole.value(QStringLiteral("column")).toInt(-1);
  const QString text = whole.value(QStringLiteral("text")).toString();
  if (!before || row < 0 || column < 0 || column > 5 || text.contains(u'|') || text.contains(u'\n')) {
    return std::nullopt;
  }
  if (row >= static_cast<int>(before->lines.size())) return std::nullopt;
  return HalfTyped{*std::move(before), row, column, text};
}

std::optional<SheetDraft> parseDraft(const QByteArray& bytes) {
  const QJsonObject whole = QJsonDocument::fromJson(bytes).object();
  SheetDraft draft;
  draft.version = whole.value(QStringLiteral("version")).toInt(-1);
  draft.at = QDateTime::fromString(whole.value(QStringLiteral("at")).toString(), Qt::ISODateWithMs);
  // A draft is written with a year of four digits.
  const int year = draft.at.toUTC().date().year();
  if (draft.version < 0 || !draft.at.isValid() || year < 1 || year > 9999) return std::nullopt;
  auto sheet = sheetIn(whole);
  if (!sheet) return std::nullopt;
  draft.sheet = *std::move(sheet);
  draft.by = whole.value(QStringLiteral("by")).toString();
  draft.halfTyped = halfTypedIn(whole.value(QStringLiteral("halfTyped")).toObject());
  return draft;
}

std::optional<SheetDraft> readDraft(const QString& path) {
  const auto bytes = readOwn(path, kMostBytes);
  return bytes ? parseDraft(*bytes) : std::nullopt;
}

// Returns the lock file of a draft. The lock names its process and its computer. If a process of this
// computer has ended, its lock does not count.
std::unique_ptr<QLockFile> lockOf(const QString& path) {
  // QLockFile would wait forever for a pipe. Something at the path of the lock file that is not an ordinary
  // file cannot be a lock, so it is removed. A symbolic link is removed without its target.
  const auto name = toPath(path + QStringLiteral(".lock"));
  std::error_code ignored;
  if (platform::isObstructed(name)) std::filesystem::remove(name, ignored);
  auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
  lock->setStaleLockTime(0);
  return lock;
}

// True if this program or another program holds the lock. False if the lock file cannot be created for
// another reason.
bool isTaken(QLockFile& lock) {
  // If a folder at the path of the lock file could not be removed, no program holds the lock.
  if (platform::isObstructed(toPath(lock.fileName()))) return false;
  return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

// True if another running program holds the draft.
bool isHeldElsewhere(const QString& path) {
  const auto lock = lockOf(path);
  if (!isTaken(*lock)) return false;
  qint64 process = 0;
  QString computer;
  QString program;
  return !lock->getLockInfo(&process, &computer, &program) || process != QCoreApplication::applicationPid();
}

// Returns the beginning of the names of all draft files of a contest. In a file's name, the number of the
// game stands after this text.
QString draftStem(const QString& contest, const QString& file) {
  return toQt(desk::draftStem({toPath(file), fromQt(contest)})) + QStringLiteral("-game-");
}

}  // namespace

QString draftFolder() {
  return toQt(desk::draftFolder().string());
}

QString DraftFile::nameOf(const DraftOf& owner) {
  return draftStem(owner.contest, owner.file) + toQt(spellingOf(kOf, owner.of)) +
         QString::number(static_cast<qint64>(owner.game));
}

bool DraftFile::isAny(const DraftOf& owner) {
  const QDir folder(draftFolder());
  const auto names = folder.entryList({nameOf(owner) + QStringLiteral(".*.draft")}, QDir::Files);
  return std::ranges::any_of(names,
                             [&](const QString& name) { return !isHeldElsewhere(folder.filePath(name)); });
}

contest::GameId numberOfDue(const desk::RematchOf& of) {
  const auto [less, more] = std::minmax({contest::numberOf(of.one), contest::numberOf(of.other)});
  return contest::GameId{less * 1'000'000'000 + more};
}

std::set<contest::GameId> gamesWithDraft(const QString& contest, const QString& file) {
  const QString stem = draftStem(contest, file);
  const QDir folder(draftFolder());
  std::set<contest::GameId> games;
  const auto names = folder.entryList({stem + QStringLiteral("*.draft")}, QDir::Files);
  for (const QString& name : names) {
    bool isNumber = false;
    const qint64 game = name.mid(stem.size()).section(u'.', 0, 0).toLongLong(&isNumber);
    const QString path = folder.filePath(name);
    if (isNumber && !isHeldElsewhere(path) && readDraft(path)) games.insert(contest::GameId{game});
  }
  return games;
}

DraftFile::DraftFile(const DraftOf& owner) : m_folder(draftFolder()), m_name(nameOf(owner)) {
  for (int place = 1; place <= kPlaces && !m_found; ++place) {
    if (!QFile::exists(path(place)) || !take(place)) continue;
    m_found = readDraft(path(place));
  }
}

QString DraftFile::path(int place) const {
  return QDir(m_folder).filePath(QStringLiteral("%1.%2.draft").arg(m_name).arg(place));
}

bool DraftFile::take(int place) {
  auto lock = lockOf(path(place));
  if (isTaken(*lock)) return false;
  m_lock = std::move(lock);
  m_place = place;
  return true;
}

std::optional<QString> DraftFile::write(const SheetDraft& draft) {
  std::error_code fault = platform::makeFolders(toPath(m_folder));
  if (fault) return toQt(fault.message());
  for (int place = 1; place <= kPlaces && m_place == 0; ++place) {
    // Takes the first file name that no program holds and that has no readable draft. Never overwrites a
    // readable draft of another run.
    if (!readDraft(path(place))) take(place);
  }
  if (m_place == 0) fault = std::make_error_code(std::errc::device_or_resource_busy);
  if (!fault) {
    fault = platform::writeSideFile(toPath(path(m_place)), toBytes(draft).toStdString(),
                                    platform::Rights::Private);
  }
  return fault ? std::optional(toQt(fault.message())) : std::nullopt;
}

void DraftFile::remove() {
  m_found.reset();
  if (m_place == 0) return;
  QFile::remove(path(m_place));
  platform::syncFolderOf(toPath(path(m_place)));
}

}  // namespace damath::window

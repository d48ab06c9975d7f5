// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/workplace.hpp"

#include <QFileInfo>
#include <QSettings>
#include <QStringList>
#include <algorithm>

#include "app/window/text/qt_text.hpp"
#include "platform/new_file_rights.hpp"

namespace damath::window {

namespace {

const QLatin1String kBellVolumeKey("bellVolume");
const QLatin1String kClockSoundKey("clockSound");
const QLatin1String kCopyFolderKey("copyFolder");
const QLatin1String kPaperKey("paper");
const QLatin1String kPrinterKey("printer");
const QLatin1String kSharesFilesKey("sharesFiles");
const QLatin1String kTypeKey("type");

// Returns the settings key for the unsaved change of a law. `law` is the name of a ruleset or chip set. The
// key contains this name hex-encoded, because a "/" in the name would split the settings key.
QString draftKey(const QString& law) {
  return QStringLiteral("lawDraft/") + QString::fromLatin1(law.toUtf8().toHex());
}

}  // namespace

int Workplace::typeSize() {
  return std::clamp(QSettings().value(kTypeKey, 100).toInt(), kLeastType, kMostType);
}

void Workplace::setTypeSize(int percent) {
  QSettings().setValue(kTypeKey, percent);
}

QString Workplace::printer() {
  return QSettings().value(kPrinterKey).toString();
}

void Workplace::setPrinter(const QString& name) {
  QSettings().setValue(kPrinterKey, name);
}

render::Paper Workplace::paper() {
  const QString name = QSettings().value(kPaperKey).toString();
  return render::parsePaper(fromQt(name)).value_or(render::Paper::A4);
}

void Workplace::setPaper(render::Paper paper) {
  QSettings().setValue(kPaperKey, toQt(render::toText(paper)));
}

Workplace::LawDraft Workplace::lawDraft(const QString& law) {
  const QStringList kept = QSettings().value(draftKey(law)).toStringList();
  return kept.size() == 2 ? LawDraft{kept[0], kept[1]} : LawDraft{};
}

void Workplace::setLawDraft(const QString& law, const LawDraft& draft) {
  QSettings settings;
  if (draft.second.isEmpty()) return settings.remove(draftKey(law));
  settings.setValue(draftKey(law), QStringList{draft.first, draft.second});
}

QString Workplace::copyFolder() {
  const QString path = QSettings().value(kCopyFolderKey).toString();
  return QFileInfo(path).isDir() ? path : QString();
}

bool Workplace::clockSounds() {
  return QSettings().value(kClockSoundKey, false).toBool();
}

void Workplace::setClockSounds(bool sounds) {
  QSettings().setValue(kClockSoundKey, sounds);
}

bool Workplace::sharesFiles() {
  return QSettings().value(kSharesFilesKey, false).toBool();
}

void Workplace::setSharesFiles(bool shares) {
  QSettings().setValue(kSharesFilesKey, shares);
  applyFileRights();
}

void Workplace::applyFileRights() {
  platform::setNewFileRights(sharesFiles() ? platform::Sharing::Shared : platform::Sharing::Private);
}

int Workplace::bellVolume() {
  return std::clamp(QSettings().value(kBellVolumeKey, kLoudest).toInt(), 0, kLoudest);
}

void Workplace::setBellVolume(int percent) {
  QSettings().setValue(kBellVolumeKey, percent);
}

void Workplace::setBackupFolder(const QString& path) {
  QSettings().setValue(kCopyFolderKey, path);
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/workplace.hpp"

#include <QFileInfo>
#include <QSettings>
#include <QStringList>
#include <algorithm>

namespace damath::views {

namespace {

QString copyFolderKey() {
  return QStringLiteral("copyFolder");
}

// A law's name may have a stroke, which would part the key.
QString draftKey(const QString& law) {
  return QStringLiteral("lawDraft/") + QString::fromLatin1(law.toUtf8().toHex());
}

QString typeKey() {
  return QStringLiteral("type");
}

QString printerKey() {
  return QStringLiteral("printer");
}

QString clockSoundKey() {
  return QStringLiteral("clockSound");
}

QString bellVolumeKey() {
  return QStringLiteral("bellVolume");
}

}  // namespace

int Workplace::typeSize() {
  return std::clamp(QSettings().value(typeKey(), 100).toInt(), kLeastType, kMostType);
}

void Workplace::setTypeSize(int percent) {
  QSettings().setValue(typeKey(), percent);
}

QString Workplace::printer() {
  return QSettings().value(printerKey()).toString();
}

void Workplace::setPrinter(const QString& name) {
  QSettings().setValue(printerKey(), name);
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
  const QString path = QSettings().value(copyFolderKey()).toString();
  return QFileInfo(path).isDir() ? path : QString();
}

bool Workplace::clockSounds() {
  return QSettings().value(clockSoundKey(), false).toBool();
}

void Workplace::setClockSounds(bool sounds) {
  QSettings().setValue(clockSoundKey(), sounds);
}

int Workplace::bellVolume() {
  return std::clamp(QSettings().value(bellVolumeKey(), kLoudest).toInt(), 0, kLoudest);
}

void Workplace::setBellVolume(int percent) {
  QSettings().setValue(bellVolumeKey(), percent);
}

void Workplace::setCopyFolder(const QString& path) {
  QSettings().setValue(copyFolderKey(), path);
}

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/struck_text.hpp"

namespace damath::window {

namespace {

const QString kTildes = QStringLiteral("~~");

}  // namespace

StruckText struckText(const QString& written) {
  StruckText text;
  qsizetype at = 0;
  while (at < written.size()) {
    const qsizetype open = written.indexOf(kTildes, at);
    const qsizetype inner = open + kTildes.size();
    const qsizetype close = open < 0 ? -1 : written.indexOf(kTildes, inner);
    if (close <= inner) break;
    text.shown += written.mid(at, open - at);
    text.struck.push_back({static_cast<int>(text.shown.size()), static_cast<int>(close - inner)});
    text.shown += written.mid(inner, close - inner);
    at = close + kTildes.size();
  }
  text.shown += written.mid(at);
  return text;
}

QString crossedOut(const QString& written) {
  return kTildes + struckText(written).shown + kTildes;
}

QString uncrossed(const QString& written) {
  return struckText(written).shown;
}

}  // namespace damath::window

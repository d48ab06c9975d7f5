// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/icon.hpp"

#include <gtest/gtest.h>

#include <QFile>

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::window {
namespace {

TEST(Icon, EverySymbolHasItsDrawing) {
  EXPECT_FALSE(icon(Symbol::Good).pixmap(16, 16).isNull());  // this call loads the drawings
  for (const Symbol symbol : kEvery<Symbol>) {
    const std::string_view name = spellingOf(symbol);
    const QString path = QStringLiteral(":/damath/icons/%1.svg")
                             .arg(QLatin1String(name.data(), static_cast<qsizetype>(name.size())));
    EXPECT_TRUE(QFile::exists(path)) << path.toStdString();
  }
}

}  // namespace
}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of pictures of the pages: no page is blank, and each page differs between the languages and between
// the themes.
#include <QImage>
#include <set>

#include "app/window/parts/theme.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

class Pictures : public testing::PairedEventTest {
 protected:
  void SetUp() override {
    PairedEventTest::SetUp();
    window.resize(1280, 720);
    sheet::Sheet stored;
    stored.setTag("Set", "integer");
    storeSheet(event, stored);
  }
  void TearDown() override {
    applyTheme(Theme::Light);
    PairedEventTest::TearDown();
  }

  // Returns a picture of the page alone. The rest of the window changes with every language anyway.
  QImage taken(const Location& location) {
    window.goTo(location);
    QApplication::processEvents();
    return window.page(location.kind)->grab().toImage().convertToFormat(QImage::Format_RGB32);
  }
  // Returns the share of pixels that differ from the background, 0–1.
  static double inkOf(const QImage& picture) {
    const QRgb ground = picture.pixel(0, 0);
    std::int64_t ink = 0;
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) ink += picture.pixel(x, y) == ground ? 0 : 1;
    }
    return static_cast<double>(ink) / (static_cast<double>(picture.width()) * picture.height());
  }
};

TEST_F(Pictures, NoPageIsBlankAndEachHasItsLanguageAndItsTheme) {
  constexpr double kLeastInk = 0.01;
  for (const Location& location : everyLocation(event)) {
    const std::string page = "page " + std::to_string(static_cast<int>(location.kind));
    translator.setLanguage(words::Language::English);
    applyTheme(Theme::Light);
    const QImage english = taken(location);
    EXPECT_GE(inkOf(english), kLeastInk) << page;
    applyTheme(Theme::Dark);
    const QImage dark = taken(location);
    EXPECT_GE(inkOf(dark), kLeastInk) << page;
    EXPECT_NE(dark, english) << page << " is the same in the dark";
    EXPECT_LT(qGray(dark.pixel(0, 0)), qGray(english.pixel(0, 0))) << page << " is not dark";
    applyTheme(Theme::HighContrast);
    const QImage high = taken(location);
    EXPECT_NE(high, english) << page;
    EXPECT_NE(high, dark) << page;
    applyTheme(Theme::Light);
    translator.setLanguage(words::Language::Filipino);
    const QImage filipino = taken(location);
    EXPECT_GE(inkOf(filipino), kLeastInk) << page;
    EXPECT_NE(filipino, english) << page << " is the same in Filipino";
  }
}

}  // namespace
}  // namespace damath::window

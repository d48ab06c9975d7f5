// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/theme.hpp"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>

namespace damath::views {

namespace {

// Fusion, with a line around what can be typed in that the dark palette shows too, headings that stand apart,
// a chosen command's icon in the colour of its words, and no stock pictures on a dialog's buttons beside our
// own.
class ConsoleStyle : public QProxyStyle {
 public:
  ConsoleStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    if (hint == SH_Table_GridLineColor && option != nullptr) {
      return static_cast<int>(option->palette.color(QPalette::Mid).rgba());
    }
    return QProxyStyle::styleHint(hint, option, widget, data);
  }

  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    // A heading begins where the cells below it do.
    constexpr int kMargin = 6;
    if (metric == PM_HeaderMargin) return kMargin;
    if (metric == PM_FocusFrameHMargin) return kMargin - 1;
    return QProxyStyle::pixelMetric(metric, option, widget);
  }

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit || element == PE_Frame) outline(*option, *painter);
  }

  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const bool isChosen = item != nullptr && element == CE_MenuItem && item->state.testFlag(State_Selected);
    if (!isChosen || item->icon.isNull()) return QProxyStyle::drawControl(element, option, painter, widget);
    // Fusion paints it as on the menu's own ground.
    QStyleOptionMenuItem chosen = *item;
    const int side = proxy()->pixelMetric(PM_SmallIconSize, option, widget);
    const auto mode = item->state.testFlag(State_Enabled) ? QIcon::Selected : QIcon::Disabled;
    chosen.icon = QIcon(item->icon.pixmap(QSize(side, side), mode));
    QProxyStyle::drawControl(element, &chosen, painter, widget);
  }

  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox) outline(*option, *painter);
  }

 private:
  // Fusion's own line is the window's colour made darker: on a dark window nobody sees it.
  static void outline(const QStyleOption& option, QPainter& painter) {
    if (!isDark(option.palette)) return;
    const auto role = (option.state & State_HasFocus) != 0 ? QPalette::Highlight : QPalette::Light;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(option.palette.color(role));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.restore();
  }
};

// What each theme paints with.
struct Paint {
  QPalette::ColorGroup group;
  QPalette::ColorRole role;
  QRgb light;
  QRgb dark;
};
constexpr Paint kPaints[] = {
    {QPalette::All, QPalette::Window, 0xf4f5f7, 0x23262b},
    {QPalette::All, QPalette::WindowText, 0x1f242b, 0xe6e8eb},
    {QPalette::All, QPalette::Base, 0xffffff, 0x1a1c20},
    {QPalette::All, QPalette::AlternateBase, 0xf7f8fa, 0x202328},
    {QPalette::All, QPalette::Text, 0x1f242b, 0xe6e8eb},
    {QPalette::All, QPalette::PlaceholderText, 0x5b6470, 0x9aa2ad},
    {QPalette::All, QPalette::Button, 0xeceef1, 0x32363d},
    {QPalette::All, QPalette::ButtonText, 0x1f242b, 0xe6e8eb},
    {QPalette::All, QPalette::BrightText, 0xb3261e, 0xff8a80},
    {QPalette::All, QPalette::Light, 0xffffff, 0x4a505a},
    {QPalette::All, QPalette::Midlight, 0xe6e9ed, 0x3d424a},
    {QPalette::All, QPalette::Mid, 0xc3c9d1, 0x454b54},
    {QPalette::All, QPalette::Dark, 0x9aa2ad, 0x141619},
    {QPalette::All, QPalette::Shadow, 0x606874, 0x0c0d0f},
    {QPalette::All, QPalette::Highlight, 0x1f5fa8, 0x2f74c0},
    {QPalette::All, QPalette::HighlightedText, 0xffffff, 0xffffff},
    {QPalette::All, QPalette::Link, 0x1a5fb4, 0x7ab4f5},
    {QPalette::All, QPalette::LinkVisited, 0x6a3d9a, 0xc39df0},
    {QPalette::All, QPalette::ToolTipBase, 0xffffff, 0x32363d},
    {QPalette::All, QPalette::ToolTipText, 0x1f242b, 0xe6e8eb},
    {QPalette::Disabled, QPalette::WindowText, 0x98a0ab, 0x7a828d},
    {QPalette::Disabled, QPalette::Text, 0x98a0ab, 0x7a828d},
    {QPalette::Disabled, QPalette::ButtonText, 0x98a0ab, 0x7a828d},
    {QPalette::Disabled, QPalette::HighlightedText, 0x98a0ab, 0x7a828d},
    {QPalette::Disabled, QPalette::Highlight, 0xd5dae1, 0x3a4049},
    // A list without the focus shows its choice in grey, so that one sees where the keys go.
    {QPalette::Inactive, QPalette::Highlight, 0x687486, 0x4d5561},
    {QPalette::Inactive, QPalette::HighlightedText, 0xffffff, 0xffffff},
};

QPalette paletteOf(QRgb Paint::*shade) {
  QPalette palette;
  for (const Paint& paint : kPaints) palette.setColor(paint.group, paint.role, QColor(paint.*shade));
  return palette;
}

}  // namespace

void applyTheme(Theme theme) {
  static const QPalette system = QApplication::palette();
  if (dynamic_cast<const ConsoleStyle*>(QApplication::style()) == nullptr) {
    QApplication::setStyle(new ConsoleStyle);
  }
  const bool dark = theme == Theme::Dark || (theme == Theme::System && isDark(system));
  QApplication::setPalette(paletteOf(dark ? &Paint::dark : &Paint::light));
}

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

Colours coloursOf(const QPalette& palette) {
  if (isDark(palette)) {
    return {.rootFill = QColor(0x7a, 0x1f, 0x1f),
            .rootInk = QColor(0xff, 0xe3, 0xe0),
            .consequenceFill = QColor(0x4d, 0x3d, 0x1a),
            .consequenceInk = QColor(0xf6, 0xdf, 0xa8),
            .noteFill = QColor(0x1e, 0x3f, 0x5c),
            .noteInk = QColor(0xcf, 0xe6, 0xfa),
            .good = QColor(0x6c, 0xc5, 0x7c),
            .blueSide = QColor(0x2a, 0x66, 0xad),
            .redSide = QColor(0xad, 0x36, 0x2f),
            .sideInk = QColor(0xff, 0xff, 0xff),
            .quiet = QColor(0xa6, 0xae, 0xb9),
            .line = QColor(0x45, 0x4b, 0x54)};
  }
  return {.rootFill = QColor(0xf6, 0xb8, 0xb2),
          .rootInk = QColor(0x5c, 0x0c, 0x08),
          .consequenceFill = QColor(0xfb, 0xee, 0xcb),
          .consequenceInk = QColor(0x5a, 0x43, 0x08),
          .noteFill = QColor(0xd3, 0xe6, 0xf8),
          .noteInk = QColor(0x10, 0x3a, 0x5e),
          .good = QColor(0x1e, 0x7a, 0x34),
          .blueSide = QColor(0x1f, 0x5f, 0xa8),
          .redSide = QColor(0xb3, 0x2d, 0x26),
          .sideInk = QColor(0xff, 0xff, 0xff),
          .quiet = QColor(0x5b, 0x64, 0x70),
          .line = QColor(0xcd, 0xd2, 0xd9)};
}

}  // namespace damath::views

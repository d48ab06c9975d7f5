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

// A list without the focus shows its choice in grey, so that one sees where the keys go.
void greyWithoutFocus(QPalette& palette, const QColor& fill, const QColor& ink) {
  palette.setColor(QPalette::Inactive, QPalette::Highlight, fill);
  palette.setColor(QPalette::Inactive, QPalette::HighlightedText, ink);
}

QPalette lightPalette() {
  QPalette palette;
  const QColor ink(0x1f, 0x24, 0x2b);
  palette.setColor(QPalette::Window, QColor(0xf4, 0xf5, 0xf7));
  palette.setColor(QPalette::WindowText, ink);
  palette.setColor(QPalette::Base, QColor(0xff, 0xff, 0xff));
  palette.setColor(QPalette::AlternateBase, QColor(0xf7, 0xf8, 0xfa));
  palette.setColor(QPalette::Text, ink);
  palette.setColor(QPalette::PlaceholderText, QColor(0x5b, 0x64, 0x70));
  palette.setColor(QPalette::Button, QColor(0xec, 0xee, 0xf1));
  palette.setColor(QPalette::ButtonText, ink);
  palette.setColor(QPalette::BrightText, QColor(0xb3, 0x26, 0x1e));
  palette.setColor(QPalette::Light, QColor(0xff, 0xff, 0xff));
  palette.setColor(QPalette::Midlight, QColor(0xe6, 0xe9, 0xed));
  palette.setColor(QPalette::Mid, QColor(0xc3, 0xc9, 0xd1));
  palette.setColor(QPalette::Dark, QColor(0x9a, 0xa2, 0xad));
  palette.setColor(QPalette::Shadow, QColor(0x60, 0x68, 0x74));
  palette.setColor(QPalette::Highlight, QColor(0x1f, 0x5f, 0xa8));
  palette.setColor(QPalette::HighlightedText, QColor(0xff, 0xff, 0xff));
  palette.setColor(QPalette::Link, QColor(0x1a, 0x5f, 0xb4));
  palette.setColor(QPalette::LinkVisited, QColor(0x6a, 0x3d, 0x9a));
  palette.setColor(QPalette::ToolTipBase, QColor(0xff, 0xff, 0xff));
  palette.setColor(QPalette::ToolTipText, ink);
  const QColor faint(0x98, 0xa0, 0xab);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, faint);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0xd5, 0xda, 0xe1));
  greyWithoutFocus(palette, QColor(0x68, 0x74, 0x86), QColor(0xff, 0xff, 0xff));
  palette.setColor(QPalette::Disabled, QPalette::HighlightedText, faint);
  return palette;
}

QPalette darkPalette() {
  QPalette palette;
  const QColor ink(0xe6, 0xe8, 0xeb);
  palette.setColor(QPalette::Window, QColor(0x23, 0x26, 0x2b));
  palette.setColor(QPalette::WindowText, ink);
  palette.setColor(QPalette::Base, QColor(0x1a, 0x1c, 0x20));
  palette.setColor(QPalette::AlternateBase, QColor(0x20, 0x23, 0x28));
  palette.setColor(QPalette::Text, ink);
  palette.setColor(QPalette::PlaceholderText, QColor(0x9a, 0xa2, 0xad));
  palette.setColor(QPalette::Button, QColor(0x32, 0x36, 0x3d));
  palette.setColor(QPalette::ButtonText, ink);
  palette.setColor(QPalette::BrightText, QColor(0xff, 0x8a, 0x80));
  palette.setColor(QPalette::Light, QColor(0x4a, 0x50, 0x5a));
  palette.setColor(QPalette::Midlight, QColor(0x3d, 0x42, 0x4a));
  palette.setColor(QPalette::Mid, QColor(0x45, 0x4b, 0x54));
  palette.setColor(QPalette::Dark, QColor(0x14, 0x16, 0x19));
  palette.setColor(QPalette::Shadow, QColor(0x0c, 0x0d, 0x0f));
  palette.setColor(QPalette::Highlight, QColor(0x2f, 0x74, 0xc0));
  palette.setColor(QPalette::HighlightedText, QColor(0xff, 0xff, 0xff));
  palette.setColor(QPalette::Link, QColor(0x7a, 0xb4, 0xf5));
  palette.setColor(QPalette::LinkVisited, QColor(0xc3, 0x9d, 0xf0));
  palette.setColor(QPalette::ToolTipBase, QColor(0x32, 0x36, 0x3d));
  palette.setColor(QPalette::ToolTipText, ink);
  const QColor faint(0x7a, 0x82, 0x8d);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, faint);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x3a, 0x40, 0x49));
  greyWithoutFocus(palette, QColor(0x4d, 0x55, 0x61), QColor(0xff, 0xff, 0xff));
  palette.setColor(QPalette::Disabled, QPalette::HighlightedText, faint);
  return palette;
}

}  // namespace

void applyTheme(Theme theme) {
  static const QPalette system = QApplication::palette();
  if (dynamic_cast<const ConsoleStyle*>(QApplication::style()) == nullptr) {
    QApplication::setStyle(new ConsoleStyle);
  }
  const bool dark = theme == Theme::Dark || (theme == Theme::System && isDark(system));
  QApplication::setPalette(dark ? darkPalette() : lightPalette());
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

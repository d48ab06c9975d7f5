// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/theme.hpp"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>
#include <map>

#include "app/window/parts/colours.hpp"
#include "app/window/parts/icon.hpp"

namespace damath::window {

namespace {

// Returns the style option with the palette of the application, if both palettes are equal. Fusion stores its
// drawings under names that Qt never frees. Such a name contains a number of the palette, and each widget's
// palette has its own number. With the palette of the application, a button is drawn and stored only once.
template <class Option>
Option inPaletteOfAll(const Option& option) {
  Option alike = option;
  const QPalette ofAll = QApplication::palette();
  if (alike.palette.cacheKey() == ofAll.cacheKey() || alike.palette != ofAll) return alike;
  const QPalette::ColorGroup group = alike.palette.currentColorGroup();
  alike.palette = ofAll;
  alike.palette.setCurrentColorGroup(group);
  return alike;
}

QIcon emptyLine() {
  QPixmap line(16, 1);
  line.fill(Qt::transparent);
  return {line};
}

// The program's style: Qt's Fusion style with changes. Input fields have an outline that is visible on the
// dark palette. The text of a heading has the same margin as the cells below. The icon of a selected menu
// command has the color of the command's text. Dialog buttons have no icons, because those of the Fusion
// style would not match the program's own icons.
class ConsoleStyle : public QProxyStyle {
 public:
  ConsoleStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    // Disabled text has no shadow, because a shadow would blur text that is already faint.
    if (hint == SH_EtchDisabledText) return 0;
    if (hint == SH_Table_GridLineColor && option != nullptr) {
      return static_cast<int>(option->palette.color(QPalette::Mid).rgba());
    }
    return QProxyStyle::styleHint(hint, option, widget, data);
  }

  // Message boxes show the program's own icons, which are sharp at every screen scale.
  QIcon standardIcon(StandardPixmap what, const QStyleOption* option, const QWidget* widget) const override {
    if (what == SP_MessageBoxWarning) return icon(Symbol::Error);
    if (what == SP_MessageBoxQuestion || what == SP_MessageBoxInformation) return icon(Symbol::Note);
    const auto found = m_stockIcons.find(what);
    return found != m_stockIcons.end() ? found->second
                                       : m_stockIcons[what] = QProxyStyle::standardIcon(what, option, widget);
  }

  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    // The text of a heading has the same distance from the edge as the text of the cells below.
    constexpr int kMargin = 6;
    if (metric == PM_HeaderMargin) return kMargin;
    if (metric == PM_FocusFrameHMargin) return kMargin - 1;
    return QProxyStyle::pixelMetric(metric, option, widget);
  }

  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                         const QWidget* widget) const override {
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool hasMenu =
        type == CT_PushButton && button != nullptr && button->features.testFlag(QStyleOptionButton::HasMenu);
    constexpr int kBeforeArrow = 12;  // pixels before the menu arrow, because Fusion leaves none
    return hasMenu ? size + QSize(kBeforeArrow, 0) : size;
  }

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    paintPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit || element == PE_Frame) outline(*option, *painter);
    // Draws the focus on the frames of all widgets, because Fusion draws it only on frames of text fields.
    const bool hasKeys = element == PE_Frame && option->state.testFlag(State_HasFocus);
    if (hasKeys && !isDark(option->palette)) stroke(*option, *painter, QPalette::Highlight, 1);
    // Draws an outline on the button that has the focus, because Fusion draws the default button like the
    // button with the focus.
    const bool isAtHand = element == PE_PanelButtonCommand && option->state.testFlag(State_HasFocus);
    if (isAtHand && !isHighContrast(option->palette)) stroke(*option, *painter, QPalette::Highlight, 3);
    // Draws a bar on a checked button, as on a selected tab, because its background hardly differs from an
    // unchecked button.
    const bool isButton = element == PE_PanelButtonCommand || element == PE_PanelButtonTool;
    if (isButton && option->state.testFlag(State_On)) underline(*option, *painter);
    // Draws an outline around a menu, because the page behind the menu has the same dark background.
    if (element == PE_PanelMenu || element == PE_FrameMenu) outline(*option, *painter);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool isDefault = element == PE_PanelButtonCommand && button != nullptr && !isAtHand &&
                           button->features.testFlag(QStyleOptionButton::DefaultButton);
    if (isDefault && isHighContrast(option->palette)) {
      return stroke(*option, *painter, QPalette::Light, 3);
    }
    const bool isSurface = element == PE_PanelButtonCommand || element == PE_IndicatorCheckBox ||
                           element == PE_FrameFocusRect || element == PE_FrameGroupBox;
    if (isSurface && isHighContrast(option->palette)) return outline(*option, *painter);
    // Draws an outline around a check box, because an empty check box is as dark as the window around it.
    if (element == PE_IndicatorCheckBox) outline(*option, *painter, QPalette::PlaceholderText);
  }

  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const auto* heading = qstyleoption_cast<const QStyleOptionHeaderV2*>(option);
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element == CE_ComboBoxLabel && box != nullptr && !box->editable) {
      // Cuts off long text with an ellipsis, because Fusion cuts it in the middle of a letter.
      QStyleOptionComboBox whole = *box;
      const QRect room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget);
      const int beside = box->currentIcon.isNull() ? 0 : box->iconSize.width() + 4;
      whole.currentText =
          box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room.width() - beside - 2);
      return QProxyStyle::drawControl(element, &whole, painter, widget);
    }
    if (element == CE_HeaderSection && heading != nullptr) {
      const QStyleOptionHeaderV2 alike = inPaletteOfAll(*heading);
      return QProxyStyle::drawControl(element, &alike, painter, widget);
    }
    const auto* label = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (element == CE_HeaderLabel && label != nullptr && label->icon.actualSize({16, 16}).height() == 1) {
      // The list in a file dialog has an empty icon before its first heading, which only reserves room. Qt
      // makes this icon again for every painting, so one stored icon replaces it.
      QStyleOptionHeader alike = *label;
      alike.icon = m_room;
      return QProxyStyle::drawControl(element, &alike, painter, widget);
    }
    if (element == CE_TabBarTabShape) {
      QProxyStyle::drawControl(element, option, painter, widget);
      outline(*option, *painter);
      // Draws a bar below the selected tab, because its background hardly differs from the other tabs.
      if (option->state.testFlag(State_Selected)) underline(*option, *painter);
      return;
    }
    if (element == CE_MenuItem && item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator &&
        isDark(option->palette)) {
      QProxyStyle::drawControl(element, option, painter, widget);
      const QRect line(option->rect.left() + 6, option->rect.center().y(), option->rect.width() - 12, 1);
      return painter->fillRect(line, option->palette.color(QPalette::Mid));
    }
    const bool isChosen = item != nullptr && element == CE_MenuItem && item->state.testFlag(State_Selected);
    if (!isChosen || item->icon.isNull()) return QProxyStyle::drawControl(element, option, painter, widget);
    // Paints the icon of a selected menu command in the colors for the selection. Fusion paints it for the
    // menu's normal background.
    QStyleOptionMenuItem chosen = *item;
    const int side = proxy()->pixelMetric(PM_SmallIconSize, option, widget);
    const auto mode = item->state.testFlag(State_Enabled) ? QIcon::Selected : QIcon::Disabled;
    chosen.icon = QIcon(item->icon.pixmap(QSize(side, side), mode));
    QProxyStyle::drawControl(element, &chosen, painter, widget);
  }

  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override {
    paintComplex(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox) outline(*option, *painter);
  }

 private:
  // Draws the bar of a selected tab or a checked button.
  static void underline(const QStyleOption& option, QPainter& painter) {
    const QRect bar(option.rect.left(), option.rect.bottom() - 3, option.rect.width(), 4);
    painter.fillRect(bar, option.palette.color(QPalette::Active, QPalette::Highlight));
  }

  // Draws the arrow before a selected row of a tree. Fusion's arrow has the color of unselected rows, which
  // is invisible on the yellow selection of the high-contrast theme.
  static void paintBranch(const QStyleOption& option, QPainter& painter) {
    const QPointF middle = QRectF(option.rect).center();
    const QPolygonF down({{-4, -2}, {4, -2}, {0, 3}});
    const QPolygonF right({{-2, -4}, {-2, 4}, {3, 0}});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::HighlightedText));
    painter.drawPolygon((option.state.testFlag(State_Open) ? down : right).translated(middle));
    painter.restore();
  }

  void paintPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                      const QWidget* widget) const {
    if (element == PE_IndicatorBranch && option->state.testFlag(State_Selected)) {
      if (option->state.testFlag(State_Children)) paintBranch(*option, *painter);
      return;
    }
    const auto paint = [&](const auto& known) {
      const auto alike = inPaletteOfAll(known);
      QProxyStyle::drawPrimitive(element, &alike, painter, widget);
    };
    // Casts the option to the type that belongs to the drawn element. Fusion draws the background of a tool
    // button as PE_PanelButtonCommand too, but with an option of another type.
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (element == PE_PanelButtonCommand && button != nullptr) return paint(*button);
    const auto* heading = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (element == PE_IndicatorHeaderArrow && heading != nullptr) return paint(*heading);
    const bool isNamed = element == PE_PanelButtonCommand || element == PE_IndicatorArrowDown ||
                         element == PE_IndicatorArrowUp || element == PE_IndicatorArrowLeft ||
                         element == PE_IndicatorArrowRight;
    if (isNamed) return paint(*option);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
  }

  void paintComplex(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                    const QWidget* widget) const {
    const auto paint = [&](const auto* known) {
      if (known == nullptr) return QProxyStyle::drawComplexControl(control, option, painter, widget);
      const auto alike = inPaletteOfAll(*known);
      QProxyStyle::drawComplexControl(control, &alike, painter, widget);
    };
    if (control == CC_ComboBox) return paint(qstyleoption_cast<const QStyleOptionComboBox*>(option));
    if (control == CC_SpinBox) return paint(qstyleoption_cast<const QStyleOptionSpinBox*>(option));
    if (control == CC_ScrollBar) return paint(qstyleoption_cast<const QStyleOptionSlider*>(option));
    QProxyStyle::drawComplexControl(control, option, painter, widget);
  }

  // Draws an outline on dark themes. Fusion's own line is darker than the window and thus invisible there.
  static void outline(const QStyleOption& option, QPainter& painter,
                      QPalette::ColorRole plain = QPalette::Light) {
    if (!isDark(option.palette)) return;
    const bool isMarked = option.state.testFlag(State_HasFocus);
    const bool isOff = isHighContrast(option.palette) && !option.state.testFlag(State_Enabled);
    const auto role = isMarked ? QPalette::Highlight : isOff ? QPalette::Midlight : plain;
    stroke(option, painter, role, isMarked && isHighContrast(option.palette) ? 2 : 1);
  }

  static void stroke(const QStyleOption& option, QPainter& painter, QPalette::ColorRole role, qreal width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option.palette.color(role), width));
    painter.setBrush(Qt::NoBrush);
    const qreal inset = width / 2;
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), 2, 2);
    painter.restore();
  }

  // Stores Qt's own icons, so that each is made only once: Qt never frees the name of a picture.
  mutable std::map<StandardPixmap, QIcon> m_stockIcons;
  QIcon m_room = emptyLine();
};

// A row of the table of colors: a role of the palette, and its color in each theme.
struct Paint {
  QPalette::ColorGroup group;
  QPalette::ColorRole role;
  QRgb light;
  QRgb dark;
  QRgb contrast;
};
constexpr Paint kPaints[] = {
    {QPalette::All, QPalette::Window, 0xf4f5f7, 0x23262b, 0x000000},
    {QPalette::All, QPalette::WindowText, 0x1f242b, 0xe6e8eb, 0xffffff},
    {QPalette::All, QPalette::Base, 0xffffff, 0x1a1c20, 0x000000},
    {QPalette::All, QPalette::AlternateBase, 0xf7f8fa, 0x202328, 0x141414},
    {QPalette::All, QPalette::Text, 0x1f242b, 0xe6e8eb, 0xffffff},
    {QPalette::All, QPalette::PlaceholderText, 0x5b6470, 0x9aa2ad, 0xd8d8d8},
    {QPalette::All, QPalette::Button, 0xeceef1, 0x32363d, 0x141414},
    {QPalette::All, QPalette::ButtonText, 0x1f242b, 0xe6e8eb, 0xffffff},
    {QPalette::All, QPalette::BrightText, 0xb3261e, 0xff8a80, 0xffb3b3},
    {QPalette::All, QPalette::Light, 0xffffff, 0x4a505a, 0xffffff},
    {QPalette::All, QPalette::Midlight, 0xe6e9ed, 0x3d424a, 0x8c8c8c},
    {QPalette::All, QPalette::Mid, 0xc3c9d1, 0x454b54, 0xb8b8b8},
    {QPalette::All, QPalette::Dark, 0x9aa2ad, 0x141619, 0x6e6e6e},
    {QPalette::All, QPalette::Shadow, 0x606874, 0x0c0d0f, 0x000000},
    {QPalette::All, QPalette::Highlight, 0x1f5fa8, 0x2f74c0, 0xffe14d},
    {QPalette::All, QPalette::HighlightedText, 0xffffff, 0xffffff, 0x000000},
    {QPalette::All, QPalette::Link, 0x1a5fb4, 0x7ab4f5, 0x8fd0ff},
    {QPalette::All, QPalette::LinkVisited, 0x6a3d9a, 0xc39df0, 0xe3c4ff},
    {QPalette::All, QPalette::ToolTipBase, 0xffffff, 0x32363d, 0x141414},
    {QPalette::All, QPalette::ToolTipText, 0x1f242b, 0xe6e8eb, 0xffffff},
    // Disabled text must stay readable, because users look for disabled commands too.
    {QPalette::Disabled, QPalette::WindowText, 0x78808c, 0x929aa5, 0xb0b0b0},
    {QPalette::Disabled, QPalette::Text, 0x78808c, 0x929aa5, 0xb0b0b0},
    {QPalette::Disabled, QPalette::ButtonText, 0x78808c, 0x929aa5, 0xb0b0b0},
    {QPalette::Disabled, QPalette::HighlightedText, 0x78808c, 0x929aa5, 0x000000},
    {QPalette::Disabled, QPalette::Highlight, 0xd5dae1, 0x3a4049, 0xb8b8b8},
    // A list without the focus shows its selection in gray, so that the focus is easy to find.
    {QPalette::Inactive, QPalette::Highlight, 0x687486, 0x4d5561, 0xd0d0d0},
    {QPalette::Inactive, QPalette::HighlightedText, 0xffffff, 0xffffff, 0x000000},
};

QPalette paletteOf(QRgb Paint::*shade) {
  QPalette palette;
  for (const Paint& paint : kPaints) palette.setColor(paint.group, paint.role, QColor(paint.*shade));
  return palette;
}

// Sets the texts of all labels with links again, because a label keeps the link colors of the time when its
// text was set.
void paintLinksAnew() {
  const QWidgetList widgets = QApplication::allWidgets();
  for (QWidget* widget : widgets) {
    auto* label = qobject_cast<QLabel*>(widget);
    if (label == nullptr || !label->text().contains(QLatin1String("<a "))) continue;
    const QString text = label->text();
    label->clear();
    label->setText(text);
  }
}

}  // namespace

void applyTheme(Theme theme) {
  static const QPalette system = QApplication::palette();
  if (dynamic_cast<const ConsoleStyle*>(QApplication::style()) == nullptr) {
    QApplication::setStyle(new ConsoleStyle);
  }
  const bool dark = theme == Theme::Dark || (theme == Theme::System && isDark(system));
  QApplication::setPalette(paletteOf(theme == Theme::HighContrast ? &Paint::contrast
                                     : dark                       ? &Paint::dark
                                                                  : &Paint::light));
  paintLinksAnew();
}

void applyTypeSize(int percent) {
  static const QFont system = QApplication::font();
  QFont font = system;
  font.setPointSizeF(system.pointSizeF() * percent / 100);
  QApplication::setFont(font);
}

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/uses/inspection.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>

#include "app/window/parts/labels.hpp"

namespace damath::testing {

namespace {

// True if the picture has more than one color. A picture in one color means that nothing was painted.
bool isPainted(const QImage& picture) {
  const QRgb first = picture.pixel(0, 0);
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      if (picture.pixel(x, y) != first) return true;
    }
  }
  return false;
}

int advance(const QWidget& widget, const QString& text) {
  return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

// True if the widget's text is cut off; the same holds for each overload. An ElidedLabel does not count, and
// neither does a combo box, an input line or a heading with a tool tip.
bool isCut(const QLabel& label) {
  if (label.text().isEmpty() || dynamic_cast<const window::ElidedLabel*>(&label) != nullptr) return false;
  if (label.wordWrap()) return label.height() < label.heightForWidth(label.width());
  const QSize wanted = label.minimumSizeHint();
  return label.width() < wanted.width() || label.height() < wanted.height();
}

bool isCut(const QAbstractButton& button) {
  const auto* tool = qobject_cast<const QToolButton*>(&button);
  const auto style = tool == nullptr ? Qt::ToolButtonTextBesideIcon : tool->toolButtonStyle();
  const bool hasMark = !button.icon().isNull();
  if (button.text().isEmpty() || (hasMark && style == Qt::ToolButtonIconOnly)) return false;
  const int beside = hasMark && style == Qt::ToolButtonTextBesideIcon ? button.iconSize().width() + 4 : 0;
  return button.width() < advance(button, button.text()) + beside;
}

bool isCut(const QComboBox& box) {
  if (box.isEditable() || !box.toolTip().isEmpty()) return false;
  QStyleOptionComboBox option;
  option.initFrom(&box);
  option.subControls = QStyle::SC_All;
  const QRect room =
      box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
  return room.width() < advance(box, box.currentText());
}

bool isCut(const QLineEdit& line) {
  const QString text = line.text().isEmpty() ? line.placeholderText() : QString();
  return line.toolTip().isEmpty() && line.width() - 4 < line.fontMetrics().horizontalAdvance(text);
}

bool isCut(const QAbstractSpinBox& box) {
  const auto* line = box.findChild<QLineEdit*>();
  return line != nullptr && line->width() < line->fontMetrics().horizontalAdvance(line->text());
}

bool isCut(const QTabBar& tabs) {
  return tabs.count() > 0 && tabs.tabRect(tabs.count() - 1).right() > tabs.width();
}

bool isCut(const QHeaderView& heads) {
  if (heads.orientation() != Qt::Horizontal || heads.model() == nullptr) return false;
  for (int column = 0; column < heads.count(); ++column) {
    const QString text = heads.model()->headerData(column, Qt::Horizontal).toString();
    const bool isTold = !heads.model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).isNull();
    if (heads.isSectionHidden(column) || isTold || text.contains(u'\n')) continue;
    if (heads.sectionSize(column) < heads.fontMetrics().horizontalAdvance(text)) return true;
  }
  return false;
}

template <class... Kinds>
bool isCutAsOneOf(const QWidget& widget) {
  const auto isCutAs = [&](const auto* kind) { return kind != nullptr && isCut(*kind); };
  return (isCutAs(qobject_cast<const Kinds*>(&widget)) || ...);
}

bool isWithoutAWord(QWidget& widget) {
  const auto* text = qobject_cast<const QTextEdit*>(&widget);
  if (text != nullptr)
    return text->isReadOnly() && text->document()->isEmpty() && text->placeholderText().isEmpty();
  auto* view = qobject_cast<QAbstractItemView*>(&widget);
  constexpr int kRoomForWords = 40;
  if (view == nullptr || view->model() == nullptr || view->inherits("QHeaderView")) return false;
  if (view->model()->rowCount() > 0 || view->viewport()->height() < kRoomForWords) return false;
  return !isPainted(view->viewport()->grab().toImage());
}

// True for the parts that Qt makes itself (viewports, corner buttons, scroll buttons): their owners give them
// names.
bool isQtsOwn(const QWidget& widget) {
  if (widget.objectName().startsWith(QLatin1String("qt_"))) return true;
  for (const char* kind : {"QTableCornerButton", "QSplitter", "QStackedWidget", "QScrollBar", "QMenu",
                           "QMessageBoxDetailsText", "QMessageBox"}) {
    if (widget.inherits(kind)) return true;
  }
  return false;
}

QString nameOf(QWidget& widget) {
  QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
  return interface == nullptr ? QString() : interface->text(QAccessible::Name);
}

bool isNameless(QWidget& widget) {
  const bool takesKeys = widget.focusPolicy() != Qt::NoFocus && widget.focusProxy() == nullptr;
  return takesKeys && !widget.isWindow() && !isQtsOwn(widget) && nameOf(widget).isEmpty();
}

}  // namespace

QString faultIn(QWidget& shown, const QImage& picture) {
  if (!isPainted(picture)) return QStringLiteral("nothing is painted");
  const bool isDialog = qobject_cast<const QDialog*>(&shown) != nullptr;
  const QSize size = shown.size();
  if (isDialog && (size.width() > kSmallScreen.width() || size.height() > kSmallScreen.height())) {
    return QStringLiteral("%1 x %2 is larger than a small screen").arg(size.width()).arg(size.height());
  }
  const auto parts = shown.findChildren<QWidget*>();
  for (QWidget* each : parts) {
    if (!each->isVisible() || each->window() != &shown) continue;
    const bool isCutOff =
        isCutAsOneOf<QLabel, QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QTabBar, QHeaderView>(
            *each);
    const QString what = isCutOff                ? QStringLiteral("is cut off")
                         : isWithoutAWord(*each) ? QStringLiteral("is empty without a word")
                         : isNameless(*each)     ? QStringLiteral("has no name")
                                                 : QString();
    if (what.isEmpty()) continue;
    const auto* label = qobject_cast<const QLabel*>(each);
    return QStringLiteral("%1 \"%2\" %3")
        .arg(QLatin1String(each->metaObject()->className()), label == nullptr ? nameOf(*each) : label->text(),
             what);
  }
  return {};
}

QString unseenFocusIn(QWidget& dialog) {
  const auto pictureOf = [&](const QWidget& part) {
    constexpr int kFrame = 4;  // pixels by which a focus frame may extend beyond the control
    const QRect place(part.mapTo(&dialog, QPoint()), part.size());
    return dialog.grab(place.adjusted(-kFrame, -kFrame, kFrame, kFrame)).toImage();
  };
  if (!dialog.isActiveWindow()) return {};
  // Sets the state after the Tab key: after a click, Qt draws fewer focus marks.
  dialog.setAttribute(Qt::WA_KeyboardFocusChange);
  const auto parts = dialog.findChildren<QWidget*>();
  for (QWidget* each : parts) {
    const bool takesTab = (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
    if (!takesTab || !each->isVisible() || !each->isEnabled() || each->window() != &dialog) continue;
    // Skips labels: the Tab key marks the links in a label one after another.
    if (qobject_cast<const QLabel*>(each) != nullptr) continue;
    each->setFocus(Qt::TabFocusReason);
    if (dialog.focusWidget() != each) continue;
    const QImage with = pictureOf(*each);
    each->clearFocus();
    if (!each->hasFocus() && with == pictureOf(*each)) {
      return QStringLiteral("%1 \"%2\" does not show that it has the keys")
          .arg(QLatin1String(each->metaObject()->className()), nameOf(*each));
    }
  }
  return {};
}

}  // namespace damath::testing

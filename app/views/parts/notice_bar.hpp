// SPDX-License-Identifier: GPL-3.0-or-later
// A line above a page's body that tells of something, or why something was refused, and offers what can be
// done about it; hidden while there is nothing to tell.
#pragma once

#include <QWidget>
#include <array>
#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace damath::views {

class NoticeBar : public QWidget {
  Q_OBJECT

 public:
  enum class Role { Deed, Cancel };
  struct Choice {
    QString text;
    std::function<void()> act;
    Role role = Role::Deed;
  };

  enum class Tone { Note, Refusal };

  explicit NoticeBar(QWidget* parent = nullptr, Tone tone = Tone::Note);

  // At most four choices; where there are more than two, or where they would take more than a third of the
  // width, they stand below the words.
  void tell(const QString& text, std::vector<Choice> choices);
  [[nodiscard]] QString text() const { return m_plain; }
  // Does what the choice to cancel does. Returns false if the bar offers none.
  bool cancel();
  // The buttons of the choices, in their order.
  [[nodiscard]] std::vector<QWidget*> choices() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  // Return presses the button that has the focus.
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void placeButtons();
  void paintFill();

  Tone m_tone;
  QLabel* m_text;
  QString m_plain;  // what it says, without its links
  std::array<QPushButton*, 4> m_buttons;
  QBoxLayout* m_line;
  std::vector<Choice> m_choices;
};

}  // namespace damath::views

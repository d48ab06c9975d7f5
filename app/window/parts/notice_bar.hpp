// SPDX-License-Identifier: GPL-3.0-or-later
// A bar above the body of a page. It shows a notice or an error, with buttons for the user's choices. The bar
// is hidden while there is no notice.
#pragma once

#include <QWidget>
#include <array>
#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace damath::window {

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

  // Shows a notice with a button for each of at most four choices. The buttons stand below the text if there
  // are more than two, or if they need more than a third of the bar's width. An empty text hides the bar.
  void tell(const QString& text, std::vector<Choice> choices);
  [[nodiscard]] QString text() const { return m_plain; }
  // Runs the choice that has Role::Cancel. Returns false if no choice has this role, or if the bar is hidden.
  bool cancel();
  // Returns the buttons of the choices, in the order of the choices.
  [[nodiscard]] std::vector<QWidget*> choices() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  // Makes Return press the button that has the focus.
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void placeButtons();
  void paintFill();

  Tone m_tone;
  QLabel* m_text;
  QString m_plain;  // the text of the notice, without links
  std::array<QPushButton*, 4> m_buttons;
  QBoxLayout* m_line;
  std::vector<Choice> m_choices;
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// Settings that the program stores between starts: language, theme, orders of lists, last folder, school and
// address, playing aids. No result of a contest depends on them.
#pragma once

#include <QString>
#include <utility>

#include "app/window/parts/theme.hpp"
#include "words/language.hpp"

namespace damath::window {

class Preferences {
 public:
  // Returns the language that the user chose. Otherwise returns the system's language if the program has
  // texts in it, or else English.
  [[nodiscard]] static words::Language language();
  static void setLanguage(words::Language language);
  [[nodiscard]] static Theme theme();
  static void setTheme(Theme theme);
  // The column by which the user sorts a list, and the direction; column −1 means unsorted. `list` is the
  // list's name.
  using Order = std::pair<int, Qt::SortOrder>;
  [[nodiscard]] static Order order(const QString& list);
  static void setOrder(const QString& list, const Order& order);
  // The folder of the player list that was last read, or of the template that was last written. Empty if the
  // folder no longer exists.
  [[nodiscard]] static QString listFolder();
  static void setListFolder(const QString& path);
  // The school that the user gave last for the players of a contest within one school. Empty if none was
  // given. The program only proposes it.
  [[nodiscard]] static QString ownSchool();
  static void setOwnSchool(const QString& school);
  // The address of the shared contest that was joined last, with the login but without the password. Empty if
  // none was joined.
  [[nodiscard]] static QString hall();
  static void setHall(const QString& address);
  // True if the playing aid with this name is switched on. Returns `usually` if no state is stored.
  [[nodiscard]] static bool isOn(const QString& aid, bool usually);
  static void setOn(const QString& aid, bool isOn);
};

}  // namespace damath::window

// SPDX-License-Identifier: GPL-3.0-or-later
// The sound of the clocks, in place of the system's beep, which a noisy hall does not hear and many desktops
// mute: three short strokes made here, as loud as the workplace wants them. They are played in a thread of
// their own, for a machine's sound may be slow to answer; where there is none, the system beeps.
#pragma once

#include <QByteArray>
#include <QObject>
#include <functional>
#include <memory>
#include <utility>

class QThread;

namespace damath::views {

// Of the samples: a second has so many, each of 16 bits with its sign, in the machine's order.
inline constexpr int kBellRate = 44100;

// The strokes at that volume, in percent of the loudest.
[[nodiscard]] QByteArray bellSamples(int volume);

class BellSeat;

class Bell : public QObject {
  Q_OBJECT

 public:
  // Plays samples; false where nothing can be heard. Called, made and destroyed in the thread.
  using Output = std::function<bool(const QByteArray&)>;
  using Device = std::function<Output()>;

  // By the loudspeaker that the system has chosen.
  explicit Bell(QObject* parent = nullptr);
  Bell(Device device, QObject* parent);
  ~Bell() override;

  // Returns at once; silent where the workplace wants no sound.
  void strike();

 Q_SIGNALS:
  // There was no sound to be had, and the system beeped.
  void unheard();

 private:
  void begin();

  Device m_device;
  std::unique_ptr<QThread> m_thread;  // from the first stroke on
  BellSeat* m_seat = nullptr;         // in the thread
};

// The output of a bell, in its thread.
class BellSeat : public QObject {
  Q_OBJECT

 public:
  explicit BellSeat(Bell::Device device) : m_device(std::move(device)) {}

  void strike(int volume);

 Q_SIGNALS:
  void unheard();

 private:
  Bell::Device m_device;
  Bell::Output m_output;
};

}  // namespace damath::views

// SPDX-License-Identifier: GPL-3.0-or-later
// The sound of the clocks: three short strokes at the volume of the settings. The system's own beep is too
// quiet for a noisy hall and muted on many desktops. Another thread plays the sound, because an audio device
// may respond slowly. The system beeps only if the audio output fails.
#pragma once

#include <QByteArray>
#include <QObject>
#include <functional>
#include <memory>
#include <utility>

class QThread;

namespace damath::window {

// The number of sound samples per second. Each sample is a signed 16-bit integer in native byte order.
inline constexpr int kBellRate = 44100;

// Returns the sound samples of the bell's strokes. `volume` is in percent (0–100).
[[nodiscard]] QByteArray bellSamples(int volume);

class BellSeat;

class Bell : public QObject {
  Q_OBJECT

 public:
  // Plays sound samples and returns true; returns false if the audio output fails. Made, called and destroyed
  // in the sound thread.
  using Output = std::function<bool(const QByteArray&)>;
  using Device = std::function<Output()>;

  // Makes a bell that uses the system's default audio output.
  explicit Bell(QObject* parent = nullptr);
  Bell(Device device, QObject* parent);
  ~Bell() override;

  // Starts the sound and returns at once. Makes no sound if the volume in the settings is 0.
  void strike();

 Q_SIGNALS:
  // Emitted if the audio output fails. The system then beeps.
  void unheard();

 private:
  void begin();

  Device m_device;
  std::unique_ptr<QThread> m_thread;  // the sound thread; null until the first stroke
  BellSeat* m_seat = nullptr;         // the bell's part in the sound thread
};

// The part of a bell that plays the sound. It works in the sound thread.
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

}  // namespace damath::window

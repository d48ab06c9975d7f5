#include "app/cli/command_line.hpp"

int main(int argc, char** argv) {
  return static_cast<int>(damath::cli::run(argc, argv));
}

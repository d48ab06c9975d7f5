#include "app/cli/damath.hpp"

int main(int argc, char** argv) {
  return static_cast<int>(damath::cli::run(argc, argv));
}

# shellcheck shell=bash disable=SC2034
# Packages that Kotai needs, and functions that build Kotai. Sourced by run.sh, test.sh and others.

# Compilers and libraries from Debian 12 or later.
build_packages=(
  g++ cmake ninja-build pkg-config
  qt6-base-dev qt6-base-dev-tools qt6-charts-dev qt6-svg-dev
  qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools linguist-qt6 libgl1-mesa-dev
  libtbb-dev libzstd-dev libxxhash-dev libexpected-dev libcli11-dev libfmt-dev nlohmann-json3-dev libbenchmark-dev libglpk-dev libsqlite3-dev
)
# Qt Charts' package configuration requires Qt6OpenGL. Debian 12 has it in a separate package, later releases in qt6-base-dev.
# shellcheck source=/dev/null
if ! (source /etc/os-release && [[ ${ID:-} == debian && ${VERSION_ID:-13} != 12 ]]) 2>/dev/null; then build_packages+=(libqt6opengl6-dev); fi
# Packages at run time: SQLite driver, Qt's translations, Japanese and Latin fonts.
run_packages=(libqt6sql6-sqlite qt6-translations-l10n fonts-noto-cjk fonts-inter)
# Packages for kotai-mpi only.
mpi_packages=(libopenmpi-dev openmpi-bin)
# Packages for tests only: Python runs the reader in docs/examples.
test_packages=(python3)
# Packages for the Python module and its tests.
python_packages=(pybind11-dev python3-dev python3-numpy)
python_test_packages=("${python_packages[@]}" python3-pytest)
# Debian's own Python, for which the packages above are built.
python=/usr/bin/python3

say() { printf '%s\n' "$*" >&2; }

# Output of apt-get, cmake and the compiler. A failure prints the last lines.
log=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/build/setup.log
mkdir -p "${log%/*}"

show_log() {
  tail -n 60 "$log" >&2
  say "That failed. The whole output is in $log"
}

# logged COMMAND...: runs a command with its output in the log.
logged() {
  if ! "$@" >>"$log" 2>&1; then
    show_log
    return 1
  fi
}

missing_packages() {
  local package
  for package in "$@"; do
    [[ $(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null) == ii* ]] || printf '%s\n' "$package"
  done
}

as_root() {
  if [[ $(id -u) -eq 0 ]]; then "$@"; else sudo "$@"; fi
}

# Installs missing packages, and prints their names.
install_packages() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "This is no Debian: nothing is installed. Needed are what Debian 12 calls: $*"
    return
  fi
  local missing
  mapfile -t missing < <(missing_packages "$@")
  if [[ ${#missing[@]} -eq 0 ]]; then return; fi
  say "Installing ${#missing[@]} packages with apt-get: ${missing[*]}"
  if [[ $(id -u) -ne 0 ]] && ! command -v sudo >/dev/null; then
    say "That needs root, and there is no sudo. As root, run: apt-get install --no-install-recommends ${missing[*]}"
    return 1
  fi
  update_lists
  logged as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    -o "DPkg::Lock::Timeout=$lock_seconds" -o Acquire::Retries=3 "${missing[@]}"
}

# Unattended upgrades hold apt's locks for minutes after booting. `apt-get update` ignores DPkg::Lock::Timeout.
lock_seconds=600
update_lists() {
  local words until=$((SECONDS + lock_seconds))
  while ! words=$(as_root env LC_ALL=C apt-get update 2>&1); do
    if [[ $words != *"Could not get lock"* ]] || ((SECONDS >= until)); then
      say "$words"
      return 1
    fi
    say "Another program is installing packages; waiting for it ..."
    sleep 5
  done
}

# Prints the number of build jobs: one per processor, but at most one per GiB of available memory.
build_jobs() {
  local processors gibibytes
  processors=$(nproc)
  gibibytes=$(awk '/^MemAvailable:/ { print int($2 / 1048576) }' /proc/meminfo)
  if ((gibibytes < 1)); then gibibytes=1; fi
  if ((gibibytes < processors)); then echo "$gibibytes"; else echo "$processors"; fi
}

# configure_preset NAME [OPTION...]: configures a preset once. Later, the build itself detects changes.
configure_preset() {
  local options=()
  if command -v ccache >/dev/null; then options=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache); fi
  # The code for AVX-512 takes half a minute to compile. Only packages need it on a processor that cannot run it.
  if [[ $1 == release ]] && ! grep -q avx512_bitalg /proc/cpuinfo; then options+=(-DKOTAI_AVX512=OFF); fi
  [[ -f build/$1/build.ninja ]] || logged cmake --preset "$1" "${options[@]}" "${@:2}"
}

# Configures a build again if MPI was installed after the first time.
configure_for_mpi() {
  if [[ -f build/$1/build.ninja ]] && ! grep -q kotai-mpi "build/$1/build.ninja"; then logged cmake --preset "$1"; fi
}

# configure_for_python NAME: configures a preset with the Python module, also for later builds.
configure_for_python() {
  configure_preset "$1" -DKOTAI_PYTHON=ON "-DPython3_EXECUTABLE=$python"
  grep -q '^KOTAI_PYTHON:BOOL=ON$' "build/$1/CMakeCache.txt" || logged cmake --preset "$1" -DKOTAI_PYTHON=ON "-DPython3_EXECUTABLE=$python"
}

# Average processor time of a build step, in seconds.
step_seconds=5

# announce_build NAME [TARGET...]: prints the estimated duration of a long build, from the finished steps in Ninja's log.
announce_build() {
  local build=build/$1 steps finished=0 processors seconds
  steps=$(ninja -C "$build" -t commands "${@:2}" | wc -l)
  if [[ -f $build/.ninja_log ]]; then finished=$(cut -f 5 "$build/.ninja_log" | sort -u | wc -l); fi
  processors=$(build_jobs)
  seconds=$(((steps - finished) * step_seconds / processors))
  if ((seconds >= 90)); then
    say "Building Kotai, about $(((seconds + 30) / 60)) minutes on $processors processors"
  elif ((seconds >= 20)); then
    say "Building Kotai, about $seconds seconds on $processors processors"
  fi
}

# Copies the output of ninja to the log, and shows the progress on one line.
show_progress() {
  local line percent shown=0
  while IFS= read -r line; do
    printf '%s\n' "$line" >>"$log"
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
    percent=$((100 * BASH_REMATCH[1] / BASH_REMATCH[2]))
    if [[ -t 2 ]]; then
      printf '\r%3d %%' "$percent" >&2
    elif ((BASH_REMATCH[2] > 20 && percent >= shown + 20)); then
      shown=$((percent / 20 * 20))
      say "$shown %"
    fi
  done
  if [[ -t 2 && -n ${percent:-} ]]; then printf '\r\033[K' >&2; fi
}

# build_preset NAME [TARGET...]: configures and builds into build/NAME.
build_preset() {
  local preset=$1
  configure_preset "$preset"
  announce_build "$@"
  shift
  if ! cmake --build --preset "$preset" --parallel "$(build_jobs)" ${1:+--target "$@"} 2>&1 | show_progress; then
    show_log
    return 1
  fi
}

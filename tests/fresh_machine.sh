#!/usr/bin/env bash
# Sets Kotai up on a new minimal Debian 12 with only the packages that its own scripts install. A machine that already
# has the packages would prove nothing.
#
#   tests/fresh_machine.sh [--root] [--hold-locks SECONDS] [--build | --test] [--keep]
#
# Installs the packages and configures the build, as a user with sudo, in a folder with spaces and non-ASCII letters
# in its name, while another program holds apt's locks for some seconds.
#   --root                as root instead, in /root/kotai
#   --hold-locks SECONDS  how long the locks are held (default 20)
#   --build               also builds, runs ./run.sh in the terminal, and runs one test
#   --test                also runs ./test.sh
#   --keep                keeps the machine in its folder
#
# Requirements: see .ci/machine.sh (mostly root). Exits with 77 if they are not met.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=.ci/machine.sh
source "$here/.ci/machine.sh"

as_user=player
hold_seconds=20
work=configure

read_options() {
  while (($# > 0)); do
    case $1 in
      --root) as_user=root ;;
      --hold-locks)
        [[ ${2:-} =~ ^[0-9]+$ ]] || fail "--hold-locks: found '${2:-}', expected a number of seconds"
        hold_seconds=$2
        shift
        ;;
      --build) work='build' ;;
      --test) work='test' ;;
      --keep) keep=yes ;;
      *) fail "there is no option '$1'; expected --root, --hold-locks SECONDS, --build, --test or --keep" ;;
    esac
    shift
  done
}

prepare_machine() {
  machine_new
  folder="/root/kotai"
  if [[ $as_user != root ]]; then
    machine_add_user "$as_user"
    folder="/home/$as_user/my games/kotai é 後退解析"
  fi
  machine_copy_sources "$folder"
  [[ $as_user == root ]] || chroot "$machine" chown -R "$as_user:" "/home/$as_user"
  write_inside >"$machine/inside.sh"
}

# Commands inside the machine, as the user, in the folder of the sources.
write_inside() {
  cat <<'INSIDE'
set -euo pipefail
export LANG=C.UTF-8
cd "$1"
case $2 in
  configure)
    source .ci/setup.sh
    install_packages "${build_packages[@]}" "${run_packages[@]}"
    configure_preset release
    ;;
  build)
    ./run.sh
    source .ci/setup.sh
    build_preset release dodgem_tests
    build/release/tests/core/dodgem_tests DodgemNotationTest
    ;;
  test) ./test.sh ;;
esac
INSIDE
}

# Holds the locks of dpkg and apt, as unattended upgrades do.
beside_machine() {
  ((hold_seconds > 0)) || return 0
  # shellcheck disable=SC2016  # Perl's own variables
  chroot "$machine" perl -e '
    use Fcntl;
    my @held;
    for my $name (qw(/var/lib/dpkg/lock-frontend /var/lib/dpkg/lock /var/lib/apt/lists/lock)) {
      open(my $file, ">>", $name) or die "$name: $!";
      my $whole_file = pack("s s x4 q q i x4", F_WRLCK, 0, 0, 0, 0);
      fcntl($file, F_SETLK, $whole_file) or die "$name: $!";
      push @held, $file;
    }
    sleep shift;' "$hold_seconds" &
  say "another program holds the locks of apt for $hold_seconds s"
  sleep 1
}

read_options "$@"
machine_needs
prepare_machine
say "a new machine as $as_user in '$folder': $work"
export hold_seconds
started=$SECONDS
machine_run "$as_user" "bash /inside.sh '$folder' $work" || fail "FAILED ($work as $as_user, after $((SECONDS - started)) s)"
say "passed ($work as $as_user, $((SECONDS - started)) s)"

#!/usr/bin/env bash
# Sets Kotai up on a new minimal Debian 12, with nothing but what its own scripts install: a green run on a machine that
# already has the packages proves nothing about a new one.
#
#   tests/fresh_machine.sh [--root] [--hold-locks SECONDS] [--build | --test] [--keep]
#
# Installs the packages and configures the presets `release` and `ci`, as a user with sudo, in a folder whose name has
# spaces and letters beyond ASCII, while another program holds apt's locks for some seconds.
#   --root                as root instead, in /root/kotai
#   --hold-locks SECONDS  how long the locks are held (default 20)
#   --build               also builds and runs ./run.sh in its terminal form, and one test
#   --test                also runs ./test.sh as a whole
#   --keep                leaves the machine in its folder
#
# Needs root and mmdebstrap, which it installs; exit 77 where they cannot be had. The minimal system is kept as a tar file in the user's cache folder and made
# again when it is older than thirty days. All mounts live in a namespace of their own and end with it, however it ends.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
release=bookworm
base_days=30
cache=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/kotai
base=$cache/debian-$release-minimal.tar
machines=${TMPDIR:-/var/tmp}

as_user=player
hold_seconds=20
work=configure
keep=no

say() { printf '%s\n' "fresh machine: $*" >&2; }
fail() {
  say "$*"
  exit 1
}

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

# Exit 77: this machine cannot make another one.
cannot() {
  say "$*"
  exit 77
}

check_needs() {
  [[ $(id -u) -eq 0 ]] || cannot "this check needs root"
  unshare --mount --pid --fork true 2>/dev/null || cannot "this check needs namespaces of its own (unshare --mount --pid)"
  command -v mmdebstrap >/dev/null && return
  # shellcheck source=.ci/setup.sh
  (source "$here/.ci/setup.sh" && install_packages mmdebstrap) || cannot "mmdebstrap cannot be installed"
}

# Where this machine gets its own Debian packages from, as lines of a sources.list.
debian_sources() {
  # shellcheck disable=SC2016  # the names in $() are apt-get's, not the shell's
  apt-get indextargets --format 'deb $(REPO_URI) $(CODENAME) $(COMPONENT) | $(ORIGIN)' 'Created-By: Packages' |
    sed -n 's/ | Debian$//p' | grep -E " $release(-[a-z]+)? " | sort -u
}

# What this machine's apt was told about the age of its lists; a mirror of one day in the past needs it.
apt_checks() { apt-config dump | grep -E '^Acquire::Check-(Valid-Until|Date) ' || true; }

make_base() {
  if [[ -n $(find "$base" -mtime "-$base_days" 2>/dev/null) ]]; then return; fi
  local sources option options=()
  sources=$(debian_sources)
  [[ -n $sources ]] || fail "apt on this machine knows no sources of Debian $release"
  while read -r option; do [[ -z $option ]] || options+=("--aptopt=${option%;}"); done < <(apt_checks)
  say "making a minimal Debian $release ..."
  mkdir -p "$cache"
  mmdebstrap --quiet --variant=minbase --include=ca-certificates,sudo "${options[@]}" --format=tar "$release" "$base.new" - \
    <<<"$sources" >&2 || fail "the minimal system cannot be made"
  mv "$base.new" "$base"
}

# A machine has nothing mounted into it outside the namespace; what a killed run left is removed by the next.
remove_machine() {
  [[ $keep == no ]] || {
    say "left in $machine"
    return
  }
  rm -rf --one-file-system "$machine"
}

remove_old_machines() {
  local old owner
  for old in "$machines"/kotai-machine.*; do
    owner=${old##*.}
    if [[ -d $old ]] && ! kill -0 "${owner%%-*}" 2>/dev/null; then rm -rf --one-file-system "$old"; fi
  done
}

# The tree as it is committed; without git, or with changes, as it stands.
copy_sources() {
  local to=$machine$folder
  mkdir -p "$to"
  if [[ -z $(git -C "$here" status --porcelain 2>/dev/null || echo changed) ]]; then
    git -C "$here" archive HEAD | tar -x -C "$to"
  else
    say "there are changes that are not committed: they come along"
    tar -c -C "$here" --exclude=./build --exclude=./.git . | tar -x -C "$to"
  fi
}

prepare_machine() {
  machine=$(mktemp -d "$machines/kotai-machine.$$-XXXXXX")
  trap remove_machine EXIT
  trap 'exit 130' INT TERM HUP
  tar -x --numeric-owner -f "$base" -C "$machine"
  cp -L /etc/resolv.conf "$machine/etc/resolv.conf" 2>/dev/null || true
  printf '127.0.0.1 localhost %s\n' "$(uname -n)" >"$machine/etc/hosts"
  folder="/root/kotai"
  if [[ $as_user != root ]]; then
    chroot "$machine" useradd --create-home --shell /bin/bash "$as_user"
    printf '%s ALL=(ALL) NOPASSWD: ALL\n' "$as_user" >"$machine/etc/sudoers.d/$as_user"
    folder="/home/$as_user/my games/kotai é 後退解析"
  fi
  copy_sources
  [[ $as_user == root ]] || chroot "$machine" chown -R "$as_user:" "/home/$as_user"
  write_inside >"$machine/inside.sh"
}

# What runs inside, as the user, in the folder of the sources.
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
    configure_preset ci
    ;;
  build)
    ./run.sh
    source .ci/setup.sh
    build_preset ci dodgem_notation_test
    QT_QPA_PLATFORM=offscreen build/ci/tests/core/dodgem_notation_test
    ;;
  test) ./test.sh ;;
esac
INSIDE
}

# Holds the locks of dpkg and apt as unattended upgrades do.
hold_locks() {
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
}

# In the namespace: mounts what a machine has, and goes in.
run_inside() {
  mount --make-rprivate /
  mount -t proc proc "$machine/proc"
  mount --rbind /sys "$machine/sys"
  mount --rbind /dev "$machine/dev"
  mount -t tmpfs tmpfs "$machine/tmp"
  hold_locks
  sleep 1
  chroot "$machine" su --login "$as_user" --command "bash /inside.sh '$folder' $work"
}

read_options "$@"
check_needs
make_base
remove_old_machines
prepare_machine
say "a new machine as $as_user in '$folder': $work"
export -f run_inside hold_locks say
export machine hold_seconds as_user folder work
started=$SECONDS
unshare --mount --pid --fork --kill-child bash -c 'set -euo pipefail; run_inside' </dev/null || fail "FAILED ($work as $as_user, after $((SECONDS - started)) s)"
say "passed ($work as $as_user, $((SECONDS - started)) s)"

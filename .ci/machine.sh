# shellcheck shell=bash
# Creates fresh minimal Debian systems ("machines") for tests of installation. Source this file with `here` set to the root of the sources.
# Functions:
#
#   machine_needs            checks for root and namespaces, and installs mmdebstrap; exits with 77 if one is unavailable
#   machine_new              creates a machine in $machine, which is removed at exit unless keep=yes
#   machine_add_user NAME    adds a user who may use sudo
#   machine_copy_sources DIR copies the committed tree; without git or with local changes, the working tree
#   machine_run USER COMMAND runs a command as that user in a login shell; calls the function `beside_machine` first, if defined
#
# KOTAI_RELEASE: Debian release, bookworm by default.
#
# The minimal system is cached as a tar file in the user's cache folder and recreated after thirty days. All mounts are in a separate
# mount namespace and disappear with it.

release=${KOTAI_RELEASE:-bookworm}
base_days=30
base_cache=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/kotai
base=$base_cache/debian-$release-minimal.tar
machines=${TMPDIR:-/var/tmp}
keep=no
machine=
: "${here:?}"

say() { printf '%s\n' "${0##*/}: $*" >&2; }
fail() {
  say "$*"
  exit 1
}

# Exit code 77: this machine cannot create another machine.
cannot() {
  say "$*"
  exit 77
}

machine_needs() {
  [[ $(id -u) -eq 0 ]] || cannot "this needs root"
  unshare --mount --pid --fork true 2>/dev/null || cannot "this needs namespaces of its own (unshare --mount --pid)"
  command -v mmdebstrap >/dev/null && return
  # shellcheck source=.ci/setup.sh
  (source "$here/.ci/setup.sh" && install_packages mmdebstrap) || cannot "mmdebstrap cannot be installed"
}

# Prints this machine's Debian package sources, as lines of a sources.list. For another release, uses the same archive.
debian_sources() {
  local own
  # shellcheck disable=SC2016  # the names in $() are apt-get's, not the shell's
  own=$(apt-get indextargets --format 'deb $(REPO_URI) $(CODENAME) $(COMPONENT) | $(ORIGIN)' 'Created-By: Packages' |
    sed -n 's/ | Debian$//p' | sort -u)
  grep -E " $release(-[a-z]+)? " <<<"$own" || awk -v release="$release" 'NF && $3 !~ /-/ { $3 = release; print }' <<<"$own"
}

# Prints this machine's options for the age of apt's lists, which snapshot mirrors need.
apt_checks() { apt-config dump | grep -E '^Acquire::Check-(Valid-Until|Date) ' || true; }

make_base() {
  if [[ -n $(find "$base" -mtime "-$base_days" 2>/dev/null) ]]; then return; fi
  local sources option options=()
  sources=$(debian_sources)
  [[ -n $sources ]] || fail "apt on this machine knows no sources of Debian $release"
  while read -r option; do [[ -z $option ]] || options+=("--aptopt=${option%;}"); done < <(apt_checks)
  say "making a minimal Debian $release ..."
  mkdir -p "$base_cache"
  mmdebstrap --quiet --variant=minbase --include=ca-certificates,sudo "${options[@]}" --format=tar "$release" "$base.new" - \
    <<<"$sources" >&2 || fail "the minimal system cannot be made"
  mv "$base.new" "$base"
}

# Safe, because mounts exist only inside the namespace. The next run removes leftovers of a killed run.
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

machine_new() {
  make_base
  remove_old_machines
  machine=$(mktemp -d "$machines/kotai-machine.$$-XXXXXX")
  trap remove_machine EXIT
  trap 'exit 130' INT TERM HUP
  tar -x --numeric-owner -f "$base" -C "$machine"
  echo force-unsafe-io >"$machine/etc/dpkg/dpkg.cfg.d/of-a-machine-that-is-thrown-away"
  cp -L /etc/resolv.conf "$machine/etc/resolv.conf" 2>/dev/null || true
  printf '127.0.0.1 localhost %s\n' "$(uname -n)" >"$machine/etc/hosts"
}

machine_add_user() {
  chroot "$machine" useradd --create-home --shell /bin/bash "$1"
  printf '%s ALL=(ALL) NOPASSWD: ALL\n' "$1" >"$machine/etc/sudoers.d/$1"
}

machine_copy_sources() {
  local to=$machine$1
  mkdir -p "$to"
  if [[ -z $(git -C "$here" status --porcelain 2>/dev/null || echo changed) ]]; then
    git -C "$here" archive HEAD | tar -x -C "$to"
  else
    say "there are changes that are not committed: they come along"
    tar -c -C "$here" --exclude=./build --exclude=./.git . | tar -x -C "$to"
  fi
}

# Inside the namespace: mounts the file systems of a machine, and runs the command in it.
enter_machine() {
  mount --make-rprivate /
  mount -t proc proc "$machine/proc"
  mount --rbind /sys "$machine/sys"
  mount --rbind /dev "$machine/dev"
  mount -t tmpfs tmpfs "$machine/tmp"
  if declare -F beside_machine >/dev/null; then beside_machine; fi
  chroot "$machine" su --login "$1" --command "$2"
}

machine_run() {
  local functions=(say enter_machine)
  if declare -F beside_machine >/dev/null; then functions+=(beside_machine); fi
  export -f "${functions[@]}"
  export machine
  unshare --mount --pid --fork --kill-child bash -c 'set -euo pipefail; enter_machine "$@"' "$0" "$1" "$2" </dev/null
}

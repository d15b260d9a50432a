#!/usr/bin/env bash
# portable.sh BUILD FOLDER: installs BUILD into FOLDER together with Qt and all other libraries, except those that the
# target machine must provide. Needs no environment variables: programs and libraries find each other by relative
# paths.
set -euo pipefail

build=$1
to=$2
plugins=$(qmake6 -query QT_INSTALL_PLUGINS)
translations=$(qmake6 -query QT_INSTALL_TRANSLATIONS)

# Libraries of the target machine: the C and C++ libraries, which stay compatible, and libraries for graphics and
# fonts.
of_the_machine='^(ld-linux.*|lib(c|m|dl|rt|pthread|util|resolv|stdc\+\+|gcc_s|GL|EGL|GLX|GLdispatch|gbm|drm|X11|X11-xcb|xcb|Xau|Xdmcp|wayland-client|fontconfig|freetype|z|expat))\.so\..*$'
wanted_plugins=(
  platforms/libqxcb.so platforms/libqwayland-generic.so platforms/libqoffscreen.so
  wayland-shell-integration/libxdg-shell.so wayland-decoration-client/libbradient.so
  xcbglintegrations/libqxcb-glx-integration.so xcbglintegrations/libqxcb-egl-integration.so
  platforminputcontexts/libibusplatforminputcontextplugin.so platforminputcontexts/libcomposeplatforminputcontextplugin.so
  printsupport/libcupsprintersupport.so
  iconengines/libqsvgicon.so imageformats/libqsvg.so imageformats/libqjpeg.so sqldrivers/libqsqlite.so
)

copy_libraries() {
  local name path
  mkdir -p "$to/lib"
  find "$to/bin" "$to/plugins" -type f -print0 | xargs -0 ldd | awk '$2 == "=>" && $3 ~ /^\// { print $1, $3 }' | sort -u |
    while read -r name path; do
      if [[ ! $name =~ $of_the_machine ]]; then cp -L "$path" "$to/lib/$name"; fi
    done
}

# set_path PATH FILE...: sets the folder in which the files, and everything that they load, look for libraries.
set_path() {
  local path=$1
  shift
  patchelf --force-rpath --set-rpath "$path" "$@"
}

# Copies the licence of each library from its Debian package. dpkg reads its lists once for all names.
copy_licences() {
  local name names=() owners package
  for name in "$to"/lib/* "$to"/plugins/*/*; do names+=("${name##*/}"); done
  owners=$(dpkg-query -S "${names[@]/#/*/}" 2>/dev/null) || true
  mkdir -p "$to/licences"
  for name in "${names[@]}"; do
    package=$(grep -F -m 1 -- "/$name" <<<"$owners" | cut -d : -f 1) || true
    if [[ -z $package ]]; then
      printf 'portable.sh: no package is known for %s\n' "$name" >&2
      return 1
    fi
    cp -L "/usr/share/doc/$package/copyright" "$to/licences/$package"
  done
  cp LICENSE "$to/licences/kotai"
}

rm -rf "$to"
for part in kotai kotai-cli kotai-data; do
  cmake --install "$build" --prefix "$PWD/$to" --strip --component "$part" >/dev/null
done
for plugin in "${wanted_plugins[@]}"; do install -D -m 644 "$plugins/$plugin" "$to/plugins/$plugin"; done
copy_libraries
# shellcheck disable=SC2016  # $ORIGIN is expanded by the loader
set_path '$ORIGIN/../lib' "$to"/bin/*
# shellcheck disable=SC2016
set_path '$ORIGIN/../../lib' "$to"/plugins/*/*
# shellcheck disable=SC2016
set_path '$ORIGIN' "$to"/lib/*
mkdir -p "$to/translations"
cp "$translations"/qtbase_{de,en,ja}.qm "$to/translations"
printf '[Paths]\nPrefix=..\nPlugins=plugins\nTranslations=translations\n' >"$to/bin/qt.conf"
copy_licences
install -m 644 packaging/portable.txt "$to/README.txt"

#!/bin/sh
# Puts a build on a server in one step: release.sh dist /var/www/why-not-you
# The web server's root is the link `current` in that place; the link `previous` leads to the release before.
set -eu
built=$1
place=$2

name=release-$(date +%Y%m%d-%H%M%S-%N)
mkdir -p "$place/$name/simulation"
# pages of older releases are still open and request their own hashed files: these stay, as hard links
for folder in assets simulation/md simulation/sm; do
  if [ -d "$place/current/$folder" ]; then
    cp -Rl "$place/current/$folder" "$place/$name/$folder"
  fi
done
# a file of the same name is replaced, because writing into it would write into the current release
cp -R --remove-destination "$built/." "$place/$name"

# renaming a link replaces the other one in one step, `ln -sf` does not
lead() {
  ln -s "$2" "$place/$1.new"
  mv -T "$place/$1.new" "$place/$1"
}
current=$(readlink "$place/current" || true)
outdated=$(readlink "$place/previous" || true)
lead current "$name"
if [ -n "$current" ]; then lead previous "$current"; fi
if [ -n "$outdated" ]; then rm -r "${place:?}/$outdated"; fi

#!/bin/sh
# Puts a build on a server in one step: release.sh dist /var/www/why-not-you
# The web server's root is the link `current` in the second folder, /var/www/why-not-you. The link `previous` in the
# same folder leads to the release before.
set -eu
built=$1
target=$2

name=release-$(date +%Y%m%d-%H%M%S-%N)
mkdir -p "$target/$name/simulation"
# an open page of an older release still requests that release's hashed files: the new release gets hard links to them
for folder in assets simulation/md simulation/sm; do
  if [ -d "$target/current/$folder" ]; then
    cp -Rl "$target/current/$folder" "$target/$name/$folder"
  fi
done
# a file of the same name is removed first: writing into a hard link would change the file of the current release
cp -R --remove-destination "$built/." "$target/$name"

# makes a new link and renames it over the old one, because a rename is one step and `ln -sf` is two steps
set_link() {
  ln -s "$2" "$target/$1.new"
  mv -T "$target/$1.new" "$target/$1"
}
current=$(readlink "$target/current" || true)
outdated=$(readlink "$target/previous" || true)
set_link current "$name"
if [ -n "$current" ]; then set_link previous "$current"; fi
if [ -n "$outdated" ]; then rm -r "${target:?}/$outdated"; fi

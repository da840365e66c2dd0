#!/usr/bin/env bash
# Installs what the tests in a real WordPress need, as root on Debian or a system made of it: the programs, WordPress of
# the stable release with its block theme, and beside them, unpacked but not installed, WordPress of the newest release.
# What is there already stays untouched, so that a second run costs a moment and no network.
#
# env: INLAY_WORDPRESS_NEWER  folder for the newer WordPress, default node_modules/.cache/wordpress
set -euo pipefail
cd "$(dirname "$0")/../.."
newer=${INLAY_WORDPRESS_NEWER:-node_modules/.cache/wordpress}
export DEBIAN_FRONTEND=noninteractive

packages=(
  nginx-light php-fpm php-cli php-curl php-mysql php-xml php-mbstring php-apcu mariadb-server wrk
  wordpress wordpress-theme-twentytwentythree phpunit php-codesniffer chromium fonts-dejavu-core
)
missing=()
for package in "${packages[@]}"; do
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
  apt-get update -qq
  # A trailing minus refuses a package: `wordpress` would bring a second web server.
  apt-get install -qq -y --no-install-recommends "${missing[@]}" php apache2- apache2-bin- libapache2-mod-php- >/dev/null
fi

[ -f "$newer/usr/share/wordpress/wp-includes/version.php" ] && exit
# The system's own mirror, asked for other releases by an apt of its own: the system's sources and lists stay as they are.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder"/{lists,cache/archives}/partial "$folder/root"
mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep -v security | sort -u | head -n 1)
for release in trixie sid; do
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $release main"
done >"$folder/sources.list"
other=(
  -qq -o Dir::Etc::SourceList="$folder/sources.list" -o Dir::Etc::SourceParts=/dev/null
  -o Dir::State::Lists="$folder/lists" -o Dir::Cache="$folder/cache" -o APT::Sandbox::User=root
)
apt-get "${other[@]}" update
(
  cd "$folder"
  # With the packages that its folder links into.
  apt-get "${other[@]}" download wordpress php-getid3 libphp-phpmailer libjs-cropper libjs-underscore libjs-lodash libjs-jquery-ui
  for file in *.deb; do dpkg-deb -x "$file" root; done
)
mkdir -p "$(dirname "$newer")"
rm -rf "$newer"
cp -r "$folder/root" "$newer"

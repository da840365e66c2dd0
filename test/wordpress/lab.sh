#!/usr/bin/env bash
# A real WordPress on nginx, PHP-FPM and MariaDB, with the plugin of this checkout in its folder, not yet active.
#   lab.sh up     installs and starts it (some seconds), prints its address, versions and application passwords as JSON
#   lab.sh down   stops it and removes its folder
#   lab.sh run    up, then waits until its standard input ends, then down: nothing stays even if the caller is killed
# env: LAB        work folder, default inlay-wordpress in the folder for temporary files; short: it holds Unix sockets
#      WORDPRESS  stable (as installed) or newer (see install-packages.sh), default stable
#      PORT       on 127.0.0.1, default one that is free
# All that it writes is below LAB. As root, PHP and nginx run as www-data and MariaDB as mysql, else all as the caller.
set -euo pipefail
LAB=${LAB:-${TMPDIR:-/tmp}/inlay-wordpress}
HERE=$(cd "$(dirname "$0")" && pwd)
CHECKOUT=$HERE/../..
SITE=$LAB/site
if [ "$(id -u)" = 0 ]; then WEB=www-data DB=mysql; else WEB=$(id -un) DB=$WEB; fi

main() {
  case ${1:-} in
    up) claim; up ;;
    down) down ;;
    run) claim; trap down EXIT; up; cat >/dev/null ;;
    *) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "$0" >&2; exit 2 ;;
  esac
}

# The folder, for this lab alone.
claim() {
  mkdir -p "$LAB"
  if ! mkdir "$LAB/run" 2>/dev/null; then
    echo "Unexpected lab in $LAB, expected none: \`lab.sh down\` removes it" >&2
    exit 1
  fi
}

up() {
  mkdir -p "$LAB/run/nginx" "$LAB/run/tmp" "$LAB/db"
  chmod 755 "$LAB" "$LAB/run"
  own "$DB" "$LAB/db"
  own "$WEB" "$LAB/run/tmp"
  start_database & # the slowest of the three, and the copying keeps the disk busy
  local database=$!
  copy_site
  start_nginx
  write wp-config.php "$SITE/wp-config.php" ''
  start_php
  wait "$database"
  as "$WEB" php -d display_errors=0 "$HERE/lab/install.php" "$SITE" >"$LAB/site.json"
  cat "$LAB/site.json"
  echo
}

down() {
  trap - EXIT
  local pids=() file
  for file in "$LAB"/run/{nginx,php,my}.pid; do [ -s "$file" ] && pids+=("$(cat "$file")"); done
  # MariaDB's data goes anyway: nothing to write back.
  if [ -s "$LAB/run/my.pid" ]; then kill -KILL "$(cat "$LAB/run/my.pid")" 2>/dev/null || true; fi
  if [ "${#pids[@]}" -gt 0 ]; then kill -TERM "${pids[@]}" 2>/dev/null || true; fi
  for file in "${pids[@]}"; do while kill -0 "$file" 2>/dev/null; do sleep .05; done; done
  rm -rf "$LAB"
}

start_database() {
  local common=(--no-defaults --datadir="$LAB/db" --user="$DB")
  mariadb-install-db "${common[@]}" --auth-root-authentication-method=normal --skip-test-db >"$LAB/run/db-install.log" 2>&1
  setsid mariadbd "${common[@]}" --socket="$LAB/db/my.sock" --skip-networking --pid-file="$LAB/db/my.pid" \
    --innodb-flush-log-at-trx-commit=0 --innodb-buffer-pool-size=64M >"$LAB/run/my.log" 2>&1 </dev/null &
  echo $! >"$LAB/run/my.pid"
  ln -s "$LAB/db/my.sock" "$LAB/run/my.sock"
  wait_for mariadb-admin --no-defaults -S "$LAB/db/my.sock" -uroot ping
  mariadb --no-defaults -S "$LAB/db/my.sock" -uroot -e "CREATE DATABASE wp CHARACTER SET utf8mb4;
    CREATE USER wp@localhost IDENTIFIED BY 'wp'; GRANT ALL ON wp.* TO wp@localhost"
}

copy_site() {
  local source=/usr/share/wordpress
  if [ "${WORDPRESS:-stable}" = newer ]; then
    source=${INLAY_WORDPRESS_NEWER:-$CHECKOUT/node_modules/.cache/wordpress}/usr/share/wordpress
  fi
  cp -rL "$source" "$SITE"
  local content=$SITE/wp-content
  mkdir -p "$content"/{uploads,plugins,themes}
  cp -rL /usr/share/wordpress/wp-content/themes/. "$HERE/themes/." "$content/themes"
  cp -r "$HERE/plugins/." "$content/plugins"
  cp -r "$CHECKOUT/src/php" "$content/plugins/inlay"
  own "$WEB" -R "$content/plugins/inlay"
  own "$WEB" "$content" "$content/uploads" "$content/plugins"
}

start_nginx() {
  local try user=''
  [ "$(id -u)" = 0 ] && user="user $WEB;"
  own "$WEB" "$LAB/run/nginx"
  for try in 1 2 3; do # somebody may take the port in between
    port=${PORT:-$(php -r '$s = stream_socket_server("tcp://127.0.0.1:0"); echo explode(":", stream_socket_get_name($s, false))[1];')}
    write nginx.conf "$LAB/run/nginx.conf" "$user"
    nginx -e "$LAB/run/nginx.log" -c "$LAB/run/nginx.conf" 2>>"$LAB/run/nginx.log" && return
  done
  cat "$LAB/run/nginx.log" >&2
  return 1
}

start_php() {
  local user='' fpm
  [ "$(id -u)" = 0 ] && user="user = $WEB"
  fpm=$(printf '%s\n' /usr/sbin/php-fpm* | sort -V | tail -n 1)
  touch "$LAB/run/php.log"
  own "$WEB" "$LAB/run/php.log"
  write php-fpm.conf "$LAB/run/php-fpm.conf" "$user"
  "$fpm" --fpm-config "$LAB/run/php-fpm.conf" 2>>"$LAB/run/php-fpm.log"
}

# A file of lab/ with its marks filled in: write <template> <to> <user line>
write() {
  sed -e "s|@LAB@|$LAB|g" -e "s|@PORT@|$port|g" -e "s|@USER_LINE@|$3|g" "$HERE/lab/$1" >"$2"
}

own() {
  local user=$1
  shift
  if [ "$(id -u)" = 0 ]; then chown "$user" "$@"; fi
}

as() {
  local user=$1
  shift
  if [ "$(id -u)" = 0 ]; then setpriv --reuid "$user" --regid "$user" --clear-groups "$@"; else "$@"; fi
}

wait_for() {
  local try
  for try in $(seq 300); do
    "$@" >/dev/null 2>&1 && return
    sleep .1
  done
  echo "Unexpected silence of \`$*\` for 30 s" >&2
  return 1
}

main "$@"

#!/bin/sh
# Makes the certificates of an event: an authority, the broker's certificate, and one for each table and desk.
#
#   certificates.sh FOLDER BROKER NAME...      for example: certificates.sh /root/event broker.local,192.168.1.2 desk T001 T002
#
# BROKER are the names and addresses under which clients reach the broker, with commas. A NAME's certificate is its key to the broker: give each
# machine ca.crt, NAME.crt and NAME.key and nothing else. What is there already is kept, so more names can be added later. ca.key signs new
# ones; keep it away from every network.
#
# The certificates are valid from 2020 on: a table without a clock of its own may start with an old date.
set -eu
[ $# -ge 3 ] || { sed -n '2,11s/^# \{0,1\}//p' "$0" >&2; exit 2; }
command -v openssl >/dev/null || { echo "certificates.sh: openssl is not installed" >&2; exit 1; }
folder=$1
broker=$2
shift 2
umask 077
mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
from=20200101000000Z
until=20500101000000Z
: >"$work/index"
cat >"$work/conf" <<END
[ca]
default_ca = event
[event]
database = $work/index
new_certs_dir = $work
rand_serial = yes
default_md = sha256
policy = any
[any]
commonName = supplied
[req]
distinguished_name = none
[none]
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
[server]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = serverAuth
subjectAltName = $(echo "$broker" | tr ',' '\n' | sed -e 's/^\([0-9.]*\)$/IP:\1/' -e '/:/!s/^/DNS:/' | paste -sd, -)
[client]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = clientAuth
END

quietly() {
    "$@" >"$work/log" 2>&1 || { echo "certificates.sh: $*" >&2; cat "$work/log" >&2; exit 1; }
}

make() { # kind name file
    [ ! -e "$folder/$3.crt" ] || return 0
    quietly openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$folder/$3.key"
    quietly openssl req -new -config "$work/conf" -key "$folder/$3.key" -subj "/CN=$2" -out "$work/$3.csr"
    signer="-cert $folder/ca.crt -keyfile $folder/ca.key"
    [ "$1" != authority ] || signer="-selfsign -keyfile $folder/ca.key"
    # shellcheck disable=SC2086
    quietly openssl ca -batch -notext -config "$work/conf" -extensions "$1" $signer -startdate $from -enddate $until \
        -in "$work/$3.csr" -out "$folder/$3.crt"
    echo "$folder/$3.crt"
}

for name in "$@"; do
    case $name in
        ca | server | *[!A-Za-z0-9-]*) echo "certificates.sh: $name is no name of a table or desk" >&2; exit 2 ;;
    esac
done
make authority "Tengen event" ca
make server "${broker%%,*}" server
for name in "$@"; do
    make client "$name" "$name"
done

# What `update` and `check` share: reading the strings out of the source. It is sourced, never run.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
catalogues=$top/assets/translations

# Prints the template: every string that the companion says, in the order of its files. Strings with places to fill
# ({family}) are marked as such, so that msgfmt refuses a translation with other places.
extract() {
    local sources
    mapfile -t sources < <(cd "$top" && find companion engine '(' -name '*.cpp' -o -name '*.h' ')' -print | LC_ALL=C sort)
    (cd "$top" && xgettext --language=C++ --from-code=UTF-8 --no-wrap --add-location=file \
        --keyword --keyword=tr --keyword=to_translate --keyword=tr_fill --keyword=tr_in:1c,2 --keyword=tr_count:1,2 \
        --package-name=Consigliere --output=- "${sources[@]}") \
        | sed -e '/^"POT-Creation-Date:/d' -e 's/charset=CHARSET/charset=UTF-8/' \
        | awk 'BEGIN { RS = ""; ORS = "\n\n" }
            NR > 1 && /\nmsgid[^\n]*\{[a-z]/ { sub(/\n(msgctxt|msgid) /, "\n#, python-brace-format&") }
            { print }'
}

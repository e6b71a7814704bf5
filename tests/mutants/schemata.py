"""Rewrites a copy of the sources so that one build holds thousands of mutants: small mistakes as people make them, each
asleep until the environment names its number.

    schemata.py SOURCE COPY LIST

What is changed is found in clang's tree of each file, never in its text, so nothing is touched that only looks like code.
LIST gets a line for each mutant: its number, file, line, kind, and what stands there.
"""

import json
import multiprocessing
import pathlib
import re
import sys

from clang.cindex import CursorKind as Kind, Index, TypeKind

ROOMS = ("engine/ledger", "engine/corleone", "engine/cash_n_guns", "engine/mafia", "engine/games", "db")
FLAGS = ["-std=c++20", "-x", "c++", "-fsyntax-only"]
INTEGERS = {TypeKind.INT, TypeKind.UINT, TypeKind.LONG, TypeKind.ULONG, TypeKind.UCHAR, TypeKind.SCHAR, TypeKind.CHAR_S,
            TypeKind.SHORT, TypeKind.USHORT, TypeKind.LONGLONG, TypeKind.ULONGLONG}
# What stands between the two sides of an operator: blanks, comments, and it.
OPERATOR = re.compile(rb"(?:\s|//[^\n]*\n)*([-+*/%<>=!&|^]+)(?:\s|//[^\n]*\n)*")
BEFORE_STATEMENT = re.compile(rb"([{};)]|[^:]:|\belse|//[^\n]*\n)\s*\Z")
BOUNDARY = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
ARITHMETIC = {"+": "-", "-": "+", "*": "+", "/": "*", "%": "*", "+=": "-=", "-=": "+="}
# Where a constant must be known to the compiler, there is nothing to switch.
CONSTANT = {Kind.ENUM_DECL, Kind.STATIC_ASSERT, Kind.CASE_STMT, Kind.TEMPLATE_TYPE_PARAMETER,
            Kind.TEMPLATE_NON_TYPE_PARAMETER, Kind.TYPE_ALIAS_DECL, Kind.FRIEND_DECL, Kind.TYPE_REF, Kind.TEMPLATE_REF,
            Kind.CXX_BASE_SPECIFIER, Kind.FIELD_DECL, Kind.PARM_DECL}


class File:
    """The changes of one file: texts that go before and behind ranges of it."""

    def __init__(self, path, name, first):
        self.text = path.read_bytes()
        self.name = name
        self.next = first
        self.inserts = []  # (position, order, text)
        self.mutants = []
        self.done = set()

    def number(self, cursor, kind):
        start, end = span(cursor)
        self.mutants.append({"number": self.next, "file": self.name, "line": cursor.extent.start.line, "kind": kind,
                             "code": self.text[start:end].decode()[:200]})
        self.next += 1
        return self.next - 1

    def wrap(self, start, end, before, behind):
        """An outer range goes round an inner one: its beginning is inserted first, its end last."""
        self.inserts.append((start, 1, -end, before))
        self.inserts.append((end, 0, -start, behind))

    def replace(self, start, end, text):
        self.inserts.append((start, 1, 0, ("replace", end, text)))

    def result(self):
        out, at = [], 0
        for position, _, _, text in sorted(self.inserts, key=lambda each: each[:3]):
            out.append(self.text[at:position])
            at = max(at, position)
            if isinstance(text, tuple):
                out.append(text[2].encode())
                at = text[1]
            else:
                out.append(text.encode())
        out.append(self.text[at:])
        return b"".join(out)


def span(cursor):
    return cursor.extent.start.offset, cursor.extent.end.offset


def children(cursor):
    return list(cursor.get_children())


def is_written(cursor, file):
    """Not the work of a macro: its text is where it says it is."""
    start, end = cursor.extent.start, cursor.extent.end
    return start.file is not None and end.file is not None and start.file.name == file and start.offset < end.offset


def strip(cursor):
    """What the compiler has wrapped round an expression is no code."""
    while cursor.kind in (Kind.UNEXPOSED_EXPR, Kind.PAREN_EXPR) and len(children(cursor)) == 1:
        cursor = children(cursor)[0]
    return cursor


def operator_of(cursor, text):
    """The operator of a binary expression, also of an overloaded one, its place and its two sides; nothing otherwise."""
    parts = children(cursor)
    if cursor.kind == Kind.CALL_EXPR and cursor.spelling.startswith("operator") and len(parts) == 3:
        parts = [parts[0], parts[2]]
    elif cursor.kind not in (Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR) or len(parts) != 2:
        return None
    start, end = parts[0].extent.end.offset, parts[1].extent.start.offset
    between = OPERATOR.fullmatch(text[start:end])
    if between is None or parts[0].extent.start.offset != cursor.extent.start.offset:
        return None
    return between[1].decode(), start + between.start(1), start + between.end(1), parts


def is_assertion(cursor, text):
    return text[cursor.extent.start.offset:].startswith(b"assert(")


def is_truth(cursor):
    return cursor.type.get_canonical().kind == TypeKind.BOOL


class Rewriter:
    def __init__(self, file, path):
        self.file = file
        self.path = path

    def flip(self, cursor, kind):
        """The contrary of a truth."""
        start, end = span(cursor)
        if ("flip", start, end) in self.file.done:
            return
        self.file.done.add(("flip", start, end))
        number = self.file.number(cursor, kind)
        self.file.wrap(start, end, f"::mutant::flip({number}, ", ")")

    def walk(self, cursor, is_in_function=False):
        kind = cursor.kind
        if is_assertion(cursor, self.file.text):
            return
        if kind in CONSTANT and not (kind == Kind.CASE_STMT):
            return
        if kind == Kind.VAR_DECL and b"constexpr" in self.file.text[slice(*span(cursor))].split(b"=")[0]:
            return
        if kind == Kind.CASE_STMT:
            for child in children(cursor)[1:]:
                self.statement(child, is_in_function)
                self.walk(child, is_in_function)
            return
        if kind == Kind.LAMBDA_EXPR or kind in (Kind.FUNCTION_DECL, Kind.CXX_METHOD, Kind.CONSTRUCTOR, Kind.DESTRUCTOR,
                                                 Kind.FUNCTION_TEMPLATE, Kind.CONVERSION_FUNCTION):
            for child in children(cursor):
                if child.kind == Kind.COMPOUND_STMT:
                    self.walk(child, True)
            return
        if kind == Kind.IF_STMT and self.file.text[slice(*span(cursor))].startswith(b"if constexpr"):
            for child in children(cursor)[1:]:
                self.walk(child, is_in_function)
            return
        if is_in_function and is_written(cursor, self.path):
            self.visit(cursor)
        for child in children(cursor):
            self.walk(child, is_in_function)

    def visit(self, cursor):
        kind = cursor.kind
        if kind == Kind.COMPOUND_STMT:
            for child in children(cursor):
                self.statement(child, True)
        elif kind in (Kind.IF_STMT, Kind.FOR_STMT, Kind.CXX_FOR_RANGE_STMT, Kind.WHILE_STMT, Kind.DO_STMT):
            self.branches(cursor)
        elif kind == Kind.CONDITIONAL_OPERATOR:
            self.condition(children(cursor)[0])
        elif kind == Kind.RETURN_STMT and children(cursor):
            self.condition(children(cursor)[0], "flipped return")
        elif kind == Kind.UNARY_OPERATOR:
            here = self.file.text[cursor.extent.start.offset:cursor.extent.start.offset + 2]
            if here.startswith(b"!") and here != b"!=" and is_truth(cursor):
                self.flip(cursor, "negation")
        elif kind == Kind.CXX_BOOL_LITERAL_EXPR:
            self.flip(cursor, "constant")
        elif kind == Kind.INTEGER_LITERAL:
            self.integer(cursor)
        else:
            self.operation(cursor)

    def condition(self, cursor, kind="negation"):
        """A truth that decides something; a comparison, a negation or an operation has mutants of its own."""
        inner = strip(cursor)
        if not is_written(cursor, self.path) or inner.kind == Kind.CXX_BOOL_LITERAL_EXPR:
            return
        if is_assertion(cursor, self.file.text):
            return
        if inner.kind == Kind.UNARY_OPERATOR or operator_of(inner, self.file.text) is not None:
            return
        if is_truth(cursor) and is_truth(inner):
            self.flip(cursor, kind)

    def branches(self, cursor):
        parts = children(cursor)
        if cursor.kind == Kind.IF_STMT:
            # What is declared in a condition is no expression of ours,
            if parts[0].kind.is_expression():
                self.condition(parts[0])
            for part in parts[1:]:
                self.statement(part, True)
        elif cursor.kind == Kind.WHILE_STMT:
            if parts[0].kind.is_expression():
                self.condition(parts[0])
            self.statement(parts[-1], True)
        else:
            self.statement(parts[-1], True)

    def statement(self, cursor, is_in_function):
        """A statement that can be left out."""
        if not is_in_function or not is_written(cursor, self.path) or is_assertion(cursor, self.file.text):
            return
        inner = strip(cursor)
        droppable = cursor.kind.is_expression() and inner.kind in (
            Kind.CALL_EXPR, Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR, Kind.UNARY_OPERATOR)
        if not droppable and cursor.kind != Kind.CONTINUE_STMT:
            return
        start, end = span(cursor)
        if ("drop", start) in self.file.done or not self.stands_alone(start, end):
            return
        self.file.done.add(("drop", start))
        number = self.file.number(cursor, "dropped statement")
        self.file.wrap(start, end, f"if (::mutant::is({number})) {{}} else ", "")

    def stands_alone(self, start, end):
        """Whether a range is a statement, and not what decides one."""
        return self.file.text[end:].lstrip().startswith(b";") and \
            BEFORE_STATEMENT.search(self.file.text[max(0, start - 300):start]) is not None

    def integer(self, cursor):
        start, end = span(cursor)
        if ("number", start) in self.file.done or cursor.type.get_canonical().kind not in INTEGERS:
            return
        if not self.file.text[start:end].decode().replace("'", "").rstrip("Uu").isdigit():
            return
        self.file.done.add(("number", start))
        number = self.file.number(cursor, "constant")
        self.file.wrap(start, end, f"::mutant::more({number}, ", ")")

    def operation(self, cursor):
        found = operator_of(cursor, self.file.text)
        if found is None:
            return
        operator, at, behind, parts = found
        start, end = span(cursor)
        if ("operation", at) in self.file.done or not is_written(cursor, self.path):
            return
        self.file.done.add(("operation", at))
        left, right = parts
        if operator in ("&&", "||") and all(is_written(part, self.path) for part in parts):
            number = self.file.number(cursor, "and, or")
            for part in parts:
                part_start, part_end = span(part)
                self.file.wrap(part_start, part_end, f"::mutant::flip({number}, ", ")")
            self.file.wrap(start, end, f"::mutant::flip({number}, ", ")")
            for part in parts:
                self.condition(part)
        elif operator in ("==", "!=") and is_truth(cursor):
            self.flip(cursor, "comparison")
        elif operator in BOUNDARY and is_truth(cursor):
            self.flip(cursor, "comparison")
            number = self.file.number(cursor, "boundary")
            name = {"<": "less", "<=": "less_equal", ">": "greater", ">=": "greater_equal"}[operator]
            self.two(start, end, at, behind, f"::mutant::{name}({number}, ")
        elif operator in ARITHMETIC and self.is_number(cursor, left, right):
            number = self.file.number(cursor, "swapped operands" if operator in "-/%" else "arithmetic")
            name = {"+": "plus", "-": "minus", "*": "times", "/": "over", "%": "rest", "+=": "add", "-=": "take"}[operator]
            self.two(start, end, at, behind, f"::mutant::{name}({number}, ")

    def two(self, start, end, at, behind, call):
        """`left OP right` as a call."""
        self.file.wrap(start, end, call, ")")
        self.file.replace(at, behind, ",")

    @staticmethod
    def is_number(cursor, left, right):
        return all(part.type.get_canonical().kind in INTEGERS for part in (cursor, left, right))


def rewrite(source, copy, includes, name, first):
    path = source / name
    unit = Index.create().parse(str(path), args=FLAGS + includes)
    errors = [each for each in unit.diagnostics if each.severity >= 3]
    if errors:
        # Not sys.exit(): a pool waits for ever for a worker that has left.
        raise RuntimeError(f"{name} cannot be read: {errors[0]}")
    file = File(path, name, first)
    rewriter = Rewriter(file, str(path))
    for cursor in unit.cursor.get_children():
        if cursor.location.file is not None and cursor.location.file.name == str(path):
            rewriter.walk(cursor)
    (copy / name).write_bytes(file.result())
    return file.mutants


# Every file has numbers of its own, so that they can be read side by side.
NUMBERS_OF_A_FILE = 1000


def main():
    source, copy, listing = map(pathlib.Path, sys.argv[1:4])
    source = source.resolve()
    includes = [f"-I{source}"]
    # Templates that only the compiler runs.
    left_out = {"engine/ledger/grammar.h", "engine/ledger/sentence.h", "engine/ledger/enumeration.h"}
    names = sorted(str(path.relative_to(source)) for room in ROOMS for path in (source / room).iterdir()
                   if path.suffix in (".cpp", ".h"))
    names = [name for name in names if name not in left_out]
    work = [(source, copy, includes, name, index * NUMBERS_OF_A_FILE + 1) for index, name in enumerate(names)]
    with multiprocessing.Pool() as pool:
        mutants = sum(pool.starmap(rewrite, work, chunksize=1), [])
    listing.write_text("".join(json.dumps(mutant) + "\n" for mutant in mutants))
    print(f"{len(mutants)} mutants in {len(names)} files")


if __name__ == "__main__":
    main()

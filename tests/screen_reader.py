"""Prints the accessibility tree of the program: the places of the board, then every widget that accepts the focus."""

import sys
import time

import pyatspi


def find_program():
    for _ in range(60):
        for each in pyatspi.Registry.getDesktop(0):
            if each is not None and each.name.lower().startswith("kotai"):
                return each
        time.sleep(0.5)
    sys.exit("the program is not on the accessibility bus")


def walk(thing, depth=0):
    yield thing
    for child in thing if depth < 40 else ():
        if child is not None:
            yield from walk(child, depth + 1)


def spoken(thing):
    said = [thing.name or "(no name)", thing.getRoleName()]
    if thing.description and thing.description != thing.name:
        said.append(thing.description)
    return ", ".join(said)


def is_shown(thing):
    return thing.getState().contains(pyatspi.STATE_SHOWING)


def takes_focus(thing):
    return thing.getState().contains(pyatspi.STATE_FOCUSABLE)


def main():
    program = find_program()
    time.sleep(3)  # small variants are solved meanwhile
    things = [each for each in walk(program) if is_shown(each)]
    boards = [each for each in things if each.getRoleName() == "table" and each.name == "Board"]
    for board in boards:
        print("#", spoken(board))
        for place in board:
            print("  ", spoken(place))
    print("# takes the focus")
    nameless = 0
    for each in things:
        if takes_focus(each) and each.parent not in boards:
            print("  ", spoken(each))
            nameless += not each.name
    print(f"# {nameless} without a name")
    return 1 if nameless or not boards else 0


sys.exit(main())

"""The command line and the folders of modules, which the producers' make.py have in common."""
import argparse
import re
from pathlib import Path


class Refused(Exception):
    """A producer makes no module, for the reason given."""


def command_line(description, processors):
    """Returns the parser of the words that every producer takes."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--processor", action="append", choices=processors)
    parser.add_argument("--only", default="")
    return parser


def make_all(args, processors, names, modules):
    """Writes OUT/PROCESSOR/STEM.ll for each pair of a stem and a text that modules(processor, name) yields, for the names
    that --only selects. Prints the reason where it raises an error."""
    for processor in args.processor or processors:
        folder = args.out / processor
        folder.mkdir(parents=True, exist_ok=True)
        made = 0
        for name in names:
            if not re.search(args.only, name):
                continue
            try:
                for stem, text in modules(processor, name):
                    (folder / f"{stem}.ll").write_text(text)
                    made += 1
            except Exception as error:
                reason = " ".join(str(error).split())[:300]
                kind = "" if isinstance(error, Refused) else f"{type(error).__name__}: "
                print(f"{processor} {name}: {kind}{reason}", flush=True)
        print(f"{processor}: {made} modules", flush=True)

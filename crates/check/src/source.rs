//! Places in the source, by the debug information of the program.

use gimli::{Dwarf, EndianSlice, LineRow, LittleEndian, Unit};
use gpu_sim::{Fault, FaultPlace};
use ir::diagnostic::Location;
use object::read::elf::ElfFile64;
use object::{Object as _, ObjectSection as _};

type Slice<'a> = EndianSlice<'a, LittleEndian>;

/// The table of lines of an ELF file: addresses, sorted, with the place that each one begins.
#[derive(Clone, Debug, Default)]
pub struct Lines(Vec<(u64, Option<Location>)>);

impl Lines {
    /// Reads the table; it is empty where there is none, or none that can be read.
    pub(crate) fn of_elf(bytes: &[u8]) -> Self {
        let mut rows = ElfFile64::<object::LittleEndian>::parse(bytes)
            .ok()
            .and_then(|file| read(&file).ok())
            .unwrap_or_default();
        rows.sort_by_key(|(address, _)| *address);
        Self(rows)
    }

    fn at(&self, address: u64) -> Option<Location> {
        let end = self.0.partition_point(|(start, _)| *start <= address);
        self.0[..end].last()?.1.clone()
    }

    /// Adds places in the source to a fault.
    pub(crate) fn locate(&self, fault: Fault) -> Fault {
        with_sources(fault, |place| self.at(place.address?))
    }
}

/// Adds to both places of a fault what `find` knows.
fn with_sources(fault: Fault, find: impl Fn(&FaultPlace) -> Option<Location>) -> Fault {
    let own = FaultPlace { source: find(fault.place()), ..FaultPlace::default() };
    let other = fault.other().map(|other| FaultPlace { source: find(other), ..other.clone() });
    let fault = fault.at(own);
    match other {
        Some(other) => fault.with_other(other),
        None => fault,
    }
}

fn read(
    file: &ElfFile64<'_, object::LittleEndian>,
) -> Result<Vec<(u64, Option<Location>)>, gimli::Error> {
    let section = |id: gimli::SectionId| -> Result<Slice<'_>, gimli::Error> {
        let section = file.section_by_name(id.name());
        // Sections that are compressed are left out.
        let data = section.and_then(|section| section.data().ok()).unwrap_or_default();
        Ok(EndianSlice::new(data, LittleEndian))
    };
    let dwarf = Dwarf::load(section)?;
    let mut rows = Vec::new();
    let mut headers = dwarf.units();
    while let Some(header) = headers.next()? {
        let unit = dwarf.unit(header)?;
        let Some(program) = unit.line_program.clone() else { continue };
        let mut states = program.rows();
        while let Some((header, row)) = states.next_row()? {
            let place = if row.end_sequence() { None } else { place(&dwarf, &unit, header, row) };
            rows.push((row.address(), place));
        }
    }
    Ok(rows)
}

fn place(
    dwarf: &Dwarf<Slice<'_>>,
    unit: &Unit<Slice<'_>>,
    header: &gimli::LineProgramHeader<Slice<'_>>,
    row: &LineRow,
) -> Option<Location> {
    let line = u32::try_from(row.line()?.get()).ok()?;
    let file = row.file(header)?;
    let text = |value| Some(dwarf.attr_string(unit, value).ok()?.to_string_lossy().into_owned());
    let name = text(file.path_name())?;
    let folder = file.directory(header).and_then(text);
    let file = match folder {
        Some(folder) if !name.starts_with('/') && !folder.is_empty() => format!("{folder}/{name}"),
        _ => name,
    };
    let column = match row.column() {
        gimli::ColumnType::LeftEdge => 0,
        gimli::ColumnType::Column(column) => u32::try_from(column.get()).unwrap_or(0),
    };
    Some(Location { file, line, column })
}

/// Adds places in the source to a fault of PTX, by the `.loc` directives before its line.
pub(crate) fn locate_ptx(text: &str, fault: Fault) -> Fault {
    with_sources(fault, |place| loc_before(text, place.line?))
}

/// The place of the last `.loc` of the function before a line.
fn loc_before(text: &str, line: u32) -> Option<Location> {
    let before: Vec<&str> = text.lines().take(line as usize).collect();
    let mut own = before.iter().rev().map(|line| line.trim_start());
    let loc = own
        .by_ref()
        .take_while(|line| !line.starts_with(".entry") && !line.starts_with(".visible"))
        .find(|line| line.starts_with(".loc"))?;
    let mut numbers = loc.split_whitespace().skip(1);
    let file = numbers.next()?;
    let mut number = || numbers.next()?.trim_end_matches(',').parse::<u32>().ok();
    let (line, column) = (number()?, number().unwrap_or(0));
    let name = text.lines().find_map(|line| {
        let rest = line.trim_start().strip_prefix(".file")?.trim_start();
        let rest = rest.strip_prefix(file)?.trim_start().strip_prefix('"')?;
        Some(rest.split('"').next()?.to_owned())
    })?;
    (line != 0).then_some(Location { file: name, line, column })
}

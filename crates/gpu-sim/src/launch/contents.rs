//! Reading descriptions of buffers' contents.

use super::value::parse_integer;
use super::{Bound, Init, ValueType};
use crate::fault::{Fault, Result};

pub(super) fn parse_count(text: &str) -> Option<u64> {
    u64::try_from(parse_integer(text)?).ok()
}

/// `SEED` or `SEED:LO:HI`.
fn parse_draws(kind: &str, ty: ValueType, text: &str) -> Result<(u64, Option<(Bound, Bound)>)> {
    let parts: Vec<&str> = text.split(':').collect();
    let seed = parse_count(parts[0])
        .ok_or_else(|| Fault::input(format!("`{}` is not a seed", parts[0])))?;
    let bound = |t: &str| {
        let bound = if ty.float().is_some() {
            t.parse().ok().map(Bound::Float)
        } else {
            parse_integer(t).map(Bound::Int)
        };
        bound.ok_or_else(|| Fault::input(format!("`{t}` is not a bound")))
    };
    let range = match parts[1..] {
        [] => None,
        [low, high] => Some((bound(low)?, bound(high)?)),
        _ => return Err(Fault::input(format!("{kind} takes SEED or SEED:LO:HI"))),
    };
    if let Some((Bound::Int(low), Bound::Int(high))) = range
        && low > high
    {
        return Err(Fault::input(format!("{kind}: {low} is above {high}")));
    }
    Ok((seed, range))
}

/// Parses the initial contents of `count` elements.
pub(super) fn parse_contents(ty: ValueType, count: u64, init: &str) -> Result<Init> {
    let (kind, rest) = match init.split_once(':') {
        Some((kind, rest)) => (kind, Some(rest)),
        None => (init, None),
    };
    let need = || rest.ok_or_else(|| Fault::input(format!("`{kind}` needs a value")));
    Ok(match kind {
        "zeros" if rest.is_none() => Init::Zeros,
        "fill" => Init::Fill(ty.parse(need()?)?),
        "iota" => {
            let mut parts = rest.unwrap_or("0").split(':');
            let mut number = |default: f64| match parts.next() {
                None => Ok(default),
                Some(t) => {
                    t.parse::<f64>().map_err(|_| Fault::input(format!("`{t}` is not a number")))
                }
            };
            let (start, step) = (number(0.0)?, number(1.0)?);
            Init::Iota { start, step }
        }
        "random" => {
            let (seed, range) = parse_draws(kind, ty, need()?)?;
            Init::Random { seed, range }
        }
        "rising" => match parse_draws(kind, ty, need()?)? {
            (seed, Some(range)) => Init::Rising { seed, range },
            _ => return Err(Fault::input("rising takes SEED:LO:HI")),
        },
        "file" => Init::File(need()?.to_owned()),
        "values" => {
            let values: Vec<u64> =
                need()?.split(',').map(|v| ty.parse(v)).collect::<Result<_>>()?;
            if values.len() as u64 > count {
                return Err(Fault::input(format!("{} values for {count} elements", values.len())));
            }
            Init::Values(values)
        }
        _ => return Err(Fault::input(format!("`{init}` is no contents of a buffer"))),
    })
}

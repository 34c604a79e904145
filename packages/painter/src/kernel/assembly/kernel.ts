// The painter's kernel: what goes over every pixel of a film, row by row. Rows are packed red, green, blue as 32-bit floats; plain
// addresses in, nothing allocated; the caller lays out the memory. Every row may be read and written up to 48 bytes beyond its end.

/** Bytes of a packed pixel. */
const PIXEL: usize = 12

/** Four pixels a group: groups that cover `width` pixels. */
function groupsOf(width: i32): i32 {
  return (width + 3) >> 2
}

/**
 * Between q and r with a weight for each of the four around. A little overshoot sharpens; more would ring about lamps.
 */
function sharpened(a: v128, b: v128, c: v128, d: v128, p: v128, q: v128, r: v128, s: v128): v128 {
  const value = f32x4.add(f32x4.add(f32x4.mul(a, p), f32x4.mul(b, q)), f32x4.add(f32x4.mul(c, r), f32x4.mul(d, s)))
  const least = f32x4.mul(f32x4.pmin(q, r), f32x4.splat(0.8))
  const most = f32x4.mul(f32x4.pmax(q, r), f32x4.splat(1.2))
  return f32x4.pmin(f32x4.pmax(value, least), most)
}

/**
 * Enlarges a row along itself by a cubic.
 *
 * @param columns for each pixel of `out`, where the first of its four lies in `line`, in bytes (32-bit).
 * @param weights four for each pixel.
 */
export function stretchRow(line: usize, columns: usize, weights: usize, out: usize, width: i32): void {
  for (let x = 0; x < width; x++) {
    const from = line + <usize>load<u32>(columns)
    const w = v128.load(weights)
    v128.store(
      out,
      sharpened(
        i8x16.shuffle(w, w, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3),
        i8x16.shuffle(w, w, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7),
        i8x16.shuffle(w, w, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11),
        i8x16.shuffle(w, w, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15),
        v128.load(from),
        v128.load(from, 12),
        v128.load(from, 24),
        v128.load(from, 36),
      ),
    )
    out += PIXEL
    columns += 4
    weights += 16
  }
}

/** A row between four others, by the same cubic; `out` may not be one of them. */
export function blendRows(
  p: usize,
  q: usize,
  r: usize,
  s: usize,
  a: f32,
  b: f32,
  c: f32,
  d: f32,
  out: usize,
  width: i32,
): void {
  const wa = f32x4.splat(a)
  const wb = f32x4.splat(b)
  const wc = f32x4.splat(c)
  const wd = f32x4.splat(d)
  const length = <usize>(groupsOf(width) * 48)
  for (let at: usize = 0; at < length; at += 16)
    v128.store(
      out + at,
      sharpened(wa, wb, wc, wd, v128.load(p + at), v128.load(q + at), v128.load(r + at), v128.load(s + at)),
    )
}

/** Whether all of `count` numbers (rounded up to 16) are light: neither below 0 nor at `most` or above, nor no numbers. */
export function isLight(address: usize, count: i32, most: f32): bool {
  const zero = f32x4.splat(0)
  const end = address + <usize>(count * 4)
  const limit = f32x4.splat(most)
  for (; address < end; address += 64) {
    let all = i8x16.splat(-1)
    for (let k: usize = 0; k < 64; k += 16) {
      const value = v128.load(address + k)
      all = v128.and(all, v128.and(f32x4.ge(value, zero), f32x4.lt(value, limit)))
    }
    if (!i32x4.all_true(all)) return false
  }
  return true
}

/**
 * Adds a row's pixels to a row of `scale` times fewer. Above a threshold of 0 only what is brighter is added, and counts no more
 * than `most`.
 */
export function shrinkRow(row: usize, out: usize, width: i32, scale: i32, threshold: f32, most: f32): void {
  for (let x = 0; x < width; out += PIXEL) {
    const end = min(width, x + scale)
    let sum = v128.load(out)
    const kept = f32x4.extract_lane(sum, 3)
    for (; x < end; x++, row += PIXEL) {
      const light = v128.load(row)
      if (threshold > 0) {
        const peak = max(f32x4.extract_lane(light, 0), max(f32x4.extract_lane(light, 1), f32x4.extract_lane(light, 2)))
        if (peak <= threshold) continue
        const share = ((peak - threshold) / peak) * (peak > most ? most / peak : <f32>1)
        sum = f32x4.add(sum, f32x4.mul(light, f32x4.splat(share)))
      } else sum = f32x4.add(sum, light)
    }
    v128.store(out, f32x4.replace_lane(sum, 3, kept))
  }
}

/** A row between two others, `share` of the way. */
export function mixRows(above: usize, below: usize, share: f32, out: usize, width: i32): void {
  const part = f32x4.splat(share)
  const length = <usize>(groupsOf(width) * 48)
  for (let at: usize = 0; at < length; at += 16) {
    const first = v128.load(above + at)
    v128.store(out + at, f32x4.add(first, f32x4.mul(f32x4.sub(v128.load(below + at), first), part)))
  }
}

/** The light at one pixel of an enlarged row. */
function enlarged(line: usize, columns: usize, shares: usize): v128 {
  const a = v128.load(line + <usize>load<u32>(columns))
  const b = v128.load(line + <usize>load<u32>(columns, 4))
  return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), v128.load32_splat(shares)))
}

/**
 * Enlarges a row along itself in straight lines.
 *
 * @param columns for each pixel of `out`, where the two that it lies between are in `line`, in bytes (32-bit).
 * @param shares for each pixel how near it is to the second.
 */
export function widenRow(line: usize, columns: usize, shares: usize, out: usize, width: i32): void {
  for (let x = 0; x < width; x++, out += PIXEL, columns += 8, shares += 4)
    v128.store(out, enlarged(line, columns, shares))
}

/** The same, added to what is there, times a tint. */
export function addWidened(
  line: usize,
  columns: usize,
  shares: usize,
  red: f32,
  green: f32,
  blue: f32,
  out: usize,
  width: i32,
): void {
  const tint = f32x4(red, green, blue, 0)
  const end = out + <usize>(groupsOf(width) * 48)
  for (; out < end; out += 48, columns += 32, shares += 16) {
    const one = f32x4.mul(enlarged(line, columns, shares), tint)
    const two = f32x4.mul(enlarged(line, columns + 8, shares + 4), tint)
    const three = f32x4.mul(enlarged(line, columns + 16, shares + 8), tint)
    const four = f32x4.mul(enlarged(line, columns + 24, shares + 12), tint)
    add(out, i8x16.shuffle(one, two, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18, 19))
    add(out + 16, i8x16.shuffle(two, three, 4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18, 19, 20, 21, 22, 23))
    add(out + 32, i8x16.shuffle(three, four, 8, 9, 10, 11, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27))
  }
}

function add(address: usize, value: v128): void {
  v128.store(address, f32x4.add(v128.load(address), value))
}

function adding(sum: v128, next: v128, old: v128): v128 {
  return f64x2.add(sum, f64x2.sub(f64x2.promote_low_f32x4(next), f64x2.promote_low_f32x4(old)))
}

/**
 * Averages each pixel with `radius` others to either side of it along lines, whose ends go on for ever. Sums are kept in 64 bits, for
 * a lamp would leave its trace in what follows it.
 *
 * @param length pixels of a line; `step` from one to the next and `lineStep` from line to line are bytes.
 */
export function blurLines(
  from: usize,
  to: usize,
  length: i32,
  lines: i32,
  step: usize,
  lineStep: usize,
  radius: i32,
): void {
  const share = f64x2.splat(1.0 / <f64>(2 * radius + 1))
  const reach = <usize>radius * step
  for (let line = 0; line < lines; line++, from += lineStep, to += lineStep) {
    const last = from + <usize>(length - 1) * step
    const start = f64x2.splat(<f64>radius)
    let redGreen = f64x2.mul(f64x2.promote_low_f32x4(v128.load64_zero(from)), start)
    let blue = f64x2.mul(f64x2.promote_low_f32x4(v128.load32_zero(from, 8)), start)
    for (let i = 0; i <= radius; i++) {
      const at = from + <usize>min(i, length - 1) * step
      redGreen = f64x2.add(redGreen, f64x2.promote_low_f32x4(v128.load64_zero(at)))
      blue = f64x2.add(blue, f64x2.promote_low_f32x4(v128.load32_zero(at, 8)))
    }
    let out = to
    for (let at = from; at <= last; at += step, out += step) {
      v128.store_lane<u64>(out, f32x4.demote_f64x2_zero(f64x2.mul(redGreen, share)), 0)
      v128.store_lane<u32>(out, f32x4.demote_f64x2_zero(f64x2.mul(blue, share)), 0, 8)
      const next = min(last, at + reach + step)
      const old = at - from < reach ? from : at - reach
      redGreen = adding(redGreen, v128.load64_zero(next), v128.load64_zero(old))
      blue = adding(blue, v128.load32_zero(next, 8), v128.load32_zero(old, 8))
    }
  }
}

// What `printRow` needs besides its row, in this order: four 32-bit floats each of them splat to 16 bytes.
const FILTER_RED: usize = 0
const FILTER_GREEN: usize = 16
const FILTER_BLUE: usize = 32
const SATURATION: usize = 48
const VIGNETTE: usize = 64
/** Bytes of printRow's settings. */
const SETTINGS: usize = 80

/** Bytes that printRow's settings take: factors from light to steps of the tone curve (three), saturation, vignette. */
export function settingsBytes(): usize {
  return SETTINGS
}

/** Four looked up in a table of 32-bit floats. */
function floatsAt(table: usize, at: v128): v128 {
  let found = v128.load32_zero(table + ((<usize>i32x4.extract_lane(at, 0)) << 2))
  found = v128.load_lane<f32>(table + ((<usize>i32x4.extract_lane(at, 1)) << 2), found, 1)
  found = v128.load_lane<f32>(table + ((<usize>i32x4.extract_lane(at, 2)) << 2), found, 2)
  return v128.load_lane<f32>(table + ((<usize>i32x4.extract_lane(at, 3)) << 2), found, 3)
}

/** Light to tones: `last` is the end of the table. */
function tonesOf(light: v128, tones: usize, last: v128): v128 {
  return floatsAt(tones, i32x4.min_u(i32x4.trunc_sat_f32x4_u(light), last))
}

/** Steps of a curve for a channel, once its distance from grey is changed. */
function stepsOf(tone: v128, grey: v128, saturation: v128, steps: i32): v128 {
  const value = f32x4.add(grey, f32x4.mul(f32x4.sub(tone, grey), saturation))
  const at = i32x4.trunc_sat_f32x4_s(f32x4.mul(value, f32x4.splat(<f32>steps)))
  return i32x4.min_s(i32x4.max_s(at, i32x4.splat(0)), i32x4.splat(steps))
}

/**
 * Develops a row of light into RGBA bytes.
 *
 * @param settings see `settingsBytes`.
 * @param columns for each pixel its share of the vignette's fall; `across` is the row's.
 * @param tones floats, the last at index `lastTone`.
 * @param curves three tables of `steps` + 1 32-bit numbers, sixteenths of a byte: red, green, blue.
 * @param grain 32-bit numbers, `grainMask` + 1 of them, read from index `grainAt`; `grainShares` in 64ths by green byte.
 */
export function printRow(
  row: usize,
  out: usize,
  width: i32,
  settings: usize,
  columns: usize,
  across: f32,
  tones: usize,
  lastTone: i32,
  curves: usize,
  steps: i32,
  grain: usize,
  grainMask: i32,
  grainAt: i32,
  grainShares: usize,
): void {
  const filterRed = v128.load(settings, FILTER_RED)
  const filterGreen = v128.load(settings, FILTER_GREEN)
  const filterBlue = v128.load(settings, FILTER_BLUE)
  const saturation = v128.load(settings, SATURATION)
  const vignette = v128.load(settings, VIGNETTE)
  const last = i32x4.splat(lastTone)
  const one = f32x4.splat(1)
  const own = f32x4.splat(across)
  const curveBytes = (<usize>(steps + 1)) << 2
  const opaque = i32x4.splat(0xff000000)
  const most = i32x4.splat(255)
  const least = i32x4.splat(0)
  const end = row + <usize>(groupsOf(width) * 48)
  for (; row < end; row += 48, out += 16, columns += 16) {
    const a = v128.load(row)
    const b = v128.load(row, 16)
    const c = v128.load(row, 32)
    const fall = f32x4.pmin(f32x4.mul(f32x4.add(v128.load(columns), own), f32x4.splat(1.9)), one)
    const share = f32x4.sub(one, f32x4.mul(vignette, fall))
    // r0 g0 b0 r1 · g1 b1 r2 g2 · b2 r3 g3 b3
    const ab = i8x16.shuffle(a, b, 0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27, 0, 1, 2, 3)
    const red = i8x16.shuffle(ab, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20, 21, 22, 23)
    const ag = i8x16.shuffle(a, b, 4, 5, 6, 7, 16, 17, 18, 19, 28, 29, 30, 31, 0, 1, 2, 3)
    const green = i8x16.shuffle(ag, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 24, 25, 26, 27)
    const bb = i8x16.shuffle(a, b, 8, 9, 10, 11, 20, 21, 22, 23, 0, 1, 2, 3, 0, 1, 2, 3)
    const blue = i8x16.shuffle(bb, c, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 28, 29, 30, 31)
    const r = tonesOf(f32x4.mul(f32x4.mul(red, share), filterRed), tones, last)
    const g = tonesOf(f32x4.mul(f32x4.mul(green, share), filterGreen), tones, last)
    const b1 = tonesOf(f32x4.mul(f32x4.mul(blue, share), filterBlue), tones, last)
    const grey = f32x4.add(
      f32x4.add(f32x4.mul(r, f32x4.splat(0.2126)), f32x4.mul(g, f32x4.splat(0.7152))),
      f32x4.mul(b1, f32x4.splat(0.0722)),
    )
    const shownRed = floatsAt(curves, stepsOf(r, grey, saturation, steps))
    const shownGreen = floatsAt(curves + curveBytes, stepsOf(g, grey, saturation, steps))
    const shownBlue = floatsAt(curves + curveBytes + curveBytes, stepsOf(b1, grey, saturation, steps))
    const shares = floatsAt(grainShares, i32x4.shr_u(shownGreen, 4))
    // The grain may begin again within the four; it is kept four longer than its mask says.
    const noise = i32x4.shr_s(i32x4.mul(v128.load(grain + ((<usize>grainAt) << 2)), shares), 6)
    grainAt = (grainAt + 4) & grainMask
    const bytesRed = byteOf(shownRed, noise, least, most)
    const bytesGreen = byteOf(shownGreen, noise, least, most)
    const bytesBlue = byteOf(shownBlue, noise, least, most)
    v128.store(out, v128.or(v128.or(bytesRed, i32x4.shl(bytesGreen, 8)), v128.or(i32x4.shl(bytesBlue, 16), opaque)))
  }
}

function byteOf(shown: v128, noise: v128, least: v128, most: v128): v128 {
  return i32x4.min_s(i32x4.max_s(i32x4.shr_s(i32x4.add(shown, noise), 4), least), most)
}

// The pixel kernel. It samples a plane of a picture along a sub-pixel window (Catmull-Rom, 16 taps), blends the result
// over the output, and adds caption patches. It works with plain addresses and allocates nothing, because the caller
// lays out the memory.
//
// Planes of pictures are stored with a bias (value ^ 0x80), because the 8-bit dot product requires one signed factor.
// Relaxed SIMD is safe here: every swizzle index is below 16, every dot weight is below 128, and no product is −1 × −1.

export { convertPatch } from './convert-patch'
export { drawLayer } from './draw-layer'

/** Sum of the weights along a row, which are integers. */
const WEIGHT_SUM: f64 = 127.0
/** 258 / 32768 ≈ 1 / 127. Multiplying by this factor divides by WEIGHT_SUM. */
const TAKE_OUT_WEIGHT_SUM: i16 = 258
const Q15: f64 = 32767.0

// A sampling plan has a source offset for each group of 8 output pixels, then the groups' tables, then a ring of 4
// filtered source rows.
const MAX_GROUPS: i32 = 256
const TABLE_BYTES: i32 = 64
const TABLES: usize = <usize>MAX_GROUPS * 4
const ROW_BYTES: usize = <usize>MAX_GROUPS * 16
const RING: usize = TABLES + <usize>MAX_GROUPS * TABLE_BYTES
const LAST_ROW: usize = RING + 4 * ROW_BYTES
const PLAN_BYTES: usize = LAST_ROW + 64
const NO_ROW: i32 = -1_000_000

/** Returns the size of one plan in bytes. A plan is fastest at an address that is a multiple of 64. */
export function planBytes(): usize {
  return PLAN_BYTES
}

/** Returns the maximum width of a row in a plan, in pixels. */
export function maxWidth(): i32 {
  return MAX_GROUPS * 8
}

/**
 * Prepares sampling along rows. Output pixel x is at source position left + x × step, where whole numbers are pixel
 * centres. Eight output pixels, with two more source pixels on either side, must fit into one 16-byte load, so step is
 * at most 1.5.
 */
export function planRow(plan: usize, width: i32, left: f64, step: f64): void {
  // The number of groups is even, because drawRows writes 16 pixels at a time.
  const groups = ((width + 15) >> 4) << 1
  for (let group = 0; group < groups; group++) {
    const table = plan + TABLES + <usize>(group * TABLE_BYTES)
    let base = 0
    for (let k = 0; k < 8; k++) {
      const position = left + <f64>(group * 8 + k) * step
      const whole = <i32>Math.floor(position)
      if (k == 0) {
        base = whole - 1
        store<i32>(plan + <usize>(group * 4), base)
      }
      const f = position - <f64>whole
      const f2 = f * f
      const f3 = f2 * f
      // The outer weights are negative, so their absolute values are stored and then subtracted.
      const before = <i32>(WEIGHT_SUM * (0.5 * f - f2 + 0.5 * f3) + 0.5)
      const after = <i32>(WEIGHT_SUM * (0.5 * f2 - 0.5 * f3) + 0.5)
      let second = <i32>(WEIGHT_SUM * (0.5 * f + 2.0 * f2 - 1.5 * f3) + 0.5)
      let first = 127 + before + after - second
      if (first > 127) {
        second += first - 127
        first = 127
      }
      if (second > 127) {
        first += second - 127
        second = 127
      }
      const at = whole - base
      const lane = table + <usize>(k * 2)
      store<u8>(lane, <u8>at)
      store<u8>(lane, <u8>(at + 1), 1)
      store<u8>(lane, <u8>first, 16)
      store<u8>(lane, <u8>second, 17)
      store<u8>(lane, <u8>(at - 1), 32)
      store<u8>(lane, <u8>(at + 2), 33)
      store<u8>(lane, <u8>before, 48)
      store<u8>(lane, <u8>after, 49)
    }
  }
  store<i32>(plan + LAST_ROW, NO_ROW)
}

/**
 * Filters one source row along x and stores it in the plan's ring, as 16-bit values that are WEIGHT_SUM times too
 * large.
 */
function filterRow(plan: usize, destination: usize, source: usize, groups: i32): void {
  let offset = plan
  let table = plan + TABLES
  let out = destination
  const end = destination + <usize>(groups << 4)
  while (out < end) {
    const a = v128.load(source + load<i32>(offset))
    const b = v128.load(source + load<i32>(offset, 4))
    v128.store(
      out,
      i16x8.sub(
        i16x8.relaxed_dot_i8x16_i7x16_s(i8x16.relaxed_swizzle(a, v128.load(table)), v128.load(table, 16)),
        i16x8.relaxed_dot_i8x16_i7x16_s(i8x16.relaxed_swizzle(a, v128.load(table, 32)), v128.load(table, 48)),
      ),
    )
    v128.store(
      out,
      i16x8.sub(
        i16x8.relaxed_dot_i8x16_i7x16_s(i8x16.relaxed_swizzle(b, v128.load(table, 64)), v128.load(table, 80)),
        i16x8.relaxed_dot_i8x16_i7x16_s(i8x16.relaxed_swizzle(b, v128.load(table, 96)), v128.load(table, 112)),
      ),
      16,
    )
    out += 32
    offset += 8
    table += 128
  }
}

/**
 * Draws the output rows firstRow … firstRow + rows − 1. After planRow, the rows of a frame must be drawn in order,
 * because the plan keeps filtered source rows between calls.
 *
 * @param source address of the plane's pixel (0, 0). Two more rows above and below must be readable, two more pixels on
 * the left, and 16 on the right.
 * @param top source position of output row 0. Row y is at top + y × step.
 * @param blend opacity of this picture over the existing output, 0 … 32767. Below 0, the picture replaces the output.
 */
export function drawRows(
  plan: usize,
  destination: usize,
  destinationStride: i32,
  width: i32,
  firstRow: i32,
  rows: i32,
  source: usize,
  sourceStride: i32,
  top: f64,
  step: f64,
  blend: i32,
): void {
  const groups = ((width + 15) >> 4) << 1
  const ring = plan + RING
  const takeOut = i16x8.splat(TAKE_OUT_WEIGHT_SUM)
  const bias = i8x16.splat(-128)
  const cover = i16x8.splat(<i16>blend)
  let last = load<i32>(plan + LAST_ROW)
  for (let y = firstRow; y < firstRow + rows; y++) {
    const position = top + <f64>y * step
    const whole = <i32>Math.floor(position)
    let next = last < whole - 1 ? whole - 1 : last + 1
    for (; next <= whole + 2; next++) {
      filterRow(plan, ring + <usize>(next & 3) * ROW_BYTES, source + next * sourceStride, groups)
    }
    last = whole + 2

    const f = position - <f64>whole
    const f2 = f * f
    const f3 = f2 * f
    const w0 = i16x8.splat(<i16>(-Q15 * (0.5 * f - f2 + 0.5 * f3)))
    const w1 = i16x8.splat(<i16>(Q15 * (1.0 - 2.5 * f2 + 1.5 * f3)))
    const w2 = i16x8.splat(<i16>(Q15 * (0.5 * f + 2.0 * f2 - 1.5 * f3)))
    const w3 = i16x8.splat(<i16>(-Q15 * (0.5 * f2 - 0.5 * f3)))
    let r0 = ring + <usize>((whole - 1) & 3) * ROW_BYTES
    let r1 = ring + <usize>(whole & 3) * ROW_BYTES
    let r2 = ring + <usize>((whole + 1) & 3) * ROW_BYTES
    let r3 = ring + <usize>((whole + 2) & 3) * ROW_BYTES
    let out = destination + <usize>((y - firstRow) * destinationStride)
    const end = out + <usize>(groups << 3)
    while (out < end) {
      let low = i16x8.add(
        i16x8.add(i16x8.relaxed_q15mulr_s(v128.load(r0), w0), i16x8.relaxed_q15mulr_s(v128.load(r1), w1)),
        i16x8.add(i16x8.relaxed_q15mulr_s(v128.load(r2), w2), i16x8.relaxed_q15mulr_s(v128.load(r3), w3)),
      )
      let high = i16x8.add(
        i16x8.add(i16x8.relaxed_q15mulr_s(v128.load(r0, 16), w0), i16x8.relaxed_q15mulr_s(v128.load(r1, 16), w1)),
        i16x8.add(i16x8.relaxed_q15mulr_s(v128.load(r2, 16), w2), i16x8.relaxed_q15mulr_s(v128.load(r3, 16), w3)),
      )
      low = i16x8.relaxed_q15mulr_s(low, takeOut)
      high = i16x8.relaxed_q15mulr_s(high, takeOut)
      if (blend >= 0) {
        const below = v128.xor(v128.load(out), bias)
        const belowLow = i16x8.extend_low_i8x16_s(below)
        const belowHigh = i16x8.extend_high_i8x16_s(below)
        // Catmull-Rom overshoots at edges, so the values are clamped before they are blended.
        const clamped = i8x16.narrow_i16x8_s(low, high)
        const overLow = i16x8.sub(i16x8.extend_low_i8x16_s(clamped), belowLow)
        const overHigh = i16x8.sub(i16x8.extend_high_i8x16_s(clamped), belowHigh)
        low = i16x8.add(belowLow, i16x8.relaxed_q15mulr_s(overLow, cover))
        high = i16x8.add(belowHigh, i16x8.relaxed_q15mulr_s(overHigh, cover))
      }
      v128.store(out, v128.xor(i8x16.narrow_i16x8_s(low, high), bias))
      out += 16
      r0 += 32
      r1 += 32
      r2 += 32
      r3 += 32
    }
  }
  store<i32>(plan + LAST_ROW, last)
}

/** Adds or removes the bias of a plane, in place. The length is rounded up to a multiple of 16 bytes. */
export function flipBias(address: usize, length: i32): void {
  const bias = i8x16.splat(-128)
  const end = address + <usize>length
  for (let at = address; at < end; at += 16) v128.store(at, v128.xor(v128.load(at), bias))
}

/**
 * Lays a premultiplied patch over a plane: destination = patch + destination × transparency / 255.
 *
 * @param width in pixels. It is rounded up to a multiple of 16, so the rows of patch and transparency must be that
 * long.
 */
export function layOver(
  destination: usize,
  destinationStride: i32,
  patch: usize,
  transparency: usize,
  patchStride: i32,
  width: i32,
  rows: i32,
): void {
  const half = i16x8.splat(128)
  const clear = i8x16.splat(-1)
  for (let y = 0; y < rows; y++) {
    let out = destination + <usize>(y * destinationStride)
    let colour = patch + <usize>(y * patchStride)
    let through = transparency + <usize>(y * patchStride)
    const end = out + <usize>width
    while (out < end) {
      const t = v128.load(through)
      if (!i8x16.all_true(i8x16.eq(t, clear))) {
        const below = v128.load(out)
        let low = i16x8.add(i16x8.extmul_low_i8x16_u(below, t), half)
        let high = i16x8.add(i16x8.extmul_high_i8x16_u(below, t), half)
        // Divides exactly by 255, with rounding.
        low = i16x8.shr_u(i16x8.add(low, i16x8.shr_u(low, 8)), 8)
        high = i16x8.shr_u(i16x8.add(high, i16x8.shr_u(high, 8)), 8)
        v128.store(out, i8x16.add_sat_u(i8x16.narrow_i16x8_u(low, high), v128.load(colour)))
      }
      out += 16
      colour += 16
      through += 16
    }
  }
}

/** Positions in a layer have 16 bits after the point. Seven of them are weights, so that products fit into 16 bits. */
const ONE: f64 = 65536.0
/** Half a weight, so that weights are rounded. */
const HALF_WEIGHT: i32 = 256

/**
 * Draws a premultiplied RGBA picture, turned and scaled, into a patch for convertPatch. Each pixel is the bilinear mean
 * of four. Pixels outside the picture become clear.
 *
 * @param source address of the picture's pixel (0, 0). The picture has a border of one clear pixel on each side, which
 * belongs to its rows.
 * @param sourceWidth without the border, as the height.
 * @param left, top source position of the patch's pixel (0, 0), where whole numbers are pixel centres.
 * @param acrossX, acrossY step in the source from one pixel of a row to the next. From one row to the next, the step is
 * (downX, downY).
 * @param opacity 0 … 256.
 */
export function drawLayer(
  source: usize,
  sourceWidth: i32,
  sourceHeight: i32,
  rgba: usize,
  width: i32,
  height: i32,
  left: f64,
  top: f64,
  acrossX: f64,
  acrossY: f64,
  downX: f64,
  downY: f64,
  opacity: i32,
): void {
  const stride = <usize>(sourceWidth + 2) * 4
  const cover = i16x8.splat(<i16>opacity)
  const stepU = <i32>Math.round(acrossX * ONE)
  const stepV = <i32>Math.round(acrossY * ONE)
  const shade = opacity < 256
  for (let y = 0; y < height; y++) {
    const row = rgba + <usize>(y * width * 4)
    const u0 = left + <f64>y * downX
    const v0 = top + <f64>y * downY
    // The pixels whose four neighbours are in the picture or its border. The last one is left out, because its weights
    // could round up to a pixel outside.
    let from = 0.0
    let to = <f64>width
    if (acrossX != 0.0) {
      const a = (-0.99 - u0) / acrossX
      const b = (<f64>sourceWidth - 0.01 - u0) / acrossX
      from = Math.max(from, Math.min(a, b))
      to = Math.min(to, Math.max(a, b))
    } else if (u0 < -0.99 || u0 > <f64>sourceWidth - 0.01) to = 0.0
    if (acrossY != 0.0) {
      const a = (-0.99 - v0) / acrossY
      const b = (<f64>sourceHeight - 0.01 - v0) / acrossY
      from = Math.max(from, Math.min(a, b))
      to = Math.min(to, Math.max(a, b))
    } else if (v0 < -0.99 || v0 > <f64>sourceHeight - 0.01) to = 0.0
    const first = <i32>Math.ceil(Math.min(from, <f64>width))
    const last = <i32>Math.ceil(Math.max(to, 0.0))
    if (first >= last) {
      memory.fill(row, 0, <usize>(width * 4))
      continue
    }
    memory.fill(row, 0, <usize>(first * 4))
    memory.fill(row + <usize>(last * 4), 0, <usize>((width - last) * 4))
    let u = <i32>Math.floor((u0 + <f64>first * acrossX) * ONE) + HALF_WEIGHT
    let v = <i32>Math.floor((v0 + <f64>first * acrossY) * ONE) + HALF_WEIGHT
    let out = row + <usize>(first * 4)
    const end = row + <usize>(last * 4)
    while (out < end) {
      const at = source + (v >> 16) * <isize>stride + ((u >> 16) << 2)
      const above = v128.load_ext<u8>(at)
      const below = v128.load_ext<u8>(at + stride)
      const column = i16x8.add(
        above,
        i16x8.shr_s(i16x8.mul(i16x8.sub(below, above), i16x8.splat(<i16>((v >> 9) & 127))), 7),
      )
      const right = i8x16.shuffle(column, column, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15)
      let pixel = i16x8.add(
        column,
        i16x8.shr_s(i16x8.mul(i16x8.sub(right, column), i16x8.splat(<i16>((u >> 9) & 127))), 7),
      )
      if (shade) pixel = i16x8.shr_u(i16x8.mul(pixel, cover), 8)
      store<u32>(out, i32x4.extract_lane(i8x16.narrow_i16x8_u(pixel, pixel), 0))
      out += 4
      u += stepU
      v += stepV
    }
  }
}

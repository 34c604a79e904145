// Converts premultiplied RGBA to BT.709 in limited range, in 14-bit fixed point. The offsets (16 and 128) are
// multiplied by alpha.
const SHIFT: i32 = 14
function lumaFactors(): v128 {
  return i16x8(2992, 10063, 1016, 1028, 2992, 10063, 1016, 1028)
}
function blueFactors(): v128 {
  return i16x8(-1649, -5547, 7196, 8224, -1649, -5547, 7196, 8224)
}
function redFactors(): v128 {
  return i16x8(7196, -6536, -660, 8224, 7196, -6536, -660, 8224)
}

/** Returns the weighted sums of four RGBA pixels, two each in `ab` and `cd`, as four rounded 32-bit numbers. */
function weigh(ab: v128, cd: v128, factors: v128, shift: i32): v128 {
  const one = i32x4.dot_i16x8_s(ab, factors)
  const two = i32x4.dot_i16x8_s(cd, factors)
  const sum = i32x4.add(
    i8x16.shuffle(one, two, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27),
    i8x16.shuffle(one, two, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31),
  )
  return i32x4.shr_s(i32x4.add(sum, i32x4.splat(1 << (shift - 1))), shift)
}

function storeFourBytes(address: usize, values: v128): void {
  const words = i16x8.narrow_i32x4_s(values, values)
  store<u32>(address, i32x4.extract_lane(i8x16.narrow_i16x8_u(words, words), 0))
}

/**
 * Converts a premultiplied RGBA patch to planes for layOver.
 *
 * @param width a multiple of 32. The height must be even.
 * @param luma one of the two planes of width × height: brightness, and transparency (255 − alpha).
 * @param blue one of the three planes of width / 2 × height / 2, in which each value is the mean of 2 × 2 pixels.
 */
export function convertPatch(
  rgba: usize,
  width: i32,
  height: i32,
  luma: usize,
  transparency: usize,
  blue: usize,
  red: usize,
  chromaTransparency: usize,
): void {
  const full = i32x4.splat(255)
  const two = i32x4.splat(2)
  const yFactors = lumaFactors()
  const uFactors = blueFactors()
  const vFactors = redFactors()
  for (let y = 0; y < height; y++) {
    let from = rgba + <usize>(y * width * 4)
    const start = <usize>(y * width)
    for (let x: usize = 0; x < <usize>width; x += 4) {
      const pixels = v128.load(from)
      from += 16
      storeFourBytes(transparency + start + x, i32x4.sub(full, i32x4.shr_u(pixels, 24)))
      const ab = i16x8.extend_low_i8x16_u(pixels)
      const cd = i16x8.extend_high_i8x16_u(pixels)
      storeFourBytes(luma + start + x, weigh(ab, cd, yFactors, SHIFT))
    }
  }
  for (let y = 0; y < height; y += 2) {
    let from = rgba + <usize>(y * width * 4)
    const start = <usize>((y >> 1) * (width >> 1))
    for (let x: usize = 0; x < <usize>(width >> 1); x += 4) {
      const ab = sumOfSquare(from, width)
      const cd = sumOfSquare(from + 16, width)
      from += 32
      storeFourBytes(blue + start + x, weigh(ab, cd, uFactors, SHIFT + 2))
      storeFourBytes(red + start + x, weigh(ab, cd, vFactors, SHIFT + 2))
      const alphas = i32x4.shr_u(i8x16.shuffle(ab, cd, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31), 16)
      storeFourBytes(chromaTransparency + start + x, i32x4.sub(full, i32x4.shr_u(i32x4.add(alphas, two), 2)))
    }
  }
}

/**
 * Adds up 2 × 2 pixels. Four pixels of this row and the four pixels below them give two sums with 16 bits per channel.
 */
function sumOfSquare(address: usize, width: i32): v128 {
  const upper = v128.load(address)
  const lower = v128.load(address + <usize>(width * 4))
  const left = i16x8.add(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower))
  const right = i16x8.add(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower))
  return i16x8.add(
    i8x16.shuffle(left, right, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23),
    i8x16.shuffle(left, right, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31),
  )
}

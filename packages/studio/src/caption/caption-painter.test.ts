import { describe, expect, test } from 'vitest'
import type { CaptionPage } from './caption.ts'
import { CAPTION_LOOKS, type CaptionLook } from './caption-looks.ts'
import { createCaptionPainter, type CaptionPatch } from './caption-painter.ts'

const WIDTH = 1080
const HEIGHT = 1920
const LOOK = CAPTION_LOOKS['lit-word']
const painter = createCaptionPainter({ width: WIDTH, height: HEIGHT }, LOOK)

function page(words: readonly string[], language = 'en', rightToLeft = false): CaptionPage {
  return {
    startSeconds: 0,
    endSeconds: 1,
    words: words.map((text) => ({ text, startSeconds: 0, endSeconds: 1, spaced: true })),
    endsSentence: false,
    rightToLeft,
    language,
  }
}

type Box = { left: number; right: number; top: number; bottom: number; covered: number }

/** Returns the part of the frame that a patch covers. */
function touched({ x, y, width, height, pixels }: CaptionPatch): Box {
  const box: Box = { left: WIDTH, right: 0, top: HEIGHT, bottom: 0, covered: 0 }
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (pixels[4 * (row * width + column) + 3]! < 8) continue
      box.left = Math.min(box.left, x + column)
      box.right = Math.max(box.right, x + column)
      box.top = Math.min(box.top, y + row)
      box.bottom = Math.max(box.bottom, y + row)
      box.covered++
    }
  }
  return box
}

/** Counts the pixels in nearly the yellow of the spoken word, left and right of the drawing's centre. */
function litPixels({ width, height, pixels }: CaptionPatch): { left: number; right: number } {
  const lit = { left: 0, right: 0 }
  for (let i = 0; i < width * height; i++) {
    const isYellow = pixels[4 * i]! > 230 && pixels[4 * i + 1]! > 180 && pixels[4 * i + 2]! < 110
    if (isYellow) lit[i % width < width / 2 ? 'left' : 'right']++
  }
  return lit
}

describe.each([
  ['Latin', ['came', 'closer', 'every'], 'en'],
  ['Cyrillic', ['Если', 'бы', 'луна'], 'ru'],
  ['Greek', ['το', 'φεγγάρι'], 'el'],
  ['Arabic', ['ماذا', 'لو', 'اقترب'], 'ar'],
  ['Hebrew', ['מה', 'אם', 'הירח'], 'he'],
  ['Devanagari', ['अगर', 'चाँद', 'क्षत्रिय'], 'hi'],
  ['Thai', ['ถ้า', 'ดวง', 'จันทร์'], 'th'],
  ['Chinese', ['如果', '月亮', '每晚'], 'zh'],
  ['Japanese', ['もし', '月', 'が'], 'ja'],
  ['Korean', ['만약', '달이'], 'ko'],
  ['emoji', ['🌕', '👨‍👩‍👧', '🇯🇵', '👍🏽'], 'en'],
  ['a word wider than the box', ['Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik'], 'de'],
  ['a long line', ['WWWWWWWWWW', 'MMMMMMMMM'], 'en'],
])('%s', (_, words, language) => {
  test('is drawn inside the platforms’ safe area', () => {
    const box = touched(painter.draw(page(words, language), 0)!)
    expect(box.covered).toBeGreaterThan(2_000)
    expect(box.left).toBeGreaterThanOrEqual(180)
    expect(box.right).toBeLessThan(900)
    expect(box.top).toBeGreaterThanOrEqual(260)
    expect(box.bottom).toBeLessThan(1460)
  })

  test('leaves the upper two thirds of the picture free', () => {
    expect(touched(painter.draw(page(words, language), 0)!).top).toBeGreaterThan(1280)
  })

  test('draws no box of a missing glyph', () => {
    const drawn = painter.draw(page(words, language), -1)!
    const missing = painter.draw(
      page(
        words.map((word) => word.replaceAll(/\P{M}/gu, '\u{10FFFD}')),
        language,
      ),
      -1,
    )
    expect(drawn.pixels).not.toEqual(missing?.pixels)
  })
})

test('highlights the spoken words in reading order', () => {
  const words = ['шла', 'она', 'дом', 'мир']
  expect(litPixels(painter.draw(page(words), -1)!)).toEqual({ left: 0, right: 0 })
  const first = litPixels(painter.draw(page(words), 0)!)
  expect(first.left).toBeGreaterThan(first.right)
  const last = litPixels(painter.draw(page(words), 3)!)
  expect(last.right).toBeGreaterThan(last.left)
})

test('puts the first word on the right in right-to-left text', () => {
  const lit = litPixels(painter.draw(page(['ماذا', 'لو', 'اقترب', 'القمر'], 'ar', true), 0)!)
  expect(lit.right).toBeGreaterThan(lit.left)
})

test('puts a full stop left of its word in right-to-left text', () => {
  const bare = touched(painter.draw(page(['القمر'], 'ar', true), -1)!)
  const { x, width, height, pixels } = painter.draw(page(['القمر.'], 'ar', true), -1)!
  // In the lower part of the outermost columns, the full stop is the only ink.
  const inkBelow = (from: number, to: number): number => {
    let ink = 0
    for (let row = Math.round(height * 0.3); row < Math.round(height * 0.48); row++)
      for (let column = from - x; column < to - x; column++) if (pixels[4 * (row * width + column) + 3]! > 128) ink++
    return ink
  }
  const whole = touched(painter.draw(page(['القمر.'], 'ar', true), -1)!)
  const stop = Math.round((whole.right - whole.left - (bare.right - bare.left)) * 0.8)
  expect(inkBelow(whole.left, whole.left + stop)).toBeLessThan(inkBelow(whole.right - stop, whole.right))
})

test('draws the same page in the same way after other pages', () => {
  const before = painter.draw(page(['once', 'more']), 1)!
  painter.draw(page(['something', 'else 🌕'], 'ja'), 0)
  expect(painter.draw(page(['once', 'more']), 1)).toEqual(before)
  expect(createCaptionPainter({ width: WIDTH, height: HEIGHT }, LOOK).draw(page(['once', 'more']), 1)).toEqual(before)
})

test('draws nothing for an empty caption', () => {
  expect(painter.draw(page([]), -1)).toBeNull()
})

test.each([
  [720, 1280],
  [180, 320],
])('scales to %i × %i', (width, height) => {
  const patch = createCaptionPainter({ width, height }, LOOK).draw(page(['closer', 'every']), 0)!
  expect((patch.x % 2) + (patch.y % 2) + (patch.width % 2) + (patch.height % 2)).toBe(0)
  expect(patch.x).toBeGreaterThanOrEqual(0)
  expect(patch.x + patch.width).toBeLessThanOrEqual(width)
})

test('uses the colours, size and place of another style in any shape of frame', () => {
  const look: CaptionLook = {
    ...LOOK,
    colors: { ...LOOK.colors, plain: '#00ff00', lit: '#ff0000', outline: '#0000ff' },
    caption: { ...LOOK.caption, rise: 10, fontSize: LOOK.caption.fontSize / 2 },
  }
  const words = page(['closer', 'every'])
  const usual = touched(painter.draw(words, 0)!)
  const patch = createCaptionPainter({ width: WIDTH, height: HEIGHT }, look).draw(words, 0)!
  const drawn = touched(patch)
  const rise = 10 * look.caption.fontSize * WIDTH
  expect((drawn.top + drawn.bottom) / 2 / HEIGHT).toBeCloseTo((1460 - rise) / HEIGHT, 1)
  expect((drawn.bottom - drawn.top) / (usual.bottom - usual.top)).toBeCloseTo(0.5, 1)
  expect([solid(patch, 0, 255, 0), solid(patch, 255, 0, 0), solid(patch, 0, 0, 255)].every((ink) => ink > 100)).toBe(
    true,
  )
  expect(solid(patch, 255, 255, 255) + litPixels(patch).left).toBe(0)

  const turned = createCaptionPainter({ width: HEIGHT, height: WIDTH }, look).draw(words, 0)!
  expect(turned.height).toBe(patch.height)
  expect(turned.y + turned.height / 2).toBeCloseTo(950 - rise, -1)
})

/** Counts the opaque pixels that have exactly one colour. */
function solid({ pixels }: CaptionPatch, red: number, green: number, blue: number): number {
  let count = 0
  for (let i = 0; i < pixels.length; i += 4)
    if (pixels[i] === red && pixels[i + 1] === green && pixels[i + 2] === blue && pixels[i + 3] === 255) count++
  return count
}

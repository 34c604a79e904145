import { FORMATS, frameOf, safeAreaOf, TITLE_CARDS } from '@dayreel/catalogue'
import type { Brand, SceneLayer, Storyboard } from '@dayreel/storyboard'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { resized } from './frame-size.ts'
import { plainStoryboard } from './test/plain-storyboard.ts'
import { drawWholeVideo, timeLayers } from './time-layers.ts'
import { readLayers } from './read-layers.ts'

const WORDS = ['Octopuses', 'have', 'three', 'hearts'].map((word, i, all) => {
  const from = all.slice(0, i).join(' ').length + (i > 0 ? 1 : 0)
  return { from, to: from + word.length, start: i * 0.5, end: i * 0.5 + 0.4 }
})
const LAYER: SceneLayer = { id: 'l1', picture: 'heart', place: { x: 0.5, y: 0.5, size: 0.3 } }
const pictures = await readLayers(
  { scenes: [{ id: 's1', text: '', imagePrompt: '', seed: 1, layers: [LAYER] }] },
  async () => createCanvas(60, 40).encodeSync('png'),
)
const timed = (changes: Partial<SceneLayer>) =>
  timeLayers([{ ...LAYER, ...changes }], WORDS, { format: 'square', pictures })[0]!

describe('a layer of a scene', () => {
  test('is there from the start without words', () => {
    expect(timed({})).toMatchObject({ enter: { move: 'cut', seconds: 0 }, opacity: 1, depth: 0 })
    expect(timed({}).leave).toBeUndefined()
  })

  test('enters with the first of its words and leaves after the last one', () => {
    expect(timed({ words: { from: 15, to: 27 }, enter: 'pop', leave: 'fade' })).toMatchObject({
      enter: { move: 'pop', seconds: 1 },
      leave: { move: 'fade', seconds: 1.9 },
    })
  })

  test('enters with the last word if its words were deleted', () => {
    expect(timed({ words: { from: 90, to: 99 } }).enter.seconds).toBe(1.5)
  })

  test('stands at the place of the format', () => {
    const square = { x: 0.1, y: 0.2, size: 0.4, turn: 5 }
    expect(timed({ places: { square } }).place).toEqual(square)
    expect(timed({ places: { tall: square } }).place).toEqual({ ...LAYER.place, turn: 0 })
  })
})

const BRAND: Brand = {
  colors: { ground: '#102030', text: '#ffffff', accent: '#ffd23f' },
  headingFont: 'condensed',
  textFont: 'condensed',
  logo: { picture: 'heart', corner: 'top-right', size: 0.2, opacity: 0.8 },
  endCard: { text: 'Follow for more', seconds: 2 },
  progressBar: { edge: 'bottom' },
}

describe('the layers of a whole video', () => {
  const SIZES = FORMATS.map(({ id }) => [id, resized(frameOf(id, 'low'), 0.25)] as const)

  test.each(SIZES)('a logo stays in the safe area of %s', async (_, size) => {
    const whole = await drawWholeVideo(board({}), { size, seconds: 10, pictures })
    const { place } = whole.layers[0]!
    const safe = safeAreaOf(size)
    expect(place.x).toBeLessThan(safe.right)
    expect(place.y).toBeGreaterThan(safe.top)
  })

  test.each(TITLE_CARDS.flatMap(({ id }) => SIZES.map(([format, size]) => [id, format, size] as const)))(
    'the title card “%s” stays inside the frame of %s with any words',
    async (design, _, size) => {
      const texts = [
        '',
        'Why',
        'Incomprehensibilities '.repeat(5).trim(),
        'W'.repeat(120),
        'لماذا السماء زرقاء؟',
        '空はなぜ青いのか',
      ]
      for (const text of texts) {
        const titleCard = { design, text, seconds: 2 }
        const whole = await drawWholeVideo(board({ titleCard }), { size, seconds: 10, pictures })
        const card = whole.layers.find(({ picture }) => picture.key.includes('title card'))!
        const [width, height] = [card.picture.width / size.width, card.picture.height / size.height]
        expect(width).toBeLessThanOrEqual(1)
        expect(card.place.x - width / 2).toBeGreaterThanOrEqual(-1e-9)
        expect(card.place.y - height / 2).toBeGreaterThanOrEqual(-1e-9)
        expect(card.place.y + height / 2).toBeLessThanOrEqual(1 + 1e-9)
        expect(card.leave).toEqual({ move: expect.any(String), seconds: 2 })
      }
    },
  )

  test('the end card begins after the last scene, and the logo makes room for it', async () => {
    const whole = await drawWholeVideo(board({}), { size: frameOf('square', 'low'), seconds: 12, pictures })
    expect(whole.endSeconds).toBe(2)
    expect(whole.layers.map(({ enter, leave }) => [enter.seconds, leave?.seconds])).toEqual([
      [0, 10],
      [0, undefined],
      [10, undefined],
    ])
  })

  test('a video without a brand has only a transition', async () => {
    const { brand: _, ...plain } = board({})
    const size = frameOf('square', 'low')
    expect(await drawWholeVideo({ ...plain, transition: 'push' }, { size, seconds: 12, pictures })).toEqual({
      layers: [],
      endSeconds: 0,
      transition: 'push',
    })
  })
})

function board(changes: Partial<Brand>): Storyboard {
  return { ...plainStoryboard(), brand: { ...BRAND, ...changes } }
}

import { describe, expect, test } from 'vitest'
import { Brand } from './brand.ts'
import { areLayersSmall, SceneLayer } from './scene-layer.ts'

const LAYER: SceneLayer = { id: 'l1', picture: 'a'.repeat(64), place: { x: 0.5, y: 0.4, size: 0.5 } }

const sized = (size: number): SceneLayer => ({ ...LAYER, place: { ...LAYER.place, size } })

describe('a layer', () => {
  test('needs only a picture and a place', () => {
    expect(SceneLayer.parse(LAYER)).toEqual(LAYER)
  })

  test('has its own place for a format, words, moves, depth and steps', () => {
    const full: SceneLayer = {
      ...LAYER,
      places: { landscape: { x: 0.2, y: 0.5, size: 0.4, turn: -12 } },
      depth: 1,
      opacity: 0.5,
      words: { from: 4, to: 9 },
      enter: 'slap',
      leave: 'fade',
      motion: 'stepped',
    }
    expect(SceneLayer.parse(full)).toEqual(full)
  })

  test.each([
    ['an unknown move', { enter: 'explode' }, 'Choose one of the ways'],
    ['no words', { words: { from: 5, to: 5 } }, 'at least one word'],
    ['a size beyond the frame', { place: { x: 0, y: 0, size: 3 } }, 'from 0.02 to 2'],
    ['a position that is no number', { place: { x: NaN, y: 0, size: 1 } }, 'from -0.5 to 1.5'],
    [
      'too many formats',
      { places: Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`f${i}`, LAYER.place])) },
      'at most 8 formats',
    ],
  ])('is refused with %s', (_, change, sentence) => {
    expect(SceneLayer.safeParse({ ...LAYER, ...change }).error?.issues[0]?.message).toContain(sentence)
  })

  test('is too large with others if they would fill the memory together', () => {
    expect(areLayersSmall(Array.from({ length: 24 }, () => sized(0.5)))).toBe(true)
    expect(areLayersSmall(Array.from({ length: 24 }, () => sized(0.7)))).toBe(false)
    expect(areLayersSmall([sized(1), { ...sized(0.1), places: { tall: sized(2).place } }, sized(2)])).toBe(false)
  })
})

test('a brand may have any of its layers, and limits their seconds', () => {
  const brand = {
    colors: { ground: '#102030', text: '#ffffff', accent: '#FFD23F' },
    headingFont: 'condensed',
    textFont: 'condensed',
  }
  expect(Brand.parse(brand)).toEqual(brand)
  const endCard = { text: 'Follow for more', seconds: 5 }
  expect(Brand.safeParse({ ...brand, endCard }).error?.issues[0]?.message).toContain('from 1 to 4')
})

import { expect, test } from 'vitest'
import type { World } from './kept-world.ts'
import { LIGHTS, paletteFor } from './light/palettes.ts'
import { PALETTE_NAMES } from './light/palette-names.ts'
import { lookOf, type Look } from './things/figures/figure-looks.ts'
import { FIGURE_KINDS, kindNamed } from './things/figures/figures.ts'
import { chooseWorld, likenessOf } from './world.ts'

function choose(title: string, text = ''): World {
  return chooseWorld({ title, texts: [text], notes: '', seed: 1 })
}

test('words of a story choose its colours and who walks through it', () => {
  expect(choose('The last whale of the deep ocean').palette).toBe('teal')
  expect(choose('Why the pharaoh hid his gold', 'A pyramid in the desert.').palette).toBe('gold-dust')
  expect(choose('Antarctica: life on the ice').palette).toBe('frost')
  expect(choose('The secret habits of rich people', 'The boss knows.').figure).toBe('suit')
})

test('the notes weigh more than one scene', () => {
  const texts = ['A forest in the rain.']
  expect(chooseWorld({ title: '', texts, notes: 'neon, surreal', seed: 1 }).palette).toBe('violet')
})

test('where no word decides the seed does, and the same seed decides alike', () => {
  const worlds = Array.from({ length: 40 }, (_, seed) => chooseWorld({ title: 'Xyz', texts: [], notes: '', seed }))
  expect(new Set(worlds.map(({ palette }) => palette)).size).toBeGreaterThan(4)
  expect(chooseWorld({ title: 'Xyz', texts: [], notes: '', seed: 3 })).toEqual(worlds[3])
})

test('every world has colours for every hour and weather, and night has its stars', () => {
  for (const palette of PALETTE_NAMES) {
    for (const light of LIGHTS) {
      for (const time of ['dawn', 'day', 'dusk', 'night'] as const) {
        for (const weather of ['clear', 'clouds', 'rain', 'snow', 'fog', 'storm'] as const) {
          const colors = paletteFor({ palette, figure: FIGURE_KINDS[0], light }, time, weather)
          for (const value of [...colors.zenith, ...colors.key, ...colors.ambient, ...colors.fog])
            expect(value).toBeGreaterThan(0)
        }
      }
      const world = { palette, figure: '', light }
      expect(paletteFor(world, 'night', 'clear').stars).toBeGreaterThan(1)
      expect(paletteFor(world, 'day', 'clear').key[1]).toBeGreaterThan(paletteFor(world, 'night', 'clear').key[1] * 2)
    }
  }
})

test('coats and doors keep their colours through a video, whatever its hours', () => {
  const world = { palette: 'teal', figure: 'dress', light: 'golden' }
  const first = paletteFor(world, 'day', 'clear', 1)
  for (let seed = 2; seed < 12; seed++) {
    const { accent, accent2 } = paletteFor(world, 'night', 'fog', seed)
    expect([accent, accent2]).toEqual([first.accent, first.accent2])
  }
})

test('only travellers carry a rucksack, and "she" is not dressed as a man', () => {
  for (let seed = 0; seed < 60; seed++) {
    const subject = { title: 'Xyz', notes: '', seed }
    expect(chooseWorld({ ...subject, texts: [] }).figure).not.toMatch(/backpack/)
    expect(chooseWorld({ ...subject, texts: ['She knew.'] }).figure).not.toMatch(/suit|worker|old/)
    expect(chooseWorld({ ...subject, texts: ['He knew.'] }).figure).not.toMatch(/dress|grandmother/)
    expect(chooseWorld({ ...subject, title: 'A traveller', texts: [] }).figure).toBe('backpack')
  }
})

test('nobody in a cowl, with a rucksack or of a child’s age walks through a video that speaks of none', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { figure } = chooseWorld({ title: 'Tax', texts: ['It is due in spring.'], notes: '', seed })
    expect(figure).not.toMatch(/hooded|backpack|child/)
  }
})

test('videos of one seed whose words name nobody have each their own person, mostly neither old nor bearded', () => {
  const titles = Array.from({ length: 60 }, (_, i) => `The tax of year ${i}`)
  const looks = titles.map((title) => {
    const world = chooseWorld({ title, texts: [], notes: '', seed: 1 })
    expect(chooseWorld({ title, texts: [], notes: '', seed: 1 })).toEqual(world)
    return lookOf(kindNamed(world.figure), likenessOf(world))
  })
  const told = looks.map(({ sex, hair, hairstyle, top, skin, headwear }) =>
    [sex, hair, hairstyle, top, skin, headwear].join(),
  )
  expect(new Set(told).size).toBeGreaterThan(45)
  const share = (is: (look: Look) => boolean): number => looks.filter(is).length / looks.length
  expect(share(({ age }) => age === 'old')).toBeLessThan(0.35)
  expect(share(({ hasBeard }) => hasBeard)).toBeLessThan(0.2)
  expect(share(({ headwear }) => headwear !== undefined)).toBeLessThan(0.35)
  expect(share(({ sex }) => sex === 'woman')).toBeGreaterThan(0.3)
  expect(share(({ sex }) => sex === 'woman')).toBeLessThan(0.75)
})

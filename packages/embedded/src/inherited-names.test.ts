import { expect, test } from 'vitest'
import { LIGHTS, PALETTE_NAMES, paletteFor, readBrief, tintsOf } from '@dayreel/painter/testing'
import { normalise } from '@dayreel/studio/testing'
import { enhancePrompt } from '@dayreel/writer/testing'

/** Names that every object inherits: `constructor`, `toString`, `__proto__` … */
const NAMES = Object.getOwnPropertyNames(Object.prototype)
const LINES = (name: string): string[] => [
  `${name}.`,
  `5 ${name}`,
  `$5 ${name}`,
  `5${name}`,
  `Mr ${name}. 5`,
  `a ${name} man in a ${name} coat`,
  `${name} people, a dish of ${name}, at ${name} o'clock`,
]

test.each(NAMES)('%s in a text is an ordinary word', (name) => {
  const world = { palette: name, figure: name, light: name }
  for (const text of LINES(name)) {
    const spoken = normalise(text).flatMap(({ words }) => words)
    expect(JSON.stringify(spoken)).not.toMatch(/native code|\[object/)
    readBrief({ prompt: text, text, notes: text, world, seed: 1, index: 0, count: 1 })
    for (const kind of ['script', 'image', 'narration'] as const)
      expect(JSON.stringify(enhancePrompt(text, kind))).not.toMatch(/native code|\[object/)
  }
})

test.each(NAMES)('a world whose palette and light are called %s gets the first ones', (name) => {
  const world = { palette: name, figure: '', light: name }
  const first = { palette: PALETTE_NAMES[0], figure: '', light: LIGHTS[0] }
  expect(paletteFor(world, 'day', 'clear')).toEqual(paletteFor(first, 'day', 'clear'))
  expect(tintsOf(world)).toEqual(tintsOf(first))
})

import { expect, test } from 'vitest'
import { linesOf } from '../story.ts'
import { parseTale } from './parse-tales.ts'
import { readStories } from './read-stories.ts'
import { splitBlocks } from './split-blocks.ts'

const FILE = `
# Something about tea.
= one-bush
pattern: tale
about: the history of tea

All the tea in the world comes from one bush. | tea field, hills
brief All tea comes from one bush. | tea field
* Green or black, it is the same leaf. | leaf, hand / leaves, basket
He still turns it. | man, cup of tea
`
const read = (text: string): unknown => splitBlocks('tea.story', text).map((block) => parseTale(block, 'tale'))

test('a story is read as it stands', () => {
  expect(read(FILE)).toMatchObject([
    { id: 'one-bush', title: 'One Bush', about: 'the history of tea', parts: [{ rank: 0 }, { rank: 1 }, { rank: 0 }] },
  ])
})

test.each([
  ['= One Bush', /tea\.story:3: “= One Bush” is no name/u],
  ['abuot: tea', /tea\.story:5: nothing reads “abuot” here/u],
  ['about tea', /tea\.story:5: “about tea” is no “key: value”/u],
  ['He turns it. / man', /tea\.story:10: “He turns it. \/ man” is not “what is said \| what is shown”/u],
  ['He turns it. | man | cup', /tea\.story:10: /u],
  ['He turns {S}. | man', /tea\.story:10: “\{S\}” may not stand here: a tale or an answer takes no subject/u],
  ['He turns it. | man, {X}', /tea\.story:10: “\{X\}” may not stand in what is shown/u],
  ['...', /tea\.story:3: nothing else is told in one-bush/u],
] as const)('a slip is refused with its file and line: %s', (slip, refusal) => {
  const at = { '= One Bush': '= one-bush', abuot: 'about: the history of tea', about: 'about: the history of tea' }
  const place = slip.startsWith('= ')
    ? at['= One Bush']
    : slip.startsWith('ab')
      ? at.about
      : 'He still turns it. | man, cup of tea'
  expect(() => read(FILE.replace(place, slip))).toThrow(refusal)
})

test('a form without a row above it is refused', () => {
  expect(() => read(FILE.replace('All the tea in the world', 'brief All the tea in the world'))).toThrow(
    'tea.story:7: “brief” needs a row above it.',
  )
})

test('every story that is there can be read, says something of its own, and takes no subject', () => {
  expect(readStories().tales.length).toBeGreaterThan(200)
  for (const tale of readStories().tales) expect(linesOf(tale).filter(({ text }) => /[{}]/u.test(text))).toEqual([])
})

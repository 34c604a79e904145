import { expect, test } from 'vitest'
import { lookWorn } from '../things/figures/figure-wear.ts'
import { readBrief } from './read-brief.ts'

const WORLD = { palette: 'teal', figure: 'worker', light: 'soft' } as const
const KEEPER = 'The Last Lighthouse Keeper | A hundred and nine steps. | He went up in the dark.'

function peopleOf(prompt: string, text: string, story = ''): ReturnType<typeof readBrief> {
  return readBrief({ prompt, text, story, notes: '', world: WORLD, seed: 3, index: 1, count: 6 })
}

test.each([
  ['lighthouse keeper on the stairs', 'keeper'],
  ['a captain on deck, sea', 'captain'],
  ['a baker in a kitchen', 'baker'],
  ['an archivist among shelves', 'archivist'],
])('%s: dressed as %s', (prompt, trade) => {
  expect(peopleOf(prompt, '').people.wears?.trade).toBe(trade)
})

test('whose story it is has the same trade where a scene only says “he”', () => {
  const named = peopleOf('lighthouse keeper, stairs', '', KEEPER)
  const meant = peopleOf('spiral stairs, one person', 'He went up in the dark.', KEEPER)
  expect(meant.people.wears?.trade).toBe('keeper')
  expect(meant.figure).toBe(named.figure)
  expect(meant.people.sex).toBe('man')
})

test('who is named as somebody else has no trade of the story', () => {
  expect(peopleOf('a child on the beach', 'A child came.', KEEPER).people.wears?.trade).toBeUndefined()
  expect(peopleOf('an old woman and a baker, street', '').people.wears?.trade).toBeUndefined()
})

test('a keeper is old and grey, a woman among them has no beard, and words on clothes go before the trade', () => {
  expect(lookWorn({ trade: 'keeper' }, 'man')).toMatchObject({ age: 'old', hasBeard: true, headwear: 'peaked cap' })
  expect(lookWorn({ trade: 'keeper' }, 'woman').hasBeard).toBeUndefined()
  expect(lookWorn({ trade: 'keeper', top: 'red' }, 'man').top).toBe(lookWorn({ top: 'red' }).top)
})

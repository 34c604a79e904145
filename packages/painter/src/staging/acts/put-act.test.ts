import { describe, expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { paintWhole } from '../../paint-whole.ts'
import { plainShot, plainStage } from '../../plain-shot.ts'

function paint(text: string) {
  return paintWhole({
    prompt: '',
    text,
    notes: '',
    style: 'None',
    world: { palette: 'ember', figure: 'coat', light: 'soft' },
    seed: 3,
    index: 1,
    count: 8,
    width: 54,
    height: 96,
  })
}

describe('what is done is seen from near', () => {
  test.each([
    'You knock.',
    'You turn the key.',
    'She lit a candle.',
    'The teacher wrote a word on the board.',
    'He counted the coins.',
    'Pour the tea.',
    'Pour a glass of water.',
    'Fry the onions.',
    'Put the phone in a drawer.',
    'Put your bag down.',
    'Tickets, please.',
    'The stops have no names.',
    'She planted a tree.',
    'I threw a stone into the lake.',
    'My phone lit up.',
    'They held hands.',
    'Somebody held my sleeve.',
    'Drink a glass of water.',
    'She opened the envelope.',
    'Somebody pushed a letter under the door.',
    'He switched off the lamp.',
    'You look out at the rain.',
    'He typed all night.',
    'She signed the contract.',
    'Knead the dough.',
    'Chop the onions.',
    'Write it on the calendar.',
    'Everyone in the crowd looked up. Everyone looked up.',
  ])('%s', (text) => {
    const { focus } = paint(text)
    // The act lies above the captions, whose band begins at three fifths of the height.
    expect(focus.y).toBeGreaterThan(0.15)
    expect(focus.y).toBeLessThan(0.6)
  })
})

test('a lens that forgives nothing has the hand in focus with what it holds', () => {
  const shot = plainShot({ brief: { place: 'room', staging: { kind: 'act', act: 'put bag down' } } })
  const scene = composeScene({
    width: 54,
    height: 96,
    shot,
    paintPlace: () => plainStage(96),
    things: [],
    figure: 'coat',
    closeness: 1,
    isDrawn: false,
  })
  // The hand is the nearest of all.
  expect(Math.min(...scene.company)).toBeCloseTo(Math.min(...scene.film.depth), 4)
  expect(scene.company).toContain(scene.subject.depth)
})

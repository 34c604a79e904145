import { describe, expect, test } from 'vitest'
import { readAct } from './acts.ts'

const NOBODY = { count: 0, pose: 'stand' } as const

function actOf(text: string, prompt = '') {
  return readAct({ text, prompt }, NOBODY)?.act
}

describe('what is done in a scene', () => {
  test.each([
    ['She knocks on the door and waits.', 'knock'],
    ['You knock.', 'knock'],
    ['He knocked at every door in the street.', 'knock'],
    ['You turn the key.', 'turn key'],
    ['My key still fits the front door.', 'turn key'],
    ['Lock the door before you sleep.', 'turn key'],
    ['She lit a candle for him.', 'light candle'],
    ['The teacher wrote a single word on the board.', 'write on board'],
    ['He counted the coins twice.', 'stack coins'],
    ['Save money before you spend it.', 'stack coins'],
    ['Pour the tea slowly.', 'pour'],
    ['He poured her a cup of coffee.', 'pour'],
    ['Fry the onions until they are golden.', 'stir'],
    ['She cooked dinner for two.', 'stir'],
    ['Put the phone in a drawer.', 'open drawer'],
    ['He shut the drawer.', 'open drawer'],
    ['She put her suitcase down in the hall.', 'put bag down'],
    ['Pack your bag the night before.', 'put bag down'],
  ])('%s', (text, act) => {
    expect(actOf(text)).toBe(act)
  })

  test.each([
    'Nobody knocked on the door.',
    'He did not knock.',
    'Opportunity knocks once.',
    'The boats knock on the wood, and sleep.',
    'The key to happiness is sleep.',
    'He held the key question back.',
    'She never lit a candle.',
    'The street was lit like a candle.',
    'Rain poured down all night.',
    'He poured his heart out.',
    'They stirred up trouble.',
    'A bad dream has a sound. It is like a drawer that sticks.',
    'He never put the phone in a drawer.',
    'The deal is in the bag.',
    'He let the cat out of the bag.',
    'Every coin has two sides.',
    'Do not save money on shoes.',
    'He is on the board of the bank.',
    'She looked after the boiler.',
  ])('none in “%s”', (text) => {
    expect(actOf(text)).toBeUndefined()
  })

  test('of several sentences the picture may be of another', () => {
    const text = 'He knocked at every door. He ended up feeding the hens.'
    expect(actOf(text, 'hens, garden, village, one person')).toBeUndefined()
    expect(actOf('You knock. You hear a chair being pushed back.', 'one person, closed door, street, night')).toBe(
      'knock',
    )
  })

  test('what it is done with is what the words name', () => {
    const of = (text: string, prompt = '') => readAct({ text, prompt }, NOBODY)
    expect(of('In a drawer. Face down.', 'smartphone in a drawer, dark room')).toMatchObject({
      thing: 'phone in a drawer',
    })
    expect(of('He put the key in a drawer.')).toMatchObject({ act: 'open drawer', thing: 'key' })
    expect(of('We put it under glass, and shut the drawer.')).toMatchObject({ matter: 'glass' })
    expect(of('Pour the milk into the bowl.')).toMatchObject({ matter: 'milk', thing: 'bowl' })
    expect(of('Pack your backpack.')).toMatchObject({ thing: 'rucksack' })
  })
})

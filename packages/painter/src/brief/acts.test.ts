import { describe, expect, test } from 'vitest'
import { readAct } from './acts.ts'

const NOBODY = { count: 0 } as const

function readIn(text: string, prompt = '') {
  return readAct({ text, prompt }, NOBODY)
}

test('who knocks on bread knocks on no door', () => {
  expect(readIn('You knock, and it sounds right.', 'hand knocking on a loaf of bread, kitchen')).toBeUndefined()
  expect(readIn('You knock, and it sounds right.', 'door')?.act).toBe('knock')
})

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
    ['Not this time, said the one who checks the tickets.', 'check ticket'],
    ['The stops have no names.', 'nameless stop'],
    ['Plant one seed every day.', 'plant'],
    ['I threw a stone into the lake.', 'rings on water'],
    ['My phone lit up at three in the morning.', 'light phone'],
    ['They held hands all the way to the station.', 'join hands'],
    ['Somebody held my sleeve.', 'hold sleeve'],
    ['Drink a glass of water when you wake up.', 'drink'],
    ['She opened the envelope.', 'open envelope'],
    ['Somebody pushed a letter under the door.', 'letter under door'],
    ['He switched off the lamp.', 'switch lamp'],
    ['Rain runs down the glass.', 'rain on window'],
    ['You look out at the rain.', 'rain on window'],
    ['He typed all night.', 'type'],
    ['She answered her emails until midnight.', 'type'],
    ['She signed the contract.', 'write'],
    ['Write down three things you are grateful for.', 'write'],
    ['Knead the dough for ten minutes.', 'knead'],
    ['Chop the garlic.', 'chop'],
    ['Save twenty percent of your income.', 'stack coins'],
    ['Put ten dollars in a jar.', 'stack coins'],
    ['Write it on the calendar.', 'mark calendar'],
    ['Slice two carrots thinly.', 'chop'],
  ])('%s', (text, act) => {
    expect(readIn(text)?.act).toBe(act)
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
    'The conductor raised his baton.',
    'Copper is a good conductor of heat.',
    'They planted doubt in his mind.',
    'A stone was thrown at the window.',
    'The phone does not ring.',
    'The two go hand in hand.',
    'He had an ace up his sleeve.',
    'Camels drink water for ten minutes.',
    'She wrote an open letter to the mayor.',
    'Water came in under the door.',
    'He never switched off the lamp.',
    'The city turned off the light in every street lamp.',
    'They walked through the rain forest.',
    'She is not that type of person.',
    'The bridge was a sign of hope.',
    'He wrote a song for her.',
    'They need the money.',
    'A slice of life.',
    'A goat watches you, with the face of a ticket inspector.',
    'The king signed the treaty in 1648.',
    'Onions make you cry.',
    'Most people have no names for them.',
  ])('none in “%s”', (text) => {
    expect(readIn(text)?.act).toBeUndefined()
  })

  test('of several sentences the picture may be of another', () => {
    const text = 'He knocked at every door. He ended up feeding the hens.'
    expect(readIn(text, 'hens, garden, village, one person')).toBeUndefined()
    expect(
      readIn('You knock. You hear a chair being pushed back.', 'one person, closed door, street, night')?.act,
    ).toBe('knock')
  })

  test('what it is done with is what the words name', () => {
    expect(readIn('In a drawer. Face down.', 'smartphone in a drawer, dark room')).toMatchObject({
      thing: 'phone in a drawer',
    })
    expect(readIn('He put the key in a drawer.')).toMatchObject({ act: 'open drawer', thing: 'key' })
    expect(readIn('We put it under glass, and shut the drawer.')).toMatchObject({ matter: 'glass' })
    expect(readIn('Pour the milk into the bowl.')).toMatchObject({ matter: 'milk', thing: 'bowl' })
    expect(readIn('Drink a glass of water before your coffee.')).toMatchObject({ matter: 'cool' })
    expect(readIn('Pack your backpack.')).toMatchObject({ thing: 'rucksack' })
  })

  test('a crowd falls silent under the sky, a family at the table does not look up', () => {
    const crowd = { text: 'and nobody says a word.', prompt: 'crowd, huge moon, street, night' }
    expect(readAct(crowd, { count: 5 })?.act).toBe('faces turned up')
    expect(readAct(crowd, NOBODY)).toBeUndefined()
    const family = { text: 'First, nobody says a word.', prompt: 'people at a table, lamp, evening' }
    expect(readAct(family, { count: 3 })).toBeUndefined()
  })

  test('a knock on a beehive is not on a door', () => {
    expect(readIn('The three knocks came all the same.', 'hand knocking on a beehive, autumn')).toBeUndefined()
  })

  test('what the scene before has shown is not shown again', () => {
    const scene = { text: 'You knock again.', prompt: 'closed door' }
    expect(readAct(scene, NOBODY)?.act).toBe('knock')
    expect(readAct({ ...scene, before: [{ text: 'You knock.', prompt: 'closed door' }] }, NOBODY)).toBeUndefined()
  })
})

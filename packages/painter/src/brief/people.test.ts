import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'
import { readPhrase } from './phrases.ts'
import { countPeople, readPeople } from './people.ts'
import type { PlaceName } from './brief.ts'

const PLAIN_WORLD = { palette: 'ember', figure: 'coat', light: 'soft' }

function people(text: string, place: PlaceName = 'room'): ReturnType<typeof readPeople> {
  const phrase = readPhrase(text)
  return readPeople(phrase, phrase, place, [], {
    prompt: text,
    text,
    notes: '',
    world: PLAIN_WORLD,
    index: 0,
    count: 9,
    seed: 1,
  })
}

test('who sleeps lies where something can be lain on, and sits elsewhere', () => {
  expect(people('That night the boy slept.')).toEqual({ count: 1, pose: 'lie', sex: 'man', isAsleep: true })
  expect(people('A man sleeps.', 'skyline')).toMatchObject({ pose: 'sit', isAsleep: true })
})

test('who never sleeps is awake', () => {
  expect(people('A woman who never sleeps.')).not.toHaveProperty('isAsleep')
})

function read(prompt: string, text: string): ReturnType<typeof readBrief> {
  return readBrief({ prompt, text, notes: '', world: PLAIN_WORLD, index: 0, count: 9, seed: 1 })
}

test('what a pet does, nobody else does, and "she" may be the cat', () => {
  expect(read('cat asleep, blanket, lamp, dusk', 'She sleeps.')).toMatchObject({
    things: ['sleeping cat', 'lamp'],
    people: { count: 0 },
  })
  expect(read('dog running, beach', 'He ran.')).toMatchObject({ things: ['running dog'], people: { count: 0 } })
  expect(read('dog, room', 'I call him.').people.count).toBe(1)
  expect(read('woman asleep, dog, room', 'Nothing moves.')).toMatchObject({
    things: ['dog'],
    people: { count: 1, pose: 'lie' },
  })
})

test('lovers embrace unless they are said to do something else', () => {
  expect(people('Two lovers on a bridge.')).toMatchObject({ count: 2, pose: 'embrace' })
  expect(people('Two lovers walk over a bridge.')).toMatchObject({ count: 2, pose: 'walk' })
})

test('a woman is a woman and a man is a man', () => {
  expect(people('The oldest woman in the village.').sex).toBe('woman')
  expect(people('Grandfather tells a story.').sex).toBe('man')
  expect(people('A stranger at the door.').sex).toBeUndefined()
})

test.each([
  ['You rub your eyes.', 'rub-eyes'],
  ['Breathe out for longer than you breathe in.', 'breathe'],
  ['Two people talking.', 'talk'],
  ['She took a pen, and wrote her name.', 'write'],
  ['A man carries a box.', 'carry'],
] as const)('%s: they %s', (text, pose) => {
  expect(people(text).pose).toBe(pose)
})

test('one writes at a table, and leans out where it is open', () => {
  expect(people('He writes a letter.', 'desert').pose).toBe('sit')
  expect(people('You lean out of the window.', 'skyline').pose).toBe('lean')
  expect(people('You lean out of the window.').pose).toBe('stand')
})

test('a face says what is told, and looks away where it is told to', () => {
  expect(people('She smiles at her friend.').feels).toBe('glad')
  expect(people('He was afraid of the dark.').feels).toBe('worried')
  expect(people('A man pours tea.').feels).toBeUndefined()
  expect(people('A woman looks out over the harbour.').looksAway).toBe(true)
  expect(people('One person seen from behind, at a door.').looksAway).toBe(true)
  expect(people('A woman looks at her bread.')).not.toHaveProperty('looksAway')
})

test('two whom a prompt names are those two, and who holds a thing is seen with it', () => {
  const world = { palette: 'ember', figure: 'coat', light: 'soft' }
  const brief = (prompt: string, text: string) =>
    readBrief({ prompt, text, notes: '', world, index: 1, count: 9, seed: 1 })
  expect(brief('child and grandmother, two people, oven, kitchen', 'You asked how long.')).toMatchObject({
    figure: 'child',
    companion: 'grandmother',
  })
  const keeper = brief('keeper holding a lantern, stairs, dark, night', 'In the dark, with the old lantern.')
  expect(keeper).toMatchObject({ people: { count: 1, pose: 'hold' }, isAboutThing: false })
  // The last one is the fire, not one of them.
  expect(brief('old man and child sitting at the last campfire, desert', '').people.count).toBe(2)
  expect(brief('man, the last keeper, at a campfire, desert', '').people.count).toBe(1)
})

test('a doctor in the story of a child is grown up', () => {
  const world = { palette: 'ember', figure: 'child', light: 'soft' }
  const brief = (prompt: string) => readBrief({ prompt, text: '', notes: '', world, index: 1, count: 9, seed: 1 })
  expect(brief('doctor writing at a desk').figure).toBe('coat')
  expect(brief('boy at a desk').figure).toBe('child')
})

test('who is spoken to in the story of a grandmother is neither her nor a child', () => {
  for (const figure of ['grandmother', 'child', 'old']) {
    const world = { palette: 'dawn-rose', figure, light: 'soft' }
    const brief = (prompt: string, text: string) =>
      readBrief({ prompt, text, story: 'My grandmother. She knew.', notes: '', world, index: 1, count: 9, seed: 1 })
    const grown = brief('one person at a kitchen table, dough, scales, lamp, evening', 'Years later you tried it,')
    expect(grown.figure).toMatch(/^(?:coat|dress|suit)$/)
    expect(brief('one person at a window', 'She waited.').figure).toBeUndefined()
  }
  const own = { palette: 'teal', figure: 'old 12', light: 'soft' }
  const alone = readBrief({ prompt: 'one person, lake', text: '', notes: '', world: own, index: 1, count: 9, seed: 1 })
  expect(alone.figure).toBeUndefined()
})

test('who eats at a table or warms at a fire sits', () => {
  expect(people('A woman eating at a kitchen table.').pose).toBe('sit')
  expect(people('Three friends around a campfire.', 'forest').pose).toBe('sit')
  expect(people('An old man on a bench.', 'field').pose).toBe('sit')
})

test.each([
  ['two old men on a bench', 2, true],
  ['a teacher and two children in a room', 3, false],
  ['four hikers on a ridge', 3, true],
  ['ten monks in a row', 5, true],
  ['a man with two suitcases', 1, false],
  ['mother and child', 2, false],
] as const)('%s: there are as many as are told', (text, count, areAlike) => {
  expect(people(text).count).toBe(count)
  expect(people(text).areAlike ?? false).toBe(areAlike)
})

test('a close view of one person is of the face, of a thing it is not', () => {
  expect(read('keeper, close view, lighthouse, sea', '').asked).toBe('near')
  expect(read('drinking glass, close view, window', '').asked).toBeUndefined()
})

test('what somebody wears is on them, and no thing of its own', () => {
  const coat = read('woman in a red coat walking, street', '')
  expect(coat).toMatchObject({ things: [], people: { count: 1, wears: { top: 'red' } } })
  const hat = read('man in a hat with a beard, street, rain', '')
  expect(hat.people.wears).toEqual({ headwear: 'hat', hasBeard: true })
  expect(hat.things).not.toContain('hat')
  expect(read('a girl with braids and glasses', '').people.wears).toEqual({ hairstyle: 'braid', hasGlasses: true })
  expect(read('a red-haired boy, field', '').people.wears).toEqual({ hair: 'red' })
  expect(read('two glasses of wine, table', '').people).not.toHaveProperty('wears')
  expect(read('coat on a hook, hallway', '').people).not.toHaveProperty('wears')
})

test('a portrait of somebody is of their face', () => {
  const portrait = read('portrait of an old man, harbour', '')
  expect(portrait).toMatchObject({ asked: 'near', things: [], people: { count: 1 } })
})

test('faces follow the mood of the story where a scene says nothing of it', () => {
  const scene = { prompt: 'one person, street', text: 'Somebody waits.', notes: '', seed: 4, index: 2, count: 8 }
  const feels = (story: string) => readBrief({ ...scene, story, world: PLAIN_WORLD }).people.feels
  expect(feels('The grief of a house | Somebody waits.')).toBe('worried')
  expect(feels('A happy house | Somebody waits.')).toBe('glad')
  expect(feels('A house | Somebody waits.')).toBeUndefined()
})

test('who reads to a child has it there; who writes to one has not', () => {
  expect(countPeople(readPhrase('a mother reads a book to her child'))).toBe(2)
  expect(countPeople(readPhrase('grandfather with his grandson, garden'))).toBe(2)
  expect(countPeople(readPhrase('a girl writes to her grandmother'))).toBe(1)
})

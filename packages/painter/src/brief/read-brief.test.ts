import { describe, expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'
import type { Brief, PlaceName, Pose, TimeOfDay, Weather } from './brief.ts'

const world = { palette: 'teal', figure: 'coat', light: 'soft' }
function read(prompt: string, text = '', more: { seed?: number; index?: number; notes?: string } = {}): Brief {
  return readBrief({ prompt, text, notes: '', world, seed: 7, index: 0, count: 10, ...more })
}

type Row = [prompt: string, place: PlaceName, things: string, people: number, rest?: (Pose | TimeOfDay | Weather)[]]

const PROMPTS: Row[] = [
  ['empty street at dawn, fog, windows', 'street', '', 0, ['dawn', 'fog']],
  ['desert, hourglass, dusk, nobody', 'desert', 'hourglass', 0, ['dusk']],
  ['whale in the sky over rooftops, dusk', 'skyline', 'whale', 0, ['dusk']],
  ['open door in a room, bright field beyond', 'room', 'door', 0],
  ['piano in a field, dawn, fog', 'field', 'piano', 0, ['dawn', 'fog']],
  ['boat on a lake, fog, one person', 'lake', 'boat', 1, ['fog']],
  ['planet in space at dawn, nobody, glowing edge', 'planet', '', 0, ['dawn']],
  ['street at dusk, glowing puddles, two people', 'street', '', 2, ['dusk', 'rain']],
  ['ice field at night, crack, stars', 'ice', '', 0, ['night']],
  ['stone gate, statue, day, clear', 'forest', 'gate statue', 0, ['day', 'clear']],
  ['lighthouse keeper climbing the stairs in a storm', 'stairs', '', 1, ['reach', 'storm']],
  ['forest in rain, crowd, dusk', 'forest', '', 5, ['rain', 'dusk']],
  ['desert coast, town, wide sky, day', 'coast', '', 0, ['day']],
  ['endless staircase in the sky, clouds', 'stairs', '', 0, ['clouds']],
  ['mountain road, map, clouds', 'road', 'map', 0, ['clouds']],
  ['a small robot holding an umbrella in the rain', 'machine', 'robot umbrella', 0, ['rain']],
  ['coast with no sea, no ship', 'coast', '', 0],
  ['library at night, book, candle', 'library', 'book candle', 0, ['night']],
  ['railway station at dawn, one person standing, fog', 'station', '', 1, ['stand', 'dawn', 'fog']],
  ['snow field, one person standing, dusk', 'field', '', 1, ['snow', 'dusk']],
  ['two people sitting by a fire at night, field', 'field', 'campfire', 2, ['sit', 'night']],
  ['an old woman kneeling in a garden', 'field', '', 1, ['kneel']],
  ['a child running through a wheat field in summer', 'field', '', 1, ['run', 'day']],
  ['corridor with open door, bright sky beyond', 'corridor', 'door', 0, ['day']],
  ['one person lying in a field at night, stars', 'field', '', 1, ['lie', 'night']],
  ['a knight before a castle in a storm', 'ruins', 'castle', 1, ['storm']],
  ['underwater, whale, shafts of sunlight', 'underwater', 'whale', 0],
  ['the moon over the ocean', 'sea', 'moon', 0, ['night']],
  ['volcano erupting at night, lava', 'volcano', '', 0, ['night']],
  ['old clock tower in a snowy village', 'village', 'clock tower', 0, ['snow']],
  ['scientists in a laboratory', 'laboratory', '', 3],
  ['a key on a wooden table', 'room', 'key', 0],
  ['horses galloping across the plains at sunset', 'field', 'horse', 0, ['dusk']],
  ['family having breakfast in the kitchen', 'room', '', 3, ['dawn']],
  ['machine hall, gears, sparks', 'machine', '', 0],
  ['ruins of a temple in the jungle', 'ruins', '', 0],
  ['three friends walking along the beach', 'coast', '', 3, ['walk']],
  ['an astronaut on mars', 'planet', 'astronaut', 0],
  ['iceberg at dawn, clear', 'ice', '', 0, ['dawn', 'clear']],
  ['abstract shapes, geometry', 'abstract', '', 0],
  ['fire, living room, night', 'room', 'hearth', 0, ['night']],
  ['open window, sea', 'room', 'open window', 0],
  ['train window, living room, dawn', 'corridor', 'compartment', 0, ['dawn']],
  ['village, sea beyond, dusk', 'village', '', 0, ['dusk']],
  ['forest, lake, dawn', 'forest', '', 0, ['dawn']],
]

describe('prompts', () => {
  test.each(PROMPTS)('%s', (prompt, place, things, people, rest = []) => {
    const brief = read(prompt)
    expect({ place: brief.place, things: brief.things.join(' '), people: brief.people.count }).toEqual({
      place,
      things,
      people,
    })
    for (const word of rest) expect([brief.people.pose, brief.time, brief.weather]).toContain(word)
  })

  test('say who is there', () => {
    expect(read('an old man kneeling in a garden').figure).toBe('old')
    expect(read('a child running through a field').figure).toBe('child')
    expect(read('a hooded stranger on a bridge').figure).toBe('hooded')
  })

  test('make what stands first the subject', () => {
    expect(read('lighthouse on the coast').isAboutThing).toBe(true)
    expect(read('one person before a lighthouse').isAboutThing).toBe(false)
  })
})

describe('words in another sense are not shown', () => {
  const SENSES: [text: string, never: string][] = [
    ['The key question is how to lead.', 'key'],
    ['Train your mind every day.', 'train'],
    ['We train hard for this.', 'train'],
    ['Watch the birds leave in autumn.', 'pocket watch'],
    ['They watch us from above.', 'pocket watch'],
    ['Every letter of the alphabet matters.', 'letter'],
    ['They book a flight.', 'book'],
    ['She rose to speak.', 'rose'],
    ['A star player scored twice.', 'star'],
    ['In a second, everything changed.', 'clock'],
    ['The forest leaves you alone.', 'leaf'],
    ['She leaves the house at noon.', 'leaf'],
    ['You must bear in mind the cost.', 'bear'],
    ['Prices fish for attention.', 'key'],
    ['A wall without a door.', 'door'],
    ['No ship ever came.', 'ship'],
    ['The idea ran like a horse in the night.', 'horse'],
  ]
  test.each(SENSES)('%s', (text, never) => {
    expect(read('', text).things).not.toContain(never)
  })

  test('a river bank is no bank, and a mountain of work no mountain', () => {
    expect(read('', 'The river bank was quiet.').place).toBe('lake')
    expect(read('', 'A mountain of work lay on the desk.').place).not.toBe('mountains')
  })

  test('but the same words as things are', () => {
    expect(read('', 'He found the rusty key.').things).toEqual(['key'])
    expect(read('', 'The train left at noon.').things).toEqual(['train'])
    expect(read('', 'They read one book a week.').things).toEqual(['book'])
    expect(read('', 'A letter came.').things).toEqual(['letter'])
    expect(read('', 'She gave him a rose.').things).toEqual(['rose'])
  })
})

describe('what the prompt leaves open', () => {
  test('is decided by the words of the scene, then by the notes', () => {
    expect(read('two people', 'They met at night in the forest.')).toMatchObject({ place: 'forest', time: 'night' })
    expect(read('library', 'They met at night in the forest.')).toMatchObject({ place: 'library', time: 'night' })
    expect(read('library', '', { notes: 'everything in snow' }).weather).toBe('snow')
  })

  test('shows a person where the words speak of one', () => {
    expect(read('forest', 'She never came back.').people.count).toBe(1)
    expect(read('forest, nobody', 'She never came back.').people.count).toBe(0)
  })

  test('differs between neighbouring scenes when nothing is named', () => {
    const places = Array.from({ length: 8 }, (_, index) => read('', 'xyzzy', { index, seed: index }).place)
    for (let i = 1; i < places.length; i++) expect(places[i]).not.toBe(places[i - 1])
    expect(new Set(places).size).toBeGreaterThan(4)
  })

  test('reads other scripts and no words at all', () => {
    for (const text of ['', '…', '東京の夜', 'مرحبا بالعالم', '🙂']) expect(read(text, text).place).toBeTruthy()
  })
})

test.each([
  ['one person waving on a pier', 'wave', 1],
  ['an old man pointing at the sea', 'point', 1],
  ['a woman reading a letter', 'read', 1],
  ['a keeper holding a lantern', 'hold', 1],
  ['two people embracing in the rain', 'embrace', 2],
])('gestures follow the words: %s', (prompt, pose, count) => {
  expect(read(prompt).people).toMatchObject({ count, pose })
})

test('a clock out of doors hangs on a tower; a bedroom has no second bed', () => {
  expect(read('clock, village at night').things).toEqual(['clock tower'])
  expect(read('clock, kitchen at night').things).toEqual(['clock'])
  expect(read('open door, bedroom at night').things).toEqual(['door'])
  expect(read('dog, street').things).toEqual(['dog'])
})

test('a room by moonlight stays a room', () => {
  expect(read('bedroom, window, moon')).toMatchObject({ place: 'room', things: [] })
})

test.each([
  ['moon and clock, kitchen at dusk, one person standing', /^(village|field|skyline)$/, ['moon', 'clock tower']],
  ['a clock and the moon, kitchen at night', /^room$/, ['clock']],
  ['the moon over a library', /^(ruins|village)$/, ['moon']],
])('what is in the sky is never painted on a ceiling: %s', (prompt, place, things) => {
  const brief = read(prompt)
  expect(brief.place).toMatch(place)
  expect(brief.things).toEqual(things)
})

describe('the picture is about what the words speak of', () => {
  test('their thing comes first and may be large', () => {
    expect(read('lamp, table, letter, room', 'The letter had come at last.')).toMatchObject({
      things: ['letter', 'lamp'],
      isAboutThing: true,
    })
    expect(read('one person, field at dusk', 'You would look at your apple.').isAboutThing).toBe(true)
  })

  test('nobody is shown whom no word speaks of', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(read('street at dusk', 'The light went out.', { seed, index: seed }).people.count).toBe(0)
      expect(read('one person in a street', 'The light went out.', { seed }).isPersonSpokenOf).toBeUndefined()
    }
    expect(read('one person in a street', 'She turned around.').isPersonSpokenOf).toBe(true)
  })

  test('they are people where a sentence is about them', () => {
    expect(read('street at dusk', 'They waited.').people.count).toBe(2)
    expect(read('street at dusk', 'You try to think what they were.').people.count).toBeLessThan(2)
    expect(read('street at dusk', 'The plans were old, and nobody knew what they meant.').people.count).toBe(0)
  })

  test('a hand that is only a figure of speech is not shown', () => {
    expect(read('kitchen', 'It feels different in the hand.').things).toEqual([])
  })

  test('a lighthouse keeper is a keeper', () => {
    expect(read('lighthouse keeper at dusk', 'The keeper lit the lamp.').isAboutThing).toBe(false)
    expect(read('lighthouse keeper at dusk').place).toBe('coast')
  })

  test('who or what is the last stands alone', () => {
    expect(read('the last lighthouse keeper, coast')).toMatchObject({ isAlone: true, people: { count: 1 } })
    expect(read('street', 'They had all gone. He was alone.')).toMatchObject({ isAlone: true, people: { count: 1 } })
    expect(read('street', 'They had all gone.').isAlone).toBeUndefined()
  })
})

test('without a told hour a video runs through a part of a day in order', () => {
  const order = ['dawn', 'day', 'dusk', 'night']
  const hours = Array.from({ length: 10 }, (_, index) => order.indexOf(read('street', '', { index, seed: index }).time))
  for (let i = 1; i < hours.length; i++) expect([hours[i - 1], (hours[i - 1]! + 1) % 4]).toContain(hours[i])
  expect(new Set(hours).size).toBeGreaterThan(1)
})

test('a thing has one home in a video', () => {
  const places = Array.from({ length: 8 }, (_, index) => read('lighthouse', '', { index, seed: index }).place)
  expect(new Set(places).size).toBe(1)
})

test('a harbour is a place, not its anchor', () => {
  expect(read('empty harbour, fog, dawn')).toMatchObject({ place: 'street', things: [], street: { kind: 'quay' } })
})

test('a lighthouse is at the coast, and nobody stands on the sea', () => {
  expect(read('lighthouse, street at night').place).toBe('coast')
  expect(read('open door, city skyline at night').place).toBe('street')
  expect(read('book, lighthouse, field at night').things).toEqual(['book'])
  expect(read('whale, sea at dusk', 'You sit down and listen.').people.count).toBe(0)
  expect(read('hand, letter, table', 'Then you reach out.').things).toEqual(['letter'])
})

test('gardens, yards and parks are gardens; farmland is not', () => {
  for (const prompt of ['garden, dusk', 'orchard, day', 'a bench in the park', 'backyard at night'])
    expect(read(prompt)).toMatchObject({ place: 'field', isGarden: true })
  expect(read('wheat field, dusk').isGarden).toBeUndefined()
  expect(read('wheat field, dusk', 'She thought of her garden.').isGarden).toBeUndefined()
})

test('a room whose prompt has a window has one', () => {
  expect(read('one person looking out of a window, sky, dawn').hasWindow).toBe(true)
  expect(read('armchair, living room, lamp').hasWindow).toBeUndefined()
})

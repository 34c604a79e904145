import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'
import type { SceneWords } from './vary-by-scene.ts'

const scene = (words: Partial<SceneWords>): SceneWords => ({
  prompt: '',
  text: '',
  notes: '',
  world: { palette: 'teal', figure: 'coat', light: 'soft' },
  seed: 1,
  index: 0,
  count: 5,
  ...words,
})

test('a photograph of many is one print in all scenes that stay with it, with a gap where one is missing', () => {
  const story =
    'The photograph | Count the people in this picture. | There are twelve. | Now count again. There are eleven.'
  const of = (text: string) => readBrief(scene({ story, text, prompt: 'crowd on stairs' })).staging
  expect(of('Count the people in this picture.')).toMatchObject({ kind: 'group photograph', people: 12, hasGap: false })
  expect(of('There are twelve.')).toMatchObject({ people: 12, hasGap: false })
  expect(of('Now count again. There are eleven.')).toMatchObject({ people: 12, hasGap: true })
  expect(of('She made a cup of tea.')).toBeUndefined()
  expect(readBrief(scene({ text: 'There are twelve.' })).staging).toBeUndefined()
})

test('a train without ground runs through the sky, and its side is seen by who leans out', () => {
  const story = 'The night train | Past the last stop there is no ground.'
  const of = (text: string, prompt: string) => readBrief(scene({ story, text, prompt }))
  expect(of('There is no ground any more.', 'night train, clouds')).toMatchObject({
    place: 'sky',
    things: [],
    staging: { kind: 'train', view: 'ends' },
  })
  expect(of('You lean out of the window.', 'window').staging).toEqual({ kind: 'train', view: 'alongside' })
  expect(of('Far below, there are lamps.', 'lights far below').staging).toEqual({ kind: 'lights below' })
  expect(readBrief(scene({ prompt: 'train at a station' })).staging).toBeUndefined()
  expect(readBrief(scene({ text: 'She leaned out of the window.', prompt: 'window' })).staging).toBeUndefined()
})

test('what comes closer in a video grows from scene to scene, in the open only', () => {
  const of = (index: number, prompt: string) =>
    readBrief(scene({ story: 'What if the moon came closer every night?', prompt, index }))
  expect(of(0, 'street, crowd').nearing).toEqual({ name: 'moon', share: 0 })
  expect(of(4, 'street, crowd')).toMatchObject({ nearing: { share: 1 }, weather: 'clear' })
  expect(of(4, 'street, crowd').things).toContain('moon')
  expect(of(4, 'kitchen, kettle').things).not.toContain('moon')
  expect(readBrief(scene({ prompt: 'moon, hill' })).nearing).toBeUndefined()
})

test('what stands in the sky and is the subject is in the first picture, indoors through the window', () => {
  const of = (index: number, prompt: string) =>
    readBrief(scene({ story: 'What if the moon came closer? | You wake.', prompt, index })).things
  expect(of(0, 'open curtain, window, dawn, living room')[0]).toBe('moonlit window')
  expect(of(1, 'open curtain, window, dawn, living room')[0]).toBe('open window')
  expect(readBrief(scene({ story: 'Why the sun is yellow', prompt: 'hill, meadow' })).things).toContain('sun')
  expect(readBrief(scene({ story: 'Why bread rises', prompt: 'open curtain, room' })).things).toEqual(['open window'])
})

test('an empty town is seen deserted, with nobody but whose story it is', () => {
  const story = 'An astronaut who came home to an empty town | who came home to an empty town.'
  const town = readBrief(scene({ story, text: 'who came home to an empty town.', prompt: 'at work, living room' }))
  expect(town).toMatchObject({ place: 'village', things: ['astronaut'], isDeserted: true, people: { count: 0 } })
  expect(readBrief(scene({ story, text: 'Coffee.', prompt: 'cup, living room' })).place).toBe('room')
})

test('where the lamp goes out, it is night and no lamp burns', () => {
  for (const text of ['In the evening the lamp goes out.', 'Turn the light off.', 'She blew out the candle.'])
    expect(readBrief(scene({ text, prompt: 'lamp, bedroom' }))).toMatchObject({ isLampOut: true, time: 'night' })
  expect(readBrief(scene({ text: 'The lamp burns.', prompt: 'lamp, bedroom' })).isLampOut).toBeUndefined()
})

test('whales swim in open water, alone or with another far off, silent or heard', () => {
  const story = 'Why do whales sing?'
  const of = (text: string, prompt: string) => readBrief(scene({ story, text, prompt }))
  expect(of('Let yourself sink.', 'whale, underwater')).toMatchObject({
    isDeep: true,
    staging: { kind: 'whale', view: 'side', hasFriend: false, isSinging: false },
  })
  expect(of('There it is.', 'whale, underwater, second whale far off, rings of sound').staging).toMatchObject({
    hasFriend: true,
    isSinging: true,
  })
  expect(of('There it is.', 'whale, underwater, a day away').staging).toMatchObject({
    hasFriend: false,
    isSinging: false,
  })
  expect(of('If you had a friend out there.', 'underwater, fish').staging).toMatchObject({ hasFriend: true })
  expect(of('You would call.', 'underwater, shell').staging).toMatchObject({ isSinging: true })
  expect(of('You would call.', 'street, crowd').staging).toBeUndefined()
  expect(readBrief(scene({ prompt: 'underwater, shell' })).staging).toBeUndefined()
})

const viewOf = (prompt: string, before: { prompt: string; text: string }[] = []) => {
  const { staging } = readBrief(scene({ story: 'Whales', prompt, before }))
  return staging?.kind === 'whale' ? staging.view : undefined
}

test('whales are seen from where the words say, else from another side in each scene', () => {
  const seen = { prompt: 'whale, underwater', text: '' }
  const views = [0, 1, 2, 3].map((count) =>
    viewOf(
      'whale, underwater',
      Array.from({ length: count }, () => seen),
    ),
  )
  expect(new Set(views).size).toBe(4)
  expect(viewOf('whale from below, underwater')).toBe('below')
  expect(viewOf('whale, close view, underwater')).toBe('eye')
  expect(viewOf('whale and her calf, underwater')).toBe('calf')
  expect(viewOf('whale, underwater, wide view', [seen, seen])).not.toBe('eye')
})

test('no two whales in a row are seen alike, and of a sound or of the light alone no whale is seen', () => {
  const near = { prompt: 'whale, underwater, close view', text: '' }
  expect(viewOf('whale, underwater, close view', [near])).not.toBe('eye')
  expect(viewOf('whale, underwater, vast')).toBe('tiny')
  expect(viewOf('whale dives, underwater')).toBe('dive')
  expect(viewOf('pod of whales, underwater')).toBe('above')
  expect(viewOf('fish, underwater, sound rings, light from above')).toBe('rings')
  expect(viewOf('whale, underwater, dark')).toBe('tiny')
  const text = 'First it is blue. Then it is black.'
  const sunk = readBrief(scene({ text, prompt: 'anchor, underwater' }))
  expect(sunk).toMatchObject({ things: [], time: 'night', staging: { view: 'descent' } })
  const again = readBrief(scene({ text, prompt: 'anchor, underwater', before: [{ text, prompt: 'fish, underwater' }] }))
  expect(again.staging).toBeUndefined()
  // An anchor before it was no whale.
  const dark = { prompt: 'whale, underwater, night', text: '' }
  const anchor = { prompt: 'anchor, underwater, night', text: '' }
  expect(viewOf('whale, underwater, night', [dark, anchor])).toBe('side')
})

test('what is beside a door is shown with it; a door in the air stands on a cloud', () => {
  const aloft = readBrief(
    scene({
      text: 'standing in the air, with a bell beside it.',
      prompt: 'bell, road',
      before: [{ text: 'Every stop is a single door,', prompt: 'door' }],
    }),
  )
  expect(aloft).toMatchObject({ place: 'sky', staging: { kind: 'door', beside: 'bell', isAloft: true } })
  const before = [{ text: 'Every stop is a single door in the air.', prompt: 'door in the clouds' }]
  const known = { text: 'You just know which one it is.', prompt: 'lit door far away, clouds, road' }
  expect(readBrief(scene({ ...known, before })).staging).toMatchObject({ kind: 'door', isAloft: true })
  expect(readBrief(scene(known)).staging ?? {}).not.toMatchObject({ isAloft: true })
  const shoes = readBrief(scene({ text: 'There were shoes by the door.', prompt: 'shoes, living room' }))
  expect(shoes.staging).toMatchObject({ kind: 'door', beside: 'shoes', isAloft: false, wall: 'room' })
  expect(readBrief(scene({ text: 'She waits at the door.', prompt: 'lamp, living room' })).staging).toBeUndefined()
  expect(readBrief(scene({ text: 'A bell beside it.', prompt: 'bell, road' })).staging).toBeUndefined()
})

test('who is not described in a scene is of the sex that the story speaks of', () => {
  const told = ['She took a pen.', 'He took a pen.', 'He came. | She went.'].map(
    (story) => readBrief(scene({ story, text: 'You will be working late.', prompt: 'library' })).people,
  )
  expect(told.map(({ sex }) => sex)).toEqual(['woman', 'man', undefined])
})

test('a train in the sky is seen from where the words say, and never twice in a row from the same side', () => {
  const story = 'The night train that forgot its stops | Past the last stop there is no ground any more.'
  const prompt = 'night train, clouds, night'
  const viewOfTrain = (text: string, before: { prompt: string; text: string }[] = [], own = prompt) => {
    const { staging } = readBrief(scene({ story, text, prompt: own, before }))
    return staging?.kind === 'train' ? staging.view : undefined
  }
  expect(viewOfTrain('Still it goes on.')).toBe('leaving')
  expect(viewOfTrain('It passes without a sound.')).toBe('passing')
  expect(viewOfTrain('Past the last stop there is no ground any more.')).toBe('ends')
  expect(viewOfTrain('', [], `${prompt}, wide view`)).toBe('afar')
  const before: { prompt: string; text: string }[] = []
  const views = Array.from({ length: 6 }, () => {
    const view = viewOfTrain('On and on.', before)
    before.push({ prompt, text: 'On and on.' })
    return view
  })
  expect(new Set(views).size).toBe(6)
  expect(viewOfTrain('Still it goes on.', [{ prompt, text: 'Still it goes on.' }])).not.toBe('leaving')
})

test('a lighthouse in a storm is seen from the sea, its lamp out where the words have it so', () => {
  const dark = readBrief(
    scene({ text: 'The new lamp went out at two.', prompt: 'dark lamp, lighthouse, storm, night' }),
  )
  expect(dark).toMatchObject({ place: 'sea', weather: 'storm', staging: { kind: 'storm light', isOut: true } })
  expect(readBrief(scene({ prompt: 'lighthouse, storm, night' })).staging).toMatchObject({ isOut: false })
  expect(readBrief(scene({ prompt: 'lighthouse, calm sea, night' })).staging).toBeUndefined()
  expect(readBrief(scene({ prompt: 'spiral staircase, lighthouse, storm' })).staging).toBeUndefined()
})

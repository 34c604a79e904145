import { VOICES } from '@dayreel/catalogue'
import { createRandom } from '@dayreel/storyboard/base'
import { afterAll, expect, test } from 'vitest'
import { createNarrator } from './create-narrator.ts'

/** Sentences that were not used when the estimate was fitted. */
const SENTENCES = [
  'Saturn would float in a bathtub, if anybody owned one that large.',
  'Its rings are younger than the dinosaurs, and thinner than a ten-storey building is tall.',
  'Most coffee is drunk before nine in the morning.',
  'Did you know that an octopus tastes with its arms?',
  'The first computer bug was a moth, taped into a logbook in 1947.',
  'Nobody expected the bridge to survive its first winter.',
  'Fold the corners inward, press hard, and turn the paper over.',
  'A glacier moves about as fast as your fingernails grow.',
  'In 1886, a pharmacist in Atlanta stirred syrup into soda water.',
  'Bees vote on where to live; the louder dance wins.',
  'Stop multitasking: your brain only switches, and every switch costs energy.',
  'Chess came from India, travelled through Persia, and reached Europe with merchants.',
  'Why do cats purr when they are hurt?',
  'Save this for the next rainy weekend.',
  'Honey found in Egyptian tombs was still good to eat after 3,000 years.',
  'The deepest part of the ocean lies nearly eleven kilometres down.',
  'Put your phone in another room, and set a timer for twenty-five minutes.',
  'Three generals refused the order, and history went the other way.',
  'Volcanoes can create their own lightning.',
  'She answered every letter by hand until she was ninety-six.',
  'Your heart beats about 100,000 times a day without being asked.',
  'Cheap running shoes are fine, but replace them after 500 miles.',
  'It rained diamonds on Neptune, or so the pressure suggests.',
  'Write the ending first, then ask what must be true before it.',
  'There is a village in Norway where the sun does not rise for two months.',
  'The word robot comes from a Czech play about workers.',
  'Sharks are older than trees, older than Saturn’s rings, older than flowers.',
  'Compound interest looks like nothing, until it looks like magic.',
  'Freeze the bananas, blend them, and you have ice cream.',
  'He sold the company on Monday and regretted it by Wednesday.',
  'Every map of the world lies, because a ball cannot be flat.',
  'Penguins propose with pebbles.',
  'What if you only had to be one percent better?',
  'The library of Alexandria did not burn in a single night; it faded slowly, for lack of money.',
  'Turn down the heat as soon as the onions smell sweet.',
  'A day on Venus lasts longer than its year.',
  'Soldiers on both sides sang the same carol across the frozen field.',
  'Wombats leave cubes behind, and scientists finally know why.',
  'Breathe in for four seconds, hold for seven, breathe out for eight.',
  'The fastest train in Japan glides on magnets at 375 miles an hour.',
  'Most of the water in your coffee has been rain a thousand times before.',
  'My grandfather built the boat in a garage that was two feet too short for it.',
  'Before the telephone, towns on the frontier talked by mirrors and smoke.',
  'Is it possible to forget a language you spoke as a child?',
  'First, boil the potatoes whole; then, peel them while they are hot.',
  'At 3:15 a.m. the alarm rang, and nobody on board believed it.',
  'The moon is drifting away from us, an inch and a half every year.',
  'Nobody tells you that confidence is mostly practice in public.',
  'Rome had apartment blocks of six floors, with bakeries at the bottom.',
  'Delete the app for one week and count what you did instead.',
  'A single oak can feed more than five hundred kinds of insects.',
  'They painted the door blue so that the ghosts would take it for water.',
  'Sleep is not the opposite of work: it is where the work gets filed.',
  'Dr. Snow took the handle off the pump, and the outbreak ended within days.',
  'Somewhere in the Pacific, a whale is singing at a pitch that no other whale answers.',
  'You have exactly ten seconds to make someone curious.',
  'Copper kills germs on its own, which is why old door handles were brass.',
  'He walked into the desert with two goats, one map and no particular plan.',
  'The recipe survived because a nun hid it inside a prayer book.',
  'Roughly 40% of the food we grow is never eaten.',
  'Look up tonight: that bright dot in the west is a planet.',
  'Ants have been farming for fifty million years longer than we have.',
  'Her first novel was refused twenty-seven times, then sold eleven million copies.',
  'Glass is made of sand, soda and an absurd amount of heat.',
  'Winter came early, the passes closed, and the valley learned to wait.',
  'If you never fail, you are choosing tasks you have already solved.',
  'The lighthouse keeper logged every ship, every storm, and one mermaid.',
  'Which would you rather lose, your memories or your ability to make new ones?',
  'Engineers left the clock running, because stopping it would have cost more.',
  'Fungi connect the forest underground, trading sugar for salt.',
  'The violin was lost in a taxi, and found in a pawn shop forty years later.',
  'Stretch gently, drink a glass of water, and open the curtains.',
  'On Friday the thirteenth, accidents actually go down.',
  'The emperor ordered the wall finished by spring; it took three more centuries.',
  'Bring only what you would carry up five flights of stairs.',
  'Lightning strikes the same tower more than twenty times a year.',
  'Nothing about that evening seemed important until much later.',
  'Tell one friend about this, and ask what they would have done.',
  'The cheapest upgrade to any kitchen is a sharp knife.',
  'Jupiter protects us, and sometimes throws something our way.',
] as const
const TEXTS = 200
/** Maximum errors, as fractions of a text's length. */
const WORST_SHARE = 0.04
const USUAL_SHARE = 0.015
const narrator = createNarrator()
const { signal } = new AbortController()
afterAll(() => narrator.close())

test('estimates each of 200 texts of half a minute or more to 4 %, and on average to 1.5 %', async () => {
  // Each voice speaks half of the sentences at its own pace. The length of a text is the sum of its sentences' lengths,
  // so each sentence is measured only once.
  const voices = await Promise.all(
    VOICES.map(async ({ voice_id: voice }, i) => {
      const request = { voice, pace: 0.9 + 0.03 * i, language: 'en' }
      const texts = SENTENCES.filter((_, at) => (at + i) % 2 === 0)
      const lengths = texts.map((text) => narrator.measure({ ...request, text }, signal))
      const seconds = await Promise.all(lengths)
      return { request, sentences: texts.map((text, at) => ({ text, seconds: seconds[at]! })) }
    }),
  )
  const shares = Array.from({ length: TEXTS }, (_, i) => {
    const { request, sentences } = voices[i % voices.length]!
    const random = createRandom(`estimate ${i}`)
    const chosen = sentences
      .map((sentence) => ({ ...sentence, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, 10 + Math.floor(random() * 8))
    const exact = chosen.reduce((sum, { seconds }) => sum + seconds, 0)
    const text = chosen.map((sentence) => sentence.text).join(' ')
    expect(exact).toBeGreaterThan(30)
    return Math.abs(narrator.estimate({ ...request, text }) / exact - 1)
  })
  expect(Math.max(...shares)).toBeLessThanOrEqual(WORST_SHARE)
  expect(shares.reduce((sum, share) => sum + share, 0) / TEXTS).toBeLessThanOrEqual(USUAL_SHARE)
})

test('unspeakable text, and text without a voice, takes its reading time', async () => {
  for (const [text, language] of [
    ['🎉🎉🎉', 'en'],
    ['Guten Morgen, alle zusammen.', 'de'],
  ] as const) {
    const request = { text, language, voice: VOICES[0].voice_id, pace: 1 }
    expect(narrator.estimate(request)).toBe(await narrator.measure(request, signal))
  }
})

import { describe, expect, test } from 'vitest'
import type { WholeRequest } from './paint-whole.ts'
import type { Brief } from './brief/brief.ts'
import { planShot, type Planned } from './shot-plan.ts'

const REQUEST: WholeRequest = {
  prompt: '',
  text: '',
  notes: '',
  style: 'None',
  world: { palette: 'ember', figure: 'coat', light: 'soft' },
  seed: 5,
  index: 0,
  count: 9,
  width: 90,
  height: 160,
}
const BRIEF: Brief = {
  place: 'village',
  things: ['lantern'],
  people: { count: 1, pose: 'stand' },
  isAboutThing: true,
  time: 'dusk',
  weather: 'clear',
  mood: 'calm',
}

function plan(change: Partial<Brief>, index = 0, closeness = 1): Planned {
  return planShot({ ...REQUEST, index }, { ...BRIEF, ...change }, closeness)
}

const BRIEFS: Record<string, Partial<Brief>> = {
  'a thing and a person': {},
  'a thing alone': { people: { count: 0, pose: 'stand' } },
  'a person alone': { things: [], isAboutThing: false },
  'a crowd': { things: [], people: { count: 5, pose: 'walk' }, isAboutThing: false },
  'something large': { things: ['lighthouse'], people: { count: 0, pose: 'stand' } },
  'a place alone': { things: [], people: { count: 0, pose: 'stand' }, isAboutThing: false },
}

describe('a video of one kind of scene only', () => {
  test.each(Object.entries(BRIEFS))('%s: neighbours differ in size', (_, brief) => {
    const plans = Array.from({ length: 16 }, (_each, index) => plan(brief, index))
    for (let i = 1; i < plans.length; i++) expect(plans[i]!.size).not.toBe(plans[i - 1]!.size)
    expect(new Set(plans.map(({ side }) => side)).size).toBe(2)
    expect(new Set(plans.map(({ isFront }) => isFront)).size).toBe(2)
  })

  test('a size comes back from another side or another view', () => {
    const plans = Array.from({ length: 16 }, (_, index) => plan(BRIEFS['a person alone']!, index))
    for (let i = 2; i < plans.length; i++) expect(plans[i]).not.toEqual({ ...plans[i - 2]!, turn: plans[i]!.turn })
  })
})

test('any two kinds of scenes side by side differ in size', () => {
  const kinds = Object.values(BRIEFS)
  for (let index = 0; index < 8; index++)
    for (const one of kinds)
      for (const other of kinds) expect(plan(one, index).size).not.toBe(plan(other, index + 1).size)
})

test('a pet is never on a table: a far view has it on the floor', () => {
  const alone = { place: 'room', people: { count: 0, pose: 'stand' } } as const
  for (const [name, far] of [
    ['cat', 'wide'],
    ['sleeping dog', 'wide'],
    ['cup', 'perch'],
  ] as const)
    expect(plan({ ...alone, things: [name], asked: 'far' }).size).toBe(far)
})

test('words and styles may ask for a near or a far view', () => {
  for (let index = 0; index < 8; index++) {
    expect(plan({ asked: 'near' }, index).size).toMatch(/^(?:medium|close|insert)$/)
    expect(plan({ asked: 'far' }, index).size).toMatch(/^(?:vast|wide|perch)$/)
    expect(plan({}, index, 3).size).toMatch(/^(?:medium|close|insert)$/)
  }
})

test('who runs or lies is not cut at the shoulders', () => {
  for (let index = 0; index < 16; index++)
    for (const pose of ['run', 'lie', 'kneel', 'wave'] as const)
      expect(plan({ things: [], people: { count: 1, pose } }, index).size).not.toBe('close')
})

test('two who talk are met from near, and nobody is lost at the far wall of a room', () => {
  for (let index = 0; index < 16; index++) {
    const room = { place: 'room' as const, things: [], isAboutThing: false }
    expect(plan({ ...room, people: { count: 2, pose: 'talk' } }, index).size).toBe('medium')
    expect(plan({ ...room, people: { count: 1, pose: 'stand' } }, index).size).not.toBe('vast')
  }
})

function met(people: Partial<Brief['people']>, index: number): Planned {
  return plan({ things: [], isAboutThing: false, asked: 'near', people: { count: 1, pose: 'stand', ...people } }, index)
}

test('whoever is near is met by the face, but for those who look away; the first of a video always', () => {
  for (let index = 0; index < 12; index++) {
    expect(met({}, index).isFront).toBe(true)
    expect(met({ looksAway: true }, index).isFront).toBe(index === 0)
  }
})

test('a face comes back on the other side', () => {
  const faces = Array.from({ length: 9 }, (_, i) =>
    plan({ things: [], isAboutThing: false, isPersonSpokenOf: true }, i),
  ).filter(({ size }) => size === 'close')
  expect(faces.length).toBeGreaterThan(1)
  expect(new Set(faces.map(({ side }) => side)).size).toBe(2)
})

test('a face that is asked for, and eyes that are shut, are seen from near', () => {
  for (let index = 0; index < 8; index++) {
    const asked = plan({ asked: 'near', things: [], people: { count: 1, pose: 'stand' } }, index)
    expect(asked.size).toBe('close')
    const person = { isPersonSpokenOf: true, things: [], people: { count: 1, pose: 'breathe' } } as const
    expect(plan(person, index, 2).size).toBe('close')
  }
})

test('two on a bench are not lost in a park', () => {
  for (let index = 0; index < 8; index++) {
    const two = plan(
      { isAboutThing: false, place: 'field', things: ['bench'], people: { count: 2, pose: 'sit' } },
      index,
    )
    expect(two.size).toBe('medium')
  }
})

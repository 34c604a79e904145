import { expect, test } from 'vitest'
import type { Brief } from '../brief/brief.ts'
import { castOf } from './people-cast.ts'
import { plainShot } from '../plain-shot.ts'
import { readInk, type Ink } from '../things/inks.ts'
import { lookOf } from '../things/figures/figure-looks.ts'

const castIn = (brief: Partial<Brief>, name: string, count: number, likeness = 'teal coat soft') =>
  castOf({ ...plainShot({ brief }), likeness }, name, count)

const lookIn = (member: ReturnType<typeof castOf>[number]) =>
  lookOf(member.kind, member.identity, member.sex, member.taken)

test('people who stand together wear different colours', () => {
  for (let i = 0; i < 30; i++) {
    const tops = castIn({ people: { count: 3, pose: 'stand' } }, 'coat', 3, `video ${i}`).map((one) => lookIn(one).top)
    for (const [at, top] of tops.entries())
      for (const other of tops.slice(at + 1)) {
        const [a, b] = [readInk(top), readInk(other)]
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(25)
      }
  }
})

test('somebody named beside another looks as where they are alone', () => {
  const people = { count: 2, pose: 'talk' } as const
  const [, beside] = castIn({ people, companion: 'grandmother' }, 'child', 2)
  const [alone] = castIn({ people: { count: 1, pose: 'stand' } }, 'grandmother', 1)
  expect(lookIn(beside!)).toEqual(lookIn(alone))
})

test('two or three of whom nothing is said are grown up', () => {
  for (let i = 0; i < 30; i++) {
    const cast = castIn({ people: { count: 3, pose: 'stand' } }, 'suit', 3, `video ${i}`)
    expect(cast.map(({ kind }) => kind)).not.toContain('child')
    expect(new Set(cast.map(({ kind }) => kind)).size).toBe(3)
  }
})

test('mother and child, child and grandmother differ in every video', () => {
  const pairs = [
    ['child', 'dress'],
    ['child', 'grandmother'],
    ['child', 'old'],
    ['coat', 'dress'],
    ['old', 'grandmother'],
  ] as const
  for (let i = 0; i < 30; i++)
    for (const [one, other] of pairs) {
      const [a, b] = [one, other].map((kind) => readInk(lookOf(kind, `video ${i}`).top)) as [Ink, Ink]
      expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(25)
    }
})

test('only children whom the words name are all there is of a group', () => {
  const people = { count: 3, pose: 'stand' } as const
  const kinds = (brief: Partial<Brief>) => castIn({ people, ...brief }, 'child', 3).map(({ kind }) => kind)
  expect(kinds({ figure: 'child' })).toEqual(['child', 'child', 'child'])
  expect(kinds({}).slice(1)).not.toContain('child')
})

test('two old women are both, and children beside a teacher are children', () => {
  const people = { count: 2, pose: 'talk', sex: 'woman', areAlike: true } as const
  const women = castIn({ people, figure: 'grandmother' }, 'grandmother', 2)
  expect(women.map(({ kind, sex }) => [kind, sex])).toEqual([
    ['grandmother', 'woman'],
    ['grandmother', 'woman'],
  ])
  expect(lookIn(women[0])).not.toEqual(lookIn(women[1]!))
  const school = castIn({ people: { count: 3, pose: 'stand' }, figure: 'coat', companion: 'child' }, 'coat', 3)
  expect(school.map(({ kind }) => kind)).toEqual(['coat', 'child', 'child'])
})

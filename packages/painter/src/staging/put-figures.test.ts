import { expect, test } from 'vitest'
import type { WholeRequest } from '../paint-whole.ts'
import { readBrief } from '../brief/read-brief.ts'
import { createFilm } from '../light/film.ts'
import type { Brief } from '../brief/brief.ts'
import { SKY_DEPTH } from '../painting.ts'
import { paintWhole } from '../paint-whole.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { putFigures } from './put-figures.ts'
import { planShot } from '../shot-plan.ts'

const LEAST: Readonly<Record<string, number>> = { medium: 0.45, wide: 0.35 }

const ROOM: Omit<WholeRequest, 'prompt' | 'seed' | 'index'> = {
  text: '',
  notes: '',
  style: 'None',
  world: { palette: 'teal', figure: 'coat', light: 'soft' },
  count: 9,
  width: 54,
  height: 96,
}

/** Paints a prompt small at each of four places in a video. @returns the share of the height that its people take, against the least. */
function sharesOf(prompt: string): { share: number; least: number }[] {
  return [0, 1, 2, 3].map((index) => {
    const request: WholeRequest = { ...ROOM, prompt, seed: 11 + index * 99, index }
    const { size } = planShot(request, readBrief(request), 1)
    const body = paintWhole(request).subjects![0]!
    // Whom the lower edge cuts is as large as can be.
    return { share: body.bottom < 1 ? body.bottom - body.top : 1, least: LEAST[size] ?? 0 }
  })
}

test.each([
  'one person standing, room',
  'one person sitting, room',
  'grandmother sitting at a table, kitchen',
  'child kneeling on the beach',
])('%s: nobody is lost in a room, nor on the ground', { timeout: 60_000 }, (prompt) => {
  for (const { share, least } of sharesOf(prompt)) expect(share).toBeGreaterThan(least)
})

function put(count: Brief['people']['count'], kind = 'coat', brief: Partial<Brief> = {}) {
  const film = createFilm(180, 320)
  film.depth.fill(SKY_DEPTH)
  const stage = plainStage(320, { focal: 250, groundAt: (_, depth) => 160 + (1.6 * 250) / depth, subjectZ: 8 })
  const shot = plainShot({ brief: { people: { count, pose: 'stand' }, ...brief } })
  const pose = brief.people?.pose ?? 'stand'
  const people = { count, kind, pose, x: 80, wished: 0.27, mayLeaveFrame: false, isFront: true } as const
  const lead = putFigures(film, stage, shot, { ...people, facing: 1 })
  const peopled = new Set(Array.from(film.depth.keys(), (i) => (film.depth[i]! < SKY_DEPTH ? i % 180 : -1)))
  const above = Array.from({ length: 180 }, (_, x) => x).filter(
    (x) => film.depth[Math.round(lead.base - lead.height * 0.92) * 180 + x]! < SKY_DEPTH,
  )
  return { lead, columns: peopled.size - 1, above: above.length }
}

test('a crowd stands across the whole picture, a few do not', () => {
  expect(put(5).columns).toBeGreaterThan(100)
  expect(put(2).columns).toBeLessThan(90)
})

test('beside a train nobody is a giant', () => {
  const { lead } = put(1, 'coat', { things: ['train'] })
  expect(lead.height).toBeCloseTo((1.76 * 250) / lead.depth, 0)
})

/** How much broader those who wave are, high up, than those who stand. */
const raised = (count: 1 | 3) => {
  const [waving, standing] = (['wave', 'stand'] as const).map((pose) => put(count, 'coat', { people: { count, pose } }))
  return waving!.above - standing!.above
}

test('all of a few who wave have an arm over their heads', () => {
  expect(raised(1)).toBeGreaterThan(0)
  expect(raised(3)).toBeGreaterThan(raised(1) * 1.4)
})

test('three who stand together stand near each other, in the middle of the picture', () => {
  const { lead, columns } = put(3, 'coat', { people: { count: 3, pose: 'stand' } })
  expect(columns).toBeLessThan(lead.height * 1.25)
  expect(Math.abs(lead.x - 90)).toBeLessThan(15)
})

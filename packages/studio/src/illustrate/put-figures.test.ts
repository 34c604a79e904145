import { expect, test } from 'vitest'
import type { PictureRequest } from '../ports.ts'
import { readBrief } from './brief.ts'
import { paintPicture } from './painter.ts'
import { planShot } from './shot-plan.ts'

const LEAST: Readonly<Record<string, number>> = { medium: 0.45, wide: 0.35 }

const ROOM: Omit<PictureRequest, 'prompt' | 'seed' | 'index'> = {
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
    const request: PictureRequest = { ...ROOM, prompt, seed: 11 + index * 99, index }
    const { size } = planShot(request, readBrief(request), 1)
    const body = paintPicture(request).subjects![0]!
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

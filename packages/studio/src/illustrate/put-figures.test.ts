import { expect, test } from 'vitest'
import type { PictureRequest } from '../ports.ts'
import { readBrief } from './brief.ts'
import { paintPicture } from './painter.ts'
import { planShot } from './shot-plan.ts'

const LEAST: Readonly<Record<string, number>> = { medium: 0.45, wide: 0.35 }

test.each(['one person standing, room', 'one person sitting, room', 'grandmother sitting at a table, kitchen'])(
  '%s: nobody is lost in a room',
  { timeout: 60_000 },
  (prompt) => {
    for (let index = 0; index < 4; index++) {
      const world = { palette: 'teal', figure: 'coat', light: 'soft' }
      const request: PictureRequest = {
        ...{ prompt, text: '', notes: '', style: 'None', world, seed: 11 + index * 99, index, count: 9 },
        ...{ width: 54, height: 96 },
      }
      const { size } = planShot(request, readBrief(request), 1)
      const body = paintPicture(request).subjects![0]!
      // A head and shoulders fill the picture; whom the lower edge cuts is as large as can be.
      if (body.bottom < 1) expect(body.bottom - body.top).toBeGreaterThan(LEAST[size] ?? 0)
    }
  },
)

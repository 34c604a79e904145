import { expect, test } from 'vitest'
import type { WhaleView } from '../brief/stagings.ts'
import { createFilm } from '../light/film.ts'
import { plainShot, plainStage } from '../plain-shot.ts'
import { putWhale } from './put-whale.ts'

const [WIDTH, HEIGHT] = [108, 192]

function painted(view: WhaleView, time: 'day' | 'night' = 'night') {
  const film = createFilm(WIDTH, HEIGHT)
  film.light.fill(0.3)
  film.depth.fill(400)
  const shot = plainShot({ brief: { place: 'underwater', time }, likeness: 'teal', size: 'medium' })
  const standing = putWhale(film, plainStage(HEIGHT), shot, { kind: 'whale', view, hasFriend: false, isSinging: false })
  return { film, standing }
}

/** Mean light of a band of rows, as shares of the height. */
function lightIn({ film }: ReturnType<typeof painted>, from: number, to: number): number {
  const rows = film.light.subarray(Math.floor(from * HEIGHT) * WIDTH * 3, Math.floor(to * HEIGHT) * WIDTH * 3)
  return rows.reduce((sum, value) => sum + value, 0) / rows.length
}

test('the deep is dark at night, under one light', () => {
  for (const view of ['tiny', 'side', 'dive', 'calf', 'rings', 'descent'] as const) {
    const picture = painted(view)
    expect(lightIn(picture, 0.75, 1)).toBeLessThan(0.02)
    expect(lightIn(picture, 0, 0.1)).toBeGreaterThan(lightIn(picture, 0.75, 1) * 3)
  }
})

test('a whale that is seen from its side is whole: the frame cuts nothing of it', () => {
  for (const view of ['side', 'tiny', 'calf', 'dive'] as const) {
    const { film } = painted(view, 'day')
    const isCut = (column: number): boolean =>
      Array.from({ length: HEIGHT }, (_, row) => film.depth[row * WIDTH + column]!).some((depth) => depth < 30)
    expect([isCut(0), isCut(WIDTH - 1)]).toEqual([false, false])
  }
})

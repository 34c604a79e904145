import { expect, test } from 'vitest'
import { softly } from './softly.ts'

test('an edge out of focus falls away in more steps than one, so that enlarged it shows no blocks', () => {
  const size = 400
  const small = softly(size, size, 20, (context) => {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size / 2, size)
  })
  const { data } = small.getContext('2d').getImageData(0, small.height >> 1, small.width, 1)
  const alphas = Array.from({ length: small.width }, (_, x) => data[x * 4 + 3]!)
  // Between the middle of what is white and where nothing is left.
  const fall = alphas.slice(small.width >> 2)
  expect(fall.filter((alpha) => alpha > 12 && alpha < 243).length).toBeGreaterThan(3)
  const steps = fall.slice(1).map((alpha, i) => fall[i]! - alpha)
  expect(Math.max(...steps)).toBeLessThan(110)
})

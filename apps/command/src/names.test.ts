import { expect, test } from 'vitest'
import { nearestNames, oneOf } from './names.ts'

const STYLES = ['None', 'Bokeh', 'Cinematic', 'Cinematic Concept', 'Sketch (B&W)', 'Sketch (Color)', 'Vibrant']

test.each([
  ['cinamatic', ['Cinematic', 'Cinematic Concept']],
  ['Cinema', ['Cinematic', 'Cinematic Concept']],
  ['concept', ['Cinematic Concept']],
  ['sketch', ['Sketch (B&W)', 'Sketch (Color)']],
  ['vibrnat', ['Vibrant']],
  ['oil on canvas', []],
  ['', []],
])('for %j, suggests %j', (given, names) => {
  expect(nearestNames(given, STYLES)).toEqual(names)
})

test('lists all names if none is similar', () => {
  expect(oneOf('style', 'oil', ['None', 'Vibrant']).message).toBe('Unknown style: oil. Allowed: None, Vibrant.')
  expect(oneOf('style', 'Vibrnt', ['None', 'Vibrant']).message).toBe('Unknown style: Vibrnt. Did you mean Vibrant?')
})

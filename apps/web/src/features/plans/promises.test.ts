import { globSync, readFileSync } from 'node:fs'
import { PLANS, FREE_PROJECTS } from '@dayreel/catalogue'
import { expect, test } from 'vitest'

const FOLDER = new URL('../..', import.meta.url)
const SOURCES = globSync('**/*.{ts,tsx}', { cwd: FOLDER }).filter((file) => !file.includes('.test.'))
/** The specification itself defines the claims on two cards of the About page, which this file contains. */
const ABOUT = 'features/marketing/about-facts.ts'

function filesWith(pattern: RegExp): string[] {
  return SOURCES.filter((file) => pattern.test(readFileSync(new URL(file, FOLDER), 'utf8')))
}

test('the free plan contains the free videos of the catalogue', () => {
  expect(PLANS.find(({ id }) => id === 'free')!.projects).toBe(FREE_PROJECTS)
})

test('all texts take the number of free videos from the catalogue', () => {
  expect(filesWith(/\b(?:3|three)\s+(?:\w+\s+)?(?:free|videos|projects)\b|first (?:3|three)\b/i)).toEqual([])
})

test("only the catalogue's plans promise team members and support levels, except for two specified claims on About", () => {
  expect(filesWith(/team members?|account manager|(?:basic|priority) support/i)).toEqual([])
  expect(filesWith(/99\.9|24\/7/)).toEqual([ABOUT])
})

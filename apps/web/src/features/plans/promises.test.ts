import { globSync, readFileSync } from 'node:fs'
import { PLANS, FREE_PROJECTS } from '@dayreel/catalogue'
import { expect, test } from 'vitest'

const FOLDER = new URL('../..', import.meta.url)
const SOURCES = globSync('**/*.{ts,tsx}', { cwd: FOLDER }).filter((file) => !file.includes('.test.'))
/** The specification itself defines the claims on two of the About page's cards, which this file contains. */
const ABOUT = 'features/marketing/about-facts.ts'

function filesWith(pattern: RegExp): string[] {
  return SOURCES.filter((file) => pattern.test(readFileSync(new URL(file, FOLDER), 'utf8')))
}

test('the free plan has the free videos', () => {
  expect(PLANS.find(({ id }) => id === 'free')!.projects).toBe(FREE_PROJECTS)
})

test('no text repeats the number of free videos: all take it from the catalogue', () => {
  expect(filesWith(/\b(?:3|three)\s+(?:\w+\s+)?(?:free|videos|projects)\b|first (?:3|three)\b/i)).toEqual([])
})

test('only the plans of the catalogue promise team members and support levels; About has its two specified claims', () => {
  expect(filesWith(/team members?|account manager|(?:basic|priority) support/i)).toEqual([])
  expect(filesWith(/99\.9|24\/7/)).toEqual([ABOUT])
})

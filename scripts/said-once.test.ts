import { globSync, readFileSync } from 'node:fs'
import { PLAN_IDS, QUALITY_NAMES, STAGES } from '@dayreel/catalogue'
import { expect, test } from 'vitest'

// The painter is excluded, because its “low” and “high” are camera positions.
const SOURCES = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
  cwd: new URL('..', import.meta.url),
  exclude: ['packages/painter'],
})
const CATALOGUE = /^packages\/catalogue\//

const listed = (names: readonly string[]): RegExp =>
  new RegExp(
    names
      .slice(0, 2)
      .map((name) => `['"]${name}['"]`)
      .join(String.raw`\s*[,|]\s*`),
  )

test.each([
  ['qualities', QUALITY_NAMES],
  ['plans', PLAN_IDS],
  ['stages and statuses', STAGES],
])('only the catalogue lists the %s', (_, names) => {
  const list = listed(names)
  const files = SOURCES.filter(
    (file) => !/\.test\.tsx?$/.test(file) && list.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')),
  )
  expect(files.filter((file) => !CATALOGUE.test(file))).toEqual([])
  expect(files.filter((file) => CATALOGUE.test(file))).toHaveLength(1)
})

test('only the catalogue contains each limit', () => {
  const names = readFileSync(new URL('../packages/catalogue/src/limits.ts', import.meta.url), 'utf8').matchAll(
    /^export const ((?:MAX|MIN)_\w+)/gm,
  )
  const limit = new RegExp(`const (?:${[...names].map(([, name]) => name).join('|')}) =`)
  const files = SOURCES.filter((file) => !CATALOGUE.test(file)).filter((file) =>
    limit.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')),
  )
  expect(files).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('..', import.meta.url)

/** Patterns for all ways to format a date or to read a zone's clock without `packages/catalogue/src/dates.ts`. */
const FORMATS = [
  /\.toLocale(?:Date|Time)?String\(/g,
  /\bIntl\s*\.\s*DateTimeFormat\(/g,
  /\{[^}]*\bDateTimeFormat\b[^}]*\} = Intl\b/g,
]

/**
 * Exempt files: the formatter itself, the sandbox, which shares no code with the product, and tests, which check the
 * product independently.
 */
const EXEMPT = /^packages\/(?:catalogue\/src\/dates\.ts|sandbox\/)|^e2e\/|\/test\/|\.test\.tsx?$/

function findFormats(text: string): string[] {
  return FORMATS.flatMap((format) => [...text.matchAll(format)]).map(
    ({ 0: found, index }) => `${text.slice(0, index).split('\n').length}: ${found}`,
  )
}

test('only one file formats dates and times, so that each screen and mail follows the account', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !EXEMPT.test(file))
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) =>
    findFormats(readFileSync(new URL(file, ROOT), 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

describe('the test finds', () => {
  test.each([
    "new Date(at).toLocaleDateString('en-GB')",
    'moment.toLocaleTimeString()',
    "date\n  .toLocaleString(undefined, { dateStyle: 'medium' })",
    "new Intl.DateTimeFormat('en', { month: 'short' })",
    'Intl.DateTimeFormat().resolvedOptions()',
    'const { DateTimeFormat } = Intl',
  ])('%s', (code) => {
    expect(findFormats(code)).not.toEqual([])
  })
})

test.each(['dates.time(moment)', "new Intl.NumberFormat('en')", 'small.toLocaleUpperCase(language)'])(
  'allows %s',
  (code) => {
    expect(findFormats(code)).toEqual([])
  },
)

import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Expression, uniteExpressions } from './expression.ts'
import { findLiterals, findLiteralsIn } from './find-literals.ts'
import { confirmGrowth, type Growth, MAX_GROWTH, measureGrowth, measureYardstick } from './measure-growth.ts'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * The maximum number of expressions to test per location. Each writing framework builds thousands of similar
 * expressions from sentences with a gap for the subject, so a sample is enough.
 */
const MOST_OF_A_PLACE = 80

// Any expression of the project may run on untrusted text. A broken check would find nothing and pass, so this test
// checks known expressions first.
test.each([
  [/\s+$/, 'slow'],
  [/(\w+)@/, 'slow'],
  [/(a+)+b/, 'slow'],
  [/^-+|-+$/g, 'slow'],
  [/\bmoon\b.*\bcloser\b/u, 'slow'],
  [/<[^>]*>/g, 'slow'],
  [/^not (.+) and (.+)$/u, 'slow'],
  [/^\s+/, 'quick'],
  [/(?<!\s)\s+$/, 'quick'],
  [/(?<!\w)(\w+)@/, 'quick'],
  [/\bmoon\b.{0,320}\bcloser\b/u, 'quick'],
  [/[^\p{L}\p{N}]+/gu, 'quick'],
  [/\b(?:one|two|three)\b/giu, 'quick'],
] as const)('%s is %s', async (search, found) => {
  // A slow expression is slow in every round, so one round is enough. A quick one may look slow in some rounds, so it
  // needs all of them.
  const rounds = found === 'slow' ? { rounds: 1 } : {}
  const { growth } = await confirmGrowth(search, measureGrowth(search), rounds)
  expect(growth > MAX_GROWTH ? 'slow' : 'quick', `grows ${growth}-fold`).toBe(found)
})

test('finds expressions as literals and as calls of the constructor', () => {
  const { literals, builders } = findLiteralsIn(
    'a.tsx',
    'const a = <p>{/\\d+/u.test(b)}</p>\nnew RegExp(`a`)\nRegExp("b")',
  )
  expect(literals).toEqual([{ source: '\\d+', flags: 'u', places: ['a.tsx:1'] }])
  expect(builders).toEqual(['a.tsx:2', 'a.tsx:3'])
})

test('no regular expression takes more than twenty times as long for ten times the text, in its worst case', async () => {
  const { literals, builders } = findLiterals(ROOT)
  const built = listBuilt(builders)
  expect(builders.filter((place) => !built.some(({ places }) => places.includes(place)))).toEqual([])
  const all = uniteExpressions([...literals, ...built])
  expect(all.length).toBeGreaterThan(1_000)

  const yardstickMs = measureYardstick()
  const suspects = all
    .map((expression) => ({ expression, measured: measureGrowth(expression, yardstickMs) }))
    .filter(({ measured }) => measured.growth > MAX_GROWTH)
  const slow: string[] = []
  for (const { expression, measured } of suspects) {
    const confirmed = await confirmGrowth(expression, measured, { yardstickMs })
    if (confirmed.growth > MAX_GROWTH) slow.push(describeFound(expression, confirmed))
  }
  expect(slow).toEqual([])
})

function describeFound({ places, source, flags }: Expression, found: Growth): string {
  const { growth, shortMs, longMs, attack } = found
  return `${places.join(', ')} /${source}/${flags}: ${growth.toFixed()}-fold, ${shortMs} ms to ${longMs} ms, on ${JSON.stringify(attack)}`
}

/** Returns the expressions that these constructor calls create, with a limit per location. */
function listBuilt(builders: readonly string[]): Expression[] {
  const script = join(ROOT, 'scripts/expressions/list-built.ts')
  const written = execFileSync(process.execPath, [script, ROOT, JSON.stringify(builders)], { maxBuffer: 1e9 })
  const built = uniteExpressions(JSON.parse(String(written)) as Expression[])
  const seen = new Map<string, number>()
  return built.filter(({ places: [place = ''] }) => {
    seen.set(place, (seen.get(place) ?? 0) + 1)
    return seen.get(place)! <= MOST_OF_A_PLACE
  })
}

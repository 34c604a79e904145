import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('..', import.meta.url)
const NAME = /(?:'|"|`)(?:youtube|instagram|tiktok)(?:'|"|`)/.source

/** Patterns for all ways of comparing a platform's name. */
const COMPARISONS = [
  new RegExp(String.raw`[!=]==?\s*${NAME}`, 'gi'),
  new RegExp(String.raw`${NAME}\s*[!=]==?`, 'gi'),
  new RegExp(String.raw`\bcase\s+${NAME}`, 'gi'),
  new RegExp(String.raw`\.(?:includes|startsWith|endsWith|indexOf)\(\s*${NAME}`, 'gi'),
  new RegExp(String.raw`${NAME}[^\]\n]*\](?:\s*as const)?\)*\.(?:includes|indexOf|some)\(`, 'gi'),
  new RegExp(String.raw`\b(?:eq|ne|inArray|notInArray)\([^()]*${NAME}`, 'gi'),
  new RegExp(String.raw`\}\s*(?:=|<>|!=|(?:not )?in \()\s*${NAME}`, 'gi'),
  new RegExp(String.raw`\[data-platform=${NAME}\]`, 'gi'),
]

/** Files that may compare names: the adapters, their stand-ins, and tests. */
const EXEMPT = /^packages\/(?:platforms|sandbox)\/|^e2e\/|\/test\/|\.test\.tsx?$/

function findComparisons(text: string): string[] {
  return COMPARISONS.flatMap((comparison) => [...text.matchAll(comparison)]).map(
    ({ 0: found, index }) => `${text.slice(0, index).split('\n').length}: ${found.replaceAll(/\s+/g, ' ')}`,
  )
}

test('no code compares the name of a platform; it uses a trait instead', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !EXEMPT.test(file))
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) =>
    findComparisons(readFileSync(new URL(file, ROOT), 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

describe('the test finds', () => {
  test.each([
    "if (row.platform === 'youtube') return",
    "platform !==\n  'tiktok'",
    "'instagram' === name",
    'name == "youtube"',
    "case 'youtube':",
    "['youtube', 'tiktok'].includes(name)",
    "(['youtube', 'tiktok'] as const).includes(name)",
    "names.includes('tiktok')",
    "eq(connections.platform, 'youtube')",
    "inArray(posts.platform, ['tiktok'])",
    "sql`${platform} = 'youtube'`",
    "sql`${platform} in ('youtube', 'tiktok')`",
    "label === 'YouTube'",
    ".frame[data-platform='youtube']",
  ])('%s', (code) => {
    expect(findComparisons(code)).not.toEqual([])
  })
})

test.each([
  "const name = 'youtube'",
  "type One = 'instagram' | 'tiktok'",
  "platforms.get('youtube')",
  "{ youtube: 1, instagram: 'youtube' }",
  '<Platform platform="youtube" platforms={platforms} />',
  "for (const name of ['youtube', 'instagram'] as const) {",
])('allows a name as a value: %s', (code) => {
  expect(findComparisons(code)).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('..', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8')

const CODE = globSync(
  ['apps/web/src/**/*.{ts,tsx}', 'apps/server/src/**/*.ts', 'packages/{catalogue,contract,auth}/src/**/*.ts'],
  { cwd: ROOT, exclude: (file) => /\.test\.tsx?$|\/test\//.test(file) },
)
  .map(read)
  .join('\n')
  .replaceAll(/&(?:apos|#39|rsquo);|\\'|’/g, "'")
  .replaceAll('&amp;', '&')
  .replaceAll('&quot;', '"')
  .replaceAll(/\s+/g, ' ')
/** The code without tags, because a sentence may contain a link or emphasis. */
const WITHOUT_TAGS = CODE.replaceAll(/<\/?[A-Za-z][^<>]*>|\{' '\}/g, ' ')
  .replaceAll(/\s+/g, ' ')
  .replaceAll(' .', '.')

const TEXTS = [...read('docs/specification.md').matchAll(/^### Texts\n\n(?<rows>(?:\|.*\n)+)/gm)].flatMap(
  ({ groups }) => [...groups!['rows']!.matchAll(/^\| `(?<text>.+?)` +\|/gm)].map((row) => row.groups!['text']!),
)

/** Splits a text at its placeholders, because a placeholder `{…}` of the specification is an expression in the code. */
function piecesOf(text: string): string[] {
  return text
    .split(/\{\w+\}/)
    .map((piece) => piece.trim().replace(/:$/, ''))
    .filter((piece) => /\w{2}/.test(piece))
}

test('the page lists the texts of every section', () => {
  expect(TEXTS.length).toBeGreaterThan(130)
})

test.each(TEXTS)('the code contains the text: %s', (text) => {
  const missing = piecesOf(text).filter((piece) => !CODE.includes(piece) && !WITHOUT_TAGS.includes(piece))
  expect(missing).toEqual([])
})

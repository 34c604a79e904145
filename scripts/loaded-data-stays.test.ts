import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('..', import.meta.url)
/** Exempt, because an outdated estimate must not start a video. */
const EXEMPT = 'apps/web/src/features/videos/create/use-estimate.ts'
const QUERY = /\bconst (\w+) = use(?:Query|InfiniteQuery)\(/g

/** Returns the lines that replace loaded data with an error after a failed refetch. `isLoadingError` keeps the data. */
function findReplacements(text: string): string[] {
  const queries = [...text.matchAll(QUERY)].map(([, name]) => name!)
  return text
    .split('\n')
    .flatMap((line, i) =>
      queries.some((name) => line.includes(`${name}.isError`)) ? [`${i + 1}: ${line.trim()}`] : [],
    )
}

test('a screen keeps its loaded data when a refetch fails', () => {
  const files = execFileSync('git', ['ls-files', '-z', 'apps/web/src/*.ts', 'apps/web/src/*.tsx'], { cwd: ROOT })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && file !== EXEMPT)
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    findReplacements(readFileSync(new URL(file, ROOT), 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

describe('the test', () => {
  test('finds an error in place of data', () => {
    const text = 'const credits = useQuery(creditsQuery)\nif (credits.isError) return <Problem />'
    expect(findReplacements(text)).toEqual(['2: if (credits.isError) return <Problem />'])
  })

  test('allows errors of loading and of actions', () => {
    const text = 'const a = useQuery(q)\nconst b = useMutation(m)\nreturn a.isLoadingError || b.isError'
    expect(findReplacements(text)).toEqual([])
  })
})

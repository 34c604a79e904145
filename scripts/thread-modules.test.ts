import { existsSync, readFileSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const THREADS = globSync('packages/*/src/**/*worker.ts', { cwd: ROOT }).sort()
/** Each thread holds its own copy of what it loads: of the schema's library 20 MB, of the planner's tables as many. */
const TOO_MUCH = ['zod', 'packages/storyboard/src/main.ts', 'packages/storyboard/src/schema.ts']

describe('threads load what they work with, and no more', () => {
  test('all that run in threads of their own are found', () => {
    expect(THREADS).toEqual(
      expect.arrayContaining(['packages/painter/src/worker.ts', 'packages/studio/src/render/render-worker.ts']),
    )
  })

  test.each(THREADS)('%s', (thread) => {
    const loaded = new Set<string>()
    load(thread, loaded)
    expect(TOO_MUCH.filter((module) => loaded.has(module))).toEqual([])
  })

  test('a graph that leads to the schema is seen', () => {
    const loaded = new Set<string>()
    load('packages/storyboard/src/schema.ts', loaded)
    expect(loaded).toContain('zod')
  })
})

/** Adds a module and all that it imports: ours by their path in the project, others by their name. */
function load(module: string, loaded: Set<string>): void {
  if (loaded.has(module)) return
  loaded.add(module)
  if (!module.endsWith('.ts')) return
  for (const imported of importsOf(module)) load(imported, loaded)
}

function importsOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(join(ROOT, file), 'utf8')).module
  const named = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.filter(({ isType }) => !isType).flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
  return named.map((name) => resolveFrom(file, name))
}

function resolveFrom(file: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(file), name)
  const [, folder, door = ''] = /^@dayreel\/([a-z-]+)(\/.+)?$/.exec(name) ?? []
  if (folder === undefined) return name
  const manifest = join(ROOT, 'packages', folder, 'package.json')
  if (!existsSync(manifest)) throw new Error(`${file} imports ${name}`)
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> }
  return join('packages', folder, exports[`.${door}`]!)
}

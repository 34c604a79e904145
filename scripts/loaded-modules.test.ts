import { existsSync, readFileSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const THREADS = globSync('packages/*/src/**/*worker.ts', { cwd: ROOT }).sort()
/**
 * Modules that are too large for a thread, because each thread has its own copy. The schema library takes 20 MB, and
 * the planner's tables take as much.
 */
const TOO_MUCH = ['zod', 'packages/storyboard/src/main.ts', 'packages/storyboard/src/schema.ts']

describe('threads load only the modules they need', () => {
  test('the test finds all modules that run in threads', () => {
    expect(THREADS).toEqual(
      expect.arrayContaining(['packages/painter/src/worker.ts', 'packages/studio/src/render/render-worker.ts']),
    )
  })

  test.each(THREADS)('%s', (thread) => {
    const loaded = new Set<string>()
    load(thread, loaded)
    expect(TOO_MUCH.filter((module) => loaded.has(module))).toEqual([])
  })
})

/**
 * Modules that are only needed for payments, posts, models or stand-ins. Stripe's library alone would add 100 ms to
 * each start.
 */
const LATER = ['stripe', 'ai', 'packages/sandbox/src/main.ts']
const STARTED: [string, readonly string[]][] = [
  // These entry files first speed up the resolution of drizzle-orm, so they must not import it themselves.
  ['serve.ts', ['drizzle-orm']],
  ['work.ts', ['drizzle-orm']],
  ['main.ts', ['drizzle-orm', 'zod', 'pg']],
  ['processes/run-together.ts', [...LATER, 'fastify', 'packages/auth/src/main.ts', 'packages/providers/src/main.ts']],
  ['processes/run-server.ts', [...LATER, 'packages/providers/src/main.ts']],
  ['processes/run-worker.ts', LATER],
]

describe('processes load at start only what every start needs', () => {
  test.each(STARTED)('%s', (file, later) => {
    const loaded = new Set<string>()
    load(`apps/server/src/${file}`, loaded)
    expect(later.filter((module) => loaded.has(module))).toEqual([])
  })
})

test.each([
  ['packages/storyboard/src/schema.ts', 'zod'],
  ['apps/server/src/processes/run-together.ts', 'packages/auth/src/db/migrate.ts'],
  ['apps/server/src/processes/run-server.ts', 'drizzle-orm'],
])('the imports of %s are found: %s', (file, module) => {
  const loaded = new Set<string>()
  load(file, loaded)
  expect(loaded).toContain(module)
})

/** Adds a module and all its imports. Modules of this project are added by path, and other modules by name. */
function load(module: string, loaded: Set<string>): void {
  if (loaded.has(module)) return
  loaded.add(module)
  if (!module.endsWith('.ts')) return
  for (const imported of importsOf(module)) load(imported, loaded)
}

const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  if (!known.has(file)) known.set(file, readImports(file))
  return known.get(file)!
}

function readImports(file: string): string[] {
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
  if (name.startsWith('#')) return resolveOwn(file, name)
  const [, folder, door = ''] = /^@dayreel\/([a-z-]+)(\/.+)?$/.exec(name) ?? []
  if (folder === undefined) return name
  const manifest = join(ROOT, 'packages', folder, 'package.json')
  if (!existsSync(manifest)) throw new Error(`${file} imports ${name}`)
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> }
  return join('packages', folder, exports[`.${door}`]!)
}

/** Resolves a package's own name for one of its folders. */
function resolveOwn(file: string, name: string): string {
  const root = file.split('/').slice(0, 2).join('/')
  const { imports } = JSON.parse(readFileSync(join(ROOT, root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }
  const folder = name.slice(0, name.indexOf('/'))
  return join(root, imports[name] ?? imports[`${folder}/*`]!.replace('*', name.slice(folder.length + 1)))
}

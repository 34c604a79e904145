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
})

/** What is only needed when somebody pays, posts or asks a model, or by a stand-in: of Stripe's library alone 100 ms of each start. */
const LATER = ['stripe', 'ai', 'packages/sandbox/src/main.ts']
const STARTED: [string, readonly string[]][] = [
  // Before anything else imports it drizzle-orm has to be findable quickly.
  ['serve.ts', ['drizzle-orm']],
  ['work.ts', ['drizzle-orm']],
  ['main.ts', ['drizzle-orm', 'zod', 'pg']],
  ['run-together.ts', [...LATER, 'fastify', 'packages/auth/src/main.ts', 'packages/providers/src/main.ts']],
  ['run-server.ts', [...LATER, 'packages/providers/src/main.ts']],
  ['run-worker.ts', LATER],
]

describe('14: processes load at their start what every start needs, and no more', () => {
  test.each(STARTED)('%s', (file, later) => {
    const loaded = new Set<string>()
    load(`apps/server/src/${file}`, loaded)
    expect(later.filter((module) => loaded.has(module))).toEqual([])
  })
})

test.each([
  ['packages/storyboard/src/schema.ts', 'zod'],
  ['apps/server/src/run-together.ts', 'packages/auth/src/db/migrate.ts'],
  ['apps/server/src/run-server.ts', 'drizzle-orm'],
])('what %s leads to is seen: %s', (file, module) => {
  const loaded = new Set<string>()
  load(file, loaded)
  expect(loaded).toContain(module)
})

/** Adds a module and all that it imports: ours by their path in the project, others by their name. */
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

/** What a package calls its own folders. */
function resolveOwn(file: string, name: string): string {
  const root = file.split('/').slice(0, 2).join('/')
  const { imports } = JSON.parse(readFileSync(join(ROOT, root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }
  const folder = name.slice(0, name.indexOf('/'))
  return join(root, imports[name] ?? imports[`${folder}/*`]!.replace('*', name.slice(folder.length + 1)))
}

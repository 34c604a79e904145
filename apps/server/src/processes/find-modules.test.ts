import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const FIND_MODULES = new URL('./find-modules.ts', import.meta.url).href
const CONFIG = new URL('../config/config.ts', import.meta.url).href
const DOORS = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres']

/** Imports modules in a process with the hook, and returns the imports that Node had to resolve itself. */
function importsOf(modules: readonly string[]): { specifier: string; parent: string }[] {
  const program = `
    import { registerHooks } from 'node:module'
    const imports = []
    registerHooks({
      resolve(specifier, context, next) {
        imports.push({ specifier, parent: context.parentURL })
        return next(specifier, context)
      },
    })
    await import('${FIND_MODULES}')
    imports.length = 0
    for (const module of ${JSON.stringify(modules)}) await import(module)
    console.log(JSON.stringify(imports.filter(({ specifier }) => !specifier.startsWith('node:'))))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as { specifier: string; parent: string }[]
}

test('Node resolves the entry points of drizzle-orm once, and none of the files that they import', () => {
  const imports = importsOf([...DOORS, ...DOORS])
  const drizzles = imports.filter(({ specifier, parent }) => /drizzle-orm/u.test(specifier + parent))
  expect(drizzles.map(({ specifier }) => specifier).filter((specifier) => specifier !== 'pg')).toEqual(DOORS)
})

test('Node resolves a name once for each of our packages, and none of our relative imports', () => {
  const imports = importsOf([CONFIG])
  const ours = imports.filter(({ parent }) => /\/(?:apps|packages)\/(?!.*\/node_modules\/)/u.test(parent))
  const names = ours.map(({ specifier, parent }) => `${/\/(?:apps|packages)\/[^/]+/u.exec(parent)![0]} ${specifier}`)
  expect(names).toContain('/apps/server @dayreel/providers/local')
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  expect(ours.filter(({ specifier }) => specifier.startsWith('.'))).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const FIND_DRIZZLE = new URL('./find-drizzle.ts', import.meta.url).href
const DOORS = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres']

/**
 * A program that imports all parts of drizzle-orm that we use. It prints the result and the drizzle files that Node had
 * to resolve itself.
 */
const PROGRAM = `
  import { registerHooks } from 'node:module'
  const asked = []
  registerHooks({
    resolve(specifier, context, next) {
      if (/drizzle-orm/.test(specifier + context.parentURL)) asked.push(specifier)
      return next(specifier, context)
    },
  })
  await import('${FIND_DRIZZLE}')
  const names = []
  for (const door of ${JSON.stringify([...DOORS, ...DOORS])}) names.push(Object.keys(await import(door)).length)
  console.log(JSON.stringify({ names, asked: asked.filter((specifier) => !/^(node:|pg$)/.test(specifier)) }))`

test(
  'Node resolves the entry points of drizzle-orm once, and none of the files that they import',
  { timeout: 30_000 },
  () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const { names, asked } = JSON.parse(stdout) as { names: number[]; asked: string[] }
    expect(asked).toEqual(DOORS)
    expect(Math.min(...names)).toBeGreaterThan(0)
  },
)

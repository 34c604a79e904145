import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url))
const SERVE = 'apps/server/src/serve.ts'
const START = 'scripts/start.ts'
const PACKAGES = {
  'node_modules/fastify': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-a-mac': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  'node_modules/vite': { version: '1.0.0', integrity: 'sha512-c', dev: true },
}

let root: string
/** The file to which the fake `npm` of these tests writes its calls. */
let npmCalls: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dayreel-run-'))
  npmCalls = join(root, 'npm-calls')
  put('package-lock.json', JSON.stringify({ packages: PACKAGES }))
  for (const script of [SERVE, START]) put(script, "process.stdout.write('It runs.')")
  put('apps/server/src/processes/find-modules.ts', '')
  put('bin/npm', `#!/bin/sh\necho "$@" >> "${npmCalls}"\n`)
  chmodSync(join(root, 'bin', 'npm'), 0o755)
  mkdirSync(join(root, 'scripts'), { recursive: true })
  copyFileSync(RUN, join(root, 'scripts', 'run.mjs'))
})
afterEach(() => rmSync(root, { recursive: true }))

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function putInstalled(...names: (keyof typeof PACKAGES)[]): void {
  const packages = Object.fromEntries(names.map((name) => [name, PACKAGES[name]]))
  put('node_modules/.package-lock.json', JSON.stringify({ packages }))
}

function run(script: string) {
  const env = { PATH: `${join(root, 'bin')}:/usr/bin:/bin`, MALLOC_ARENA_MAX: '2' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'run.mjs'), script], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr, isNpmCalled: existsSync(npmCalls) }
}

test('a server with missing packages names the command to run, and installs nothing', () => {
  const { status, stderr, isNpmCalled } = run(SERVE)
  expect(status).toBe(2)
  expect(stderr).toMatch(/^The installed packages are missing or do not match package-lock\.json\..*`npm ci`.*\n$/)
  expect(isNpmCalled).toBe(false)
})

test('a server does not run with packages of another release', () => {
  put('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/fastify': { integrity: 'old' } } }))
  expect(run(SERVE)).toMatchObject({ status: 2, isNpmCalled: false })
})

test('a server runs without development packages', () => {
  putInstalled('node_modules/fastify')
  expect(run(SERVE)).toEqual({ status: 0, stdout: 'It runs.', stderr: '', isNpmCalled: false })
})

test('npm start installs the packages that a production install leaves out', () => {
  putInstalled('node_modules/fastify')
  expect(run(START)).toMatchObject({ status: 0, stdout: 'It runs.', isNpmCalled: true })
})

test('npm start installs nothing after `npm ci`', () => {
  putInstalled('node_modules/fastify', 'node_modules/vite')
  expect(run(START)).toEqual({ status: 0, stdout: 'It runs.', stderr: '', isNpmCalled: false })
})

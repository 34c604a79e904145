import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const COMMANDS = [
  ['npm start', 'scripts/start.ts'],
  ['npm run serve', 'apps/server/src/serve.ts'],
  ['npm run work', 'apps/server/src/work.ts'],
  ['npm run grant', 'apps/server/src/grant.ts'],
  ['npm run auth', 'apps/server/src/serve-auth.ts'],
] as const

function run(file: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ROOT + file, ...options], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe.each(COMMANDS)('%s', (name, file) => {
  test('says how it is used and does nothing else', () => {
    const { status, stdout, stderr } = run(file, '--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^Usage: ${name}\\b`))
  })

  test('refuses an option that it does not know, in a sentence', () => {
    expect(run(file, '--nonsense=1')).toEqual({
      status: 2,
      stdout: '',
      stderr: `There is no option --nonsense; ${name} -- --help says what there is.\n`,
    })
  })
})

test.each([
  ['scripts/start.ts', ['3001'], '"3001" is one word too many; npm start -- --help says what there is.\n'],
  ['apps/server/src/serve.ts', ['--together=yes'], '--together takes no value.\n'],
  ['apps/server/src/serve-auth.ts', ['--port'], '--port needs a value; npm run auth -- --help says which.\n'],
  [
    'apps/server/src/serve-auth.ts',
    ['--port', '--config'],
    '--port needs a value; npm run auth -- --help says which.\n',
  ],
  [
    'apps/server/src/serve-auth.ts',
    ['--port', 'soon'],
    '--port needs a number from 1 to 65535; npm run auth -- --help says more.\n',
  ],
  ['apps/server/src/serve-auth.ts', ['--config', '/nowhere.json'], '/nowhere.json can’t be read.\n'],
])('%s %j is refused', (file, options, stderr) => {
  expect(run(file, ...options)).toEqual({ status: 2, stdout: '', stderr })
})

test('what is wrong in the auth service’s file is said before anything is started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-usage-'))
  const file = join(folder, 'auth.json')
  await writeFile(file, '{"port":9999,"services":[{"prefix":"/second"}]}')
  const { status, stdout, stderr } = run('apps/server/src/serve-auth.ts', '--config', file)
  await rm(folder, { recursive: true })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/auth\.json can’t be used:\n.*\n.*services\[0\]\.port\n$/)
})

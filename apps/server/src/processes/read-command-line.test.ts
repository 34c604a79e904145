import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { QUICK_START } from '#test/quick-start.ts'
import { readCommandLine } from './read-command-line.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const COMMANDS = [
  ['npm start', 'scripts/start.ts'],
  ['npm run serve', 'apps/server/src/serve.ts'],
  ['npm run work', 'apps/server/src/work.ts'],
  ['npm run grant', 'apps/server/src/commands/grant.ts'],
  ['npm run account', 'apps/server/src/commands/account.ts'],
  ['npm run maintenance', 'apps/server/src/commands/maintenance.ts'],
  ['npm run migrate', 'apps/server/src/commands/migrate.ts'],
  ['npm run jobs', 'apps/server/src/commands/retry-jobs.ts'],
  ['npm run auth', 'apps/server/src/commands/serve-auth.ts'],
] as const

function run(file: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...QUICK_START, ROOT + file, ...options], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test.each(COMMANDS)('%s --help prints its usage and does nothing else', (name, file) => {
  const { status, stdout, stderr } = run(file, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^Usage: ${name}\\b`))
})

const COMMAND = {
  name: 'npm run it',
  usage: 'Usage: npm run it',
  options: { port: 'value', loud: 'switch' },
  words: 1,
} as const
const read = (...given: string[]) => readCommandLine(COMMAND, given)

describe('the arguments of a command', () => {
  const ended = new Error('the process has ended')
  afterEach(() => void vi.restoreAllMocks())

  test('consists of options and words', () => {
    expect(read('--port', '1', 'word', '--loud')).toEqual({ options: { port: '1', loud: true }, words: ['word'] })
    expect(read('--port=-1')).toEqual({ options: { port: '-1' }, words: [] })
  })

  test.each([
    [['--nonsense=1'], 'Unknown option --nonsense; npm run it -- --help lists all options.\n'],
    [['-x'], 'Unknown option -x; npm run it -- --help lists all options.\n'],
    [['one', 'two'], '"two" is not expected here; npm run it -- --help explains the command.\n'],
    [['--loud=yes'], '--loud takes no value.\n'],
    [['--port'], '--port needs a value; npm run it -- --help lists them.\n'],
    [['--port', '--loud'], '--port needs a value; npm run it -- --help lists them.\n'],
  ])('rejects %j with a sentence', (given, sentence) => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw ended
    })
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(() => read(...given)).toThrow(ended)
    expect([exit.mock.calls, stderr.mock.calls]).toEqual([[[2]], [[sentence]]])
  })
})

describe('npm run auth', () => {
  test.each([
    [['--port', 'soon'], '--port needs a number from 1 to 65535; see npm run auth -- --help.\n'],
    [['--config', '/nowhere.json'], '/nowhere.json can’t be read.\n'],
  ])('rejects %j', (options, stderr) => {
    expect(run('apps/server/src/commands/serve-auth.ts', ...options)).toEqual({ status: 2, stdout: '', stderr })
  })

  test('a wrong file is reported before anything is started', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dayreel-usage-'))
    const file = join(folder, 'auth.json')
    await writeFile(file, '{"port":9999,"services":[{"prefix":"/second"}]}')
    const { status, stdout, stderr } = run('apps/server/src/commands/serve-auth.ts', '--config', file)
    await rm(folder, { recursive: true })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/auth\.json can’t be used:\n.*\n.*services\[0\]\.port\n$/)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ENGINES } from './engines.ts'
import { findEngine, isSupported } from './find-engine.ts'

const NAMES = ['writer', 'kokoro', 'piper'] as const

test.each([
  [{ os: 'linux', cpu: 'x64', glibc: '2.39' }, ['writer', 'kokoro', 'piper']],
  [{ os: 'linux', cpu: 'arm64', glibc: '2.34' }, ['writer', 'kokoro', 'piper']],
  [{ os: 'linux', cpu: 'x64', glibc: '2.31' }, ['kokoro', 'piper']],
  [{ os: 'linux', cpu: 'x64', glibc: '2.27' }, []],
  [{ os: 'linux', cpu: 'x64', glibc: undefined }, []],
  [{ os: 'linux', cpu: 'riscv64', glibc: '2.39' }, []],
  [{ os: 'win32', cpu: 'x64', glibc: undefined }, []],
])('%o runs the engines of %o', (platform, names) => {
  const supported = NAMES.filter((name) => isSupported(ENGINES[name], platform))
  expect(supported).toEqual(names)
})

describe.each(NAMES)('the engine %s', (engine) => {
  const { name, version, packages, programs, lockFile } = ENGINES[engine]

  test('is pinned by its lock file, with the checksum of every package that is installed', () => {
    const { packages: locked } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
      packages: Record<string, { version?: string; integrity?: string }>
    }
    const { '': _root, ...installed } = locked
    const separate = Object.values(programs).filter((program) => program !== undefined)
    const wanted = { [name]: version, ...packages, ...Object.fromEntries(separate.map((each) => [each, version])) }
    for (const [each, pinned] of Object.entries(wanted)) {
      expect(installed[`node_modules/${each}`]?.version).toBe(pinned)
    }
    const unpinned = Object.entries(installed).filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
    expect(unpinned).toEqual([])
  })

  test('is not in an empty folder', () => {
    expect(findEngine('/nowhere', engine)).toBeUndefined()
  })
})

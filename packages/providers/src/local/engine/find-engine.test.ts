import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ENGINES } from './engines.ts'
import { findEngine, isSupported } from './find-engine.ts'

test.each([
  [{ os: 'linux', cpu: 'x64', glibc: '2.39' }, ['writer', 'voice']],
  [{ os: 'linux', cpu: 'arm64', glibc: '2.34' }, ['writer', 'voice']],
  [{ os: 'linux', cpu: 'x64', glibc: '2.31' }, ['voice']],
  [{ os: 'linux', cpu: 'x64', glibc: '2.27' }, []],
  [{ os: 'linux', cpu: 'x64', glibc: undefined }, []],
  [{ os: 'linux', cpu: 'riscv64', glibc: '2.39' }, []],
  [{ os: 'win32', cpu: 'x64', glibc: undefined }, []],
])('%o runs the engines of %o', (platform, roles) => {
  const supported = (['writer', 'voice'] as const).filter((role) => isSupported(ENGINES[role], platform))
  expect(supported).toEqual(roles)
})

describe.each(['writer', 'voice'] as const)('the engine of the role %s', (role) => {
  const { name, version, packages, programs, lockFile } = ENGINES[role]

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
    expect(findEngine('/nowhere', role)).toBeUndefined()
  })
})

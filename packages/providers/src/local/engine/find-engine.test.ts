import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENGINE, enginePlatform, findEngine } from './find-engine.ts'

test.each([
  [{ os: 'linux', cpu: 'x64', glibc: '2.39' }, '@node-llama-cpp/linux-x64'],
  [{ os: 'linux', cpu: 'arm64', glibc: '2.34' }, '@node-llama-cpp/linux-arm64'],
  [{ os: 'linux', cpu: 'x64', glibc: '2.31' }, undefined],
  [{ os: 'linux', cpu: 'x64', glibc: undefined }, undefined],
  [{ os: 'linux', cpu: 'riscv64', glibc: '2.39' }, undefined],
  [{ os: 'win32', cpu: 'x64', glibc: undefined }, undefined],
])('%o runs %s', (platform, name) => {
  expect(enginePlatform(platform)).toBe(name)
})

test('the lock file pins this version and the checksum of every package that is installed', () => {
  const { packages } = JSON.parse(readFileSync(new URL('engine-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string }>
  }
  const { '': _root, ...installed } = packages
  expect(installed[`node_modules/${ENGINE.name}`]?.version).toBe(ENGINE.version)
  for (const cpu of ['x64', 'arm64']) {
    expect(installed[`node_modules/@node-llama-cpp/linux-${cpu}`]?.version).toBe(ENGINE.version)
  }
  const unpinned = Object.entries(installed).filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(unpinned).toEqual([])
})

test('an empty folder has no engine', () => {
  expect(findEngine('/nowhere')).toBeUndefined()
})

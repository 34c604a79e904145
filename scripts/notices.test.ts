import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { NOTICE, readLock, writeNotices, type Lock } from './notices.ts'

test('NOTICE names every package of a production install with its licence', async () => {
  expect(await readFile(NOTICE, 'utf8'), 'npm run notices').toBe(writeNotices(await readLock()))
})

function withLicence(license?: string): Lock {
  return { packages: { 'node_modules/new': { version: '1.0.0', ...(license !== undefined && { license }) } } }
}

test('rejects an unknown or missing licence', () => {
  expect(() => writeNotices(withLicence('AGPL-3.0'))).toThrow('new (AGPL-3.0)')
  expect(() => writeNotices(withLicence())).toThrow('new (none declared)')
  expect(writeNotices(withLicence('MIT'))).toContain('\n  new 1.0.0\n')
})

test('the lock file contains no WebRTC packages, because they declare no licences', async () => {
  const { packages } = await readLock()
  expect(Object.keys(packages).filter((path) => /werift-|@shinyoshiaki/.test(path))).toEqual([])
})

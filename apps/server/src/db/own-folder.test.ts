import { mkdtempSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeOwnFolder } from './own-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'dayreel-own-'))
const me = process.getuid!()

test('L8: a folder that somebody else made, or that leads elsewhere, is not used', () => {
  const folder = join(place, 'programs')
  makeOwnFolder(folder, { mode: 0o755, users: [me] })
  makeOwnFolder(folder, { mode: 0o755, users: [me] })
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  expect(() => makeOwnFolder(folder, { mode: 0o755, users: [me + 1] })).toThrow('belongs to somebody else')
  symlinkSync(folder, join(place, 'link'))
  expect(() => makeOwnFolder(join(place, 'link'), { mode: 0o755, users: [me] })).toThrow('belongs to somebody else')
})

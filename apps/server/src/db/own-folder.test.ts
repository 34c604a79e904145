import { mkdtempSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeOwnFolder } from './own-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'dayreel-own-'))
const me = process.getuid!()

test('refuses a folder of another user, or one that is a link', () => {
  const folder = join(place, 'programs')
  makeOwnFolder(folder, { mode: 0o755, users: [me] })
  makeOwnFolder(folder, { mode: 0o755, users: [me] })
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  expect(() => makeOwnFolder(folder, { mode: 0o755, users: [me + 1] })).toThrow('belongs to another user')
  symlinkSync(folder, join(place, 'link'))
  expect(() => makeOwnFolder(join(place, 'link'), { mode: 0o755, users: [me] })).toThrow('belongs to another user')
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { TryAgainError } from './keep-running.ts'
import { loadChild } from './load-child.ts'

test.each([
  ['had no way to the database may begin in a moment', 75, true],
  ['ends otherwise', 9, false],
])('a child that %s', async (_, status, isTriedAgain) => {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-child-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'child.mjs')
  await writeFile(file, `process.on('message', () => process.exit(${status}))`)
  const fault: unknown = await loadChild(file)
    .begin({})
    .catch((error: unknown) => error)
  expect(String(fault)).toContain(`it ended with status ${status} before it was ready`)
  expect(fault instanceof TryAgainError).toBe(isTriedAgain)
})

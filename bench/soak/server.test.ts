import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startDayreel } from '../running-dayreel.ts'
import { withScratchFolder } from '../scratch-folder.ts'
import { soakServer } from './server.ts'

const PROGRAM = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

test('server, worker and database come back after kill -9, and no acknowledged write is lost', async () => {
  expect(await soakServer({ count: 3, quick: true, say: () => undefined })).toEqual([])
}, 180_000)

test(
  'a second start beside a running one says what is in use',
  () =>
    withScratchFolder(async (folder) => {
      const dayreel = await startDayreel(`${folder}/first`)
      const port = new URL(dayreel.url).port
      const sameFolder = startBeside({ DATA_FOLDER: `${folder}/first`, PORT: '65001' })
      const samePort = startBeside({ DATA_FOLDER: `${folder}/second`, PORT: port })
      await dayreel.stop()
      expect(sameFolder.status).toBe(2)
      expect(sameFolder.words).toMatch(/^Another Dayreel is running on the data folder .+\n$/)
      expect(samePort.status).toBe(2)
      expect(samePort.words).toMatch(new RegExp(`^Port ${port} is in use by another program\\..+\\n$`))
      expect(dayreel.output()).not.toMatch(/error/i)
    }),
  120_000,
)

function startBeside(env: NodeJS.ProcessEnv): { status: number | null; words: string } {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM], {
    env: { ...process.env, SITE_URL: '', HOST: '127.0.0.1', ...env },
    encoding: 'utf8',
  })
  return { status, words: stderr }
}

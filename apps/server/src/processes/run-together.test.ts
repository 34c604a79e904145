import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freePort } from '#test/free-port.ts'

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url))

test(
  'an unreachable database is reported, and the loading server and worker end silently',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dayreel-together-'))
    const database = `postgresql://nobody@127.0.0.1:${await freePort()}/none`
    const child = spawn(process.execPath, [PROGRAM], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, DATA_FOLDER: folder, PORT: String(await freePort()), DATABASE_URL: database },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    // The output is closed only when the children have ended too, because they share it.
    expect(await once(child, 'close')).toEqual([75, null])
    expect(said).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\. .*DATABASE_URL\.\n$/)
    await rm(folder, { recursive: true })
  },
)

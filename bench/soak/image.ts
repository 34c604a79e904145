import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '@dayreel/server/testing'
import { withScratchFolder } from '../scratch-folder.ts'
import type { SoakPart } from './part.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PORT = '65002'
const run = promisify(execFile)

/** Runs the steps of the Dockerfile in a clean folder with the committed files. The result must serve the site. */
export const soakImage: SoakPart = ({ say }) =>
  withScratchFolder(async (scratch) => {
    const folder = join(scratch, 'app')
    await mkdir(folder)
    await run('sh', ['-c', `git archive HEAD | tar -x -C "${folder}"`], { cwd: ROOT })
    const dockerfile = await readFile(join(folder, 'Dockerfile'), 'utf8')
    const steps = /^RUN (npm ci .+)$/m.exec(dockerfile)?.[1]?.split(' && ') ?? []
    if (steps.length === 0) return ['the Dockerfile has no step with npm ci']
    for (const step of steps.filter((each) => !each.startsWith('npm cache'))) {
      say(`  ${step}`)
      await run('sh', ['-c', step], { cwd: folder, maxBuffer: 64 * 1024 ** 2 })
    }
    return await serve(folder, scratch)
  })

async function serve(folder: string, scratch: string): Promise<string[]> {
  const postgres = await startEmbeddedPostgres({ folder: join(scratch, 'postgres') })
  const server = spawn(process.execPath, ['apps/server/src/serve.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT,
      DATABASE_URL: postgres.url,
      DATA_FOLDER: join(scratch, 'data'),
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
  })
  const exited = once(server, 'exit')
  try {
    await Promise.race([once(server.stdout, 'data'), exited])
    const problems: string[] = []
    for (const path of ['/', '/app', '/health/ready']) {
      const status = await fetch(`http://127.0.0.1:${PORT}${path}`).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      )
      if (status !== 200) problems.push(`${path} was answered with ${status}`)
    }
    return problems
  } finally {
    server.kill('SIGTERM')
    await exited
    await postgres.stop()
  }
}

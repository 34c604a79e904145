import { buildWeb } from './build-web.ts'

/** Builds what has changed, then runs database, server and worker until told to stop. */
try {
  await buildWeb()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
process.stderr.write('Starting Dayreel …\n')
await import('../apps/server/src/main.ts')

import { readCommandLine } from '@dayreel/server/command-line'
import { buildWeb } from './build-web.ts'

const USAGE = `Usage: npm start
  Builds the site where it has changed, then runs database, server and worker until Ctrl-C stops it.
  It takes no options; settings are read from the environment, as in PORT=4000 npm start, and
  apps/server/src/config/environment.ts lists them all.`

/** Builds the parts that have changed, then runs the database, the server and the worker until a stop signal. */
readCommandLine({ name: 'npm start', usage: USAGE })
try {
  await buildWeb()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
process.stderr.write('Starting Dayreel …\n')
await import('@dayreel/server')

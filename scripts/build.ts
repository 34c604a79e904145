import { readCommandLine } from '@dayreel/server/command-line'
import { buildWeb } from './build-web.ts'

const USAGE = `Usage: npm run build
  Builds the site into apps/web/build, for npm run serve. npm start does this by itself. It takes no options.`

readCommandLine({ name: 'npm run build', usage: USAGE })
try {
  if (!(await buildWeb())) process.stderr.write('The site is built already, from the same sources.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

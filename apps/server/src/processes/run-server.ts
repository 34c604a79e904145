import { readConfig } from '#config'
import { migrate } from '#db/migrate.ts'
import { checkPort } from './check-port.ts'
import { checkSite } from './check-site.ts'
import { readCommandLine } from './read-command-line.ts'
import { runProcess } from './run-process.ts'
import { startServer } from './start-server.ts'

const USAGE = `Usage: npm run serve
  Serves the API and the site, with the database and the key of all servers and workers: DATABASE_URL and MASTER_KEY.
  It takes no options; apps/server/src/config/environment.ts lists all settings.`

// A parent process passes `--together`. It has already built the site and migrated the database.
const { options } = readCommandLine({ name: 'npm run serve', usage: USAGE, options: { together: 'switch' } })

await runProcess(
  async (env) => {
    const config = readConfig(env, options.together ? 'together' : 'apart')
    const databaseUrl = config.databaseUrl!
    if (!options.together) {
      checkSite(config.siteFolder)
      await checkPort(config.host, config.port)
      await migrate(databaseUrl)
    }
    const server = await startServer(config, databaseUrl)
    if (!options.together) process.stdout.write(`Serving ${config.siteUrl}\n`)
    return server
  },
  { isChild: options.together ?? false },
)

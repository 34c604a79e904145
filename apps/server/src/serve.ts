import { readConfig } from '#config'
import { migrate } from '#db/migrate.ts'
import { runProcess } from './processes/run-process.ts'
import { startServer } from './start-server.ts'

/** Given by the parent process, which has done what comes before. */
const TOGETHER = process.argv.includes('--together')

await runProcess(async () => {
  const config = readConfig(process.env, TOGETHER ? 'together' : 'apart')
  const databaseUrl = config.databaseUrl!
  if (!TOGETHER) await migrate(databaseUrl)
  const server = await startServer(config, databaseUrl)
  if (!TOGETHER) process.stdout.write(`Serving ${config.siteUrl}\n`)
  return server
})

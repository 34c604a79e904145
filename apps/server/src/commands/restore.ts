import { readConfig, type Config } from '#config'
import { loadMasterKey } from '#config/master-key.ts'
import { openBackupPlace } from '#backup/backup-place.ts'
import type { Manifest } from '#backup/manifest.ts'
import { checkBackup, restoreSite } from '#backup/restore-site.ts'
import { findMissingFiles } from '#compose/named-files.ts'
import { connect } from '#db/connect.ts'
import { UsageError } from '#errors/usage-error.ts'
import { opensProbe } from '#installation/installation.ts'
import { makeFolder, markFolder } from '#installation/data-folder.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createStorage } from '#storage/create-storage.ts'

const USAGE = `Usage: npm run restore -- FOLDER|s3://BUCKET/PREFIX [--backup NAME] [--dry-run]
  Restores the newest backup, or the one that is named, into an empty database and the configured place for files. Start no
  server or worker before it has ended. An interrupted restore can be repeated.
  --dry-run  checks the backup and the settings, and changes nothing.
  Posts that may have been posted after the backup are not posted again: their owners decide.`

/** `npm run restore`: restores a backup. */
async function main(): Promise<void> {
  const { words, options } = readCommandLine({
    name: 'npm run restore',
    usage: USAGE,
    words: 1,
    options: { backup: 'value', 'dry-run': 'switch' },
  })
  const [address] = words
  if (address === undefined) throw new UsageError(USAGE)
  const config = readConfig(process.env)
  const place = openBackupPlace(address, config.files)
  const name = options.backup ?? (await place.list()).at(-1)
  if (name === undefined) throw new UsageError(`There is no backup in ${address}.`)
  const manifest = await place.read(name)
  requireKey(config, manifest)
  await using open = new AsyncDisposableStack()
  const site = { databaseUrl: await openDatabase(config, open), storage: createStorage(config) }
  await checkBackup(site, place, manifest)
  const content = `${name}: ${manifest.tables.length} tables and ${manifest.files.length} files`
  if (options['dry-run'] === true) return say(`${content} can be restored here.`)
  await restoreSite(site, place, manifest)
  await makeFolder(config.dataFolder)
  await markFolder(config.dataFolder, manifest.installation.id)
  const { db, close } = connect({ url: site.databaseUrl, connections: 2, onBroken: () => undefined })
  open.defer(close)
  const { missing } = await findMissingFiles(db, site.storage)
  for (const key of missing) say(`! ${key} was not in the backup`)
  say(`${content} are restored. Start the servers and workers.`)
}

function requireKey(config: Config, { installation }: Manifest): void {
  const sealing = createSealing(loadMasterKey(config), config.previousMasterKeys)
  if (!opensProbe(sealing, installation))
    throw new UsageError('MASTER_KEY is not the key of the site that was backed up. Set that key.')
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

await main().catch(endWith)

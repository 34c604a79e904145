import { readConfig } from '#config'
import { backUpSite } from '#backup/backup-site.ts'
import { openBackupPlace } from '#backup/backup-place.ts'
import { UsageError } from '#errors/usage-error.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { createStorage } from '#storage/create-storage.ts'

const USAGE = `Usage: npm run backup -- FOLDER|s3://BUCKET/PREFIX
  Backs up the database and the files while the site runs. Backups in one place share what has not changed.
  The backup does not contain MASTER_KEY. Keep it elsewhere: without it, linked accounts and sign-ins in the backup are lost.`

/** `npm run backup`: backs up the database and the files. */
async function main(): Promise<void> {
  const [address] = readCommandLine({ name: 'npm run backup', usage: USAGE, words: 1 }).words
  if (address === undefined) throw new UsageError(USAGE)
  const config = readConfig(process.env)
  const place = openBackupPlace(address, config.files)
  await using open = new AsyncDisposableStack()
  const databaseUrl = await openDatabase(config, open)
  const { name, manifest, newFiles } = await backUpSite({ databaseUrl, storage: createStorage(config) }, place)
  const { tables, files } = manifest
  process.stdout.write(
    `${name}: ${tables.length} tables and ${files.length} files, ${newFiles} of them new.\nKeep MASTER_KEY elsewhere (${
      config.masterKey === undefined ? `it is in ${config.dataFolder}/master-key` : 'it is set in the environment'
    }): without it, linked accounts and sign-ins in the backup are lost.\n`,
  )
}

await main().catch(endWith)

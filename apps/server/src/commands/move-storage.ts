import { readConfig, type Config } from '#config'
import { connect } from '#db/connect.ts'
import { UsageError } from '#errors/usage-error.ts'
import { openDatabase } from '#processes/open-database.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { ACCOUNTS_FOLDER } from '#storage/account-folder.ts'
import { createPlaces, createStorage } from '#storage/create-storage.ts'
import { moveFiles, type Moved } from '#storage/move-files.ts'
import { findMissingFiles } from '#compose/named-files.ts'

const USAGE = `Usage: npm run storage -- check|move|sweep
  check  looks for each file that the database names.
  move   moves all files to the other place while the site runs. Set FILES_MOVE and restart all processes first; remove it
         afterwards. Each copy is read back before its file is deleted. An interrupted move continues where it stopped.
  sweep  deletes what interrupted writes have left.
  Exit status: 0 everything is there, 1 files are missing, 2 a setting has to be changed.`
const REPORTED_EVERY = 100

/** `npm run storage`: checks and moves the stored files. */
async function main(): Promise<void> {
  const [act] = readCommandLine({ name: 'npm run storage', usage: USAGE, words: 1 }).words
  const config = readConfig(process.env)
  if (act === 'check') return check(config)
  if (act === 'move') return move(config)
  if (act !== 'sweep') throw new UsageError(USAGE)
  await createStorage(config).sweep()
  say('The remains of interrupted writes are deleted.')
}

async function check(config: Config): Promise<void> {
  await using open = new AsyncDisposableStack()
  const { db, close } = connect({ url: await openDatabase(config, open), connections: 2, onBroken: () => undefined })
  open.defer(close)
  const { files, missing } = await findMissingFiles(db, createStorage(config))
  for (const key of missing) say(`✗ ${key} is missing`)
  say(`${files} files: ${missing.length === 0 ? 'all are there.' : `${missing.length} missing.`}`)
  if (missing.length > 0) process.exitCode = 1
}

async function move(config: Config): Promise<void> {
  const places = createPlaces(config)
  if (places === undefined)
    throw new UsageError('FILES_MOVE is missing: set it to folder-to-s3 or s3-to-folder, and restart all processes.')
  const { files, bytes } = await moveFiles(places, ACCOUNTS_FOLDER, (moved) => {
    if (moved.files % REPORTED_EVERY === 0) say(describe(moved))
  })
  say(`${describe({ files, bytes })} Remove FILES_MOVE and restart all processes.`)
}

function describe({ files, bytes }: Moved): string {
  return `${files} files with ${Math.ceil(bytes / 1024 ** 2)} MB are moved.`
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

await main().catch(endWith)

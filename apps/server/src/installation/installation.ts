import { opensSigningKeys, type SchemaState } from '@dayreel/auth/base'
import type { Db } from '#db/connect.ts'
import { readSchemaState } from '#db/migrate.ts'
import { installations } from '#db/schema.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { UsageError } from '#errors/usage-error.ts'
import { checkBucket, type Bucket } from './bucket.ts'
import { checkFolder, explainFolder, makeFolder, markFolder, requireWritable, type FolderState } from './data-folder.ts'

const PURPOSE = 'installation'
const PROBE = 'dayreel'
const WRONG_KEY =
  'MASTER_KEY is not the key that this database was sealed with. Set the same MASTER_KEY on every server and worker; after a change of keys list the earlier ones in PREVIOUS_MASTER_KEYS.'

type Options = {
  db: Db
  sealing: Sealing
  dataFolder: string
  /** Whether the data folder contains the database, so that it needs no check. */
  isFolderCertain?: boolean
  /** The bucket with the files. The data folder then belongs to this machine alone. */
  bucket?: Bucket | undefined
}
type Row = typeof installations.$inferSelect

export type InstallationState = { key: 'ok' | 'wrong'; dataFolder: FolderState; schema: SchemaState }

/**
 * Checks the values that all servers and workers of one database must share: the key, the data folder and the version
 * of the tables.
 */
export type Installation = {
  /** Returns the current state for `/health/ready`. */
  check: () => Promise<InstallationState>
  /** Seals the probe with the newest key, so that an earlier key can be removed. */
  reseal: () => Promise<void>
}

/**
 * Compares the key and the data folder with those that the database was first used with. The first process on a new
 * database stores them.
 *
 * @throws {UsageError} if they differ or the folder is not writable.
 */
export async function openInstallation(options: Options): Promise<Installation> {
  const { db, sealing, dataFolder, bucket, isFolderCertain = bucket !== undefined } = options
  const row = (await readRow(db)) ?? (await create(options))
  if (!opensProbe(sealing, row)) throw new UsageError(WRONG_KEY)
  if (isFolderCertain) {
    await makeFolder(dataFolder)
    await markFolder(dataFolder, row.id)
  }
  const fault = explainFolder(await checkFolder(dataFolder, row.id), dataFolder, row.id)
  if (fault) throw fault
  await requireWritable(dataFolder)
  if (bucket !== undefined) await checkBucket(bucket, row.id)
  return {
    async check() {
      const now = await readRow(db)
      return {
        key: now && opensProbe(sealing, now) ? 'ok' : 'wrong',
        dataFolder: await checkFolder(dataFolder, now?.id ?? row.id),
        schema: await readSchemaState(db),
      }
    },
    async reseal() {
      const now = await readRow(db)
      if (now && sealing.isOfOldKey(now.sealedProbe)) await db.update(installations).set(seal(sealing))
    },
  }
}

async function readRow(db: Db): Promise<Row | undefined> {
  const [row] = await db.select().from(installations)
  return row
}

/**
 * Stores the values of a new database. Processes that start at the same time wait for the first one, which marks its
 * folder before they see its row.
 */
async function create({ db, sealing, dataFolder }: Options): Promise<Row> {
  await makeFolder(dataFolder)
  return db.transaction(async (tx) => {
    const [made] = await tx.insert(installations).values(seal(sealing)).onConflictDoNothing().returning()
    if (made === undefined) return (await readRow(tx))!
    // A database of an earlier release has no row yet, but it may already contain encrypted keys.
    if (!(await opensSigningKeys(tx, sealing))) throw new UsageError(WRONG_KEY)
    const state = await checkFolder(dataFolder, made.id)
    if (state === 'missing') await markFolder(dataFolder, made.id)
    return made
  })
}

function seal(sealing: Sealing): { sealedProbe: string } {
  return { sealedProbe: sealing.seal(PURPOSE, PROBE) }
}

/** Returns whether the key is the one with which the installation was sealed. */
export function opensProbe(sealing: Sealing, { sealedProbe }: Pick<Row, 'sealedProbe'>): boolean {
  try {
    return sealing.open(PURPOSE, sealedProbe) === PROBE
  } catch {
    return false
  }
}

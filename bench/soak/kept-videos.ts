import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, findEmbeddedPostgres } from '@dayreel/server/testing'

const KEPT_STEP = /^steps\/[a-z]+-[0-9a-f]{64}$/
const FILES = ['video.ass', 'video.jpg', 'video.mp4', 'video.srt', 'video.vtt']

type VersionRow = {
  account: string
  video: string
  number: number
  status: string
  isFree: boolean
  scenes: string[] | null
}
/** The videos and charges as the database stores them. */
export type Kept = {
  versions: VersionRow[]
  /** Charges minus refunds of each version. The keys have the form `video:{id}:{number}`. */
  charges: Map<string, number>
  unfinishedJobs: number
}

/** Returns the URL of the database that a running Dayreel has started in its data folder. */
export async function databaseIn(dataFolder: string): Promise<string> {
  const url = await findEmbeddedPostgres(join(dataFolder, 'postgres'))
  if (url === undefined) throw new Error('the database does not answer')
  return url
}

/** Reads the videos and their charges from a database. */
export async function readKept(url: string): Promise<Kept> {
  const { pool, close } = connect({ url, connections: 1, onBroken: () => undefined })
  try {
    const versions = await pool.query<VersionRow>(`
      select account_id as account, video_id as video, number, status, is_free as "isFree",
        array(select scene ->> 'id' from jsonb_array_elements(version.storyboard -> 'scenes') scene) as scenes
      from video_versions version join videos on videos.id = version.video_id`)
    const charges = await pool.query<{ reference: string; taken: number }>(`
      select reference, sum(taken)::int as taken from (
        select reference, 1 as taken from taken_projects where given_back_at is null
        union all
        select regexp_replace(reference, '^(refund:)?project:', ''), -amount from ledger_entries where reference ~ 'project:'
      ) as either group by reference having sum(taken) <> 0`)
    const jobs = await pool.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = 'make-video' and state < 'completed'`,
    )
    return {
      versions: versions.rows,
      charges: new Map(charges.rows.map(({ reference, taken }) => [reference, taken])),
      unfinishedJobs: jobs.rows[0]!.count,
    }
  } finally {
    await close()
  }
}

/** Checks that each successful version was charged once, unless it was free, and that nothing else was charged. */
export function wrongCharges({ versions, charges }: Kept): string[] {
  const problems: string[] = []
  const unexplained = new Map(charges)
  for (const { video, number, status, isFree } of versions) {
    const reference = `video:${video}:${number}`
    const due = status === 'succeeded' && !isFree ? 1 : 0
    const taken = charges.get(reference) ?? 0
    if (taken !== due) problems.push(`${taken} were taken for ${reference} (${status}), not ${due}`)
    unexplained.delete(reference)
  }
  for (const [reference, taken] of unexplained)
    problems.push(`${taken} were taken for ${reference}, which is not there`)
  return problems
}

/**
 * Checks that each file belongs to a row, that each row has its files, and that no file is incomplete.
 *
 * @param files the keys of all stored files.
 */
export function wrongFiles(files: readonly string[], { versions }: Kept): string[] {
  const wanted = new Set(
    versions
      .filter(({ status }) => status === 'succeeded')
      .flatMap(({ account, video, number, scenes }) =>
        [...FILES, ...(scenes ?? []).map((id) => `scene-${id}.jpg`)].map(
          (file) => `${videoFolder({ account, video })}${number}/${file}`,
        ),
      ),
  )
  const folders = [...new Set(versions.map(videoFolder))]
  const isStep = (file: string): boolean =>
    folders.some((folder) => file.startsWith(folder) && KEPT_STEP.test(file.slice(folder.length)))
  return [
    ...files.filter((file) => !wanted.has(file) && !isStep(file)).map((file) => `${file} belongs to nothing`),
    ...[...wanted].filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
  ]
}

/** Returns the keys of all files in a data folder. */
export async function listFiles(dataFolder: string): Promise<string[]> {
  const found = await readdir(join(dataFolder, 'files'), { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(dataFolder, 'files/').length))
}

function videoFolder({ account, video }: Pick<VersionRow, 'account' | 'video'>): string {
  return `accounts/${account}/videos/${video}/`
}

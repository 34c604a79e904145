import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { brandKits, channelConfig, channels, media, videos, videoVersions } from '#db/schema.ts'
import { CHOOSES_BY_TAGS, SEARCHED_KINDS } from './find-media.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** The number of videos per statement. Reading the texts of a video takes about a millisecond. */
const VIDEOS_AT_A_TIME = 10
/**
 * The longest assumed transaction. `createdAt` and `editedAt` are the start of a transaction, which may commit after
 * the search.
 */
const LONGEST_TRANSACTION_MINUTES = 60

/** The ids that were found, and the time of the search. */
export type UsedIds = { ids: ReadonlySet<string>; searchedAt: string }

/**
 * Finds the ids of an account's files that a video, a channel or a brand contains. If a channel chooses files by tags,
 * all pictures and clips count as used. Unlike `findUses`, this reads each stored text once for all files. It reads the
 * texts in many short statements, because an account may have thousands of videos.
 */
export async function findUsedIds(db: Db, accountId: string, signal: AbortSignal): Promise<UsedIds> {
  const { rows: clock } = await db.execute<{ now: string }>(sql`select now()::text as now`)
  const searchedAt = clock[0]!.now
  const ids = new Set(await findUsedByOthers(db, accountId))
  for (let after: Cursor | undefined; ;) {
    signal.throwIfAborted()
    const isNext = after && sql`and (${videos.createdAt}, ${videos.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
    const page = await findUsedByVideos(db, accountId, isNext)
    for (const { found } of page) for (const id of found) ids.add(id)
    const last = page.at(-1)
    if (last === undefined || page.length < VIDEOS_AT_A_TIME) return { ids, searchedAt }
    after = last
  }
}

/**
 * Adds the ids in everything that changed since a search. If the caller has locked the account, no video can begin to
 * use a file afterwards.
 */
export async function findUsedSince(db: Db, accountId: string, earlier: UsedIds): Promise<Set<string>> {
  const since = sql`${earlier.searchedAt}::timestamptz - make_interval(mins => ${LONGEST_TRANSACTION_MINUTES})`
  const isChanged = sql`and (${videos.editedAt} >= ${since} or exists (
    select from ${videoVersions} where ${videoVersions.videoId} = ${videos.id}
      and (${videoVersions.finishedAt} is null or ${videoVersions.finishedAt} >= ${since})))`
  const changed = await findUsedByVideos(db, accountId, isChanged, null)
  return new Set([...earlier.ids, ...(await findUsedByOthers(db, accountId)), ...changed.flatMap(({ found }) => found)])
}

type Cursor = { id: string; at: string }

/** Returns a batch of videos in the order of their creation, with all ids in their texts. */
export async function findUsedByVideos(
  db: Db,
  accountId: string,
  condition?: SQL,
  limit: number | null = VIDEOS_AT_A_TIME,
): Promise<(Cursor & { found: string[] })[]> {
  const { rows } = await db.execute<Cursor & { found: string[] }>(sql`
    with page as (
      select ${videos.id}, ${videos.createdAt}, ${videos.request} from ${videos}
        where ${videos.accountId} = ${accountId} and ${videos.deletedAt} is null ${condition ?? sql``}
        order by ${videos.createdAt}, ${videos.id} limit ${limit}::int)
    select page.id, page.created_at::text as at, array(
      select distinct match[1] from (
        select page.request::text as words
        union all
        select ${videoVersions.storyboard}::text from ${videoVersions} where ${videoVersions.videoId} = page.id
      ) as texts, regexp_matches(words, ${UUID}, 'g') as match) as found
    from page order by page.created_at, page.id`)
  return rows
}

async function findUsedByOthers(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with texts as (
      select ${channelConfig}::text as words from ${channelConfig}
        join ${channels} on ${channels.id} = ${channelConfig.channelId} where ${channels.accountId} = ${accountId}
      union all
      select ${brandKits.kit}::text from ${brandKits} where ${brandKits.accountId} = ${accountId}
    )
    select match[1] as id from texts, regexp_matches(words, ${UUID}, 'g') as match
    union
    select ${media.id}::text from ${media} where ${media.accountId} = ${accountId} and ${inArray(media.kind, [...SEARCHED_KINDS])} and exists (
      select from ${channels} join ${channelConfig} on ${channelConfig.channelId} = ${channels.id}
        where ${channels.accountId} = ${accountId} and ${CHOOSES_BY_TAGS})`)
  return rows.map(({ id }) => id)
}

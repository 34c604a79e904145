import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { posts, videos } from '#db/schema.ts'
import { ACCOUNTS_FOLDER } from '#storage/account-folder.ts'
import { FILES_PATH } from '#storage/signed-path.ts'

type Reported = { accountId: string | null; videoId: string | null }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const OF_FILE = new RegExp(`^${FILES_PATH}${ACCOUNTS_FOLDER}(${UUID})/(?:videos/(${UUID})/)?`)
/** Parts of an address that may be the id of a post. Shorter parts are words such as `watch` or `video`. */
const MIN_ID_CHARACTERS = 8
const MAX_IDS = 10

/**
 * Finds whose content a web address shows: a file of this site, or a post that this site has published.
 *
 * @param address a valid http or https address.
 */
export async function findReported(db: Db, address: string): Promise<Reported> {
  const url = new URL(address)
  return (await findFile(db, url)) ?? (await findPost(db, url)) ?? { accountId: null, videoId: null }
}

/** The domain is not compared, because a site may have several. The ids are random, so they are unique. */
async function findFile(db: Db, { pathname }: URL): Promise<Reported | undefined> {
  const [, accountId, videoId] = OF_FILE.exec(pathname) ?? []
  if (accountId === undefined || videoId === undefined) return undefined
  const [video] = await db
    .select({ accountId: videos.accountId, videoId: videos.id })
    .from(videos)
    .where(sql`${videos.id} = ${videoId} and ${videos.accountId} = ${accountId}`)
  return video
}

/** Platforms show a post under several addresses, so its id in the address counts too. */
async function findPost(db: Db, url: URL): Promise<Reported | undefined> {
  const plain = `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`
  const addresses = [url.href, plain, `${plain}/`]
  const ids = [...url.pathname.split('/'), ...url.searchParams.values()]
    .filter((part) => part.length >= MIN_ID_CHARACTERS)
    .slice(0, MAX_IDS)
  const [post] = await db
    .select({ accountId: posts.accountId, videoId: posts.videoId })
    .from(posts)
    .where(or(inArray(posts.remoteUrl, addresses), ids.length === 0 ? undefined : inArray(posts.remoteId, ids)))
    .orderBy(sql`${eq(posts.remoteUrl, url.href)} desc nulls last`)
    .limit(1)
  return post
}

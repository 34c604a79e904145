import { chooseWriter, detectLanguage, titleOf, type WriteOptions } from '@dayreel/storyboard'
import { hashText, StudioError } from '@dayreel/storyboard/base'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BlockedTerm } from '#blocked/find-blocked.ts'
import { blockedSentence, findBlockedIn } from '#blocked/refuse-blocked.ts'
import { BUILT_IN } from '#costs/choose-source.ts'
import type { Db } from '#db/connect.ts'
import { runs, videos } from '#db/schema.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { WorkerServices } from '#services'
import { usedSubjects } from './subjects/used-subjects.ts'
import { type StoredRequest, type SubjectToFind, notifyVideoChanged, type VersionKey } from '#videos'

/**
 * The maximum number of attempts to find a subject. A subject that another video of the channel has used in the
 * meantime is rejected.
 */
const TRIES = 3

/**
 * Lets the writer choose the subject of a channel's video if it is still open, and stores the subject. A model's answer
 * is cached with the video's other steps, so that a worker that continues after a kill does not pay for it again.
 *
 * @returns the request with its subject.
 * @throws {StudioError} `writer-gone`, `writer-failed`, `cost-limit`, `too-alike`, `words-blocked`
 */
export async function findRunSubject(
  services: Pick<WorkerServices, 'db' | 'studio'>,
  version: VersionKey,
  request: StoredRequest,
  options: WriteOptions,
): Promise<StoredRequest> {
  const { toFind, ...rest } = request
  if (toFind === undefined) return request
  const avoid = [...toFind.avoid]
  let blocked: BlockedTerm | undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await ask(services, request, { ...toFind, avoid }, attempt, options)
    blocked = await findBlockedIn(services.db, [found.text])
    const settled = blocked === undefined ? await settle(services.db, version, { ...rest, ...found }) : undefined
    if (settled !== undefined) return settled
    avoid.push(found.text)
  }
  if (blocked !== undefined) {
    throw new StudioError(
      'words-blocked',
      `The language model proposed subjects that this channel cannot use. ${blockedSentence(blocked)} Nothing was charged.`,
    )
  }
  throw new StudioError(
    'too-alike',
    'The language model proposed three subjects, but this channel has already used all of them. Nothing was charged.',
  )
}

async function ask(
  { studio }: Pick<WorkerServices, 'studio'>,
  request: StoredRequest,
  { day, avoid, instead }: SubjectToFind,
  attempt: number,
  options: WriteOptions,
): Promise<Pick<StoredRequest, 'text' | 'writer'>> {
  const { template: framework, formula = '', notes, told: memory = [], seed, writer } = request
  const by = chooseWriter(studio, writer)
  if (by.findSubject === undefined) throw new TypeError(`${writer ?? BUILT_IN} finds no subjects`)
  const language = languageOf(request)
  const subjectRequest = { framework, formula, notes, language, day, told: memory, avoid, seed: seedOf(seed, attempt) }
  try {
    return { text: (await by.findSubject(subjectRequest, options)).subject, writer }
  } catch (error) {
    const isFailed = error instanceof StudioError && error.code === 'writer-failed'
    if (!isFailed || instead === undefined || studio.model?.isReplaced !== true) throw error
    return { text: instead, writer: BUILT_IN }
  }
}

/** Stores the subject of a video. Returns undefined if another video of the channel already has this subject. */
function settle(
  db: Db,
  { accountId, videoId }: VersionKey,
  request: StoredRequest,
): Promise<StoredRequest | undefined> {
  const { text: subject } = request
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const isIts = and(eq(runs.videoId, videoId), eq(runs.status, 'making'))
    const [run] = await tx.select({ id: runs.id, channelId: runs.channelId }).from(runs).where(isIts)
    if (run !== undefined) {
      if ((await usedSubjects(tx, [run.channelId])).get(run.channelId)!.has(subject)) return undefined
      await tx.update(runs).set({ subject }).where(eq(runs.id, run.id))
    }
    const title = titleOf(request)
    await tx
      .update(videos)
      .set({ request, title: sql`case when ${videos.isRenamed} then ${videos.title} else ${title} end` })
      .where(and(eq(videos.id, videoId), isNull(videos.deletedAt)))
    await notifyVideoChanged(tx, videoId)
    return request
  })
}

/** Returns the language of most of the channel's videos. The first video uses the language of the channel's formula. */
function languageOf({ told: memory = [], formula = '' }: StoredRequest): string {
  const counts = new Map<string, number>()
  for (const { language } of memory) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? detectLanguage(formula)
}

function seedOf(seed: number, attempt: number): number {
  return attempt === 0 ? seed : hashText(`${seed}/subject/${attempt}`) >>> 1
}

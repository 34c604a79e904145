import { chooseWriter, detectLanguage, titleOf, type WriteOptions } from '@dayreel/storyboard'
import { hashText, StudioError } from '@dayreel/storyboard/base'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { BUILT_IN } from '#costs/choose-source.ts'
import type { Db } from '#db/connect.ts'
import { runs, videos } from '#db/schema.ts'
import { lockAccount } from '#ledger/lock-account.ts'
import type { WorkerServices } from '#services'
import { toldSubjects } from './told-subjects.ts'
import { tellVideoChanged } from './video-changed.ts'
import type { VersionKey } from './video-files.ts'
import { toWriteRequest, type SubjectToFind, type VideoRequest } from './video-request.ts'

/** What came up elsewhere meanwhile is left to that video, so many times. */
const TRIES = 3

/**
 * Has the writer of a channel's video find what it is about, where that is open, and settles it. What a model has answered is kept
 * with the video's other steps, so that whoever goes on after a kill pays nothing again.
 *
 * @returns the request with its subject.
 * @throws {StudioError} `writer-gone`, `writer-failed`, `cost-limit`, `too-alike`
 */
export async function findRunSubject(
  services: Pick<WorkerServices, 'db' | 'studio' | 'config'>,
  version: VersionKey,
  request: VideoRequest,
  options: WriteOptions,
): Promise<VideoRequest> {
  const { toFind, ...rest } = request
  if (toFind === undefined) return request
  const avoid = [...toFind.avoid]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await ask(services, request, { ...toFind, avoid }, attempt, options)
    const settled = await settle(services.db, version, { ...rest, ...found })
    if (settled !== undefined) return settled
    avoid.push(found.scriptSubject)
  }
  throw new StudioError(
    'too-alike',
    'Three subjects were found for this video, and this channel has told each of them. Nothing was charged.',
  )
}

async function ask(
  { studio, config }: Pick<WorkerServices, 'studio' | 'config'>,
  request: VideoRequest,
  { day, avoid, instead }: SubjectToFind,
  attempt: number,
  options: WriteOptions,
): Promise<Pick<VideoRequest, 'scriptSubject' | 'writer'>> {
  const { selectedTemplateId: framework, formula = '', additionalInfo: notes, told = [], seed, writer } = request
  const by = chooseWriter(studio, writer)
  if (by.findSubject === undefined) throw new TypeError(`${writer ?? BUILT_IN} finds no subjects`)
  const language = languageOf(request)
  const asked = { framework, formula, notes, language, day, told, avoid, seed: seedOf(seed, attempt) }
  try {
    return { scriptSubject: (await by.findSubject(asked, options)).subject, writer }
  } catch (error) {
    const isFailed = error instanceof StudioError && error.code === 'writer-failed'
    if (!isFailed || instead === undefined || config.models.text?.isReplaced !== true) throw error
    return { scriptSubject: instead, writer: BUILT_IN }
  }
}

/** Undefined where a video of this channel that was begun meanwhile is about the same. */
function settle(db: Db, { accountId, videoId }: VersionKey, request: VideoRequest): Promise<VideoRequest | undefined> {
  const { scriptSubject: subject } = request
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    const isIts = and(eq(runs.videoId, videoId), eq(runs.status, 'making'))
    const [run] = await tx.select({ id: runs.id, channelId: runs.channelId }).from(runs).where(isIts)
    if (run !== undefined) {
      if ((await toldSubjects(tx, [run.channelId])).get(run.channelId)!.has(subject)) return undefined
      await tx.update(runs).set({ subject }).where(eq(runs.id, run.id))
    }
    const title = titleOf(toWriteRequest(request))
    await tx
      .update(videos)
      .set({ request, title: sql`case when ${videos.isRenamed} then ${videos.title} else ${title} end` })
      .where(and(eq(videos.id, videoId), isNull(videos.deletedAt)))
    await tellVideoChanged(tx, videoId)
    return request
  })
}

/** A channel goes on in the language that most of its videos have; its first one is in that of its formula. */
function languageOf({ told = [], formula = '' }: VideoRequest): string {
  const counts = new Map<string, number>()
  for (const { language } of told) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? detectLanguage(formula)
}

function seedOf(seed: number, attempt: number): number {
  return attempt === 0 ? seed : hashText(`${seed}/subject/${attempt}`) >>> 1
}

import { MAX_CHANNEL_SUBJECTS } from '@dayreel/catalogue'
import { estimateVideo } from '@dayreel/studio/planning'
import { StudioError } from '@dayreel/storyboard/base'
import type { ChannelSubject } from '@dayreel/contract'
import { and, asc, count, eq, max } from 'drizzle-orm'
import { chooseSource } from '#costs/choose-source.ts'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channelSubjects } from '#db/schema.ts'
import { answerOnce } from '#lib/answer-once.ts'
import { AppError } from '#lib/app-error.ts'
import type { Services } from '#services'
import { toWriteRequest } from '#video/video-request.ts'
import { toVideoRequest } from './runs/run-request.ts'
import { findChannel, lockChannel, type OwnedChannel } from './find-channel.ts'

type Subjects = { subjects: ChannelSubject[] }
type OwnedSubject = OwnedChannel & { subjectId: string }

export async function listSubjects(db: Db, owned: OwnedChannel): Promise<Subjects> {
  await findChannel(db, owned)
  const rows = await inOrder(db, owned.channelId)
  return { subjects: rows.map(({ id, text, createdAt }) => ({ id, text, createdAt: createdAt.toISOString() })) }
}

/** @throws {AppError} `unacceptable` for a text that no video can be made of, `conflict` where the list is full. */
export async function addSubjects(
  services: Services,
  owned: OwnedChannel,
  { texts, idempotencyKey: key }: { texts: readonly string[]; idempotencyKey: string | undefined },
): Promise<Subjects> {
  const { accountId, channelId } = owned
  await checkTexts(services, owned, texts)
  const once = { accountId, call: 'add-subjects', key, body: { channelId, texts } }
  return answerOnce(services.db, once, async (tx) => {
    await lockChannel(tx, owned)
    const own = eq(channelSubjects.channelId, channelId)
    const [row] = await tx
      .select({ count: count(), last: max(channelSubjects.position) })
      .from(channelSubjects)
      .where(own)
    if (row!.count + texts.length > MAX_CHANNEL_SUBJECTS) {
      const message = `A channel’s list holds at most ${MAX_CHANNEL_SUBJECTS.toLocaleString('en')} subjects. Add fewer, or remove some first.`
      throw new AppError('conflict', { message })
    }
    const createdAt = await appNow(tx)
    const first = (row!.last ?? 0) + 1
    await tx
      .insert(channelSubjects)
      .values(texts.map((text, i) => ({ channelId, text: text.trim(), position: first + i, createdAt })))
    return listSubjects(tx, owned)
  })
}

/** @throws {AppError} `not_found` where it was used or removed, `unacceptable` for a text that no video can be made of. */
export async function changeSubject(
  services: Services,
  { subjectId, ...owned }: OwnedSubject,
  { text, position }: { text?: string | undefined; position?: number | undefined },
): Promise<Subjects> {
  if (text !== undefined) await checkTexts(services, owned, [text], 'text')
  return services.db.transaction(async (tx) => {
    await lockChannel(tx, owned)
    const rows = await inOrder(tx, owned.channelId)
    const moved = rows.find(({ id }) => id === subjectId) ?? noSubject()
    const own = eq(channelSubjects.id, subjectId)
    if (text !== undefined) await tx.update(channelSubjects).set({ text: text.trim() }).where(own)
    if (position !== undefined) {
      const others = rows.filter((row) => row !== moved)
      const order = [...others.slice(0, position - 1), moved, ...others.slice(position - 1)]
      for (const [i, row] of order.entries()) {
        if (row.position === i + 1) continue
        await tx
          .update(channelSubjects)
          .set({ position: i + 1 })
          .where(eq(channelSubjects.id, row.id))
      }
    }
    return listSubjects(tx, owned)
  })
}

/** @throws {AppError} `not_found` where it was used or removed already. */
export async function removeSubject(db: Db, { subjectId, ...owned }: OwnedSubject): Promise<void> {
  await db.transaction(async (tx) => {
    await lockChannel(tx, owned)
    const removed = await tx
      .delete(channelSubjects)
      .where(and(eq(channelSubjects.id, subjectId), eq(channelSubjects.channelId, owned.channelId)))
      .returning({ id: channelSubjects.id })
    if (removed.length === 0) noSubject()
  })
}

function inOrder(db: Db, channelId: string) {
  return db
    .select()
    .from(channelSubjects)
    .where(eq(channelSubjects.channelId, channelId))
    .orderBy(asc(channelSubjects.position), asc(channelSubjects.createdAt), asc(channelSubjects.id))
}

/** What no video can be made of would fail on its day, and on each day after it, from the head of the list. */
async function checkTexts(
  services: Services,
  owned: OwnedChannel,
  texts: readonly string[],
  field?: string,
): Promise<void> {
  const found = await findChannel(services.db, owned)
  const writer = await chooseSource(services.db, services.config, owned.accountId)
  for (const [i, text] of texts.entries()) {
    const request = { ...toVideoRequest(found, { subject: text.trim(), told: [] }), writer }
    try {
      await estimateVideo(toWriteRequest(request), services)
    } catch (error) {
      if (!(error instanceof StudioError)) throw error
      const details = { field: field ?? `texts.${i}`, reason: error.code, ...error.details }
      throw new AppError('unacceptable', { message: error.message, details, cause: error })
    }
  }
}

function noSubject(): never {
  throw new AppError('not_found', { message: 'There is no such subject. It may have been used or removed.' })
}

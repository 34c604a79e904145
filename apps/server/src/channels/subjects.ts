import { MAX_CHANNEL_SUBJECTS, numberText } from '@dayreel/catalogue'
import type { ChannelSubject, RefusedSubject } from '@dayreel/contract'
import type { GivenWords } from '@dayreel/storyboard'
import { and, asc, eq } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { channelSubjects } from '#db/schema.ts'
import { answerOnce } from '#http/answer-once.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { findChannel, lockChannel, type OwnedChannel } from '#runs'
import { checkTexts, type Refusal, textChecker } from './check-texts.ts'
import { type Repetition, repetitionFinder } from './repeated-subjects.ts'

type Subjects = { subjects: ChannelSubject[] }
type OwnedSubject = OwnedChannel & { subjectId: string }

export async function listSubjects(db: Db, owned: OwnedChannel): Promise<Subjects> {
  await findChannel(db, owned)
  const rows = await inOrder(db, owned.channelId)
  return {
    subjects: rows.map(({ id, text, words, createdAt }) => ({
      id,
      text,
      words: words as GivenWords | null,
      createdAt: createdAt.toISOString(),
    })),
  }
}

type GivenTexts = { texts: readonly string[]; scripts?: readonly (GivenWords | null)[] | undefined }
type AddedTexts = Subjects & { refused: RefusedSubject[] }

/**
 * Adds the valid texts to the list, each subject with the words that belong to it. Returns the other texts with the
 * reason: a text cannot become a video, it is already in the list or its video is being made, or the list is full.
 *
 * @throws {AppError} `not_found`
 */
export async function addSubjects(
  services: Services,
  owned: OwnedChannel,
  { texts, scripts = [], idempotencyKey: key }: GivenTexts & { idempotencyKey: string | undefined },
): Promise<AddedTexts> {
  const { accountId, channelId } = owned
  const check = await textChecker(services, owned)
  const listed = (await inOrder(services.db, channelId)).map(({ text }) => text)
  const { valid, refused } = await checkTexts(check, { texts, scripts }, listed)
  const once = { accountId, call: 'add-subjects', key, body: { channelId, texts, scripts } }
  return answerOnce(services.db, once, async (tx) => {
    await lockChannel(tx, owned)
    const before = await inOrder(tx, channelId)
    const findRepetition = await repetitionFinder(tx, channelId, before)
    const rows: (typeof channelSubjects.$inferInsert)[] = []
    const surplus: RefusedSubject[] = []
    const createdAt = await appNow(tx)
    const first = (before.at(-1)?.position ?? 0) + 1
    for (const { line, text, words } of valid) {
      const isFull = before.length + rows.length >= MAX_CHANNEL_SUBJECTS
      const refusal = isFull ? LIST_FULL : findRepetition(text)
      if (refusal === undefined) rows.push({ channelId, text, words, position: first + rows.length, createdAt })
      else surplus.push({ line, ...refusal, tales: [] })
    }
    if (rows.length > 0) await tx.insert(channelSubjects).values(rows)
    const { subjects } = await listSubjects(tx, owned)
    return { subjects, refused: [...refused, ...surplus].toSorted((a, b) => a.line - b.line) }
  })
}

const LIST_FULL = {
  reason: 'list-full',
  message: `A channel’s list holds at most ${numberText(MAX_CHANNEL_SUBJECTS)} subjects. Remove some first.`,
}

/**
 * Rewords or moves a subject. A reworded subject loses its given words, because they are about the old subject.
 *
 * @throws {AppError} `not_found` if it was used or removed, `unacceptable` for a text that cannot become a video, is
 * already in the list or whose video is being made.
 */
export async function changeSubject(
  services: Services,
  { subjectId, ...owned }: OwnedSubject,
  { text, position }: { text?: string | undefined; position?: number | undefined },
): Promise<Subjects> {
  const refusal = text === undefined ? undefined : await (await textChecker(services, owned))(text)
  refuse(refusal)
  return services.db.transaction(async (tx) => {
    await lockChannel(tx, owned)
    const rows = await inOrder(tx, owned.channelId)
    const moved = rows.find(({ id }) => id === subjectId) ?? noSubject()
    const others = rows.filter((row) => row !== moved)
    const own = eq(channelSubjects.id, subjectId)
    if (text !== undefined) refuse((await repetitionFinder(tx, owned.channelId, others))(text))
    if (text !== undefined) await tx.update(channelSubjects).set({ text: text.trim(), words: null }).where(own)
    if (position !== undefined) {
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

/** @throws {AppError} `unacceptable` if a text was refused. */
function refuse(refusal: Repetition | Refusal | undefined): void {
  if (refusal === undefined) return
  const { message, reason } = refusal
  const cause = 'cause' in refusal ? refusal.cause : undefined
  throw new AppError('unacceptable', { message, details: { field: 'text', reason, ...cause?.details }, cause })
}

/** @throws {AppError} `not_found` if it was used or removed. */
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

function noSubject(): never {
  throw new AppError('not_found', {
    message: 'This subject no longer exists. It may already have been used or removed.',
  })
}

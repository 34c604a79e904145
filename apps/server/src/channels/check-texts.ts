import type { RefusedSubject } from '@dayreel/contract'
import { SubjectText } from '@dayreel/contract'
import { isSubject, type GivenWords } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { estimateVideo } from '@dayreel/studio/planning'
import { findBlocked } from '#blocked/find-blocked.ts'
import { blockedSentence, listBlocked, textsOf } from '#blocked/refuse-blocked.ts'
import { chooseSource } from '#costs/choose-source.ts'
import type { Services } from '#services'
import { findChannel, type OwnedChannel, runRequest } from '#runs'

/** The reason why a text cannot become a video, and stories that the user can choose instead. */
export type Refusal = Pick<RefusedSubject, 'reason' | 'message' | 'tales'> & { cause?: StudioError }
/** Checks a text. Given words are spoken unchanged, so no writer is called. */
export type CheckText = (text: string, words?: GivenWords | null) => Promise<Refusal | undefined>

/** The number of concurrent checks. Each check may wait for a worker. */
const CONCURRENT_CHECKS = 4

/**
 * Returns a function that checks a text for a channel's list, and returns undefined if the text is valid. Without the
 * check, a text that cannot become a video would stay at the head of the list and fail every day.
 *
 * @throws {AppError} `not_found` if there is no such channel.
 */
export async function textChecker(services: Services, owned: OwnedChannel): Promise<CheckText> {
  const found = await findChannel(services.db, owned)
  const writer = await chooseSource(services.db, services.config, owned.accountId)
  const { narrators } = await services.speakers(owned.accountId)
  const terms = await listBlocked(services.db)
  return async (text, words = null) => {
    const { error } = SubjectText.safeParse(text)
    if (error !== undefined) return { reason: 'invalid-text', message: error.issues[0]!.message, tales: [] }
    if (words !== null && !isSubject(text.trim())) return NO_SUBJECT
    const blocked = findBlocked(textsOf([text, words]), terms)
    if (blocked !== undefined) return { reason: 'blocked', message: blockedSentence(blocked), tales: [] }
    try {
      await estimateVideo(
        { writer, ...runRequest(found, { subject: text.trim(), words, told: [] }) },
        { ...services, narrators, accountId: owned.accountId },
      )
      return undefined
    } catch (cause) {
      if (!(cause instanceof StudioError)) throw cause
      return { reason: cause.code, message: cause.message, tales: cause.details?.tales ?? [], cause }
    }
  }
}

const NO_SUBJECT: Refusal = {
  reason: 'invalid-text',
  message: 'These words need a subject: one sentence of at most 160 characters.',
  tales: [],
}

type CheckedTexts = { valid: { line: number; text: string; words: GivenWords | null }[]; refused: RefusedSubject[] }

/**
 * Checks each text on its own.
 *
 * @param given.scripts the words for the text at the same index. The list may be shorter.
 * @param listed the texts that the channel's list already has. They are not offered as stories.
 * @returns the texts with their line, counted from 1. `refused` offers only stories that the channel accepts.
 */
export async function checkTexts(
  check: CheckText,
  { texts, scripts }: { texts: readonly string[]; scripts: readonly (GivenWords | null)[] },
  listed: readonly string[],
): Promise<CheckedTexts> {
  const given = texts.map((text, i) => ({ line: i + 1, text: text.trim(), words: scripts[i] ?? null }))
  const refusals = await mapConcurrently(given, ({ line }) => check(texts[line - 1]!, scripts[line - 1]))
  const valid = given.filter((_, i) => refusals[i] === undefined)
  const taken = new Set([...listed, ...valid.map(({ text }) => text)])
  const titles = new Set(refusals.flatMap((refusal) => refusal?.tales.map(({ title }) => title) ?? []))
  const offered = [...titles].filter((title) => !taken.has(title))
  const answers = await mapConcurrently(offered, (title) => check(title))
  const accepted = new Set(offered.filter((_, i) => answers[i] === undefined))
  const refused = refusals.flatMap((refusal, i) => {
    if (refusal === undefined) return []
    const { reason, message, tales } = refusal
    return [{ line: i + 1, reason, message, tales: tales.filter(({ title }) => accepted.has(title)) }]
  })
  return { valid, refused }
}

async function mapConcurrently<From, To>(items: readonly From[], map: (item: From) => Promise<To>): Promise<To[]> {
  const results: To[] = []
  const left = items.entries()
  const work = async (): Promise<void> => {
    for (const [i, item] of left) results[i] = await map(item)
  }
  await Promise.all(Array.from({ length: CONCURRENT_CHECKS }, work))
  return results
}

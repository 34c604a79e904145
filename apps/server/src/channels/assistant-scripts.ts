import type { AssistantScripts } from '@dayreel/contract'
import { createIconNames } from '@dayreel/embedded/planning'
import { readAnswers, writePrompt } from '@dayreel/providers/base'
import { chooseNarrator } from '@dayreel/storyboard'
import type { Services } from '#services'
import { findChannel, type OwnedChannel, readMemory, runRequest } from '#runs'
import { subjectOf, toAppError } from '#videos'

const iconNames = createIconNames()

/**
 * Returns one prompt that asks a chat assistant for scripts about subjects of a channel.
 *
 * @throws {AppError} `not_found`, `unacceptable`
 */
export async function writeSubjectsPrompt(
  { db }: Pick<Services, 'db'>,
  owned: OwnedChannel,
  subjects: readonly string[],
): Promise<{ prompt: string }> {
  const promptSubjects = subjects.map((text) => subjectOf(text, 'subjects'))
  const { template: framework, ...request } = await readChoices(db, owned)
  try {
    return { prompt: writePrompt(promptSubjects, { ...request, framework }, iconNames) }
  } catch (error) {
    throw toAppError(error, 'subjects')
  }
}

/**
 * Reads the scripts in an answer and checks each of them. Nothing is stored.
 *
 * @returns one entry for each subject, in their order.
 * @throws {AppError} `not_found`, `unacceptable`
 */
export async function readSubjectsAnswer(
  services: Pick<Services, 'db' | 'speakers'>,
  owned: OwnedChannel,
  { subjects, answer }: { subjects: readonly string[]; answer: string },
): Promise<AssistantScripts> {
  const { voice, durationSeconds } = await readChoices(services.db, owned)
  const answerRequests = subjects.map((text) => ({ ...subjectOf(text, 'subjects'), durationSeconds }))
  try {
    const narrator = chooseNarrator(await services.speakers(owned.accountId), voice)
    const estimate = async (text: string, language: string) => narrator.estimate({ text, language, voice, pace: 1 })
    const entries = await readAnswers(answer, answerRequests, estimate, iconNames)
    return { scripts: entries.map(describe), correction: correctionOf(entries) }
  } catch (error) {
    throw toAppError(error, 'answer')
  }
}

type Entries = Awaited<ReturnType<typeof readAnswers>>

async function readChoices(db: Services['db'], owned: OwnedChannel) {
  const memory = await readMemory(db, owned.channelId)
  return runRequest(await findChannel(db, owned), { subject: null, words: null, told: memory })
}

function describe(entry: Entries[number]): AssistantScripts['scripts'][number] {
  const { subject } = entry
  if ('problem' in entry) return { subject, read: null, problem: entry.problem }
  const { words, seconds, repairs, faults } = entry.read
  return { subject, read: { words, seconds, repairs, faults: faults.map(({ sentence }) => sentence) }, problem: null }
}

/** Joins the corrections of all scripts. An answer with one object replaces the whole earlier answer. */
function correctionOf(entries: Entries): string {
  const parts = entries.flatMap((entry, i) => {
    const video = `Video ${i + 1}, about ${entry.subject}`
    if ('problem' in entry) return [`${video}: There is no script for it. Write it.`]
    return entry.read.correction === '' ? [] : [`${video}: ${entry.read.correction}`]
  })
  if (parts.length === 0) return ''
  return [...parts, `Answer with all ${entries.length} videos in one JSON object.`].join('\n\n')
}

import { MAX_VOICES } from '@dayreel/catalogue'
import type { Draft, Finding } from './check.ts'

/** Checks that a conversation has two to four speakers. */
export function checkSpeakers({ lines }: Draft, isDialogue: boolean): Finding | undefined {
  if (!isDialogue) return undefined
  const speakers = new Set(lines.map(({ speaker = 1 }) => speaker))
  const isWrong = [...speakers].some((speaker) => !isSpeaker(speaker))
  if (speakers.size > 1 && !isWrong) return undefined
  return {
    check: 'speakers',
    sentence: isWrong
      ? `The conversation has more than ${MAX_VOICES} speakers.`
      : 'The conversation has only one speaker.',
    demand: `Give the scenes two to ${MAX_VOICES} speakers: "speaker" is a whole number from 1 to ${MAX_VOICES}, the same for all scenes of one person.`,
  }
}

/** Corrects the number of a speaker that the model did not correct. */
export function tidySpeaker(speaker: number | undefined): number {
  if (speaker === undefined || !Number.isInteger(speaker) || speaker < 1) return 1
  return ((speaker - 1) % MAX_VOICES) + 1
}

function isSpeaker(speaker: number): boolean {
  return Number.isInteger(speaker) && speaker >= 1 && speaker <= MAX_VOICES
}

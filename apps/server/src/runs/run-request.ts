import { MAX_NOTES_CHARACTERS } from '@dayreel/catalogue'
import type { PreviousVideo } from '@dayreel/storyboard'
import { BUILT_IN } from '#costs/choose-source.ts'
import { newSeed, type StoredRequest } from '#videos'
import type { Chosen } from './subjects/choose-subject.ts'
import type { FoundChannel } from './find-channel.ts'

/**
 * Returns the request for a channel's video: its subject or script with the channel's choices, in the template's style.
 * The notes and both prompts determine place, hour, weather, colours, mood and people, unless the words name them. The
 * image prompt is also the content of the last picture. For given words, no model is paid or required.
 */
export function runRequest(
  { channel, config: { imagePrompt, textPrompt, choices } }: FoundChannel,
  { subject, words, toFind, told }: Omit<Chosen, 'isOwnSubject'> & { told: readonly PreviousVideo[] },
): StoredRequest {
  return {
    ...choices,
    notes: joinNotes(choices.notes, imagePrompt, textPrompt),
    template: channel.templateId,
    text: subject ?? '',
    ...(words && { words, kind: 'subject', writer: BUILT_IN }),
    ...(toFind && { toFind }),
    ...(textPrompt.trim() !== '' && { formula: textPrompt.trim() }),
    ...(imagePrompt.trim() !== '' && { closingPicture: imagePrompt.trim() }),
    seed: newSeed(),
    told,
  }
}

/** Joins the notes and the prompts. If they are too long, the end is cut. */
function joinNotes(...notes: readonly string[]): string {
  const whole = notes.map((text) => text.trim()).filter((text) => text !== '')
  return whole.join('\n').slice(0, MAX_NOTES_CHARACTERS).toWellFormed()
}

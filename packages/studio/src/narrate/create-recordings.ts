import { recordingOf } from '@dayreel/catalogue'
import type { HeardWord, Narrator, SpeechFinisher, SpeechRequest, StepStore } from '@dayreel/storyboard'
import { choiceGone, StudioError } from '@dayreel/storyboard/base'
import { CONTENT_ID } from './content-id.ts'

type RecordingsOptions = {
  /** The recordings by media id, with their lengths in seconds. */
  seconds: ReadonlyMap<string, number>
  /** Loads a recording's sound file. Undefined if it was deleted. */
  read: (mediaId: string) => Promise<Uint8Array | undefined>
  finisher: SpeechFinisher
  /** Returns the words that were heard in a recording before, if any. */
  heardIn?: (mediaId: string) => Promise<readonly HeardWord[] | undefined>
  /** Returns the cache for the transcripts of a recording. Default: that of the video. */
  storeOf?: (mediaId: string) => StepStore
}

/** Creates the narrator whose voices are a person's own recordings. Each one says the words of one scene. */
export function createRecordings({ seconds, read, finisher, heardIn, storeOf }: RecordingsOptions): Narrator {
  const estimate = ({ voice }: SpeechRequest): number => {
    const length = seconds.get(recordingOf(voice) ?? '')
    if (length === undefined) throw choiceGone('voice')
    return length
  }
  return {
    id: `own-recordings-${CONTENT_ID}/${finisher.id}`,
    name: 'own-recordings',
    hasVoice: (voice) => seconds.has(recordingOf(voice) ?? ''),
    // A recording speaks only the scene that it was made for, so it offers no voice for a language.
    speaks: (_language, voice) => voice !== undefined,
    async speak(request, signal, kept) {
      signal.throwIfAborted()
      estimate(request)
      const mediaId = recordingOf(request.voice)!
      const bytes = await read(mediaId)
      if (bytes === undefined) throw choiceGone('voice')
      const heard = await heardIn?.(mediaId)
      const sound = { ...(await finisher.decode(bytes, signal)), ...(heard && { heard }) }
      const speech = await finisher.finish(sound, request, signal, storeOf?.(mediaId) ?? kept)
      if (speech !== undefined) return speech
      throw new StudioError('sound-unreadable', 'A recording contains only silence. Record the scene again.')
    },
    async measure(request, signal) {
      signal.throwIfAborted()
      return estimate(request)
    },
    estimate,
    close: async () => undefined, // The finisher belongs to the process.
  }
}

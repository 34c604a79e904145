import { MAX_LABEL_CHARACTERS, MAX_TEXT_CHARACTERS, MAX_TITLE_CHARACTERS, type Quality } from '@dayreel/catalogue'
import { DEFAULT_CHOICES, GivenWords, line, text, VideoChoices } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { TextKind } from '../text-kind.ts'
import type { VideoRequest } from '../video-shapes.ts'
import { readStyleId, readTrackUrl, styleId, trackUrl } from './style-and-track.ts'

const MAX_URL_CHARACTERS = 2_000

/**
 * The specification's names of a video's choices. Options that are newer than the specification keep their own names.
 */
const SPECIFIED = {
  template: 'selectedTemplateId',
  durationSeconds: 'duration',
  style: 'styleId',
  quality: 'quality',
  voice: 'voiceId',
  music: 'musicUrl',
  notes: 'additionalInfo',
} as const
type SpecifiedChoice = keyof typeof SPECIFIED
const {
  template,
  durationSeconds,
  voice,
  notes,
  style: _style,
  quality: _quality,
  music: _music,
  ...NEWER
} = VideoChoices.shape

/**
 * A request to make a video, with the specification's field names. The schema accepts values that are not offered,
 * because the server rejects them with a message for the user.
 */
export const GenerateRequest = z.object({
  scriptSubject: text(MAX_TEXT_CHARACTERS, 'the script or subject').describe('A one-line subject, or a script.'),
  kind: TextKind.optional().describe('How to read the text; by default, one line is a subject.'),
  selectedTemplateId: template,
  duration: durationSeconds,
  styleId: line(MAX_LABEL_CHARACTERS, 'the style')
    .default(styleId(DEFAULT_CHOICES.style))
    .describe('The id of a preset style.'),
  quality: line(MAX_LABEL_CHARACTERS, 'the quality').default(DEFAULT_CHOICES.quality).describe('`low` or `high`.'),
  additionalInfo: notes
    .nullable()
    .transform((value) => value ?? DEFAULT_CHOICES.notes)
    .describe('Affects the pictures and mood, never the words.'),
  musicUrl: line(MAX_URL_CHARACTERS, 'the music')
    .nullable()
    .default(null)
    .describe('The address of one of the six tracks, or the id of the user’s own music; null for no music.'),
  voiceId: voice,
  title: line(MAX_TITLE_CHARACTERS, 'the title')
    .optional()
    .describe(
      'The title of a script’s video. Default: the script’s first sentence that fits the title limit. A subject is its own title.',
    ),
  tale: line(MAX_LABEL_CHARACTERS, 'the tale')
    .optional()
    .describe(
      'Uses this story of the built-in writer, under its own title, in place of a subject that it does not know.',
    ),
  words: GivenWords.optional().describe(
    'Uses these words about the subject, as `assistant-answer` returns them. No script is generated.',
  ),
  ...NEWER,
})
export type GenerateRequest = z.output<typeof GenerateRequest>

/** Returns the field of `GenerateRequest` in which an option is sent. */
export function specifiedField(option: keyof VideoChoices): string {
  return option in SPECIFIED ? SPECIFIED[option as SpecifiedChoice] : option
}

/**
 * Reads a request that a browser sent. Values that are not offered stay unchanged or become empty, so that
 * `findUnoffered` can report them.
 *
 * @param siteUrl See `readTrackUrl`.
 */
export function readGenerateRequest(sent: GenerateRequest, siteUrl: string): VideoRequest {
  const { scriptSubject, kind, title, tale, words, selectedTemplateId, duration, voiceId, additionalInfo, ...others } =
    sent
  const { styleId: sentStyle, musicUrl, quality: sentQuality, ...newer } = others
  return {
    ...newer,
    text: scriptSubject.trim(),
    ...(kind !== undefined && { kind }),
    ...(title && { title }),
    ...(tale !== undefined && { tale }),
    ...(words !== undefined && { words }),
    template: selectedTemplateId,
    durationSeconds: duration,
    style: readStyleId(sentStyle),
    quality: sentQuality as Quality,
    voice: voiceId,
    music: readTrackUrl(musicUrl, siteUrl),
    notes: additionalInfo.trim(),
  }
}

/** Returns the request with the specification's field names. */
export function writeGenerateRequest(request: VideoRequest): GenerateRequest {
  const { text: scriptSubject, kind, title, tale, words, ...choices } = request
  const { template: selectedTemplateId, durationSeconds: duration, voice: voiceId, notes: info, ...others } = choices
  const { style: chosenStyle, music: track, ...same } = others
  return {
    ...same,
    scriptSubject,
    ...(kind !== undefined && { kind }),
    ...(title !== undefined && { title }),
    ...(tale !== undefined && { tale }),
    ...(words !== undefined && { words }),
    selectedTemplateId,
    duration,
    styleId: styleId(chosenStyle),
    additionalInfo: info,
    musicUrl: trackUrl(track),
    voiceId,
  }
}

import {
  MAX_CHANNEL_NAME_CHARACTERS,
  MAX_LABEL_CHARACTERS,
  MAX_NOTES_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  QUALITY_NAMES,
  REVIEW_HOURS,
  TRACKS,
  type Quality,
} from '@dayreel/catalogue'
import { CHOICES, line, text } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { ChannelChoices, type ChannelChange, type ChannelSettings } from '../channel-settings.ts'
import { ChannelTarget, SCHEDULE_AND_TARGETS } from '../channel-shapes.ts'
import { readStyleId, readTrackUrl, styleId, trackUrl } from './style-and-track.ts'
import { youtubeConnectionOf } from './youtube-connection.ts'

const MAX_URL_CHARACTERS = 2_000

/**
 * The specification's names of channel settings in a change. Settings that are newer than the specification keep their
 * own names.
 */
const SPECIFIED = {
  durationSeconds: 'desiredDuration',
  style: 'selectedStyleId',
  quality: 'selectedQuality',
  voice: 'selectedVoiceId',
  music: 'selectedMusicUrl',
  notes: 'customNotes',
  runTime: 'preferredRunTimeLocal',
  timeZone: 'preferredTimeZone',
} as const satisfies Partial<Record<keyof ChannelChoices | keyof ChannelSettings, string>>
const {
  template: _template,
  durationSeconds: _duration,
  style: _style,
  quality: _quality,
  voice: _voice,
  music: _music,
  notes: _notes,
  ...NEWER
} = CHOICES

const runTime = () =>
  line(MAX_LABEL_CHARACTERS, 'the run time')
    .nullable()
    .describe('HH:MM on the clock of the zone, in steps of 5 minutes; null for no daily run.')
const zone = () =>
  line(MAX_LABEL_CHARACTERS, 'the time zone').describe('A zone of the IANA database, such as Europe/Berlin.')
const connection = () =>
  z
    .uuid('Choose one of your YouTube connections, or none.')
    .nullable()
    .describe('The YouTube channel among `targets`: sent alone, it replaces the YouTube channels there. Null for none.')

/**
 * The fields that describe how a channel's videos are made. The schema accepts values that are not offered, because the
 * server rejects them with a message for the user.
 */
const MAKING = {
  name: line(MAX_CHANNEL_NAME_CHARACTERS, 'the name'),
  imagePrompt: text(MAX_PROMPT_CHARACTERS, 'the image prompt'),
  textPrompt: text(MAX_PROMPT_CHARACTERS, 'the text prompt'),
  desiredDuration: z.number().describe('Seconds: 20 to 90 in steps of 5.'),
  selectedStyleId: line(MAX_LABEL_CHARACTERS, 'the style').describe('The id of a preset style.'),
  selectedQuality: line(MAX_LABEL_CHARACTERS, 'the quality').describe('`low` or `high`.'),
  selectedVoiceId: line(MAX_LABEL_CHARACTERS, 'the voice').describe('The id of a voice.'),
  selectedMusicUrl: line(MAX_URL_CHARACTERS, 'the music')
    .nullable()
    .describe('The address of one of the six tracks, or the id of the user’s own music; null for no music.'),
  customNotes: text(MAX_NOTES_CHARACTERS, 'the custom notes').describe(
    'Affects the pictures and mood, never the words.',
  ),
  ...NEWER,
}

/** A channel's configuration in an activation. Absent fields get the template's values. */
export const ActivationConfig = z.object({
  ...z.object(MAKING).partial().shape,
  youtube_connection_id: connection().optional(),
  preferred_run_time_local: runTime().optional(),
  preferred_timezone: zone().optional(),
  thumbnailUrl: line(MAX_URL_CHARACTERS, 'the thumbnail')
    .nullable()
    .optional()
    .describe('The picture of a customization, as returned.'),
  ...z.object(SCHEDULE_AND_TARGETS).partial().shape,
})
export type ActivationConfig = z.output<typeof ActivationConfig>

export const Activation = z.object({
  templateId: line(MAX_LABEL_CHARACTERS, 'the template').describe('One of the eight.'),
  config: ActivationConfig.default({}),
})
export type Activation = z.output<typeof Activation>

/** A channel's configuration in a change. Absent fields stay unchanged. */
export const ChangedConfig = z
  .object({
    ...MAKING,
    youtubeConnectionId: connection(),
    preferredRunTimeLocal: runTime(),
    preferredTimeZone: zone(),
    ...SCHEDULE_AND_TARGETS,
  })
  .partial()
export type ChangedConfig = z.output<typeof ChangedConfig>

/** The configuration of a channel, or of a template before its activation. */
export const ChannelConfig = z
  .object({
    name: z.string(),
    imageprompt: z.string(),
    textprompt: z.string(),
    desiredduration: z.int(),
    selectedstyleid: z.string(),
    selectedquality: z.enum(QUALITY_NAMES),
    customNotes: z.string(),
    selectedVoiceId: z.string(),
    selectedMusicUrl: z.string().nullable().describe('The address of a track.'),
    ...NEWER,
    youtubeConnectionId: z.uuid().nullable(),
    preferredRunTimeLocal: z.string().nullable().describe('HH:MM; null for no daily run.'),
    preferredTimeZone: z.string().nullable().describe('Null for a template, which has no time zone yet.'),
    days: z.array(z.int()),
    endsOn: z.string().nullable(),
    reviewHours: z.literal([...REVIEW_HOURS]).nullable(),
    targets: z.array(ChannelTarget).describe('The accounts that each video is posted to, the oldest connection first.'),
  })
  .meta({ id: 'ChannelConfig' })
export type ChannelConfig = z.infer<typeof ChannelConfig>

/** A template's configuration, with the specification's defaults for length and music. */
export const TemplateDefaults = ChannelConfig.extend({
  suggestion: ChannelConfig.pick({ desiredduration: true, selectedMusicUrl: true }).describe(
    'The length and the music that suit this template. An activation without these fields uses them.',
  ),
}).meta({ id: 'TemplateDefaults' })
export type TemplateDefaults = z.infer<typeof TemplateDefaults>

/** Returns the request field in which a change sends a setting. */
export function channelField(setting: keyof ChannelChoices | keyof ChannelSettings): string {
  return setting in SPECIFIED ? SPECIFIED[setting as keyof typeof SPECIFIED] : setting
}

/** @param siteUrl See `readTrackUrl`. */
export function readActivationConfig(sent: Omit<ActivationConfig, 'thumbnailUrl'>, siteUrl: string): ChannelChange {
  const { youtube_connection_id, preferred_run_time_local, preferred_timezone, ...same } = sent
  const renamed = {
    youtubeConnectionId: youtube_connection_id,
    preferredRunTimeLocal: preferred_run_time_local,
    preferredTimeZone: preferred_timezone,
  }
  return readChangedConfig({ ...same, ...renamed }, siteUrl)
}

export function writeActivationConfig(change: ChannelChange): ActivationConfig {
  const { youtubeConnectionId, preferredRunTimeLocal, preferredTimeZone, ...same } = writeChangedConfig(change)
  const renamed = {
    youtube_connection_id: youtubeConnectionId,
    preferred_run_time_local: preferredRunTimeLocal,
    preferred_timezone: preferredTimeZone,
  }
  return { ...same, ...present(renamed) }
}

/**
 * Reads a change of a channel. Values that are not offered stay unchanged or become empty, so that `findUnoffered` can
 * report them.
 *
 * @param siteUrl See `readTrackUrl`.
 */
export function readChangedConfig(sent: ChangedConfig, siteUrl: string): ChannelChange {
  const { desiredDuration, selectedStyleId, selectedQuality, selectedVoiceId, selectedMusicUrl, ...others } = sent
  const { customNotes, preferredRunTimeLocal, preferredTimeZone, ...same } = others
  const { name, imagePrompt, textPrompt, days, endsOn, reviewHours, targets, youtubeConnectionId, ...newer } = same
  const choices = {
    ...newer,
    durationSeconds: desiredDuration,
    style: selectedStyleId === undefined ? undefined : readStyleId(selectedStyleId),
    quality: selectedQuality as Quality | undefined,
    voice: selectedVoiceId,
    music: selectedMusicUrl === undefined ? undefined : readTrackUrl(selectedMusicUrl, siteUrl),
    notes: customNotes,
  }
  const settings = { name, imagePrompt, textPrompt, days, endsOn, reviewHours, targets, youtubeConnectionId }
  return {
    ...present({ ...settings, runTime: preferredRunTimeLocal, timeZone: preferredTimeZone }),
    choices: present(choices),
  }
}

export function writeChangedConfig({ choices = {}, runTime: time, timeZone, ...same }: ChannelChange): ChangedConfig {
  const { durationSeconds, style, quality, voice, music, notes, ...newer } = choices
  const renamed = {
    desiredDuration: durationSeconds,
    selectedStyleId: style === undefined ? undefined : styleId(style),
    selectedQuality: quality,
    selectedVoiceId: voice,
    selectedMusicUrl: music === undefined ? undefined : trackUrl(music),
    customNotes: notes,
    preferredRunTimeLocal: time,
    preferredTimeZone: timeZone,
  }
  return { ...same, ...newer, ...present(renamed) }
}

export function readChannelConfig(config: ChannelConfig): ChannelSettings {
  const { name, imageprompt, textprompt, days, endsOn, reviewHours, targets } = config
  const { selectedMusicUrl, preferredRunTimeLocal, preferredTimeZone } = config
  return {
    name,
    imagePrompt: imageprompt,
    textPrompt: textprompt,
    choices: ChannelChoices.parse({
      ...config,
      durationSeconds: config.desiredduration,
      style: readStyleId(config.selectedstyleid),
      quality: config.selectedquality,
      voice: config.selectedVoiceId,
      music: TRACKS.find(({ url }) => url === selectedMusicUrl)?.id ?? selectedMusicUrl,
      notes: config.customNotes,
    }),
    runTime: preferredRunTimeLocal,
    timeZone: preferredTimeZone,
    days,
    endsOn,
    reviewHours,
    targets,
  }
}

export function writeChannelConfig(settings: ChannelSettings): ChannelConfig {
  const { imagePrompt, textPrompt, choices, runTime: time, timeZone, ...same } = settings
  const { durationSeconds, style, quality, voice, music, notes, ...newer } = choices
  return {
    ...same,
    imageprompt: imagePrompt,
    textprompt: textPrompt,
    desiredduration: durationSeconds,
    selectedstyleid: styleId(style),
    selectedquality: quality,
    customNotes: notes,
    selectedVoiceId: voice,
    selectedMusicUrl: trackUrl(music),
    ...newer,
    youtubeConnectionId: youtubeConnectionOf(settings.targets),
    preferredRunTimeLocal: time,
    preferredTimeZone: timeZone,
  }
}

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

/** Omits fields without a value, because absent fields stay unchanged. */
function present<Fields extends object>(fields: Fields): Present<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<Fields>
}

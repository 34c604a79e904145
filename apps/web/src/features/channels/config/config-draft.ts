import { MAX_PROMPT_CHARACTERS, platformOf, type PlatformName, type REVIEW_HOURS } from '@dayreel/catalogue'
import {
  readChannelConfig,
  youtubeConnectionOf,
  type ChannelChange,
  type ChannelChoices,
  type ChannelConfig,
} from '@dayreel/contract'
import { findMissingChoices, readChoices, sentChoices, type ChoicesDraft } from '#lib/post-choices.ts'
import { browserRegion } from '#lib/browser-region.ts'
import { readPrompts, writePrompts } from './prompts.ts'

export type ReviewHours = (typeof REVIEW_HOURS)[number]

export type TargetDraft = ChoicesDraft & { connectionId: string; platform: PlatformName }

/** A channel's configuration while the form is being filled in. */
export type ConfigDraft = ChannelChoices & {
  name: string
  /** The image prompt and the text prompt, each after its prefix. */
  prompts: string
  /** The accounts that each video is posted to. */
  targets: readonly TargetDraft[]
  /** If the hour or the minute is missing, there is no daily run. */
  hour: number | null
  minute: number | null
  zone: string
  /** 1 for Monday … 7 for Sunday. */
  days: readonly number[]
  endsOn: string | null
  reviewHours: ReviewHours | null
}

/**
 * Converts the server's configuration to a draft. Without a stored time zone, the draft gets the zone of the user's
 * device.
 */
export function toDraft(config: ChannelConfig): ConfigDraft {
  const { name, imagePrompt, textPrompt, choices, runTime, timeZone, ...settings } = readChannelConfig(config)
  const [hour, minute] = (runTime?.split(':') ?? []).map(Number)
  return {
    ...choices,
    name,
    prompts: writePrompts({ imagePrompt, textPrompt }),
    targets: settings.targets.map(({ connectionId, platform, ...post }) => ({
      connectionId,
      platform,
      ...readChoices(platform, post),
    })),
    hour: hour ?? null,
    minute: minute ?? null,
    zone: timeZone ?? browserRegion().timeZone,
    days: settings.days,
    endsOn: settings.endsOn,
    reviewHours: settings.reviewHours,
  }
}

/** Converts a draft to a change with all settings. Texts are only trimmed. */
export function changeOf(draft: ConfigDraft): ChannelChange {
  const { name, prompts, targets, hour, minute, zone, days, endsOn, reviewHours, ...choices } = draft
  const { imagePrompt, textPrompt } = readPrompts(prompts)
  return {
    name: name.trim(),
    imagePrompt,
    textPrompt,
    choices: { ...choices, notes: choices.notes.trim() },
    youtubeConnectionId: youtubeConnectionOf(targets),
    runTime: runTimeOf({ hour, minute }),
    timeZone: zone,
    days: [...days],
    endsOn,
    reviewHours,
    targets: targets.map(sentChoices),
  }
}

/** Returns a time like `18:05`, or null if the hour or the minute is missing. */
export function runTimeOf({ hour, minute }: Pick<ConfigDraft, 'hour' | 'minute'>): string | null {
  if (hour === null || minute === null) return null
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** The reasons why a draft cannot be saved, by field. */
export type DraftFaults = { name?: string; prompts?: string; days?: string; targets?: string }

export function findFaults({ name, prompts, days, targets }: ConfigDraft): DraftFaults {
  return {
    ...(name.trim() === '' && { name: 'Channel name cannot be empty.' }),
    ...promptsFault(prompts),
    ...(days.length === 0 && { days: 'Choose at least one day of the week.' }),
    ...targetsFault(targets),
  }
}

function targetsFault(targets: readonly TargetDraft[]): Pick<DraftFaults, 'targets'> {
  for (const target of targets) {
    const [missing] = findMissingChoices(target)
    if (missing !== undefined) return { targets: `${platformOf(target.platform).label}: ${missing.text}` }
  }
  return {}
}

function promptsFault(prompts: string): Pick<DraftFaults, 'prompts'> {
  const { stray, imagePrompt, textPrompt } = readPrompts(prompts)
  if (stray !== '') return { prompts: 'Start each prompt with “Image Prompt:” or “Text Prompt:”.' }
  if (Math.max(imagePrompt.length, textPrompt.length) <= MAX_PROMPT_CHARACTERS) return {}
  return { prompts: `Each prompt may have at most ${MAX_PROMPT_CHARACTERS} characters.` }
}

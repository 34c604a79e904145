import type { REVIEW_HOURS } from '@dayreel/catalogue'
import { VideoChoices } from '@dayreel/storyboard/schema'
import type { z } from 'zod'
import type { ChannelTarget, ChannelTargetRequest } from './channel-shapes.ts'

/** A channel's choices for all its videos. The template is missing because it belongs to the channel itself. */
export const ChannelChoices = VideoChoices.omit({ template: true })
export type ChannelChoices = z.output<typeof ChannelChoices>

/** The settings of a channel: how its videos are made, when they are made, and where they are posted. */
export type ChannelSettings = {
  name: string
  imagePrompt: string
  textPrompt: string
  choices: ChannelChoices
  /** The local time of the daily run as HH:MM; null for no daily run. */
  runTime: string | null
  /** An IANA time zone; null for a template without a channel. */
  timeZone: string | null
  /** Days of the week: 1 for Monday … 7 for Sunday. */
  days: number[]
  endsOn: string | null
  reviewHours: (typeof REVIEW_HOURS)[number] | null
  targets: ChannelTarget[]
}

/** A change of a channel's settings. Absent fields stay unchanged. */
export type ChannelChange = Partial<Omit<ChannelSettings, 'choices' | 'timeZone' | 'targets'>> & {
  choices?: Partial<ChannelChoices>
  timeZone?: string
  targets?: ChannelTargetRequest[]
  /** The only account that the specification knows for a channel. See `withYouTubeConnection`. */
  youtubeConnectionId?: string | null
}

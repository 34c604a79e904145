import { CALENDAR_DAYS, COMING_STATES, RUN_STATUSES } from '@dayreel/catalogue'
import { z } from 'zod'
import { ByChannel, Channel, ChannelConfig, ChannelRun, date } from './channel-shapes.ts'

export { ByChannel }

const Moment = z.iso.datetime()
const DAY_MS = 86_400_000

/** What the coming days cost and whether there is enough for them. */
const Forecast = z.object({
  days: z.int().describe('How many days are looked at, from now on: 30.'),
  runs: z.int().describe('Scheduled videos of this channel in them.'),
  cost: z.int().describe('Their credits.'),
  costOfAll: z.int().describe('Those of all one’s channels that are switched on.'),
  credits: z.int().describe('What there is now.'),
  suffices: z.boolean().describe('Whether there is enough for all of them.'),
  lastsDays: z
    .int()
    .nullable()
    .describe('For about so many days there is enough for all channels; null where it suffices.'),
})

export const ChannelPage = Channel.extend({
  now: Moment.describe('The time by the clock that runs go by.'),
  nextDate: z.string().nullable().describe('The date of the next slot in the channel’s zone.'),
  ...ChannelConfig.pick({
    preferredRunTimeLocal: true,
    days: true,
    endsOn: true,
    reviewHours: true,
    privacyStatus: true,
  }).shape,
  ownSubjects: z.int().describe('How many of the videos left are of one’s own list.'),
  hasEnded: z.boolean().describe('Its end date is over.'),
  forecast: Forecast,
}).meta({ id: 'ChannelPage' })
export type ChannelPage = z.infer<typeof ChannelPage>

/** One thing on one date. */
export const CalendarEntry = z
  .object({
    localDate: z.string().describe('In the channel’s zone.'),
    at: Moment.describe('The slot of a scheduled run; of any other one when it was begun.'),
    state: z
      .enum([...RUN_STATUSES, ...COMING_STATES])
      .describe(
        'Of its run; where there is none yet: `coming`, `coming_unpaid` where credits end before it, `coming_untold` where subjects do.',
      ),
    makeAt: Moment.nullable().describe('When the video of a coming date is begun.'),
    canBeSkipped: z.boolean().describe('By skipped-dates where it has no run, else by its run.'),
    canBeUnskipped: z.boolean(),
    run: ChannelRun.nullable(),
  })
  .meta({ id: 'CalendarEntry' })
export type CalendarEntry = z.infer<typeof CalendarEntry>

export const CalendarRange = z
  .object({ from: date(), to: date() })
  .refine(
    ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < CALENDAR_DAYS * DAY_MS,
    `Choose a range of at most ${CALENDAR_DAYS} days.`,
  )

export const Calendar = z.object({
  timeZone: z.string(),
  today: z.string().describe('The date in that zone.'),
  entries: z.array(CalendarEntry).describe('The earliest first.'),
})

export const ByDate = z.object({ ...ByChannel.shape, date: date() })

import { CALENDAR_DAYS, COMING_STATES, DAY_MS, RUN_STATUSES } from '@dayreel/catalogue'
import { z } from 'zod'
import { ByChannel, Channel, ChannelRun, date } from './channel-shapes.ts'
import { ChannelConfig } from './specified/channel-config.ts'

export { ByChannel }

const Moment = z.iso.datetime()

/** The cost of a channel's scheduled videos, and whether the user's credits cover it. */
const Forecast = z.object({
  days: z.int().describe('The number of days in the forecast: 30, from today.'),
  runs: z.int().describe('The number of videos that this channel will make within the forecast.'),
  cost: z.int().describe('The credits that these videos cost.'),
  costOfAll: z.int().describe('The credits that the videos of all active channels cost within the forecast.'),
  credits: z.int().describe('The current balance.'),
  suffices: z.boolean().describe('Whether the balance covers `costOfAll`.'),
  lastsDays: z
    .int()
    .nullable()
    .describe('For how many days the credits pay for all channels; null if they pay for the whole forecast.'),
})

const NextSubject = z.object({
  from: z
    .enum(['list', 'template', 'model'])
    .describe('Where the subject comes from: the channel’s own list, its template, or a language model.'),
  text: z
    .string()
    .nullable()
    .describe('The subject, or the first line of a script. Null if a language model will find the subject later.'),
})
export type NextSubject = z.infer<typeof NextSubject>

export const ChannelPage = Channel.extend({
  now: Moment.describe('The server’s current time, which decides when runs start.'),
  nextDate: z.string().nullable().describe('The date of the next run, in the channel’s time zone.'),
  runTime: z.string().nullable().describe('HH:MM; null for no daily run.'),
  ...ChannelConfig.pick({ days: true, endsOn: true, reviewHours: true }).shape,
  ownSubjects: z.int().describe('How many of the remaining subjects are in the user’s own list.'),
  nextSubject: NextSubject.nullable().describe('The subject of the next video; null if all subjects are used.'),
  hasEnded: z.boolean().describe('The channel’s end date has passed.'),
  forecast: Forecast,
}).meta({ id: 'ChannelPage' })
export type ChannelPage = z.infer<typeof ChannelPage>

/** An entry in the calendar on one date. */
export const CalendarEntry = z
  .object({
    localDate: z.string().describe('The date in the channel’s time zone.'),
    at: Moment.describe('The scheduled time of the run; the start of a run without a schedule.'),
    state: z
      .enum([...RUN_STATUSES, ...COMING_STATES])
      .describe(
        'The status of its run. If there is no run: `coming`; `coming_unpaid` if credits will run out before it; `coming_untold` if subjects will.',
      ),
    makeAt: Moment.nullable().describe('When work on the video of an upcoming date starts.'),
    canBeSkipped: z
      .boolean()
      .describe(
        'Whether the date can be skipped: through `skipped-dates` if it has no run, otherwise by skipping its run.',
      ),
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
  today: z.string().describe('The current date in that time zone.'),
  entries: z.array(CalendarEntry).describe('Earliest first.'),
})

export const ByDate = z.object({ ...ByChannel.shape, date: date() })

import { DAY_MS, MINUTE_MS } from './durations.ts'

/** A date without a time, as the server writes it: `2026-11-22`. Dates in this form sort chronologically. */
export type DateText = string
/** A moment as an ISO text, a `Date`, or Unix milliseconds. */
export type Moment = string | number | Date
/** A user's region: a BCP 47 language tag, such as `de-AT`, which decides the date format, and an IANA time zone. */
export type Region = { locale: string; timeZone: string }

/** The region of accounts and browsers that do not report one. */
export const DEFAULT_REGION: Region = { locale: 'en-GB', timeZone: 'UTC' }

/** Formats dates in English words. The region decides their order and the 12-hour or 24-hour clock. */
export type Dates = {
  readonly timeZone: string
  /** The same region with another time zone. */
  in(timeZone: string): Dates
  /** Like `24 Nov 2026`. */
  date(moment: Moment): string
  /** Like `24 November 2026`. */
  longDate(moment: Moment): string
  /** Like `24 Nov`, with the year if it differs from the year of `now`. */
  shortDate(moment: Moment, now?: Moment): string
  /** `18:00` */
  time(moment: Moment): string
  /** Like `18:00:05`. */
  timeWithSeconds(moment: Moment): string
  /** Like `24 Nov 2026, 18:00`. */
  dateAndTime(moment: Moment): string
  /** Like `Tue 24 Nov, 18:00`. */
  dayAndTime(moment: Moment): string
  /** Like `Tuesday 24 November at 18:00 CET`, for readers who may be in another zone. */
  dayAndTimeWithZone(moment: Moment): string
  /** Returns the date that the region's zone has at a moment. */
  dateOf(moment: Moment): DateText
  /** Like `24 November`, with the year if it differs from the year of `today`. */
  dayAndMonth(date: DateText, today?: DateText): string
  /** Like `Tuesday, 24 November`, with the year if it differs from the year of `today`. */
  dayName(date: DateText, today?: DateText): string
  /** Like `Tuesday` or `Tue`. */
  weekday(date: DateText, length: 'long' | 'short'): string
  /** Like `November 2026`. */
  month(date: DateText): string
  /** `Nov` */
  shortMonth(date: DateText): string
  /** Like `16 – 22 November 2026`. */
  range(from: DateText, to: DateText): string
}

type Options = Intl.DateTimeFormatOptions
/** Creating a formatter takes about 100 times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()
/**
 * The maximum number of cached formatters. Without it, clients could fill the memory with spellings such as
 * `europe/BERLIN`.
 */
const MAX_FORMATS = 1_000

function formatOf(locale: string, options: Options): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const cached = formats.get(key)
  if (cached !== undefined) return cached
  const format = new Intl.DateTimeFormat(locale, options)
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(key, format)
  return format
}

/** Creates the formatter of a region. An unknown locale or zone is replaced with the default. */
export function createDates(region: Region): Dates {
  const { locale, hourCycle } = habitsOf(region.locale)
  const timeZone = isTimeZone(region.timeZone) ? region.timeZone : DEFAULT_REGION.timeZone
  const clock = hourCycle === undefined ? {} : { hourCycle }
  const at = (moment: Moment, options: Options): string =>
    formatOf(locale, { timeZone, ...options }).format(new Date(moment))
  const on = (date: DateText, options: Options): string =>
    formatOf(locale, { timeZone: 'UTC', ...options }).format(noonOf(date))
  const dates: Dates = {
    timeZone,
    in: (zone) => createDates({ ...region, timeZone: zone }),
    date: (moment) => at(moment, { dateStyle: 'medium' }),
    longDate: (moment) => at(moment, { dateStyle: 'long' }),
    shortDate(moment, now = Date.now()) {
      const isThisYear = isSameYear(dates.dateOf(moment), dates.dateOf(now))
      return at(moment, { day: 'numeric', month: 'short', ...yearUnless(isThisYear) })
    },
    time: (moment) => at(moment, { timeStyle: 'short', ...clock }),
    timeWithSeconds: (moment) => at(moment, { timeStyle: 'medium', ...clock }),
    dateAndTime: (moment) => at(moment, { dateStyle: 'medium', timeStyle: 'short', ...clock }),
    // The time is formatted separately, because Intl drops the hour's leading zero next to a short weekday: 9:30
    // instead of 09:30.
    dayAndTime: (moment) =>
      `${at(moment, { weekday: 'short', day: 'numeric', month: 'short' })}, ${dates.time(moment)}`,
    dayAndTimeWithZone: (moment) =>
      at(moment, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'shortGeneric',
        ...clock,
      }),
    dateOf: (moment) => dateIn(timeZone, moment),
    dayAndMonth: (date, today) => on(date, { day: 'numeric', month: 'long', ...yearUnless(isSameYear(date, today)) }),
    dayName: (date, today) => `${dates.weekday(date, 'long')}, ${dates.dayAndMonth(date, today)}`,
    weekday: (date, length) => on(date, { weekday: length }),
    month: (date) => on(date, { month: 'long', year: 'numeric' }),
    shortMonth: (date) => on(date, { month: 'short' }),
    range(from, to) {
      const format = formatOf(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
      return format.formatRange(noonOf(from), noonOf(to))
    },
  }
  return dates
}

/** Returns the date that a time zone has at a moment. */
export function dateIn(timeZone: string, moment: Moment): DateText {
  return new Date(clockIn(timeZone, moment)).toISOString().slice(0, 10)
}

/** Adds days to a date. */
export function addDays(date: DateText, days: number): DateText {
  return new Date(noonOf(date).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the weekday from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: DateText): number {
  return noonOf(date).getUTCDay() || 7
}

/** Returns the date and time on a zone's clock, converted to milliseconds as if they were UTC. */
export function clockIn(timeZone: string, moment: Moment): number {
  const parts = formatOf('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(moment))
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)!.value)
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
}

/**
 * Returns the moment, in Unix milliseconds, when a zone's clock first shows a time. If a clock change skips that time,
 * it is the first moment after it.
 *
 * @param clock the time on the zone's clock, in milliseconds as if it were UTC.
 */
export function momentAt(timeZone: string, clock: number): number {
  const offsets = [clock - DAY_MS, clock + DAY_MS].map((moment) => clockIn(timeZone, moment) - moment)
  let moment = clock - Math.max(...offsets)
  while (clockIn(timeZone, moment) < clock) moment += MINUTE_MS
  return moment
}

/** Returns how far a zone's clock is ahead of UTC at a moment, like `UTC+05:30`. */
export function offsetText(timeZone: string, moment: Moment): string {
  const seconds = Math.floor(new Date(moment).getTime() / 1000) * 1000
  const minutes = Math.round((clockIn(timeZone, seconds) - seconds) / MINUTE_MS)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${two(hours)}:${two(rest)}`
}

function yearUnless(isThisYear: boolean): Options {
  return isThisYear ? {} : { year: 'numeric' }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** Returns whether a name is an IANA time zone. Older names of zones count, but UTC offsets do not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return formatOf('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

/** Returns whether a text is a BCP 47 language tag, such as `en-GB`. */
export function isLocale(text: string): boolean {
  try {
    return new Intl.Locale(text).language !== ''
  } catch {
    return false
  }
}

/**
 * Returns the BCP 47 part of a locale. Some browsers report the locale of their POSIX system, such as `en-US@posix` or
 * `de_DE.UTF-8`.
 */
export function withoutPosix(locale: string): string {
  return locale.replace(/[.@].*$/s, '').replaceAll('_', '-')
}

/** Returns the region of this browser or process. An unknown locale is replaced with the default. */
export function detectRegion(locale: string | undefined): Region {
  const { timeZone, locale: own } = new Intl.DateTimeFormat().resolvedOptions()
  const detected = withoutPosix(locale ?? own)
  return {
    locale: isLocale(detected) ? detected : DEFAULT_REGION.locale,
    timeZone: timeZone || DEFAULT_REGION.timeZone,
  }
}

type Habits = { locale: string; hourCycle: Options['hourCycle'] }

/**
 * Returns the English locale of a region, because all texts are in English, with the region's 12-hour or 24-hour clock.
 */
function habitsOf(given: string): Habits {
  if (!isLocale(given)) return { locale: DEFAULT_REGION.locale, hourCycle: undefined }
  const { language, region } = new Intl.Locale(given).maximize()
  if (language === 'en') return { locale: given, hourCycle: undefined }
  const english = `en-${region}`
  const isKnown = formatOf(english, {}).resolvedOptions().locale === english
  const { hourCycle } = formatOf(given, { hour: 'numeric' }).resolvedOptions() as { hourCycle?: Options['hourCycle'] }
  return { locale: isKnown ? english : DEFAULT_REGION.locale, hourCycle }
}

function noonOf(date: DateText): Date {
  return new Date(`${date}T12:00:00Z`)
}

function isSameYear(one: DateText, other: DateText | undefined): boolean {
  return one.slice(0, 4) === other?.slice(0, 4)
}

import { FEW_VIDEOS_LEFT } from '@dayreel/catalogue'
import type { ChannelPage } from '@dayreel/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayAndMonth, dateIn } from '#ui/calendar/calendar-dates.ts'
import { daysWords } from '../day-words.ts'
import { nextRunWords, whenWords } from '../next-run-words.ts'
import styles from './channel-facts.module.css'

type ChannelFactsProps = { channel: ChannelPage; now: number }

/** When it runs next, what is left to tell, what that costs, when it ran last. */
export function ChannelFacts({ channel, now }: ChannelFactsProps) {
  const { timeZone: zone, videosLeft, ownSubjects, last_run_at: lastRunAt } = channel
  return (
    <dl className={styles.facts}>
      <Fact name="Next run" isShort={channel.problem !== null} more={<NextRunMore channel={channel} now={now} />}>
        {nextRunText(channel, now)}
      </Fact>
      <VideosLeft videosLeft={videosLeft} ownSubjects={ownSubjects} />
      <Cost forecast={channel.forecast} />
      <Fact name="Last run">{lastRunAt === null ? 'Never' : upperFirst(whenWords(lastRunAt, { zone, now }))}</Fact>
    </dl>
  )
}

function VideosLeft({ videosLeft, ownSubjects }: Pick<ChannelPage, 'videosLeft' | 'ownSubjects'>) {
  if (videosLeft === null) {
    const more = 'A language model finds a new subject for each'
    return (
      <Fact name="Videos left" more={ownSubjects === 0 ? more : `${ownSubjects} from your list come first`}>
        No end
      </Fact>
    )
  }
  const isShort = videosLeft <= FEW_VIDEOS_LEFT
  const more = ownSubjects === 0 ? 'From its template' : `${ownSubjects} from your list`
  return (
    <Fact name="Videos left" isShort={isShort} more={isShort ? <a href="#subjects">Add subjects</a> : more}>
      {String(videosLeft)}
    </Fact>
  )
}

type FactProps = { name: string; more?: ReactNode; isShort?: boolean; children: ReactNode }

function Fact({ name, more, isShort = false, children }: FactProps) {
  return (
    <div data-short={isShort || undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{children}</b>
        {more !== undefined && <span>{more}</span>}
      </dd>
    </div>
  )
}

/** `tomorrow 18:00 in Berlin, in 21 h`, or why there is none. */
function nextRunText(
  { isActive, hasEnded, endsOn, preferredRunTimeLocal, nextRunAt, problem, timeZone: zone }: ChannelPage,
  now: number,
): string {
  if (!isActive) return 'Paused'
  if (preferredRunTimeLocal === null) return 'No daily run'
  if (problem !== null) return 'Not planned'
  if (hasEnded || nextRunAt === null)
    return endsOn === null ? 'None' : `Ended on ${dayAndMonth(endsOn, dateIn(zone, now))}`
  return upperFirst(nextRunWords(nextRunAt, { zone, now }))
}

function NextRunMore({
  channel: { id, isActive, preferredRunTimeLocal, days, endsOn, reviewHours, problem, timeZone: zone },
  now,
}: ChannelFactsProps) {
  if (!isActive) return 'Everything is kept until you enable it.'
  if (preferredRunTimeLocal === null) return <Link to={`/app/configure-channel/${id}`}>Choose a run time</Link>
  if (problem !== null)
    return (
      <>
        {problem} <Link to={`/app/configure-channel/${id}`}>Configure</Link>
      </>
    )
  const end = endsOn === null ? '' : `, until ${dayAndMonth(endsOn, dateIn(zone, now))}`
  const review = reviewHours === null ? '' : `; ready for review ${reviewHours} h before`
  return `${daysWords(days)}${end}${review}`
}

function Cost({ forecast }: { forecast: ChannelPage['forecast'] }) {
  const { days, runs, cost, costOfAll, credits, suffices, lastsDays } = forecast
  const others = costOfAll > cost ? ` All your channels: ${countText(costOfAll, 'credit')}.` : ''
  return (
    <Fact
      name={`Next ${days} days`}
      isShort={!suffices}
      more={
        suffices ? (
          `You have ${credits}${costOfAll === 0 ? '' : ', which is enough'}.${others}`
        ) : (
          <>
            {`You have ${credits}${lastsDays === null || credits === 0 ? '' : `, enough for about ${countText(lastsDays, 'day')}`}.${others} `}
            <Link to="/app/subscription">Add credits</Link>
          </>
        )
      }
    >
      {`${countText(runs, 'video')}, ${countText(cost, 'credit')}`}
    </Fact>
  )
}

function countText(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

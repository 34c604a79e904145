import { FEW_VIDEOS_LEFT, type Dates } from '@dayreel/catalogue'
import type { ChannelPage } from '@dayreel/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countedNoun } from '#lib/counted-noun.ts'
import { useDates } from '#lib/dates.ts'
import { sentenceCase } from '#lib/sentence-case.ts'
import { daysWords } from '../day-words.ts'
import { nextRunWords, whenWords } from '../next-run-words.ts'
import styles from './channel-facts.module.css'

type ChannelFactsProps = { channel: ChannelPage; now: number }

/** Shows a channel's next run, its remaining videos, their cost, and its last run. */
export function ChannelFacts({ channel, now }: ChannelFactsProps) {
  const { timeZone, videosLeft, ownSubjects, last_run_at: lastRunAt } = channel
  const dates = useDates().in(timeZone)
  return (
    <dl className={styles.facts}>
      <Fact
        name="Next run"
        isShort={channel.problem !== null}
        more={<NextRunMore channel={channel} dates={dates} now={now} />}
      >
        {nextRunText(channel, { dates, now })}
      </Fact>
      <VideosLeft videosLeft={videosLeft} ownSubjects={ownSubjects} />
      <Cost forecast={channel.forecast} />
      <Fact name="Last run">{lastRunAt === null ? 'Never' : sentenceCase(whenWords(lastRunAt, { dates, now }))}</Fact>
    </dl>
  )
}

function VideosLeft({ videosLeft, ownSubjects }: Pick<ChannelPage, 'videosLeft' | 'ownSubjects'>) {
  if (videosLeft === null) {
    const more = 'A language model finds a new subject for each video'
    return (
      <Fact name="Videos left" more={ownSubjects === 0 ? more : `${ownSubjects} from your list come first`}>
        No end
      </Fact>
    )
  }
  const isShort = videosLeft <= FEW_VIDEOS_LEFT
  const others = videosLeft - ownSubjects
  const more = ownSubjects === 0 ? 'From its template' : `${ownSubjects} from your list, ${others} from its template`
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

/** Returns when the next run is, like `tomorrow 18:00 in Berlin, in 21 h`, or why there is none. */
function nextRunText(
  { isActive, hasEnded, endsOn, runTime, nextRunAt, problem }: ChannelPage,
  { dates, now }: { dates: Dates; now: number },
): string {
  if (!isActive) return 'Paused'
  if (runTime === null) return 'No daily run'
  if (problem !== null) return 'Not planned'
  if (hasEnded || nextRunAt === null)
    return endsOn === null ? 'None' : `Ended on ${dates.dayAndMonth(endsOn, dates.dateOf(now))}`
  return sentenceCase(nextRunWords(nextRunAt, { dates, now }))
}

function NextRunMore({
  channel: { id, isActive, runTime, days, endsOn, reviewHours, problem },
  dates,
  now,
}: ChannelFactsProps & { dates: Dates }) {
  if (!isActive) return 'Its settings and subjects stay until you enable it.'
  if (runTime === null) return <Link to={`/app/configure-channel/${id}`}>Choose a run time</Link>
  if (problem !== null)
    return (
      <>
        {problem} <Link to={`/app/configure-channel/${id}`}>Configure</Link>
      </>
    )
  const end = endsOn === null ? '' : `, until ${dates.dayAndMonth(endsOn, dates.dateOf(now))}`
  const review = reviewHours === null ? '' : `; ready for review ${reviewHours} h before`
  return `${daysWords(days)}${end}${review}`
}

function Cost({ forecast }: { forecast: ChannelPage['forecast'] }) {
  const { days, runs, cost, costOfAll, credits, suffices, lastsDays } = forecast
  const others = costOfAll > cost ? ` All your channels: ${countedNoun(costOfAll, 'credit')}.` : ''
  return (
    <Fact
      name={`Next ${days} days`}
      isShort={!suffices}
      more={
        suffices ? (
          `You have ${credits}${costOfAll === 0 ? '' : ', which is enough'}.${others}`
        ) : (
          <>
            {`You have ${credits}${lastsDays === null || credits === 0 ? '' : `, enough for about ${countedNoun(lastsDays, 'day')}`}.${others} `}
            <Link to="/app/subscription">Add credits</Link>
          </>
        )
      }
    >
      {`${countedNoun(runs, 'video')}, ${countedNoun(cost, 'credit')}`}
    </Fact>
  )
}

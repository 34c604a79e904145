import type { ChannelPage } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LiveState } from '#lib/live-connection.ts'
import { Panel } from '#ui/panel.tsx'
import { dateIn } from '#ui/calendar/calendar-dates.ts'
import { ChannelCalendar } from '../calendar/channel-calendar.tsx'
import { runsQuery } from '../channel-queries.ts'
import { placeOf } from '../next-run-words.ts'
import { SubjectList } from '../subjects/subject-list.tsx'
import { isUnfinished } from '../run-words.ts'
import { askChannelsAgainAfter } from '../use-live-channels.ts'
import { ChannelFacts } from './channel-facts.tsx'
import styles from './channel-details.module.css'
import { ReviewCards } from './review-cards.tsx'
import { RunHistory } from './run-history.tsx'

type ChannelDetailsProps = {
  channel: ChannelPage
  /** By the server's clock. */
  now: number
  live: LiveState
}

/** One channel: what comes, what was, and what it is to tell about. */
export function ChannelDetails({ channel, now, live }: ChannelDetailsProps) {
  const { id, timeZone: zone } = channel
  const { data: newest } = useQuery({
    ...runsQuery(id, 1),
    refetchInterval: ({ state }) => askChannelsAgainAfter(live, state.data?.items.some(isUnfinished) ?? false),
  })
  return (
    <>
      <ReviewCards channelId={id} runs={newest?.items ?? []} zone={zone} now={now} />
      <ChannelFacts channel={channel} now={now} />
      {channel.isPostedPrivately && (
        <p className={styles.seen}>
          Only you can see what is posted. <Link to={`/app/configure-channel/${id}`}>Change who can see it</Link>
        </p>
      )}
      <Panel title="Calendar" lead={`Times are by the clock in ${placeOf(zone)}.`} isNarrow>
        <ChannelCalendar key={id} channelId={id} zone={zone} today={dateIn(zone, now)} now={now} live={live} />
      </Panel>
      <div className={styles.columns}>
        <div id="subjects">
          <Panel title="Your subjects" lead={leftWords(channel)} isNarrow>
            <SubjectList channelId={id} />
          </Panel>
        </div>
        <Panel title="History" lead="Newest first." isNarrow>
          <RunHistory channelId={id} zone={zone} now={now} />
        </Panel>
      </div>
    </>
  )
}

/** `3 of yours come first, then 57 of its template.` */
function leftWords({ ownSubjects, videosLeft }: Pick<ChannelPage, 'ownSubjects' | 'videosLeft'>): string {
  const others = videosLeft === null ? null : videosLeft - ownSubjects
  const rest =
    others === null
      ? 'after them a language model finds a new one each time'
      : others === 0
        ? 'its template has told all it has'
        : `its template has ${others} more`
  if (ownSubjects === 0) return `Add your own, and they come first; ${rest}.`
  return `${ownSubjects} of yours ${ownSubjects === 1 ? 'comes' : 'come'} first; ${rest}.`
}

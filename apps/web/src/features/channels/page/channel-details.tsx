import type { ChannelPage } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import type { LiveState } from '#lib/live-connection.ts'
import { Panel } from '#ui/panel.tsx'
import { ChannelCalendar } from '../calendar/channel-calendar.tsx'
import { runsQuery } from '../channel-queries.ts'
import { placeOf } from '../next-run-words.ts'
import { accountsWords, audienceWords } from '../posts-to-words.ts'
import { SubjectList } from '../subjects/subject-list.tsx'
import { isUnfinished } from '../run-words.ts'
import { askChannelsAgainAfter } from '../use-live-channels.ts'
import { ChannelFacts } from './channel-facts.tsx'
import styles from './channel-details.module.css'
import { ReviewCards } from './review-cards.tsx'
import { RunHistory } from './run-history.tsx'

type ChannelDetailsProps = {
  channel: ChannelPage
  /** The server's time in Unix milliseconds. */
  now: number
  live: LiveState
}

/** Shows one channel: its coming runs, its past runs, and its subjects. */
export function ChannelDetails({ channel, now, live }: ChannelDetailsProps) {
  const { id, timeZone: zone } = channel
  const dates = useDates().in(zone)
  const { data: newest } = useQuery({
    ...runsQuery(id, 1),
    refetchInterval: ({ state }) => askChannelsAgainAfter(live, state.data?.items.some(isUnfinished) ?? false),
  })
  return (
    <>
      <ReviewCards channelId={id} runs={newest?.items ?? []} dates={dates} now={now} />
      <ChannelFacts channel={channel} now={now} />
      <p className={styles.seen}>
        {channel.postsTo.length === 0 ? (
          <>
            Videos are kept in My Videos. <Link to={`/app/configure-channel/${id}`}>Choose where to post them</Link>
          </>
        ) : (
          <>
            {accountsWords(channel.postsTo)} {audienceWords(channel.postsTo)}{' '}
            <Link to={`/app/configure-channel/${id}`}>Change where and how</Link>
          </>
        )}
      </p>
      <Panel title="Calendar" lead={`Times are shown for ${placeOf(zone)}.`} isNarrow>
        <ChannelCalendar key={id} channelId={id} dates={dates} today={dates.dateOf(now)} now={now} live={live} />
      </Panel>
      <div className={styles.columns}>
        <div id="subjects">
          <Panel title="Your subjects" lead={leftWords(channel)} isNarrow>
            <SubjectList channelId={id} />
          </Panel>
        </div>
        <Panel title="History" lead="Newest first." isNarrow>
          <RunHistory channelId={id} dates={dates} now={now} />
        </Panel>
      </div>
    </>
  )
}

/**
 * Describes which subjects come next, like `Your 3 subjects come first, then 54 from its template.` Without a language
 * model, the owner's subjects take their stories from the template's, so the second number falls as the first rises.
 */
function leftWords({ ownSubjects, videosLeft }: Pick<ChannelPage, 'ownSubjects' | 'videosLeft'>): string {
  const own = ownSubjects === 1 ? 'Your subject comes first' : `Your ${ownSubjects} subjects come first`
  const start = ownSubjects === 0 ? 'Add your own subjects, and they come first' : own
  if (videosLeft === null) return `${start}. After that, a language model finds new ones.`
  const others = videosLeft - ownSubjects
  const order =
    others === 0 ? `${start}. The template has no subjects left.` : `${start}, then ${others} from its template.`
  return `${order} Each subject uses one of the template’s stories; a script uses none.`
}

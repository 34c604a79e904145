import { FEW_VIDEOS_LEFT, TEMPLATES, type Dates } from '@dayreel/catalogue'
import type { Channel } from '@dayreel/contract'
import { Loader, Switch } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { WayOut } from '#ui/way-out.tsx'
import { nextRunWords } from '../next-run-words.ts'
import { audienceWords, platformsWords } from '../posts-to-words.ts'
import { RunOnceButton } from '../run-once-button.tsx'
import { useToggle } from '../use-toggle.ts'
import styles from './channel-card.module.css'
import { findPostingFaults } from './posting-faults.ts'

type ChannelCardProps = { channel: Channel; /** The channel's position in the list. */ index: number }

/** A channel in the list, with its state and its most frequent actions. */
export function ChannelCard({ channel, index }: ChannelCardProps) {
  const {
    id,
    name,
    templateName,
    isActive,
    purchasedAt,
    last_run_at: lastRunAt,
    unfinishedRun,
    newestRun,
    videosLeft,
  } = channel
  const dates = useDates()
  const toggle = useToggle(id)
  return (
    <li className={styles.card} data-off={!isActive || undefined}>
      <Thumbnail url={channel.thumbnailUrl} index={index} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 dir="auto">
            <Link to={`/app/my-channels/${id}`}>{name}</Link>
          </h2>
          {templateName !== name && <p className={styles.template}>{templateName}</p>}
        </div>
        <p className={styles.next} data-asks={channel.isOutOfCredits || channel.problem !== null || undefined}>
          {nextWords(channel, dates)}
          {isWanting(channel) && <WayOut reason="out_of_credits" />}
        </p>
        {channel.unpaidFrom !== null && !isWanting(channel) && (
          <p className={styles.fault}>
            {`Your credits won’t cover videos from ${dayOf(channel.unpaidFrom, channel, dates)} on.`}
            <WayOut reason="out_of_credits" />
          </p>
        )}
        {unfinishedRun !== null && (
          <p className={styles.making} role="status">
            <Loader size={14} aria-hidden="true" />
            {unfinishedRun.videoId === null ? (
              'A video is about to be created.'
            ) : (
              <Link to={`/app/videos/${unfinishedRun.videoId}`}>A video is being created.</Link>
            )}
          </p>
        )}
        {newestRun !== null && newestRun.videoId !== null && (
          <p className={styles.newest}>
            Newest video: <Link to={`/app/videos/${newestRun.videoId}`}>{newestRun.title}</Link>
          </p>
        )}
        {findPostingFaults(channel).map(({ text, to, label }) => (
          <p key={text} className={styles.fault}>
            {text} <Link to={to}>{label}</Link>
          </p>
        ))}
        {channel.postsTo.length > 0 && (
          <p className={styles.seen}>
            {platformsWords(channel.postsTo)} {audienceWords(channel.postsTo)}
          </p>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>Activated</dt>
            <dd>{dates.date(purchasedAt)}</dd>
          </div>
          <div>
            <dt>Last Run</dt>
            <dd>{lastRunAt === null ? 'Never' : dates.dateAndTime(lastRunAt)}</dd>
          </div>
          <div data-asks={(videosLeft !== null && videosLeft <= FEW_VIDEOS_LEFT) || undefined}>
            <dt>Videos left</dt>
            <dd>{videosLeft ?? 'No end'}</dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <Switch
            label={isActive ? 'Enabled' : 'Disabled'}
            aria-label={`${name}: ${isActive ? 'Enabled' : 'Disabled'}`}
            checked={isActive}
            disabled={toggle.isPending}
            onChange={({ currentTarget: { checked } }) => toggle.mutate(checked)}
          />
          <span className={styles.ways}>
            <Link className={styles.configure} to={`/app/configure-channel/${id}`} aria-label={`Configure ${name}`}>
              Configure
            </Link>
            <RunOnceButton channel={channel} look="default" />
          </span>
        </div>
      </div>
    </li>
  )
}

/**
 * Shows the channel's own picture. If there is none or it was deleted, shows one of eight others, chosen by position.
 */
function Thumbnail({ url, index }: { url: string | null; index: number }) {
  const [missing, setMissing] = useState<string>()
  const fallback = TEMPLATES[index % TEMPLATES.length]!.previewUrl
  return (
    <div className={styles.picture}>
      <img
        src={url === null || url === missing ? fallback : url}
        alt=""
        width={540}
        height={960}
        loading="lazy"
        decoding="async"
        onError={() => setMissing(url ?? undefined)}
      />
    </div>
  )
}

/** Returns whether the next run would be skipped for lack of credits, like the last one. */
function isWanting({ isActive, isOutOfCredits, nextRunAt, problem }: Channel): boolean {
  return isActive && problem === null && nextRunAt !== null && isOutOfCredits
}

function nextWords(channel: Channel, dates: Dates): string {
  const { isActive, nextRunAt, timeZone, problem } = channel
  if (!isActive) return 'It won’t make videos until you enable it.'
  if (problem !== null) return problem
  if (nextRunAt === null) return 'No daily run.'
  const when = nextRunWords(nextRunAt, { dates: dates.in(timeZone), now: Date.now() })
  if (isWanting(channel)) return `The last run was skipped because you had no credits. Next run: ${when}.`
  return `Next video: ${when}`
}

/** Returns a date in the channel's zone, like `3 December`. */
function dayOf(date: string, { timeZone }: Channel, dates: Dates): string {
  return dates.dayAndMonth(date, dates.in(timeZone).dateOf(Date.now()))
}

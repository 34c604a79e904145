import { FEW_VIDEOS_LEFT, TEMPLATES } from '@dayreel/catalogue'
import type { Channel } from '@dayreel/contract'
import { Loader, Switch } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { WayOut } from '#ui/way-out.tsx'
import { nextRunWords } from '../next-run-words.ts'
import { RunOnceButton } from '../run-once-button.tsx'
import { useToggle } from '../use-toggle.ts'
import styles from './channel-card.module.css'

type ChannelCardProps = { channel: Channel; /** Its place in the list. */ index: number }

/** A channel of the list: how it is doing, and what is done with it most. */
export function ChannelCard({ channel, index }: ChannelCardProps) {
  const { id, name, templateName, isActive, purchasedAt, last_run_at: lastRunAt, unfinishedRun, videosLeft } = channel
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
          {nextWords(channel)}
          {isWanting(channel) && <WayOut reason="out_of_credits" />}
        </p>
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
        {channel.isPostedPrivately && <p className={styles.seen}>Only you can see what is posted.</p>}
        <dl className={styles.facts}>
          <div>
            <dt>Activated</dt>
            <dd>{dayWords(purchasedAt)}</dd>
          </div>
          <div>
            <dt>Last Run</dt>
            <dd>{lastRunAt === null ? 'Never' : momentWords(lastRunAt)}</dd>
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

/** The channel's own picture, or one of eight by its place, where it has none or it is gone. */
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

/** Its next run would be skipped like the last one. */
function isWanting({ isActive, isOutOfCredits, nextRunAt, problem }: Channel): boolean {
  return isActive && problem === null && nextRunAt !== null && isOutOfCredits
}

function nextWords(channel: Channel): string {
  const { isActive, nextRunAt, timeZone, problem } = channel
  if (!isActive) return 'Switched off. It makes no video by itself.'
  if (problem !== null) return problem
  if (nextRunAt === null) return 'No daily run.'
  const when = nextRunWords(nextRunAt, { zone: timeZone, now: Date.now() })
  if (isWanting(channel)) return `The last run was skipped for want of credits. Next try: ${when}.`
  return `Next video: ${when}`
}

function dayWords(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' })
}

function momentWords(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

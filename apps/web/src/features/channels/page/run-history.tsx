import type { Dates } from '@dayreel/catalogue'
import type { ChannelRun } from '@dayreel/contract'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Pager } from '#ui/pager.tsx'
import { Problem } from '#ui/problem.tsx'
import { runsQuery } from '../channel-queries.ts'
import { whenWords } from '../next-run-words.ts'
import { PostLinks } from '../post-links.tsx'
import { RunReason } from '../run-reason.tsx'
import { RunStanding } from '../run-standing.tsx'
import { RunThumbnail } from '../run-thumbnail.tsx'
import { aboutOf, kindWords, reasonOf, standingOfRun } from '../run-words.ts'
import styles from './run-history.module.css'

type RunHistoryProps = { channelId: string; dates: Dates; now: number }

/** The number of runs shown until the user requests more. */
const SHOWN = 8

/** Lists all runs of a channel, newest first. Shows the reason for each failed run. */
export function RunHistory({ channelId, dates, now }: RunHistoryProps) {
  const [page, setPage] = useState(1)
  const [isWhole, setWhole] = useState(false)
  const runs = useQuery(runsQuery(channelId, page))
  if (runs.isPending)
    return <Skeleton h={280} radius="md" role="status" aria-busy="true" aria-label="Loading the history" />
  if (runs.isLoadingError)
    return <Problem title="The history couldn’t be loaded" error={runs.error} onRetry={() => void runs.refetch()} />
  const { items, pages } = runs.data
  const shown = isWhole ? items : items.slice(0, SHOWN)
  if (items.length === 0) return <p className={styles.none}>No runs yet.</p>
  return (
    <>
      <ol className={styles.list} aria-label="Runs">
        {shown.map((run) => (
          <HistoryRow
            key={run.id}
            channelId={channelId}
            run={run}
            when={whenWords(run.slotAt ?? run.createdAt, { dates, now })}
          />
        ))}
      </ol>
      {shown.length < items.length && (
        <Button variant="default" size="sm" mt="sm" onClick={() => setWhole(true)}>
          Show more
        </Button>
      )}
      {isWhole && <Pager total={pages} value={page} onChange={setPage} size="sm" mt="md" />}
    </>
  )
}

function HistoryRow({ channelId, run, when }: { channelId: string; run: ChannelRun; when: string }) {
  const [about, kind] = [aboutOf(run), kindWords(run.kind)]
  return (
    <li className={styles.run}>
      <RunThumbnail run={run} />
      <div className={styles.words}>
        <h3 dir="auto">
          {run.videoId === null ? (about ?? kind) : <Link to={`/app/videos/${run.videoId}`}>{about ?? kind}</Link>}
        </h3>
        <p className={styles.facts}>
          <RunStanding standing={standingOfRun(run)} />
          <span>
            {when}
            {about !== undefined && ` · ${kind}`}
          </span>
        </p>
        {reasonOf(run) !== '' && (
          <p className={styles.reason}>
            <RunReason channelId={channelId} run={run} />
          </p>
        )}
        <PostLinks posts={run.posts} />
      </div>
    </li>
  )
}

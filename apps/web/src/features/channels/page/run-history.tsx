import type { ChannelRun } from '@dayreel/contract'
import { Button, Pagination, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { runsQuery } from '../channel-queries.ts'
import { whenWords } from '../next-run-words.ts'
import { PostLink } from '../post-link.tsx'
import { RunReason } from '../run-reason.tsx'
import { RunStanding } from '../run-standing.tsx'
import { RunThumbnail } from '../run-thumbnail.tsx'
import { aboutOf, kindWords, reasonOf, standingOfRun } from '../run-words.ts'
import styles from './run-history.module.css'

type RunHistoryProps = { channelId: string; zone: string; now: number }

/** So many are shown until more are asked for. */
const SHOWN = 8

/** All that a channel has done, newest first, with a reason for whatever came to nothing. */
export function RunHistory({ channelId, zone, now }: RunHistoryProps) {
  const [page, setPage] = useState(1)
  const [isWhole, setWhole] = useState(false)
  const runs = useQuery(runsQuery(channelId, page))
  if (runs.isPending)
    return <Skeleton h={280} radius="md" role="status" aria-busy="true" aria-label="Loading the history" />
  if (runs.isLoadingError)
    return <Problem title="The history could not be loaded" error={runs.error} onRetry={() => void runs.refetch()} />
  const { items, pages } = runs.data
  const shown = isWhole ? items : items.slice(0, SHOWN)
  if (items.length === 0) return <p className={styles.none}>Nothing has run yet.</p>
  return (
    <>
      <ol className={styles.list} aria-label="Runs">
        {shown.map((run) => (
          <HistoryRow
            key={run.id}
            channelId={channelId}
            run={run}
            when={whenWords(run.slotAt ?? run.createdAt, { zone, now })}
          />
        ))}
      </ol>
      {shown.length < items.length && (
        <Button variant="default" size="sm" mt="sm" onClick={() => setWhole(true)}>
          Show more
        </Button>
      )}
      {isWhole && pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={setPage}
          size="sm"
          mt="md"
          getControlProps={(control) => ({ 'aria-label': CONTROL_LABELS[control] })}
          getItemProps={(to) => ({ 'aria-label': `Page ${to}` })}
        />
      )}
    </>
  )
}

const CONTROL_LABELS = { first: 'First page', previous: 'Page before', next: 'Next page', last: 'Last page' } as const

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
        <PostLink post={run.post} />
      </div>
    </li>
  )
}

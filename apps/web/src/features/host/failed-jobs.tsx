import { Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { JOB_KINDS, type FailedJobs as Failed, type JobKind } from '@dayreel/contract'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { server } from '#lib/api.ts'
import { sentenceCase } from '#lib/sentence-case.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './failed-jobs.module.css'
import { HOST_KEY } from '#lib/host-key.ts'

type Job = Failed['jobs'][number]
type Retry = { title: string; effect: string; send: () => Promise<{ sentence: string; isProblem: boolean }> }

const failedJobsQuery = queryOptions({
  queryKey: [...HOST_KEY, 'failed-jobs'],
  queryFn: ({ signal }) => server.readFailedJobs({}, { signal }),
})

/** The effect of a retry, by job kind. */
const EFFECTS: Readonly<Record<JobKind, string>> = {
  run: 'This restarts the run and makes its video.',
  video: 'This creates the video again, at no cost to its owner.',
  picture: 'This makes the picture again.',
  'payment-check': 'This compares the payments with Stripe again.',
  'external-cleanup': 'This repeats the rest of the clean-up for deleted accounts.',
  mail: 'This sends the email again, but its links and codes may have expired.',
  payment: 'This reads the payment from Stripe and applies it.',
  'clean-up': 'This repeats the hourly clean-up.',
  'video-clean-up': 'This repeats the clean-up of video files.',
  'disk-check': 'This checks the disk and the queue again.',
}

/** Lists failed jobs with buttons to retry them. */
export function FailedJobs() {
  const failed = useQuery(failedJobsQuery)
  const [retry, setRetry] = useState<Retry>()
  const [result, setResult] = useState<{ sentence: string; isProblem: boolean }>()
  if (failed.isPending) return <Skeleton h={120} role="status" aria-label="Loading failed jobs" />
  if (failed.isLoadingError) {
    return <Problem title="Failed jobs couldn’t be loaded" error={failed.error} onRetry={() => void failed.refetch()} />
  }
  const { jobs, kinds } = failed.data
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <Stack gap="md">
      {result && <Notice kind={result.isProblem ? 'problem' : 'success'}>{result.sentence}</Notice>}
      {jobs.length === 0 && (
        <Text size="sm" c="dimmed">
          There are no failed jobs to retry.
        </Text>
      )}
      <KindButtons kinds={kinds} onRetry={setRetry} />
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <FailedJob key={job.id} job={job} onRetry={() => setRetry(retryOf(job))} />
        ))}
      </ul>
      {total > jobs.length && (
        <Text size="sm" c="dimmed">
          These are the newest {jobs.length} of {total}. <Code>npm run jobs -- list</Code> lists all.
        </Text>
      )}
      {retry && <ConfirmRetry retry={retry} onClose={() => setRetry(undefined)} onDone={setResult} />}
    </Stack>
  )
}

function KindButtons({ kinds, onRetry }: Pick<Failed, 'kinds'> & { onRetry: (retry: Retry) => void }) {
  const many = kinds.flatMap(({ kind, count }) => (isKnown(kind) && count > 1 ? [{ kind, count }] : []))
  if (many.length === 0) return null
  return (
    <Group gap="xs">
      {many.map(({ kind, count }) => (
        <Button key={kind} variant="default" size="sm" onClick={() => onRetry(retryAllOf(kind, count))}>
          Retry all {count} {wordsOf(kind)} jobs
        </Button>
      ))}
    </Group>
  )
}

function FailedJob({ job, onRetry }: { job: Job; onRetry: () => void }) {
  const { kind, ids, attempts, reason, failedAt } = job
  return (
    <li className={styles.job}>
      <div className={styles.words}>
        <Text fw={600}>{titleOf(kind)}</Text>
        <Text size="sm">{reason}</Text>
        <Text size="sm" c="dimmed">
          <time dateTime={failedAt}>{useDates().dateAndTime(failedAt)}</time>,{' '}
          {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
        </Text>
        {ids.length > 0 && (
          <Text size="xs" c="dimmed">
            {ids.map(({ field, id }) => `${field} ${id}`).join(', ')}
          </Text>
        )}
      </div>
      <Button
        variant="default"
        size="sm"
        onClick={onRetry}
        aria-label={`Retry the ${wordsOf(kind)} job: ${reason}`}
        className={styles.retry}
      >
        Retry
      </Button>
    </li>
  )
}

type ConfirmRetryProps = {
  retry: Retry
  onClose: () => void
  onDone: (result: { sentence: string; isProblem: boolean }) => void
}

function ConfirmRetry({ retry, onClose, onDone }: ConfirmRetryProps) {
  const queryClient = useQueryClient()
  const run = useMutation({
    mutationFn: retry.send,
    onSuccess: async (result) => {
      await queryClient.invalidateQueries({ queryKey: HOST_KEY })
      onDone(result)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={retry.title}
      words={retry.effect}
      keep="Cancel"
      confirm="Retry"
      change={run}
      isOpen
      onClose={onClose}
    />
  )
}

function retryOf({ id, kind }: Job): Retry {
  return {
    title: `Retry this ${wordsOf(kind)} job?`,
    effect: isKnown(kind) ? EFFECTS[kind] : 'The job runs again.',
    send: async () => {
      const { isRetried, sentence } = await server.retryFailedJob({ params: { jobId: id } })
      return { sentence, isProblem: !isRetried }
    },
  }
}

function retryAllOf(kind: JobKind, count: number): Retry {
  return {
    title: `Retry all ${count} ${wordsOf(kind)} jobs?`,
    effect: `For each of them: ${EFFECTS[kind]}`,
    send: async () => {
      const { sentence, refused } = await server.retryFailedJobs({ body: { kind } })
      return { sentence, isProblem: refused > 0 }
    },
  }
}

function isKnown(kind: string): kind is JobKind {
  return (JOB_KINDS as readonly string[]).includes(kind)
}

function wordsOf(kind: string): string {
  return kind.replaceAll('-', ' ')
}

function titleOf(kind: string): string {
  return sentenceCase(wordsOf(kind))
}

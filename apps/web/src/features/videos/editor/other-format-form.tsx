import { FORMATS } from '@dayreel/catalogue'
import type { Storyboard, Video } from '@dayreel/contract'
import { Button, Skeleton, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { storyboardQuery, videoQuery } from '#lib/videos.ts'
import { ChoiceRow } from '#ui/choices/choice-row.tsx'
import { BuyCreditsLink } from '#ui/buy-credits-link.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { canPay, lengthText } from '../cost-words.ts'
import { CreationProblem } from '../creation-problem.tsx'
import { versionCostText } from './changes/free-words.ts'
import { planText } from './changes/plan-words.ts'
import { useChangePlan } from './changes/use-change-plan.ts'
import { useMakeVersion } from './changes/use-make-version.ts'

type OtherFormatFormProps = { videoId: string; onClose: () => void }

/** The form that makes the newest finished version of a video in another format. It shows the cost first. */
export function OtherFormatForm({ videoId, onClose }: OtherFormatFormProps) {
  const video = useQuery(videoQuery(videoId))
  const version = video.data && newestMade(video.data)
  const loaded = useQuery({ ...storyboardQuery(videoId, version ?? 0), enabled: version !== undefined })
  if (video.isLoadingError || loaded.isLoadingError) {
    const retry = () => void (video.isLoadingError ? video.refetch() : loaded.refetch())
    return <Problem title="The video couldn’t be loaded" error={video.error ?? loaded.error} onRetry={retry} />
  }
  if (video.data !== undefined && version === undefined)
    return <Notice kind="hint">This video has no finished version yet. Wait until it is finished.</Notice>
  if (loaded.data === undefined)
    return <Skeleton h={180} role="status" aria-busy="true" aria-label="Loading the video" />
  const { storyboard, version: number } = loaded.data
  return <FormatForm key={number} videoId={videoId} storyboard={storyboard} baseVersion={number} onClose={onClose} />
}

function newestMade({ versions }: Video): number | undefined {
  return versions.find(({ status }) => status === 'succeeded')?.number
}

function FormatForm({
  videoId,
  storyboard,
  baseVersion,
  onClose,
}: OtherFormatFormProps & { storyboard: Storyboard; baseVersion: number }) {
  const others = FORMATS.filter(({ id }) => id !== storyboard.format)
  const [format, setFormat] = useState<string>(others[0]!.id)
  const { name } = others.find(({ id }) => id === format)!
  const edited = { storyboard: { ...storyboard, format }, baseVersion }
  const plan = useChangePlan(videoId, edited, true)
  const make = useMakeVersion(videoId, baseVersion, () => {
    notifications.show({ message: `We’re making the video in ${name}.`, color: 'teal' })
    onClose()
  })
  const reader = { dates: useDates(), now: Date.now() }
  const known = plan.isStale ? undefined : plan.data
  return (
    <Stack gap="md">
      <ChoiceRow
        legend="Format"
        options={others.map(({ id, name: ratio, about }) => ({ value: id as string, label: ratio, hint: about }))}
        value={format}
        onChange={setFormat}
      />
      <p>Words, voice and music stay the same. The video gets a new version, and the earlier one stays.</p>
      {plan.isError ? (
        <Problem title="The change couldn’t be planned" error={plan.error} onRetry={() => void plan.refetch()} />
      ) : (
        <p aria-live="polite">
          {known === undefined
            ? 'Checking what changes…'
            : `${planText(known)} About ${lengthText(known.seconds)} · ${versionCostText(known.cost, reader)}`}
        </p>
      )}
      {known !== undefined && !canPay(known.cost) && <BuyCreditsLink isBeside />}
      {make.error !== null && <CreationProblem error={make.error} isBeside />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button
          disabled={known === undefined || !canPay(known.cost)}
          loading={make.isPending}
          onClick={() => make.mutate(edited.storyboard)}
        >
          Make in {name}
        </Button>
      </DialogActions>
    </Stack>
  )
}

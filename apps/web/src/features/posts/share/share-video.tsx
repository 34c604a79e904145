import { listPlatforms, platformOf, type PlatformName } from '@dayreel/catalogue'
import type { Connection } from '@dayreel/contract'
import { Button, Checkbox, Modal, Skeleton, Stack, Tabs } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { server } from '#lib/api.ts'
import { connectionName, connectionsQuery, readAudiencesAgain } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { isOnlyForOwner } from '#lib/post-choices.ts'
import { POSTS_KEY } from '#lib/posts.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { AccountNotes } from '#ui/account-notes.tsx'
import { AccountLabel } from '#ui/account-label.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { FormatNote } from '#ui/format-note.tsx'
import { Notice } from '#ui/notice.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { PostChoices } from '#ui/post-choices/post-choices.tsx'
import { Problem } from '#ui/problem.tsx'
import { PlatformFrame } from './platform-frame.tsx'
import { findScheduleFault, POST_NOW } from './schedule.ts'
import { ScheduleChoice } from './schedule-choice.tsx'
import styles from './share-video.module.css'
import { beginWords, findWordsFaults, sharedVideoOf, type PlatformWords, type Suggestion } from './target-draft.ts'
import { useShareCheck } from './use-share-check.ts'
import { WordsFields } from './words-fields.tsx'

export type SharedVideo = Suggestion & {
  id: string
  version: number | undefined
  lengthSeconds: number
  pictureUrl: string | null
  /** The id of the video's format. */
  format: string
}

type ShareVideoProps = {
  /** Undefined while the video is loading. */
  video: SharedVideo | undefined
  /** Why the video could not be loaded. */
  problem?: ReactNode
  isOpen: boolean
  onClose: () => void
}

/** Posts a video to one or more linked accounts, now or later. */
export function ShareVideo({ video, problem, isOpen, onClose }: ShareVideoProps) {
  const connections = useQuery({ ...connectionsQuery, enabled: isOpen })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="60rem"
      title="Share this video"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {problem !== undefined ? (
        problem
      ) : connections.isLoadingError ? (
        <Problem
          title="Your accounts couldn’t be loaded"
          error={connections.error}
          onRetry={() => void connections.refetch()}
        />
      ) : connections.isPending || video === undefined ? (
        <Skeleton h={240} role="status" aria-busy="true" aria-label="Loading your accounts" />
      ) : connections.data.length === 0 ? (
        <p>
          You haven't linked any accounts yet. Link one in <Link to="/app/connections">My Connections</Link>.
        </p>
      ) : (
        <ShareForm video={video} connections={connections.data} onDone={onClose} />
      )}
    </Modal>
  )
}

type ShareFormProps = { video: SharedVideo; connections: readonly Connection[]; onDone: () => void }

function ShareForm({ video, connections, onDone }: ShareFormProps) {
  const queryClient = useQueryClient()
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [changed, setChanged] = useState<Readonly<Record<PlatformName, PlatformWords>>>({})
  const { timeZone: zone } = useDates()
  const [schedule, setSchedule] = useState(POST_NOW)
  const [hasTried, setTried] = useState(false)
  const key = useSubmissionKey()
  const targets = connections.filter(({ id, isExpired }) => chosenIds.includes(id) && !isExpired)
  const platforms = listPlatforms()
    .map(({ name }) => name)
    .filter((name) => targets.some(({ platform }) => platform === name))
  const firstOn = (platform: PlatformName): Connection => targets.find((target) => target.platform === platform)!
  const wordsOf = (platform: PlatformName): PlatformWords => changed[platform] ?? beginWords(firstOn(platform), video)
  const scheduleFault = findScheduleFault(schedule, { now: Date.now(), zone })
  const faultsOf = (platform: PlatformName): string[] =>
    findWordsFaults(platform, wordsOf(platform), video.lengthSeconds).map(
      ({ text }) => `${platformOf(platform).label}: ${text}`,
    )
  const faults = platforms.flatMap(faultsOf)
  const isReady = targets.length > 0 && faults.length === 0 && scheduleFault === undefined
  const draft = { videoId: video.id, version: video.version, targets, wordsOf, schedule, zone }
  // Shows warnings as soon as the text for one platform is valid.
  const whole = targets.filter(({ platform }) => faultsOf(platform).length === 0)
  const canCheck = whole.length > 0 && scheduleFault === undefined
  const check = useShareCheck(canCheck ? sharedVideoOf({ ...draft, targets: whole }) : undefined)
  const change = (platform: PlatformName) => (part: Partial<PlatformWords>) =>
    setChanged((all) => ({
      ...all,
      [platform]: { ...(all[platform] ?? beginWords(firstOn(platform), video)), ...part },
    }))
  const share = useMutation({
    mutationFn: () => {
      const body = sharedVideoOf(draft)
      return server.shareVideo({ body }, { headers: key.headersFor(JSON.stringify(body)) })
    },
    onSuccess: ({ posts }) => {
      key.answered()
      const where = posts.length === 1 ? '1 account' : `${posts.length} accounts`
      const message = schedule.mode === 'now' ? `Posting to ${where}.` : `Scheduled for ${where}.`
      notifications.show({ message, color: 'teal' })
      void queryClient.invalidateQueries({ queryKey: POSTS_KEY })
      readAudiencesAgain(queryClient)
      onDone()
    },
  })
  const submit = (): void => {
    setTried(true)
    if (isReady && check.faults.length === 0 && !share.isPending) share.mutate()
  }
  const problems = [
    ...(targets.length === 0 ? ['Choose at least one account.'] : []),
    ...faults,
    ...(scheduleFault === undefined ? [] : [scheduleFault]),
    ...check.faults,
  ]
  return (
    <Stack gap="lg">
      <Checkbox.Group label="Accounts" value={[...chosenIds]} onChange={setChosenIds}>
        <div className={styles.accounts}>
          {connections.map((connection) => (
            <Checkbox
              key={connection.id}
              value={connection.id}
              disabled={connection.isExpired}
              label={<AccountLabel connection={connection} />}
            />
          ))}
        </div>
      </Checkbox.Group>
      {connections.some(({ isExpired }) => isExpired) && (
        <p>
          Reconnect expired accounts in <Link to="/app/connections">My Connections</Link>.
        </p>
      )}
      {platforms.length > 0 && (
        <Tabs key={platforms.join()} defaultValue={platforms.at(-1)} keepMounted={false}>
          <Tabs.List>
            {platforms.map((platform) => (
              <Tabs.Tab key={platform} value={platform} leftSection={<PlatformMark platform={platform} size={22} />}>
                {platformOf(platform).label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {platforms.map((platform) => {
            const first = firstOn(platform)
            const said = wordsOf(platform)
            const choices = (
              <PostChoices
                platform={platform}
                connectionId={first.id}
                choices={said}
                lengthSeconds={video.lengthSeconds}
                onChange={change(platform)}
              />
            )
            return (
              <Tabs.Panel key={platform} value={platform} pt="md">
                <div className={styles.platform}>
                  <Stack gap="md">
                    <AccountNotes connection={first} />
                    <FormatNote platform={platform} format={video.format} />
                    {platformOf(platform).asksAccount && choices}
                    {!said.asDraft && <WordsFields platform={platform} words={said} onChange={change(platform)} />}
                    {!platformOf(platform).asksAccount && choices}
                  </Stack>
                  <PlatformFrame
                    platform={platform}
                    accountName={connectionName(first)}
                    pictureUrl={video.pictureUrl}
                    title={said.title}
                    text={said.text}
                    tags={said.tags}
                  />
                </div>
              </Tabs.Panel>
            )
          })}
        </Tabs>
      )}
      <ScheduleChoice value={schedule} onChange={setSchedule} isLocked={share.isPending} />
      {schedule.mode === 'later' &&
        platforms
          .filter((platform) => isOnlyForOwner(wordsOf(platform)))
          .map((platform) => (
            <Notice key={platform} kind="hint">
              {platforms.length > 1 && `${platformOf(platform).label}: `}Only you will see this post.
            </Notice>
          ))}
      {check.warnings.map((warning) => (
        <Notice key={warning} kind="hint">
          {warning}
        </Notice>
      ))}
      {hasTried && problems.length > 0 && (
        <Notice kind="problem">
          <ul>
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {share.isError && <Notice kind="problem">{messageOf(share.error, 'The video couldn’t be shared.')}</Notice>}
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Not now
        </Button>
        <Button loading={share.isPending} onClick={submit}>
          {schedule.mode === 'now' ? 'Post' : 'Schedule'}
          {targets.length > 1 && ` to ${targets.length} accounts`}
        </Button>
      </DialogActions>
    </Stack>
  )
}

import { PLATFORM_LABELS, PLATFORM_NAMES, type PlatformName } from '@dayreel/catalogue'
import type { Connection } from '@dayreel/contract'
import { Button, Checkbox, Modal, Skeleton, Stack, Tabs, VisuallyHidden } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { server } from '#lib/api.ts'
import { connectionName, connectionsQuery } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { POSTS_KEY } from '#lib/posts.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { Problem } from '#ui/problem.tsx'
import { PlatformFrame } from './platform-frame.tsx'
import { findScheduleFault, POST_NOW } from './schedule.ts'
import { ScheduleChoice } from './schedule-choice.tsx'
import styles from './share-video.module.css'
import { beginWords, findWordsFaults, sharedVideoOf, type PlatformWords, type Suggestion } from './target-draft.ts'
import { TikTokFields } from './tiktok-fields.tsx'
import { useShareCheck } from './use-share-check.ts'
import { WordsFields } from './words-fields.tsx'

type SharedVideo = Suggestion & {
  id: string
  version: number | undefined
  lengthSeconds: number
  pictureUrl: string | null
}

type ShareVideoProps = { video: SharedVideo; isOpen: boolean; onClose: () => void }

/** Posts a video to any of the linked accounts, several at once, now or later. */
export function ShareVideo({ video, isOpen, onClose }: ShareVideoProps) {
  const connections = useQuery({ ...connectionsQuery, enabled: isOpen })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="60rem"
      title="Share this video"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {connections.isPending ? (
        <Skeleton h={240} role="status" aria-busy="true" aria-label="Loading your accounts" />
      ) : connections.isLoadingError ? (
        <Problem
          title="Your accounts could not be loaded"
          error={connections.error}
          onRetry={() => void connections.refetch()}
        />
      ) : connections.data.length === 0 ? (
        <p>
          You haven't linked any accounts yet. Link one under <Link to="/app/connections">My Connections</Link>.
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
  const [words, setWords] = useState(() => beginWords(video))
  const [schedule, setSchedule] = useState(POST_NOW)
  const [hasTried, setTried] = useState(false)
  const key = useSubmissionKey()
  const targets = connections.filter(({ id, isExpired }) => chosenIds.includes(id) && !isExpired)
  const platforms = PLATFORM_NAMES.filter((name) => targets.some(({ platform }) => platform === name))
  const scheduleFault = findScheduleFault(schedule, Date.now())
  const faultsOf = (platform: PlatformName): string[] =>
    findWordsFaults(platform, words[platform], video.lengthSeconds).map(
      ({ text }) => `${PLATFORM_LABELS[platform]}: ${text}`,
    )
  const faults = platforms.flatMap(faultsOf)
  const isReady = targets.length > 0 && faults.length === 0 && scheduleFault === undefined
  const draft = { videoId: video.id, version: video.version, targets, words, schedule }
  // What is to be thought of is said as soon as a part of it is whole.
  const whole = targets.filter(({ platform }) => faultsOf(platform).length === 0)
  const isAsked = whole.length > 0 && scheduleFault === undefined
  const check = useShareCheck(isAsked ? sharedVideoOf({ ...draft, targets: whole }) : undefined)
  const change = (platform: Connection['platform']) => (changed: Partial<PlatformWords>) =>
    setWords((all) => ({ ...all, [platform]: { ...all[platform], ...changed } }))
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
          Accounts that have expired are reconnected under <Link to="/app/connections">My Connections</Link>.
        </p>
      )}
      {platforms.length > 0 && (
        <Tabs key={platforms.join()} defaultValue={platforms.at(-1)} keepMounted={false}>
          <Tabs.List>
            {platforms.map((platform) => (
              <Tabs.Tab key={platform} value={platform} leftSection={<PlatformMark platform={platform} size={22} />}>
                {PLATFORM_LABELS[platform]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {platforms.map((platform) => {
            const first = targets.find((target) => target.platform === platform)!
            const said = words[platform]
            return (
              <Tabs.Panel key={platform} value={platform} pt="md">
                <div className={styles.platform}>
                  <Stack gap="md">
                    {first.note !== null && <Notice kind="hint">{first.note}</Notice>}
                    {platform === 'tiktok' && (
                      <TikTokFields
                        connectionId={first.id}
                        words={said}
                        lengthSeconds={video.lengthSeconds}
                        onChange={change(platform)}
                      />
                    )}
                    {!said.asDraft && <WordsFields platform={platform} words={said} onChange={change(platform)} />}
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
      {share.isError && <Notice kind="problem">{messageOf(share.error, 'The video could not be shared.')}</Notice>}
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

function AccountLabel({ connection }: { connection: Connection }) {
  return (
    <span className={styles.account}>
      <PlatformMark platform={connection.platform} size={24} />
      <span>
        {/* Told by its mark; accounts of several platforms often bear one name. */}
        <VisuallyHidden>{PLATFORM_LABELS[connection.platform]}: </VisuallyHidden>
        {connectionName(connection)}
        {connection.isExpired && ' (expired: reconnect it first)'}
        {connection.isSandbox && ' · Sandbox'}
      </span>
    </span>
  )
}

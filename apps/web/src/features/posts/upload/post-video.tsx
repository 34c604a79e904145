import { PRIVACY_STATUSES, type PrivacyStatus } from '@dayreel/catalogue'
import {
  Button,
  FileInput,
  NativeSelect,
  Progress,
  Skeleton,
  Stack,
  Textarea,
  TextInput,
  type NativeSelectProps,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { accountsQuery, connectionName } from '#lib/connections.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { CountedLabel } from '../share/counted-label.tsx'
import styles from './post-video.module.css'
import { UploadLog } from './upload-log.tsx'
import { missingIn, type UploadFields } from './upload-words.ts'
import { useUpload } from './use-upload.ts'

const EMPTY: UploadFields = { video: null, channelId: '', title: '', description: '', privacyStatus: 'private' }

/** The names that YouTube uses. */
const PRIVACY_NAMES: Readonly<Record<PrivacyStatus, string>> = {
  private: 'Private',
  unlisted: 'Unlisted',
  public: 'Public',
}
const PRIVACY_HINTS: Readonly<Record<PrivacyStatus, string>> = {
  private: 'Only you can see it.',
  unlisted: 'Anyone with the link can see it.',
  public: 'Anyone can see it.',
}

/** Sends a video file unchanged to a YouTube channel. */
export function PostVideo() {
  const { upload, stop, lines, ...status } = useUpload()
  const { isBusy, isSending } = status
  const [problem, setProblem] = useState<string>()
  const form = useForm({ mode: 'controlled', initialValues: EMPTY })
  const submit = form.onSubmit((fields) => {
    const missing = missingIn(fields)
    setProblem(missing)
    if (missing === undefined && !isBusy) void upload(fields)
  })
  const privacy = form.values.privacyStatus as PrivacyStatus
  return (
    <div className={styles.room}>
      <Panel title="Your video" isNarrow>
        <form onSubmit={submit} noValidate>
          <Stack gap="lg">
            <ChannelChoice disabled={isBusy} {...form.getInputProps('channelId')} />
            <FileInput
              label="Video file"
              accept="video/*"
              placeholder="Choose a video"
              leftSection={<Icon name="film" size={18} />}
              size="md"
              clearable={!isBusy}
              clearButtonProps={{ 'aria-label': 'Remove the file' }}
              disabled={isBusy}
              {...form.getInputProps('video')}
            />
            <TextInput
              label={<CountedLabel platform="youtube" field="title" value={form.values.title} label="Title" />}
              aria-label="Title"
              required
              withAsterisk={false}
              disabled={isBusy}
              {...form.getInputProps('title')}
            />
            <Textarea
              label={
                <CountedLabel platform="youtube" field="text" value={form.values.description} label="Description" />
              }
              aria-label="Description"
              size="md"
              autosize
              minRows={3}
              maxRows={10}
              disabled={isBusy}
              {...form.getInputProps('description')}
            />
            <NativeSelect
              label="Privacy"
              description={PRIVACY_HINTS[privacy]}
              size="md"
              disabled={isBusy}
              data={PRIVACY_STATUSES.map((value) => ({ value, label: PRIVACY_NAMES[value] }))}
              {...form.getInputProps('privacyStatus')}
            />
            {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
            <div className={styles.actions}>
              {isSending && (
                <Button variant="default" onClick={stop}>
                  Stop
                </Button>
              )}
              <Button type="submit" loading={isBusy} leftSection={<Icon name="upload" size={18} />}>
                Upload Video
              </Button>
            </div>
          </Stack>
        </form>
      </Panel>
      <Panel title="Status" isNarrow>
        <Stack gap="md">
          <Status {...status} />
          <UploadLog lines={lines} />
        </Stack>
      </Panel>
      <UnsavedGuard
        isUnsaved={isSending}
        title="Leave and stop the upload?"
        text="The upload will stop, and nothing will be posted."
      />
    </div>
  )
}

type StatusProps = Omit<ReturnType<typeof useUpload>, 'lines' | 'upload' | 'stop'>

function Status({ isBusy, isSending, percent, ending, post }: StatusProps) {
  if (ending !== undefined)
    return (
      <>
        <Notice kind={ending.kind}>{ending.text}</Notice>
        {post?.url != null && (
          <a href={post.url} target="_blank" rel="noreferrer">
            See it on YouTube
          </a>
        )}
      </>
    )
  if (!isBusy) return <p className={styles.idle}>No upload in progress.</p>
  const shown = isSending ? percent : (post?.sentPercent ?? 100)
  return (
    <div className={styles.progress}>
      <p role="status">{isSending ? `Sending to Dayreel: ${percent} %` : 'Sending to YouTube…'}</p>
      <Progress value={shown} striped={!isSending} animated={!isSending} aria-label="Upload, percent" />
      {!isSending && (
        <p className={styles.idle}>
          You can leave this page: posting continues, and <Link to="/app/posts">My Posts</Link> shows it.
        </p>
      )}
    </div>
  )
}

type ChannelChoiceProps = Omit<NativeSelectProps, 'data' | 'label' | 'size'>

function ChannelChoice({ disabled, ...field }: ChannelChoiceProps) {
  const channels = useQuery(accountsQuery('youtube'))
  if (channels.isPending)
    return <Skeleton h={72} role="status" aria-busy="true" aria-label="Loading your YouTube channels" />
  if (channels.isLoadingError)
    return (
      <Problem
        title="Failed to load YouTube connections."
        error={channels.error}
        onRetry={() => void channels.refetch()}
      />
    )
  if (channels.data.length === 0)
    return (
      <Notice kind="hint">
        No YouTube channel is linked. Link one in <Link to="/app/connections">My Connections</Link>.
      </Notice>
    )
  return (
    <NativeSelect
      label="YouTube channel"
      size="md"
      disabled={disabled}
      data={[
        { value: '', label: 'Choose a channel' },
        ...channels.data.map((channel) => ({
          value: channel.id ?? '',
          label: connectionName(channel) + (channel.isExpired ? ' (expired)' : ''),
          disabled: channel.isExpired,
        })),
      ]}
      {...field}
    />
  )
}

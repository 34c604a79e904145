import { MEDIA_KINDS, mediaRules, sizeText } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { ActionIcon, Progress, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clockText } from '#lib/clock-text.ts'
import { mediaQuery } from '#lib/media.ts'
import { Icon } from '#ui/icon.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { DeleteFile } from './delete-file.tsx'
import styles from './storage.module.css'

/** Shows the files that the user has uploaded, and how much of the plan's storage they use. */
export function Storage() {
  const media = useQuery(mediaQuery)
  const [removed, setRemoved] = useState<Media>()
  if (media.isPending) return <Skeleton h={120} />
  if (media.isLoadingError)
    return <Problem title="Your files couldn’t be loaded" error={media.error} onRetry={() => void media.refetch()} />
  const { items, usedBytes, maxBytes } = media.data
  const percent = (usedBytes / maxBytes) * 100
  return (
    <Stack gap="sm">
      <Progress value={percent} color={percent > 90 ? 'red' : undefined} aria-label="Used storage" />
      <Text size="sm" c="dimmed">
        {sizeText(usedBytes)} of {sizeText(maxBytes)} used
        {items.length === 0 && '. Music and pictures that you upload appear here.'}
      </Text>
      {MEDIA_KINDS.map((kind) => {
        const files = items.filter((file) => file.kind === kind)
        return files.length === 0 ? null : (
          <PanelPart key={kind} title={mediaRules(kind).plural}>
            <ul className={styles.files}>
              {files.map((file) => (
                <li key={file.id}>
                  <FileMark file={file} />
                  <div className={styles.words}>
                    <Text fw={600} size="sm">
                      {file.name}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {describeFile(file)}
                    </Text>
                    {file.url !== null && mediaRules(kind).form === 'sound' && (
                      <audio className={styles.sound} controls preload="none" src={file.url} aria-label={file.name} />
                    )}
                  </div>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={`Delete ${file.name}`}
                    onClick={() => setRemoved(file)}
                  >
                    <Icon name="trash" size={18} />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          </PanelPart>
        )
      })}
      <DeleteFile file={removed} onClose={() => setRemoved(undefined)} />
    </Stack>
  )
}

function FileMark({ file: { url, kind } }: { file: Media }) {
  if (url !== null && mediaRules(kind).form === 'picture') {
    return <img className={styles.picture} src={url} alt="" width={44} height={44} loading="lazy" />
  }
  return (
    <span className={styles.mark}>
      <Icon name={mediaRules(kind).form === 'sound' ? 'sound' : 'upload'} size={20} />
    </span>
  )
}

function describeFile({ status, bytes, receivedBytes, seconds }: Media): string {
  if (status === 'receiving') return `Upload not finished: ${sizeText(receivedBytes)} of ${sizeText(bytes)}`
  return [...(seconds === null ? [] : [clockText(seconds)]), sizeText(bytes)].join(', ')
}

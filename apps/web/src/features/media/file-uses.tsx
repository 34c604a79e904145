import type { MediaUse } from '@dayreel/contract'
import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { mediaUsesQuery } from '#lib/media.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './media-library.module.css'

const KINDS: Readonly<Record<MediaUse['of'], { name: string; pathOf: (id: string) => string }>> = {
  video: { name: 'Video', pathOf: (id) => `/app/videos/${id}` },
  channel: { name: 'Channel', pathOf: (id) => `/app/my-channels/${id}` },
  brand: { name: 'Brand', pathOf: () => '/app/settings#brands' },
}

/** Lists the videos, channels and brands that contain a file. */
export function FileUses({ mediaId }: { mediaId: string }) {
  const id = useId()
  const found = useQuery(mediaUsesQuery(mediaId))
  if (found.isPending)
    return <Skeleton h={60} role="status" aria-busy="true" aria-label="Looking for videos and channels" />
  if (found.isLoadingError)
    return <Notice kind="problem">{messageOf(found.error, 'We couldn’t find out where this file is used.')}</Notice>
  const { uses, total } = found.data
  return (
    <section aria-labelledby={id}>
      <Text component="h3" id={id} size="sm" fw={650}>
        Used in
      </Text>
      {uses.length === 0 ? (
        <Text size="sm" c="dimmed">
          No video, channel or brand uses this file.
        </Text>
      ) : (
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.of} ${use.id}`}>
              <Link to={KINDS[use.of].pathOf(use.id)}>{use.title}</Link> <span>{KINDS[use.of].name}</span>
            </li>
          ))}
          {total > uses.length && <li>and {total - uses.length} more</li>}
        </ul>
      )}
    </section>
  )
}

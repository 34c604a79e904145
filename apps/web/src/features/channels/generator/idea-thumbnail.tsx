import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './idea-thumbnail.module.css'
import type { StoredIdea } from './use-idea.ts'

/** Paints the idea's thumbnail once and shows it. If that fails, an error is shown, but the idea can still be saved. */
export function IdeaThumbnail({ kept, onKeep }: { kept: StoredIdea; onKeep: (kept: StoredIdea) => void }) {
  const { imageUrl, imageProblem } = kept
  const prompt = kept.idea.thumbnailPrompt
  const painted = useQuery({
    queryKey: ['idea-thumbnail', prompt],
    queryFn: async ({ signal }) => (await server.generateThumbnail({ body: { prompt } }, { signal })).imageUrl,
    enabled: imageUrl === null && imageProblem === null,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data, error } = painted
  useEffect(() => {
    if (data !== undefined && imageUrl === null) onKeep({ ...kept, imageUrl: data, imageProblem: null })
    if (error !== null) onKeep({ ...kept, imageUrl: null, imageProblem: messageOf(error) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new result changes the idea
  }, [data, error])
  return (
    <figure className={styles.thumbnail}>
      <figcaption>9:16 Thumbnail Preview</figcaption>
      {imageUrl !== null ? (
        <img
          src={imageUrl}
          alt={prompt}
          width={540}
          height={960}
          onError={() => onKeep({ ...kept, imageUrl: null, imageProblem: 'The picture couldn’t be loaded.' })}
        />
      ) : imageProblem !== null && !painted.isFetching ? (
        <div className={styles.none}>
          <Notice kind="problem">
            <p>Could not generate thumbnail preview.</p>
            <p>{imageProblem}</p>
          </Notice>
          <Button variant="default" size="sm" onClick={() => void painted.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={styles.painting} role="status" aria-busy="true">
          <Skeleton className={styles.picture ?? ''} />
          <span>Making the preview</span>
        </div>
      )}
    </figure>
  )
}

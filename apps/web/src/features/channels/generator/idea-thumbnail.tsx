import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { server } from '#lib/api.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './idea-thumbnail.module.css'
import type { KeptIdea } from './use-idea.ts'

/** What a video of an idea may look like, painted once for each idea. Without it the idea is as good. */
export function IdeaThumbnail({ kept, onKeep }: { kept: KeptIdea; onKeep: (kept: KeptIdea) => void }) {
  const { idea, imageUrl, hasNoImage } = kept
  const prompt = idea.thumbnailPrompt
  const painted = useQuery({
    queryKey: ['idea-thumbnail', prompt],
    queryFn: async ({ signal }) => (await server.generateThumbnail({ body: { prompt } }, { signal })).imageUrl,
    enabled: imageUrl === null && !hasNoImage,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data, isError } = painted
  useEffect(() => {
    if (data !== undefined && imageUrl === null) onKeep({ idea, imageUrl: data, hasNoImage: false })
    if (isError && !hasNoImage) onKeep({ idea, imageUrl: null, hasNoImage: true })
  }, [data, hasNoImage, idea, imageUrl, isError, onKeep])
  return (
    <figure className={styles.thumbnail}>
      <figcaption>9:16 Thumbnail Preview</figcaption>
      {imageUrl !== null ? (
        <img
          src={imageUrl}
          alt={prompt}
          width={540}
          height={960}
          onError={() => onKeep({ idea, imageUrl: null, hasNoImage: true })}
        />
      ) : hasNoImage && !painted.isFetching ? (
        <div className={styles.none}>
          <Notice kind="problem">Could not generate thumbnail preview.</Notice>
          <Button variant="default" size="sm" onClick={() => void painted.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={styles.painting} role="status" aria-busy="true">
          <Skeleton className={styles.picture ?? ''} />
          <span>Painting the preview</span>
        </div>
      )}
    </figure>
  )
}

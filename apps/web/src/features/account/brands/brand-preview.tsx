import { DEFAULT_CAPTION_STYLE, FORMATS } from '@dayreel/catalogue'
import { SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { Problem } from '#ui/problem.tsx'
import { videoRatio } from '#ui/video-ratio.ts'
import { AS_CHOSEN, type BrandDraft, brandOf } from './brand-draft.ts'
import styles from './brands.module.css'

const LABELS = { title: 'Title card', scene: 'Scene', end: 'End card' } as const
const PAUSE_MS = 500

/** Shows frames of a video with the brand, drawn like those of a video. */
export function BrandPreview({ draft }: { draft: BrandDraft }) {
  const [format, setFormat] = useState<string>(FORMATS[0].id)
  const { brand } = brandOf(draft)
  const captionStyle = draft.captionStyle === AS_CHOSEN ? DEFAULT_CAPTION_STYLE : draft.captionStyle
  const [body] = useDebouncedValue({ brand, captionStyle, format }, PAUSE_MS)
  const preview = useQuery({
    queryKey: ['brand-preview', body],
    queryFn: ({ signal }) => server.previewBrand({ body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return (
    <div className={styles.preview}>
      <SegmentedControl
        aria-label="Format of the preview"
        size="xs"
        value={format}
        data={FORMATS.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setFormat}
      />
      {preview.isLoadingError ? (
        <Problem title="The preview couldn’t be drawn" error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <div className={styles.frames} aria-busy={preview.isFetching} style={videoRatio(body.format)}>
          {preview.data === undefined ? (
            <Skeleton className={styles.frame} />
          ) : (
            preview.data.frames.map(({ of, image }) => (
              <figure key={of}>
                <img className={styles.frame} src={image} alt={`Preview: ${LABELS[of]}`} />
                <Text component="figcaption" size="xs" c="dimmed">
                  {LABELS[of]}
                </Text>
              </figure>
            ))
          )}
        </div>
      )}
    </div>
  )
}

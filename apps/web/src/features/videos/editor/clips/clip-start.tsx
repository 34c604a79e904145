import { LEAST_CLIP_SECONDS } from '@dayreel/catalogue'
import { ActionIcon, Text } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './clip-start.module.css'

type ClipStartProps = {
  clip: { name: string; url: string; previewUrl: string | null; seconds: number; framesPerSecond: number | null }
  startSeconds: number
  onChange: (startSeconds: number) => void
}

/** The highest rate at which clips are stored, for those whose rate is unknown. */
const HIGHEST_RATE = 30

/** Chooses where the scene begins in a clip. The picture follows the slider frame by frame. */
export function ClipStart({ clip, startSeconds, onChange }: ClipStartProps) {
  const { name, url, previewUrl, seconds } = clip
  const rate = clip.framesPerSecond ?? HIGHEST_RATE
  const secondsText = (at: number): string => `${(at / rate).toFixed(2)} seconds`
  const id = useId()
  const video = useRef<HTMLVideoElement>(null)
  const lastFrame = Math.floor(Math.max(0, seconds - LEAST_CLIP_SECONDS) * rate)
  const frame = Math.min(lastFrame, Math.round(startSeconds * rate))
  const goTo = (next: number): void => onChange(Math.min(lastFrame, Math.max(0, next)) / rate)
  useEffect(() => {
    // The middle of a frame, because browsers round the time to either side of its start.
    if (video.current) video.current.currentTime = (frame + 0.5) / rate
  }, [frame, rate])
  return (
    <div className={styles.start}>
      <video
        ref={video}
        className={styles.video}
        src={url}
        poster={previewUrl ?? undefined}
        muted
        playsInline
        preload="auto"
        aria-label={`${name} at ${secondsText(frame)}`}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = (frame + 0.5) / rate
        }}
      />
      <label htmlFor={id}>Start of the scene</label>
      <div className={styles.scrub}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="One frame earlier"
          disabled={frame === 0}
          onClick={() => goTo(frame - 1)}
        >
          <Icon name="left" size={18} />
        </ActionIcon>
        <input
          id={id}
          type="range"
          min={0}
          max={lastFrame}
          step={1}
          value={frame}
          aria-valuetext={secondsText(frame)}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="One frame later"
          disabled={frame === lastFrame}
          onClick={() => goTo(frame + 1)}
        >
          <Icon name="right" size={18} />
        </ActionIcon>
      </div>
      <Text size="sm" c="dimmed" role="status">
        {secondsText(frame)} of {seconds.toFixed(1)} seconds
      </Text>
    </div>
  )
}

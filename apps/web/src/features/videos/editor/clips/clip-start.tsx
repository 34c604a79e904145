import { ActionIcon, Text } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './clip-form.module.css'

type ClipStartProps = {
  clip: { name: string; url: string; previewUrl: string | null; seconds: number }
  startSeconds: number
  onChange: (startSeconds: number) => void
}

/** The highest rate at which clips are stored. */
const FRAMES_PER_SECOND = 30
/** The scene shows at least this much of the clip. */
const LEAST_SECONDS = 0.5

/** Chooses where the scene begins in a clip. The picture follows the slider frame by frame. */
export function ClipStart({ clip: { name, url, previewUrl, seconds }, startSeconds, onChange }: ClipStartProps) {
  const id = useId()
  const video = useRef<HTMLVideoElement>(null)
  const lastFrame = Math.floor(Math.max(0, seconds - LEAST_SECONDS) * FRAMES_PER_SECOND)
  const frame = Math.min(lastFrame, Math.round(startSeconds * FRAMES_PER_SECOND))
  const goTo = (next: number): void => onChange(Math.min(lastFrame, Math.max(0, next)) / FRAMES_PER_SECOND)
  useEffect(() => {
    // The middle of a frame, because browsers round the time to either side of its start.
    if (video.current) video.current.currentTime = (frame + 0.5) / FRAMES_PER_SECOND
  }, [frame])
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
          currentTarget.currentTime = (frame + 0.5) / FRAMES_PER_SECOND
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

function secondsText(frame: number): string {
  return `${(frame / FRAMES_PER_SECOND).toFixed(2)} seconds`
}

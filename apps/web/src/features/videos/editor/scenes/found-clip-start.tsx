import { FOUND_CLIP_SECONDS, LEAST_CLIP_SECONDS } from '@dayreel/catalogue'
import type { StoryboardScene } from '@dayreel/contract'
import { NumberInput } from '@mantine/core'
import { useState } from 'react'

type FoundClipStartProps = {
  number: number
  scene: StoryboardScene
  onChange: (change: Partial<StoryboardScene>, field: string) => void
}

/** Where a scene begins in a clip of a service. Shows nothing for other scenes. */
export function FoundClipStart({ number, scene: { photo, picture, clip: own }, onChange }: FoundClipStartProps) {
  /** The typed text: an unfinished number such as `2.` is not a number yet. */
  const [typed, setTyped] = useState<string>()
  if (photo?.clip === undefined || picture !== undefined || own !== undefined) return null
  const { seconds, startSeconds } = photo.clip
  const latest = Math.max(0, Math.min(seconds, FOUND_CLIP_SECONDS) - LEAST_CLIP_SECONDS)
  const change = (value: number | undefined): void => {
    const clip = { seconds, ...(value !== undefined && { startSeconds: Math.min(latest, Math.max(0, value)) }) }
    onChange({ photo: { ...photo, clip } }, 'start of the clip')
  }
  return (
    <NumberInput
      label="Starts in the clip at"
      aria-label={`Starts in the clip at, scene ${number}, in seconds`}
      size="xs"
      maw={240}
      suffix=" s"
      placeholder="Automatic"
      min={0}
      max={latest}
      step={0.5}
      decimalScale={2}
      value={typed ?? startSeconds ?? ''}
      onChange={(value) => {
        setTyped(String(value))
        if (value === '') change(undefined)
        else if (typeof value === 'number') change(value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

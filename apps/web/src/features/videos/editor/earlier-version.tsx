import { Button } from '@mantine/core'
import { VersionStrip } from './version-strip.tsx'

type EarlierVersionProps = {
  number: number
  newest: number
  /** Whether this version has a saved draft. */
  hasDraft: boolean
  onGoOn: () => void
  onBack: () => void
}

/** Shown above the storyboard of an earlier version. States which version is shown, and offers to edit it. */
export function EarlierVersion({ number, newest, hasDraft, onGoOn, onBack }: EarlierVersionProps) {
  return (
    <VersionStrip
      label={`Version ${number}`}
      words={
        <>
          <b>You’re viewing version {number}.</b> Its words, times and pictures are below.
        </>
      }
    >
      <Button size="sm" onClick={onGoOn}>
        {hasDraft ? 'Continue your draft' : `Continue from version ${number}`}
      </Button>
      <Button size="sm" variant="default" onClick={onBack}>
        Back to version {newest}
      </Button>
    </VersionStrip>
  )
}

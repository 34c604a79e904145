import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import styles from './other-drafts.module.css'
import { VersionStrip } from '../editor/version-strip.tsx'
import type { StoryboardDraft } from './storyboard-draft.ts'
import type { StoryboardDrafts } from './use-storyboard-drafts.ts'

type OtherDraftsProps = {
  drafts: StoryboardDrafts
  /** The number of the shown version. The editor contains the draft of that version. */
  shown: number
  onEdit: (version: number) => void
}

/** Offers the saved drafts of versions that are not shown, such as drafts from before a newer version was made. */
export function OtherDrafts({ drafts, shown, onEdit }: OtherDraftsProps) {
  const [discarded, setDiscarded] = useState<{ version: number; draft: StoryboardDraft }>()
  const strips = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  // The pressed button disappears, so the focus moves to the undo button.
  useEffect(() => {
    if (hasActed.current) strips.current?.querySelector('button')?.focus()
  }, [discarded])
  const discard = (version: number): void => {
    const draft = drafts.find(version)
    if (draft === undefined) return
    hasActed.current = true
    setDiscarded({ version, draft })
    drafts.keep(version, undefined)
  }
  const putBack = (): void => {
    if (discarded !== undefined) drafts.keep(discarded.version, discarded.draft)
    setDiscarded(undefined)
  }
  return (
    <div ref={strips} className={styles.strips}>
      {discarded !== undefined && (
        <div role="status">
          <VersionStrip label="Discarded draft" words={`You discarded the draft of version ${discarded.version}.`}>
            <Button size="sm" variant="default" onClick={putBack}>
              Undo
            </Button>
          </VersionStrip>
        </div>
      )}
      {drafts.versions
        .filter((version) => version !== shown)
        .map((version) => (
          <VersionStrip
            key={version}
            label={`Draft of version ${version}`}
            words={
              <>
                <b>You have an unfinished draft of version {version}.</b> Version {shown} doesn’t have its changes.
              </>
            }
          >
            <Button size="sm" onClick={() => onEdit(version)}>
              Continue draft
            </Button>
            <Button size="sm" variant="default" onClick={() => discard(version)}>
              Discard draft
            </Button>
          </VersionStrip>
        ))}
    </div>
  )
}

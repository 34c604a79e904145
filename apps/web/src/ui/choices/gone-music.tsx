import { Notice } from '#ui/notice.tsx'

/** Shows that the chosen music was deleted. */
export function GoneMusic() {
  return (
    <Notice kind="problem">
      The chosen music was deleted or is no longer offered. Choose other music, or no music. Finished videos still play.
    </Notice>
  )
}

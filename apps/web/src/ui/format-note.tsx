import { platformOf, type FormatId, type PlatformName } from '@dayreel/catalogue'
import { Notice } from '#ui/notice.tsx'

type FormatNoteProps = { platform: PlatformName; format: string }

/** What a platform does with a video of this format, if it differs from 9:16. */
export function FormatNote({ platform, format }: FormatNoteProps) {
  const note = platformOf(platform).formatNotes[format as FormatId]
  return note === undefined ? null : <Notice kind="hint">{note}</Notice>
}

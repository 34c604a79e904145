import { NO_CAPTIONS } from '@dayreel/catalogue'
import type { Storyboard } from '@dayreel/contract'
import { VideoChoicesFields } from '#ui/choices/video-choices-fields.tsx'

type StoryboardSettingsProps = {
  storyboard: Storyboard
  onChange: (change: Partial<Storyboard>, field: string) => void
}

/** The settings that apply to the whole video. A storyboard can switch captions off without changing their style. */
export function StoryboardSettings({ storyboard, onChange }: StoryboardSettingsProps) {
  return (
    <VideoChoicesFields
      isCompact
      language={storyboard.language}
      words={storyboard.scenes[0]?.text ?? ''}
      choices={storyboard.captions ? storyboard : { ...storyboard, captionStyle: NO_CAPTIONS }}
      onChange={(change) =>
        onChange(
          { ...change, ...(change.captionStyle !== undefined && { captions: true }) },
          Object.keys(change).join(' '),
        )
      }
    />
  )
}

import type { Storyboard } from '@dayreel/contract'
import { Switch } from '@mantine/core'
import { VideoChoicesFields } from '#ui/choices/video-choices-fields.tsx'

type StoryboardSettingsProps = {
  storyboard: Storyboard
  onChange: (change: Partial<Storyboard>, field: string) => void
}

/** The settings that apply to the whole video. */
export function StoryboardSettings({ storyboard, onChange }: StoryboardSettingsProps) {
  return (
    <>
      <VideoChoicesFields
        isCompact
        choices={storyboard}
        onChange={(change) => onChange(change, Object.keys(change).join(' '))}
      />
      <Switch
        mt="lg"
        label="Burn in captions"
        checked={storyboard.captions}
        onChange={({ currentTarget }) => onChange({ captions: currentTarget.checked }, 'captions')}
      />
    </>
  )
}

import { useOwnMusic } from '#lib/media.ts'
import { UploadButton } from '#ui/media/upload-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { BrandSelect } from './brand-select.tsx'
import { CaptionFields } from './caption-fields.tsx'
import { ChoiceSelects } from './choice-selects.tsx'
import { GoneSound } from './gone-sound.tsx'
import { LookFields } from './look-fields.tsx'
import { MeasureChoices } from './measure-choices.tsx'
import type { ShownChoices } from './shown-choices.ts'
import { StyleCarousel } from './style-carousel.tsx'
import { TrackPicker } from './track-picker.tsx'
import { useOtherFields } from './use-other-fields.ts'
import { usePreviewSound } from './use-preview-sound.ts'
import styles from './video-choices-fields.module.css'
import { useOfferedVoice, VoicePicker } from './voice-picker.tsx'

type VideoChoicesFieldsProps = {
  choices: ShownChoices
  /** Receives only the option that has changed. */
  onChange: (change: Partial<ShownChoices>) => void
  /** Shows select lists instead of panels with all entries. */
  isCompact?: boolean
  /** Primary language subtag of the script. Voices that speak it come first. */
  language?: string | undefined
  /** The words of the video, which begin the samples of looks and captions. */
  words?: string
}

/** The form fields for all choices of a video. An option with only one entry is not shown. */
export function VideoChoicesFields({
  choices,
  onChange,
  isCompact = false,
  language,
  words = '',
}: VideoChoicesFieldsProps) {
  const sound = usePreviewSound()
  const voice = useOfferedVoice(choices.voice)
  const { isGone } = useOwnMusic(choices.music)
  const hasFacts = useOtherFields(choices).some(({ option }) => option === 'facts')
  if (isCompact)
    return (
      <>
        <ChoiceSelects choices={choices} sound={sound} onChange={onChange} />
        {voice !== choices.voice && <GoneSound of="voice" />}
        {isGone && <GoneSound of="music" />}
        <div className={styles.captions}>
          <BrandSelect brandKit={choices.brandKit} onChange={onChange} />
        </div>
        <UploadButton kind="music" size="sm" mt="sm" onUploaded={({ id }) => onChange({ music: id })} />
        <div className={styles.captions}>
          <CaptionFields choices={choices} words={words} language={language ?? 'en'} onChange={onChange} />
        </div>
        {sound.problem !== undefined && <Notice kind="problem">{sound.problem.text}</Notice>}
      </>
    )
  return (
    <>
      <Panel title={hasFacts ? 'Length, quality and facts' : 'Length and quality'} isNarrow>
        <MeasureChoices choices={choices} onChange={onChange} />
      </Panel>
      <Panel title="Look" isNarrow>
        <LookFields choices={choices} words={words} language={language ?? 'en'} onChange={onChange} />
      </Panel>
      <Panel title="Brand" isNarrow>
        <BrandSelect brandKit={choices.brandKit} onChange={onChange} />
      </Panel>
      <Panel title="Captions" isNarrow>
        <CaptionFields choices={choices} words={words} language={language ?? 'en'} onChange={onChange} />
      </Panel>
      <Panel title="Preset style" isNarrow>
        <StyleCarousel style={choices.style} onSelect={(style) => onChange({ style })} />
      </Panel>
      <div className={styles.sounds}>
        <Panel title="Voiceover" isNarrow>
          <VoicePicker voiceId={voice} language={language} sound={sound} onSelect={(id) => onChange({ voice: id })} />
        </Panel>
        <Panel title="Background music" isNarrow>
          <TrackPicker musicId={choices.music} sound={sound} onSelect={(music) => onChange({ music })} />
        </Panel>
      </div>
    </>
  )
}

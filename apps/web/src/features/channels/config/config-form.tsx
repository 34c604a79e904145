import { MAX_CHANNEL_NAME_CHARACTERS, MAX_NOTES_CHARACTERS, RUN_COST_CREDITS } from '@dayreel/catalogue'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MeasureChoices } from '#ui/choices/measure-choices.tsx'
import { StyleCarousel } from '#ui/choices/style-carousel.tsx'
import { TrackPicker } from '#ui/choices/track-picker.tsx'
import { usePreviewSound } from '#ui/choices/use-preview-sound.ts'
import { useOfferedVoice, VoicePicker } from '#ui/choices/voice-picker.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { UnsavedGuard, type Leaving } from '#ui/unsaved-guard.tsx'
import { findFaults, type ConfigDraft } from './config-draft.ts'
import styles from './config-form.module.css'
import { PostingFields } from './posting-fields.tsx'
import { PromptsField } from './prompts-field.tsx'
import { RunTimeFields } from './run-time-fields.tsx'
import { ScheduleSummary } from './schedule-summary.tsx'

type ConfigFormProps = {
  draft: ConfigDraft
  onChange: (draft: ConfigDraft) => void
  /** The channel comes to be with it. */
  isNew: boolean
  /** The newest date that has its video already. */
  takenOn?: string | null
  picture: string
  /** Differs from what is kept. */
  isUnsaved: boolean
  leaving: Leaving
  submitText: string
  isBusy: boolean
  /** Why the last try came to nothing. */
  problem: string | undefined
  /** Gets the draft as it stands, with a voice that is offered. */
  onSubmit: (draft: ConfigDraft) => void
}

/** What a channel's videos are made from, when, and where they go. */
export function ConfigForm({ draft, onChange, isNew, takenOn = null, ...rest }: ConfigFormProps) {
  const { picture, isUnsaved, leaving, submitText, isBusy, problem, onSubmit } = rest
  const reasonId = useId()
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sound = usePreviewSound()
  const voiceId = useOfferedVoice(draft.voiceId)
  const faults = findFaults(draft)
  const [fault] = Object.values(faults)
  const shown = isTried ? faults : {}
  const change = (part: Partial<ConfigDraft>): void => onChange({ ...draft, ...part })
  return (
    <form
      ref={form}
      className={styles.layout}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flushSync(() => setTried(true)) // so that what is at fault is marked, and found
        if (fault !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
        else if (!isBusy) onSubmit({ ...draft, voiceId })
      }}
    >
      <UnsavedGuard {...leaving} isUnsaved={isUnsaved} />
      <div className={styles.fields}>
        <fieldset className={styles.choices} disabled={isBusy} aria-label="Configuration">
          <Panel title="Story" isNarrow>
            <TextInput
              label="Name"
              mb="lg"
              maxLength={MAX_CHANNEL_NAME_CHARACTERS}
              dir="auto"
              value={draft.name}
              error={shown.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <PromptsField text={draft.prompts} fault={shown.prompts} onChange={(prompts) => change({ prompts })} />
            <Textarea
              label="Custom notes (optional)"
              description="Steers pictures and mood, never the words."
              placeholder="Autumn, low sun, no people"
              size="md"
              mt="lg"
              autosize
              minRows={1}
              maxRows={6}
              maxLength={MAX_NOTES_CHARACTERS}
              dir="auto"
              value={draft.notes}
              onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
            />
          </Panel>
          <Panel title="Schedule" isNarrow>
            <RunTimeFields timing={draft} daysFault={faults.days} onChange={change} />
          </Panel>
          <Panel title="Length and quality" isNarrow>
            <MeasureChoices durationSeconds={draft.durationSeconds} quality={draft.quality} onChange={change} />
          </Panel>
          <Panel title="Preset style" isNarrow>
            <StyleCarousel styleId={draft.styleId} onSelect={(styleId) => change({ styleId })} />
          </Panel>
          <div className={styles.sounds}>
            <Panel title="Voiceover" isNarrow>
              <VoicePicker voiceId={voiceId} sound={sound} onSelect={(id) => change({ voiceId: id })} />
            </Panel>
            <Panel title="Background music" isNarrow>
              <TrackPicker musicId={draft.musicId} sound={sound} onSelect={(musicId) => change({ musicId })} />
            </Panel>
          </div>
          <Panel title="Auto-posting" isNarrow>
            <PostingFields posting={draft} onChange={change} />
          </Panel>
        </fieldset>
      </div>
      <section className={styles.bar} aria-label="Save">
        <div className={styles.about}>
          <img src={picture} alt="" width={180} height={320} />
          <div className={styles.words}>
            <p className={styles.name} dir="auto">
              {draft.name}
            </p>
            <ScheduleSummary draft={draft} isNew={isNew} takenOn={takenOn} />
            <p className={styles.cost}>{costWords(isNew)}</p>
          </div>
        </div>
        <Button type="submit" fullWidth loading={isBusy} aria-describedby={reasonId}>
          {submitText}
        </Button>
        <div id={reasonId} className={styles.reason} role="status">
          {isTried && fault !== undefined && `Submission failed: ${fault}`}
        </div>
        {problem !== undefined && !(isTried && fault !== undefined) && <Notice kind="problem">{problem}</Notice>}
      </section>
    </form>
  )
}

function costWords(isNew: boolean): string {
  const credits = `${RUN_COST_CREDITS} credit`
  return isNew ? `${credits} now, for the first video. Then ${credits} a video.` : `${credits} a video.`
}

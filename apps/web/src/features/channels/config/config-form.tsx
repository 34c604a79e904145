import { MAX_CHANNEL_NAME_CHARACTERS, MAX_NOTES_CHARACTERS, RUN_COST_CREDITS } from '@dayreel/catalogue'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { VideoChoicesFields } from '#ui/choices/video-choices-fields.tsx'
import { useOfferedVoice } from '#ui/choices/voice-picker.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { UnsavedGuard, type Leaving } from '#ui/unsaved-guard.tsx'
import { WriterHint } from '#ui/writer-hint.tsx'
import { findFaults, type ConfigDraft } from './config-draft.ts'
import styles from './config-form.module.css'
import { PostingFields } from './posting-fields.tsx'
import { PromptsField } from './prompts-field.tsx'
import { RunTimeFields } from './run-time-fields.tsx'
import { ScheduleSummary } from './schedule-summary.tsx'

type ConfigFormProps = {
  draft: ConfigDraft
  onChange: (draft: ConfigDraft) => void
  /** Whether saving creates the channel. */
  isNew: boolean
  /** The newest date for which a video exists already. */
  takenOn?: string | null
  picture: string
  /** Whether the draft differs from the saved configuration. */
  isUnsaved: boolean
  leaving: Leaving
  submitText: string
  isBusy: boolean
  /** The reason why the last attempt to save failed. */
  problem: string | undefined
  /** Receives the current draft, in which the voice is one that is still offered. */
  onSubmit: (draft: ConfigDraft) => void
}

/** The form for a channel's videos, schedule and posts. */
export function ConfigForm({ draft, onChange, isNew, takenOn = null, ...rest }: ConfigFormProps) {
  const { picture, isUnsaved, leaving, submitText, isBusy, problem, onSubmit } = rest
  const reasonId = useId()
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const voice = useOfferedVoice(draft.voice)
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
        flushSync(() => setTried(true)) // Flushed, so that the next line finds the field that is marked as invalid.
        if (fault !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
        else if (!isBusy) onSubmit({ ...draft, voice })
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
            <WriterHint />
            <Textarea
              label="Custom notes (optional)"
              description="Affects the pictures and mood, never the words."
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
          <VideoChoicesFields choices={draft} onChange={change} />
          <Panel title="Auto-posting" isNarrow>
            <PostingFields
              targets={draft.targets}
              lengthSeconds={draft.durationSeconds}
              format={draft.format}
              isTried={isTried}
              onChange={(targets) => change({ targets })}
            />
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
  return isNew ? `${credits} now, for the first video. Then ${credits} per video.` : `${credits} per video.`
}

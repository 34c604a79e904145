import { DURATIONS_SECONDS, QUALITIES, type TEMPLATES } from '@dayreel/catalogue'
import { CallError } from '@dayreel/contract'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { ChoiceRow } from './choice-row.tsx'
import styles from './create-video.module.css'
import { EstimateLines } from './estimate-lines.tsx'
import { ScriptField } from './script-field.tsx'
import { StyleCarousel } from './style-carousel.tsx'
import { TrackPicker } from './track-picker.tsx'
import { useDraft } from './use-draft.ts'
import { useGeneration, type Generation } from './use-generation.ts'
import { usePreviewSound } from './use-preview-sound.ts'
import { generateBody, type VideoDraft } from './video-draft.ts'
import { VideoStatus } from './video-status.tsx'
import { VoicePicker, voicesQuery } from './voice-picker.tsx'

type Template = (typeof TEMPLATES)[number]
type CreateVideoProps = { userId: string; template: Template | undefined; onDropTemplate: () => void }

const MAX_INFORMATION_CHARACTERS = 2_000
const DURATION_OPTIONS = DURATIONS_SECONDS.map((value) => ({ value, label: `${value}s` }))
const QUALITY_OPTIONS = [
  { value: 'low' as const, label: 'Low', hint: `${QUALITIES.low.width} × ${QUALITIES.low.height}` },
  { value: 'high' as const, label: 'High', hint: `${QUALITIES.high.width} × ${QUALITIES.high.height}` },
]

/** From words to a video: what it is to be, and how its making goes. */
export function CreateVideo({ userId, template, onDropTemplate }: CreateVideoProps) {
  const [draft, keepDraft] = useDraft(userId)
  const sound = usePreviewSound()
  const status = useRef<HTMLElement>(null)
  const generation = useGeneration(userId)
  const voiceId = useOfferedVoice(draft.voiceId)
  const body = useMemo(() => generateBody({ ...draft, voiceId }, template?.id ?? null), [draft, voiceId, template])
  const change = (part: Partial<VideoDraft>): void => keepDraft({ ...draft, ...part })
  const canStart = body.scriptSubject !== '' && generation.phase === 'idle'
  const start = (): void => {
    if (!canStart) return
    generation.start(body)
    status.current?.scrollIntoView({ block: 'nearest' }) // in a narrow window it is far below the words
  }
  return (
    <form
      className={styles.layout}
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <div className={styles.choices}>
        <Panel title="Story" isNarrow>
          {template !== undefined && <ChosenTemplate template={template} onDrop={onDropTemplate} />}
          <ScriptField script={draft.script} onChange={(script) => change({ script })} onSubmit={start} />
          <Textarea
            label="Additional information (optional)"
            description="Steers pictures and mood, never the words."
            placeholder="Autumn, low sun, nobody to be seen"
            size="md"
            mt="lg"
            autosize
            minRows={2}
            maxRows={6}
            maxLength={MAX_INFORMATION_CHARACTERS}
            value={draft.information}
            onChange={({ currentTarget }) => change({ information: currentTarget.value })}
          />
        </Panel>
        <Panel title="Duration" lead="The length to aim for." isNarrow>
          <ChoiceRow
            legend="Duration"
            options={DURATION_OPTIONS}
            value={draft.durationSeconds}
            onChange={(durationSeconds) => change({ durationSeconds })}
          />
        </Panel>
        <Panel title="Preset style" lead="One scene in all 22 styles." isNarrow>
          <StyleCarousel styleId={draft.styleId} onSelect={(styleId) => change({ styleId })} />
        </Panel>
        <Panel title="Quality" isNarrow>
          <ChoiceRow
            legend="Quality"
            options={QUALITY_OPTIONS}
            value={draft.quality}
            onChange={(quality) => change({ quality })}
          />
        </Panel>
        <Panel title="Voiceover" isNarrow>
          <VoicePicker voiceId={voiceId} sound={sound} onSelect={(id) => change({ voiceId: id })} />
        </Panel>
        <Panel title="Background music" isNarrow>
          <TrackPicker musicId={draft.musicId} sound={sound} onSelect={(musicId) => change({ musicId })} />
        </Panel>
      </div>
      <div className={styles.making}>
        <section className={`${styles.card} ${styles.generate}`} aria-label="Generate">
          <EstimateLines body={body} isMaking={generation.phase !== 'idle'} />
          <Button type="submit" size="lg" fullWidth disabled={!canStart}>
            {generateText(generation.phase)}
          </Button>
          {generation.problem !== null && <CreationProblem error={generation.problem} />}
        </section>
        <section ref={status} className={styles.card} aria-labelledby="video-status">
          <h2 id="video-status">Video Status</h2>
          <VideoStatus generation={generation} />
        </section>
      </div>
    </form>
  )
}

function generateText(phase: Generation['phase']): string {
  if (phase === 'starting') return 'Starting Generation...'
  return phase === 'making' ? 'Processing Video...' : 'Generate Video'
}

function CreationProblem({ error }: { error: unknown }) {
  const isUnpaid = error instanceof CallError && error.code === 'out_of_credits'
  return (
    <Notice kind="problem">
      <b>Failed to create video</b>
      <br />
      {messageOf(error, 'Failed to generate project from script')}
      {isUnpaid && (
        <>
          {' '}
          <Link to="/pricing">See the prices</Link>
        </>
      )}
    </Notice>
  )
}

function ChosenTemplate({ template, onDrop }: { template: Template; onDrop: () => void }) {
  return (
    <div className={styles.template}>
      <img src={`/pictures/templates/${template.id}.webp`} alt="" width={540} height={960} />
      <div>
        <p className={styles.templateName}>{template.name}</p>
        <p className={styles.templateText}>A subject is told as one of these stories. {template.description}</p>
      </div>
      <Button variant="subtle" size="sm" onClick={onDrop} aria-label={`Remove the template ${template.name}`}>
        Remove
      </Button>
    </div>
  )
}

/** The draft's voice, or the first one where it is not offered any more. */
function useOfferedVoice(voiceId: string): string {
  const { data: voices } = useQuery(voicesQuery)
  if (voices === undefined || voices.some(({ voice_id }) => voice_id === voiceId)) return voiceId
  return voices[0]?.voice_id ?? voiceId
}

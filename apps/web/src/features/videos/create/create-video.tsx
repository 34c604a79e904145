import { MAX_NOTES_CHARACTERS } from '@dayreel/catalogue'
import { Textarea } from '@mantine/core'
import type { Video } from '@dayreel/contract'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { replaceText } from '#lib/replace-text.ts'
import { MeasureChoices } from '#ui/choices/measure-choices.tsx'
import { StyleCarousel } from '#ui/choices/style-carousel.tsx'
import { TrackPicker } from '#ui/choices/track-picker.tsx'
import { usePreviewSound } from '#ui/choices/use-preview-sound.ts'
import { useOfferedVoice, VoicePicker } from '#ui/choices/voice-picker.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import styles from './create-video.module.css'
import { FilledIn } from './filled-in.tsx'
import { FoldedForm, useFold } from './folded-form.tsx'
import { GenerateBar } from './generate-bar.tsx'
import { PlannedVideo } from './planned-video.tsx'
import { SameAgain } from './same-again.tsx'
import { readKind } from './read-kind.ts'
import { ScriptField } from './script-field.tsx'
import { ShortScript } from './short-script.tsx'
import { SubjectChoice } from './subject-choice.tsx'
import { TextKindChoice } from './text-kind.tsx'
import { useUnknownSubject } from './unknown-subject.ts'
import { useBeginning } from './use-beginning.ts'
import { useDraft } from './use-draft.ts'
import { useDraftStart, type DraftStart } from './use-draft-start.ts'
import { useEstimate } from './use-estimate.ts'
import { useExamples } from './use-examples.ts'
import { useGeneration, type Generation } from './use-generation.ts'
import { generateBody, type VideoDraft } from './video-draft.ts'
import { isBusy } from '../video-queries.ts'
import { VideoStatus, VideoStatusHead } from './video-status.tsx'

type CreateVideoProps = {
  userId: string
  /** What the form is to be filled in with. */
  start: DraftStart | undefined
  onFilled: () => void
  /** Where the finished video can go; below all else. */
  sharing: (video: Video) => ReactNode
}

/** From words to a video: what it is to be, and how its making goes. */
export function CreateVideo({ userId, start, onFilled, sharing }: CreateVideoProps) {
  const [draft, keepDraft] = useDraft(userId)
  const { filled, undo } = useDraftStart([draft, keepDraft], start, onFilled)
  const sound = usePreviewSound()
  const generation = useGeneration(userId)
  const voiceId = useOfferedVoice(draft.voiceId)
  const body = useMemo(() => generateBody({ ...draft, voiceId }), [draft, voiceId])
  const [example] = useExamples().examples
  const estimate = useEstimate(body, example)
  const unknown = useUnknownSubject(estimate, body.scriptSubject)
  const change = (part: Partial<VideoDraft>): void => keepDraft({ ...draft, ...part })
  const kind = draft.kind ?? estimate.fresh?.kind ?? readKind(draft.text)
  const isIdle = generation.phase === 'idle'
  const { video } = generation
  const { isFirst, block, onBegin } = useStatusInSight(generation)
  const beginning = useBeginning({ body, kind, estimate, generation, onBegin })
  const { isMade, isLooking, question, press } = beginning
  const fold = useFold(generation, isFirst && (!isIdle || isMade))
  const instruction = estimate.fresh?.looksLikeInstruction
  const ownIdea = readKind(body.scriptSubject) === 'subject' ? body.scriptSubject : undefined
  const scriptField = useRef<HTMLTextAreaElement>(null)
  const write = (text: string, part: Partial<VideoDraft>): void => {
    // As typing would: the browser's undo has to know of it.
    if (scriptField.current) replaceText(scriptField.current, text)
    change({ text, tale: null, ...part })
  }
  const useIdea = (text: string): void => {
    beginning.close()
    // What else a request asks for, such as “Make it funny.”, steers the pictures: nothing that was typed is lost.
    const request = instruction && draft.notes === '' ? { notes: draft.text.trim() } : {}
    change({ text, kind: 'subject', tale: null, ...request })
  }
  return (
    <>
      <form
        className={styles.layout}
        data-alone={(isFirst && (!isIdle || fold.isClosed)) || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        <FoldedForm {...fold} isMade={isIdle} request={video?.request ?? body}>
          <fieldset className={styles.choices} disabled={!isIdle || isLooking} aria-label="What the video is to be">
            <Panel title="Story" isNarrow>
              {filled !== undefined && <FilledIn start={filled} onUndo={undo} />}
              <ScriptField
                field={scriptField}
                text={draft.text}
                example={example}
                estimate={estimate.fresh}
                onChange={(text) => change({ text, tale: null })}
                onSubmit={press}
              />
              <TextKindChoice
                kind={kind}
                onChoose={(chosen) => change({ kind: chosen, tale: null })}
                instruction={instruction}
                onUseIdea={(idea) => {
                  // As typing would: the browser's undo has to know of it.
                  if (scriptField.current) replaceText(scriptField.current, idea)
                  useIdea(idea)
                }}
              />
              {unknown !== undefined && (
                <SubjectChoice
                  unknown={unknown}
                  subject={body.scriptSubject}
                  outline={draft.outline}
                  onOutline={(outline) => change({ outline })}
                  onLonger={(durationSeconds) => change({ durationSeconds })}
                  onScript={(text) => write(text, { kind: readKind(text) === 'script' ? null : 'script' })}
                  onTale={({ id, title }) => write(title, { kind: null, tale: id })}
                />
              )}
              {draft.tale !== null && (
                <div className={styles.tale}>
                  <Notice kind="hint">
                    A tale of the built-in writer, under its own title. Write other words to leave it.
                  </Notice>
                </div>
              )}
              <Textarea
                label="Additional information (optional)"
                description="Steers pictures and mood, never the words."
                placeholder="Autumn, low sun, no people"
                size="md"
                mt="md"
                autosize
                minRows={1}
                maxRows={6}
                maxLength={MAX_NOTES_CHARACTERS}
                dir="auto"
                value={draft.notes}
                onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
              />
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
          </fieldset>
        </FoldedForm>
        <div className={styles.making}>
          {(!isIdle || !fold.isClosed) && (
            <GenerateBar
              phase={isLooking ? 'starting' : generation.phase}
              problem={beginning.problem}
              estimate={estimate}
              hasWords={body.scriptSubject !== ''}
              isMade={isMade}
            />
          )}
          <section
            ref={block}
            className={styles.status}
            data-first={isFirst || undefined}
            data-empty={(isIdle && video === undefined) || undefined}
            aria-labelledby="video-status"
            tabIndex={-1}
          >
            <VideoStatusHead id="video-status" video={video} isIdle={isIdle} />
            <VideoStatus generation={generation} plan={<PlannedVideo request={body} />} />
          </section>
        </div>
        <SameAgain isOpen={question?.about === 'same'} onClose={beginning.close} onMake={beginning.begin} />
        <ShortScript
          estimate={question?.about === 'short' ? question.estimate : undefined}
          text={body.scriptSubject}
          idea={instruction?.suggestedSubject ?? ownIdea}
          onClose={beginning.close}
          onUseIdea={useIdea}
          onCreate={beginning.begin}
        />
      </form>
      {isIdle && video?.status === 'succeeded' && sharing(video)}
    </>
  )
}

/** What is seen being made comes to the top of the screen; what is begun here is shown when it begins and when it ends. */
function useStatusInSight({ phase, video }: Generation) {
  const block = useRef<HTMLElement>(null)
  const [isBegun, setBegun] = useState(false)
  const [isWatched, setWatched] = useState(false)
  const isMaking = phase === 'starting' || (video !== undefined && isBusy(video.status))
  if (isMaking && !isWatched) setWatched(true)
  const isFirst = isMaking || (isWatched && (phase !== 'idle' || video !== undefined))
  useEffect(() => {
    if (!isBegun || !isFirst) return
    block.current?.scrollIntoView({ block: 'start' })
    // What was pressed is switched off by now, and has lost the focus.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches(':disabled') === true)
      block.current?.focus({ preventScroll: true })
  }, [isBegun, isFirst, phase])
  return { isFirst, block, onBegin: () => setBegun(true) }
}

import { MAX_NOTES_CHARACTERS, MAX_TITLE_CHARACTERS, recordingVoice } from '@dayreel/catalogue'
import { Button, Textarea, TextInput } from '@mantine/core'
import type { Video } from '@dayreel/contract'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { replaceText } from '#lib/replace-text.ts'
import { isBusy } from '#lib/videos.ts'
import { VideoChoicesFields } from '#ui/choices/video-choices-fields.tsx'
import { useOfferedVoice } from '#ui/choices/voice-picker.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { videoRatio } from '#ui/video-ratio.ts'
import { emptyAssistant, withWords } from './assistant-draft.ts'
import { ChatAssistant } from './chat-assistant.tsx'
import styles from './create-video.module.css'
import { FilledIn } from './filled-in.tsx'
import { FoldedForm, useFold } from './folded-form.tsx'
import { GenerateBar } from './generate-bar.tsx'
import { OtherVideos } from './other-videos.tsx'
import { PlannedVideo } from './planned-video.tsx'
import { SameAgain } from './same-again.tsx'
import { readKind } from './read-kind.ts'
import { ScriptField } from './script-field.tsx'
import { ShortScript } from './short-script.tsx'
import { SubjectChoice } from './subject-choice.tsx'
import { TextKindChoice } from './text-kind.tsx'
import { useUnknownSubject } from './unknown-subject.ts'
import { useAssistantAnswer } from './use-assistant.ts'
import { StartFromRecording } from './start-from-recording.tsx'
import { useBeginning } from './use-beginning.ts'
import { useDraft } from './use-draft.ts'
import { useDraftStart, type DraftStart } from './use-draft-start.ts'
import { useEstimate } from './use-estimate.ts'
import { useExamples } from './use-examples.ts'
import { useGeneration, type Generation } from './use-generation.ts'
import { requestOf, type VideoDraft } from './video-draft.ts'
import { VideoStatus, VideoStatusHead } from './video-status.tsx'

type CreateVideoProps = {
  userId: string
  /** The initial values of the form. */
  start: DraftStart | undefined
  onFilled: () => void
  /** Where the user can share the finished video. It is below everything else. */
  sharing: (video: Video) => ReactNode
}

/** The screen that turns a text into a video. It shows the form and the progress. */
export function CreateVideo({ userId, start, onFilled, sharing }: CreateVideoProps) {
  const [draft, keepDraft] = useDraft(userId)
  const { filled, undo } = useDraftStart([draft, keepDraft], start, onFilled)
  const generation = useGeneration(userId)
  const voice = useOfferedVoice(draft.voice)
  const typed = useMemo(() => requestOf({ ...draft, voice }), [draft, voice])
  // An answer is valid only for the subject that it was written about.
  const assistant = draft.assistant?.subject === typed.text ? draft.assistant : undefined
  const read = useAssistantAnswer(typed, assistant)
  const request = useMemo(() => withWords(typed, assistant, read.data), [typed, assistant, read.data])
  const [isAssistantPressed, setAssistantPressed] = useState(false)
  const [example] = useExamples().examples
  const estimate = useEstimate(request, example)
  const unknown = useUnknownSubject(estimate, request.text)
  const change = (part: Partial<VideoDraft>): void => keepDraft({ ...draft, ...part })
  const kind = request.words !== undefined ? 'subject' : (draft.kind ?? estimate.fresh?.kind ?? readKind(draft.text))
  const isIdle = generation.phase === 'idle'
  const { video } = generation
  const { isFirst, block, onBegin } = useStatusInSight(generation)
  const beginning = useBeginning({ request, kind, estimate, generation, onBegin })
  const { isMade, isLooking, question, press } = beginning
  const fold = useFold(generation, isFirst && (!isIdle || isMade))
  const instruction = estimate.fresh?.looksLikeInstruction
  const ownIdea = readKind(request.text) === 'subject' ? request.text : undefined
  const scriptField = useRef<HTMLTextAreaElement>(null)
  const write = (text: string, part: Partial<VideoDraft>): void => {
    // Inserted like typed text, so that the browser's undo can revert it.
    if (scriptField.current) replaceText(scriptField.current, text)
    change({ text, tale: null, ...part })
  }
  const openAssistant = (): void => {
    setAssistantPressed(true)
    change({ assistant: emptyAssistant(typed.text) })
  }
  const useIdea = (text: string): void => {
    beginning.close()
    // The rest of an instruction, such as “Make it funny.”, becomes a note for the pictures, so that no typed word is
    // lost.
    const notes = instruction && draft.notes === '' ? { notes: draft.text.trim() } : {}
    change({ text, kind: 'subject', tale: null, ...notes })
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
        <FoldedForm {...fold} isMade={isIdle} request={video?.request ?? request}>
          <fieldset className={styles.choices} disabled={!isIdle || isLooking} aria-label="Your video">
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
                  // Inserted like typed text, so that the browser's undo can revert it.
                  if (scriptField.current) replaceText(scriptField.current, idea)
                  useIdea(idea)
                }}
              />
              {assistant === undefined && (kind === 'script' || draft.text.trim() === '') && (
                <StartFromRecording
                  text={draft.text.trim()}
                  onUse={({ recording, text }) => write(text, { kind: 'script', voice: recordingVoice(recording) })}
                />
              )}
              {assistant !== undefined && (
                <ChatAssistant
                  key={assistant.subject}
                  request={typed}
                  draft={assistant}
                  read={read}
                  hasFocus={isAssistantPressed}
                  onChange={(changed) => change({ assistant: changed })}
                  onClose={() => change({ assistant: null })}
                />
              )}
              {assistant === undefined && unknown === undefined && ownIdea !== undefined && kind === 'subject' && (
                <Button variant="subtle" size="compact-md" mt="sm" onClick={openAssistant}>
                  Write it with any chat assistant
                </Button>
              )}
              {assistant === undefined && unknown !== undefined && (
                <SubjectChoice
                  onAssistant={openAssistant}
                  unknown={unknown}
                  request={request}
                  outline={draft.outline}
                  onOutline={(outline) => change({ outline })}
                  onLonger={(durationSeconds) => change({ durationSeconds })}
                  onScript={(text) => {
                    // The script is about the typed subject, so the subject stays the title.
                    write(text, { title: request.text, kind: readKind(text) === 'script' ? null : 'script' })
                  }}
                  onTale={({ id, title }) => write(title, { kind: null, tale: id })}
                />
              )}
              {draft.tale !== null && (
                <div className={styles.tale}>
                  <Notice kind="hint">
                    A story by the built-in writer, under its own title. Type your own words to replace it.
                  </Notice>
                </div>
              )}
              {kind === 'script' && (
                <TextInput
                  label="Title (optional)"
                  description="If this is empty, the first sentence that is short enough becomes the title."
                  size="md"
                  mt="md"
                  maxLength={MAX_TITLE_CHARACTERS}
                  dir="auto"
                  value={draft.title}
                  onChange={({ currentTarget }) => change({ title: currentTarget.value })}
                />
              )}
              <Textarea
                label="Additional information (optional)"
                description="Affects the pictures and mood, never the words."
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
            <VideoChoicesFields
              choices={draft}
              onChange={change}
              language={estimate.data?.language}
              words={request.text}
            />
          </fieldset>
        </FoldedForm>
        <div className={styles.making}>
          {(!isIdle || !fold.isClosed) && (
            <GenerateBar
              phase={isLooking ? 'starting' : generation.phase}
              problem={beginning.problem}
              estimate={estimate}
              hasWords={request.text !== ''}
              canPress={beginning.canPress}
              video={video}
              isMade={isMade}
            />
          )}
          <div className={styles.others}>
            <OtherVideos ownId={generation.ownId} />
          </div>
          <section
            ref={block}
            className={styles.status}
            style={videoRatio((video ?? request).format)}
            data-first={isFirst || undefined}
            data-empty={(isIdle && video === undefined) || undefined}
            aria-labelledby="video-status"
            tabIndex={-1}
          >
            <VideoStatusHead id="video-status" video={video} isIdle={isIdle} />
            <VideoStatus generation={generation} plan={<PlannedVideo request={request} />} />
          </section>
        </div>
        <SameAgain isOpen={question?.about === 'same'} onClose={beginning.close} onMake={beginning.begin} />
        <ShortScript
          estimate={question?.about === 'short' ? question.estimate : undefined}
          text={request.text}
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

/** Scrolls to the status when a video starts here and when it ends. */
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
    // The pressed button is now disabled and has lost the focus.
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches(':disabled') === true)
      block.current?.focus({ preventScroll: true })
  }, [isBegun, isFirst, phase])
  return { isFirst, block, onBegin: () => setBegun(true) }
}

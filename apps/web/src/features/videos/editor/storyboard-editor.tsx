import type { FreeVersions, Storyboard, StoryboardScene, VideoVersion } from '@dayreel/contract'
import { MAX_SCENES } from '@dayreel/catalogue'
import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { dropAt, useRowDrag } from '#lib/use-row-drag.ts'
import { usePhotoSources } from '#lib/picture-sources.ts'
import { storyboardQuery } from '#lib/videos.ts'
import { Icon } from '#ui/icon.tsx'
import { Panel } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { UnsavedGuard, type Leaving } from '#ui/unsaved-guard.tsx'
import type { StoryboardDrafts } from '../drafts/use-storyboard-drafts.ts'
import { ChangeBar } from './changes/change-bar.tsx'
import { beginHistory, editHistory } from './changes/edit-history.ts'
import { changeReasons } from './changes/change-reasons.ts'
import { useSceneEditing } from './scenes/use-scene-editing.ts'
import { sceneAnchor, SceneEditor } from './scenes/scene-editor.tsx'
import { type OpenDialogs, SceneDialogs } from './scene-dialogs.tsx'
import { PhotosPanel } from './photos-panel.tsx'
import { SceneStrip } from './scenes/scene-strip.tsx'
import type { SceneTime } from './scenes/scene-times.ts'
import styles from './storyboard-editor.module.css'
import { SourcesPanel } from './sources-panel.tsx'
import { useCheckWord } from '#lib/use-check-word.ts'
import { StoryboardSettings } from './storyboard-settings.tsx'
import { useChangePlan } from './changes/use-change-plan.ts'
import { useMakeVersion } from './changes/use-make-version.ts'
import { usePlayingScene } from './scenes/use-playing-scene.ts'
import { editedSceneTimes, useSceneTimes } from './scenes/use-scene-times.ts'

const LEAVING_STORYBOARD: Leaving = {
  title: 'Leave without creating a new version?',
  text: 'This browser can’t save your storyboard changes, so you’ll lose them. The video stays as it is.',
}

const NOTHING: readonly string[] = []

/** The hash of a link that opens the editor. */
export const STORYBOARD_HASH = '#storyboard'

type StoryboardEditorProps = {
  videoId: string
  /** The version that is edited. */
  version: VideoVersion
  /** Plays the edited version. */
  player: RefObject<HTMLVideoElement | null>
  /** Set for an earlier version, which is edited or only viewed. */
  earlier: 'edited' | 'shown' | undefined
  /** The remaining free versions. */
  free: FreeVersions
  /** Whether a version is being made. Editing is then disabled. */
  isLocked: boolean
  drafts: StoryboardDrafts
}

/** Lets the user edit a video scene by scene, and shows the cost in advance. */
export function StoryboardEditor(props: StoryboardEditorProps) {
  const { videoId, version } = props
  const isSought = useRef(window.location.hash === STORYBOARD_HASH)
  const loaded = useQuery(storyboardQuery(videoId, version.number))
  if (loaded.isPending)
    return <Skeleton h={420} radius="lg" role="status" aria-busy="true" aria-label="Loading the storyboard" />
  if (loaded.isLoadingError)
    return (
      <Problem title="The storyboard couldn’t be loaded" error={loaded.error} onRetry={() => void loaded.refetch()} />
    )
  return (
    <Editor
      key={`${videoId} ${version.number}`}
      {...props}
      isSought={isSought}
      original={loaded.data.storyboard}
      pictures={loaded.data.pictures}
      checkedWords={loaded.data.checkedWords}
    />
  )
}

type EditorProps = StoryboardEditorProps & {
  /** Scrolls into view once, but not again when further versions are finished. */
  isSought: RefObject<boolean>
  original: Storyboard
  /** The URL of each scene's picture, by scene id. */
  pictures: Readonly<Record<string, string>>
  /** Words without a source that are not marked, because the user has checked them. */
  checkedWords: readonly string[]
}

function Editor(props: EditorProps) {
  const { videoId, version, player, earlier, free, isSought, original, pictures, checkedWords, drafts } = props
  const isLocked = props.isLocked || earlier === 'shown'
  const draft = useRef(drafts.find(version.number))
  const [history, act] = useReducer(editHistory, { original, draft: draft.current?.storyboard }, beginHistory)
  // An earlier version is shown without its draft until the user edits it.
  const present = earlier === 'shown' ? original : history.present
  const isEdited = useMemo(() => JSON.stringify(present) !== JSON.stringify(history.original), [history, present])
  const [uploads, setUploads] = useState<Readonly<Record<string, string>>>(draft.current?.uploads ?? {})
  const wordless = present.scenes.findIndex(({ text }) => text.trim() === '')
  const edited = { storyboard: present, baseVersion: version.number }
  const plan = useChangePlan(videoId, edited, isEdited && !isLocked && wordless < 0)
  const make = useMakeVersion(videoId, version.number, ({ versions }) =>
    drafts.markStarted(version.number, versions[0]!.number),
  )
  const check = useCheckWord(videoId)
  const unsourced = (present.unsourced ?? NOTHING).filter((word) => !checkedWords.includes(word))
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSought.current) return
    isSought.current = false
    editor.current?.scrollIntoView({ block: 'start' })
  }, [isSought])
  const stored = useRef(present)
  useEffect(() => {
    if (isLocked || stored.current === present) return
    stored.current = present
    drafts.keep(version.number, isEdited ? { storyboard: present, uploads } : undefined)
  }, [drafts, isEdited, isLocked, present, uploads, version.number])
  const times = useSceneTimes(videoId, version, original)
  const { playing, playFrom, seekTo } = usePlayingScene(player, times)
  const change = (part: Partial<Storyboard>, field: string): void =>
    act({ type: 'edit', storyboard: { ...present, ...part }, field })
  const changeScene = (id: string, part: Partial<StoryboardScene>, field: string): void =>
    change(
      { scenes: present.scenes.map((scene) => (scene.id === id ? { ...scene, ...part } : scene)) },
      `${id} ${field}`,
    )
  const editing = useSceneEditing(present, (storyboard, step) => act({ type: 'edit', storyboard, field: step }))
  const stock = { photographs: usePhotoSources('photographs'), clips: usePhotoSources('clips') }
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({})
  const [open, setOpen] = useState<OpenDialogs>({})
  const show = (dialog: OpenDialogs): void => setOpen((known) => ({ ...known, ...dialog }))
  const list = useRef<HTMLOListElement>(null)
  const { drag, gripFor } = useRowDrag(list, editing.move)
  const playedTimeOf = ({ id }: StoryboardScene): SceneTime | undefined =>
    times[original.scenes.findIndex((scene) => scene.id === id)]
  const played = playing === undefined ? undefined : original.scenes[playing]?.id
  const planned = isEdited && !plan.isError ? plan.data : undefined
  const timeOf = editedSceneTimes({ original, edited: present }, times, isEdited ? plan.data : undefined)
  const sceneOf = (id: string) => planned?.scenes.find((scene) => scene.id === id)
  const pictureOf = ({ id, picture, photo, clip }: StoryboardScene) => {
    const uploaded = clip?.file ?? picture
    return (uploaded === undefined ? previews[photo?.file ?? ''] : uploads[uploaded]) ?? pictures[id]
  }
  const goTo = (i: number): void => {
    const time = playedTimeOf(present.scenes[i]!)
    if (time !== undefined) seekTo(time)
    document.getElementById(sceneAnchor(i + 1))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div ref={editor} onKeyDown={(event) => onUndoKeys(event, act)} className={styles.editor}>
      <UnsavedGuard {...LEAVING_STORYBOARD} isUnsaved={isEdited && !isLocked && !drafts.isStored} />
      {!isLocked && (
        <ChangeBar
          earlier={earlier === undefined ? undefined : version.number}
          isEdited={isEdited}
          isDiscarded={history.isDiscarded}
          isDraftStored={drafts.isStored}
          hint={wordless < 0 ? undefined : `Scene ${wordless + 1} has no words. Write some, or remove the scene.`}
          free={free}
          canUndo={history.past.length > 0}
          canRedo={history.future.length > 0}
          plan={planned}
          seconds={timeOf.get(present.scenes.at(-1)!.id)?.endSeconds ?? planned?.seconds}
          planError={isEdited ? plan.error : null}
          isPlanStale={plan.isStale}
          isStarting={make.isPending}
          startError={make.error}
          onUndo={() => act({ type: 'undo' })}
          onRedo={() => act({ type: 'redo' })}
          onDiscard={() => act({ type: 'discard' })}
          onMake={() => make.mutate(present)}
        />
      )}
      <fieldset
        disabled={isLocked}
        className={styles.fields}
        data-shown={(earlier === 'shown' && !props.isLocked) || undefined}
        aria-label="Storyboard"
      >
        <Panel title="Voice, music and style" isNarrow>
          <StoryboardSettings storyboard={present} onChange={change} />
          <Button
            variant="default"
            size="sm"
            mt="md"
            leftSection={<Icon name="microphone" size={16} />}
            disabled={wordless >= 0}
            onClick={() => show({ recorded: 0 })}
          >
            Record your own voice
          </Button>
        </Panel>
        <SourcesPanel storyboard={present} unsourced={unsourced} problem={check.error} />
        <PhotosPanel scenes={present.scenes} />
        <Panel title="Storyboard" lead="Each scene has its words, and the picture shown while they’re spoken." isNarrow>
          <SceneStrip
            scenes={present.scenes.map((scene) => ({
              id: scene.id,
              picture: pictureOf(scene),
              time: timeOf.get(scene.id),
            }))}
            playing={present.scenes.findIndex(({ id }) => id === played)}
            onGo={goTo}
          />
          <ol ref={list} className={styles.scenes} data-dragging={drag !== undefined || undefined}>
            {present.scenes.map((scene, i) => {
              const playedTime = playedTimeOf(scene)
              const planOfScene = sceneOf(scene.id)
              return (
                <SceneEditor
                  key={scene.id}
                  videoId={videoId}
                  number={i + 1}
                  count={present.scenes.length}
                  scene={scene}
                  time={timeOf.get(scene.id)}
                  isPlaying={played === scene.id}
                  onPlay={playedTime === undefined ? undefined : () => playFrom(playedTime)}
                  pictureUrl={pictureOf(scene)}
                  isNewPicturePlanned={planOfScene?.picture ?? false}
                  hasNewVoice={planOfScene?.speech ?? false}
                  isApproximate={version.approximateScenes.includes(scene.id)}
                  reasons={planOfScene === undefined ? [] : changeReasons(planOfScene, present.scenes)}
                  followedPrompt={planned?.prompts.find(({ id }) => id === scene.id)?.imagePrompt}
                  unsourced={unsourced}
                  check={check}
                  editing={editing}
                  grip={gripFor(i)}
                  drop={dropAt(drag, i)}
                  speech={{
                    language: present.language,
                    voice: scene.voice ?? present.voice,
                    onSaved: (pronunciations) => change({ pronunciations }, 'pronunciations'),
                  }}
                  onChange={(part, field) => changeScene(scene.id, part, field)}
                  onRecord={() => show({ recorded: i })}
                  stock={(['photographs', 'clips'] as const).filter((of) => stock[of].length > 0)}
                  onSearch={(of) => show({ searched: { scene: i, of } })}
                  onChooseClip={() => show({ clipped: i })}
                  onChooseStart={() => show({ started: scene.id })}
                  lookOfVideo={present.look}
                  onEditBoard={() => show({ boarded: scene.id })}
                  onUploaded={(picture, url) => setUploads((known) => ({ ...known, [picture]: url }))}
                />
              )
            })}
          </ol>
          <Button
            variant="default"
            size="sm"
            leftSection={<Icon name="plus" size={16} />}
            disabled={present.scenes.length >= MAX_SCENES}
            onClick={() => editing.add(present.scenes.length)}
          >
            Add a scene
          </Button>
          <VisuallyHidden role="status">{editing.said}</VisuallyHidden>
        </Panel>
      </fieldset>
      <SceneDialogs
        videoId={videoId}
        storyboard={present}
        open={open}
        secondsOf={(id) => secondsOfTime(timeOf.get(id))}
        onClose={(dialog) => setOpen((known) => ({ ...known, [dialog]: undefined }))}
        onChange={change}
        onChangeScene={changeScene}
        onPreview={(file, url) => setPreviews((known) => ({ ...known, [file]: url }))}
        onPoster={(file, url) => setUploads((known) => ({ ...known, [file]: url }))}
      />
    </div>
  )
}

function secondsOfTime(time: SceneTime | undefined): number | undefined {
  return time && time.endSeconds - time.startSeconds
}

/** Ctrl or ⌘ with Z or Y undoes or redoes changes of the whole storyboard, regardless of the focus. */
function onUndoKeys(event: KeyboardEvent, act: (action: { type: 'undo' | 'redo' }) => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  const type = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined
  if (type === undefined) return
  event.preventDefault()
  act({ type })
}

import type { Storyboard, StoryboardScene, VideoVersion } from '@dayreel/contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Panel } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { ChangeBar } from './change-bar.tsx'
import { beginHistory, editHistory } from './edit-history.ts'
import { sceneAnchor, SceneEditor } from './scene-editor.tsx'
import { SceneStrip } from './scene-strip.tsx'
import styles from './storyboard-editor.module.css'
import { StoryboardSettings } from './storyboard-settings.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useChangePlan } from './use-change-plan.ts'
import { useMakeVersion } from './use-make-version.ts'
import { usePlayingScene } from './use-playing-scene.ts'
import { useSceneTimes } from './use-scene-times.ts'
import { storyboardQuery } from './video-queries.ts'

/** On the address of a video: one came to change it. */
export const STORYBOARD_HASH = '#storyboard'

type StoryboardEditorProps = {
  videoId: string
  /** The version that is edited. */
  version: VideoVersion
  /** Plays that version; undefined where another one is shown. */
  player: RefObject<HTMLVideoElement | null> | undefined
  isNextFree: boolean
  /** A version is being made: nothing can be changed meanwhile. */
  isLocked: boolean
}

/** Changes a video scene by scene, and says before what that takes. */
export function StoryboardEditor(props: StoryboardEditorProps) {
  const { videoId, version } = props
  const isSought = useRef(window.location.hash === STORYBOARD_HASH)
  const loaded = useQuery(storyboardQuery(videoId, version.number))
  if (loaded.isPending)
    return <Skeleton h={420} radius="lg" role="status" aria-busy="true" aria-label="Loading the storyboard" />
  if (loaded.isError)
    return (
      <Problem title="The storyboard could not be loaded" error={loaded.error} onRetry={() => void loaded.refetch()} />
    )
  return (
    <Editor
      key={`${videoId} ${version.number}`}
      {...props}
      isSought={isSought}
      original={loaded.data.storyboard}
      pictures={loaded.data.pictures}
    />
  )
}

type EditorProps = StoryboardEditorProps & {
  /** It has to come into sight: once, not again with each version that is made. */
  isSought: RefObject<boolean>
  original: Storyboard
  /** Where each scene's picture can be seen, by the scene's id. */
  pictures: Readonly<Record<string, string>>
}

function Editor(props: EditorProps) {
  const { videoId, version, player, isNextFree, isLocked, isSought, original, pictures } = props
  const [history, act] = useReducer(editHistory, original, beginHistory)
  const { present } = history
  const isEdited = useMemo(() => JSON.stringify(present) !== JSON.stringify(history.original), [history, present])
  const [uploads, setUploads] = useState<Readonly<Record<string, string>>>({})
  const plan = useChangePlan(videoId, present, isEdited && !isLocked)
  const make = useMakeVersion(videoId)
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSought.current) return
    isSought.current = false
    editor.current?.scrollIntoView({ block: 'start' })
  }, [isSought])
  const times = useSceneTimes(videoId, version, original)
  const { playing, playFrom, seekTo } = usePlayingScene(player, times)
  const change = (part: Partial<Storyboard>, field: string): void =>
    act({ type: 'edit', storyboard: { ...present, ...part }, field })
  const changeScene = (id: string, part: Partial<StoryboardScene>, field: string): void =>
    change(
      { scenes: present.scenes.map((scene) => (scene.id === id ? { ...scene, ...part } : scene)) },
      `${id} ${field}`,
    )
  const planned = isEdited && !plan.isError ? plan.data : undefined
  const sceneOf = (id: string) => planned?.scenes.find((scene) => scene.id === id)
  const pictureOf = ({ id, picture }: StoryboardScene) =>
    picture === undefined ? pictures[id] : (uploads[picture] ?? pictures[id])
  const goTo = (i: number): void => {
    if (times[i] !== undefined) seekTo(times[i])
    document.getElementById(sceneAnchor(i + 1))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div ref={editor} onKeyDown={(event) => onUndoKeys(event, act)} className={styles.editor}>
      <UnsavedGuard isUnsaved={isEdited && !isLocked} />
      {!isLocked && (
        <ChangeBar
          isEdited={isEdited}
          isNextFree={isNextFree}
          canUndo={history.past.length > 0}
          canRedo={history.future.length > 0}
          plan={planned}
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
      <fieldset disabled={isLocked} className={styles.fields} aria-label="Storyboard">
        <Panel title="Voice, music and style" isNarrow>
          <StoryboardSettings storyboard={present} onChange={change} />
        </Panel>
        <Panel
          title="Storyboard"
          lead="Each scene has its words, and a picture that is seen while they are spoken."
          isNarrow
        >
          <SceneStrip
            scenes={present.scenes.map((scene, i) => ({ id: scene.id, picture: pictureOf(scene), time: times[i] }))}
            playing={playing}
            onGo={goTo}
          />
          <ol className={styles.scenes}>
            {present.scenes.map((scene, i) => (
              <SceneEditor
                key={scene.id}
                videoId={videoId}
                number={i + 1}
                scene={scene}
                time={times[i]}
                isPlaying={playing === i}
                onPlay={player !== undefined && times[i] !== undefined ? () => playFrom(times[i]!) : undefined}
                pictureUrl={pictureOf(scene)}
                isPictureAnew={sceneOf(scene.id)?.picture ?? false}
                isVoiceAnew={sceneOf(scene.id)?.speech ?? false}
                onChange={(part, field) => changeScene(scene.id, part, field)}
                onUploaded={(picture, url) => setUploads((known) => ({ ...known, [picture]: url }))}
              />
            ))}
          </ol>
        </Panel>
      </fieldset>
    </div>
  )
}

/** Ctrl or ⌘ with Z and Y go through the changes of the whole storyboard, wherever the focus is. */
function onUndoKeys(event: KeyboardEvent, act: (action: { type: 'undo' | 'redo' }) => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  const type = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined
  if (type === undefined) return
  event.preventDefault()
  act({ type })
}

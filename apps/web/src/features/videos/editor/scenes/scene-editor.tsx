import type { StoryboardScene } from '@dayreel/contract'
import { Textarea } from '@mantine/core'
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { FollowedPrompt } from './followed-prompt.tsx'
import { SceneGrip } from './scene-grip.tsx'
import { isFollowing } from './scene-operations.ts'
import { SceneReasons } from './scene-reasons.tsx'
import { SceneTools } from './scene-tools.tsx'
import { SceneWords } from './scene-words.tsx'
import type { SceneEditing } from './use-scene-editing.ts'
import quiet from './quiet-field.module.css'
import styles from './scene-editor.module.css'
import { timeText, type SceneTime } from './scene-times.ts'
import { ScenePictureButtons } from './scene-picture-buttons.tsx'

/** A field that looks like the text in it. */
const QUIET = { input: quiet.input ?? '', error: styles.error ?? '' }

type SceneEditorProps = {
  videoId: string
  number: number
  /** The number of scenes. */
  count: number
  scene: StoryboardScene
  /** When it is visible, with the current changes; undefined while that is not known. */
  time: SceneTime | undefined
  /** The URL of its picture; undefined if there is none yet. */
  pictureUrl: string | undefined
  /** Its picture is another one in the next version. */
  isPictureAnew: boolean
  hasNewVoice: boolean
  /** Why it is redone although it is unchanged, in whole sentences. */
  reasons: readonly string[]
  /** The prompt that follows its changed words, if it is known. */
  followedPrompt: string | undefined
  /** Numbers and names of the video that no source contains. */
  unsourced: readonly string[]
  editing: SceneEditing
  /** The drag handlers of its grip. */
  grip: Pick<ComponentProps<typeof SceneGrip>, `onPointer${'Down' | 'Move' | 'Up' | 'Cancel'}`>
  /** Another scene is dragged, and would be put before or after it. */
  drop: 'before' | 'after' | undefined
  /** It is the scene being played. */
  isPlaying: boolean
  /** Plays the version from this scene; undefined if another version is shown. */
  onPlay: (() => void) | undefined
  onChange: (change: Partial<StoryboardScene>, field: string) => void
  onUploaded: (picture: string, url: string) => void
}

/** What a scene's row is called on the page, counted from 1. */
export function sceneAnchor(number: number): string {
  return `scene-${number}`
}

/** A scene: its text, and the picture shown while it is spoken. */
export function SceneEditor(props: SceneEditorProps) {
  const { videoId, number, count, scene, time, pictureUrl, isPictureAnew, hasNewVoice, isPlaying, onPlay } = props
  const { reasons, editing, grip, drop, onChange, onUploaded } = props
  // The path of an uploaded picture in a draft is valid only for some hours.
  const [broken, setBroken] = useState<string>()
  const hasOwnPicture = scene.picture !== undefined
  const hasNewPicture = isPictureAnew && !hasOwnPicture
  return (
    <li
      id={sceneAnchor(number)}
      className={styles.scene}
      data-playing={isPlaying || undefined}
      data-drop={drop}
      onKeyDown={(event) => onSceneKeys(event, number - 1, editing)}
    >
      <div className={styles.head}>
        <SceneGrip {...grip} sceneId={scene.id} number={number} count={count} />
        <h3>
          Scene {number} {time !== undefined && <span className={styles.time}>{timeText(time)}</span>}
          {isPlaying && <span className={styles.mark}>playing</span>}
          {hasNewVoice && <span className={styles.mark}>new voice</span>}
          {hasNewPicture && <span className={`${styles.mark} ${styles.small}`}>new picture</span>}
        </h3>
        <ScenePictureButtons
          videoId={videoId}
          number={number}
          hasOwnPicture={hasOwnPicture}
          onChange={onChange}
          onUploaded={onUploaded}
        />
      </div>
      <div className={styles.picture}>
        {pictureUrl === undefined || pictureUrl === broken ? (
          <span className={styles.blank}>
            <Icon name="picture" size={28} />
          </span>
        ) : (
          <img
            src={pictureUrl}
            alt={`Scene ${number}`}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(pictureUrl)}
          />
        )}
        {hasNewPicture && <span className={styles.new}>New picture</span>}
        {onPlay !== undefined && (
          <button type="button" className={styles.play} aria-label={`Play from scene ${number}`} onClick={onPlay}>
            <span className={styles.disc}>
              <Icon name="play" size={16} />
            </span>
          </button>
        )}
      </div>
      <div className={styles.fields}>
        <SceneWords scene={scene} unsourced={props.unsourced} onChange={onChange} />
        <ImagePrompt scene={scene} followedPrompt={props.followedPrompt} onChange={onChange} />
        <SceneReasons reasons={reasons} />
        <SceneTools index={number - 1} count={count} text={scene.text} editing={editing} />
      </div>
    </li>
  )
}

/** Alt with an arrow moves the scene, with Enter it is split. */
function onSceneKeys(event: KeyboardEvent, index: number, editing: SceneEditing): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const act = {
    ArrowUp: () => editing.move(index, index - 1),
    ArrowDown: () => editing.move(index, index + 1),
    Enter: () => editing.split(index),
  }[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}

type ImagePromptProps = Pick<SceneEditorProps, 'scene' | 'followedPrompt' | 'onChange'>

/** What the picture shows. On a phone one line of it, which opens to be changed. */
function ImagePrompt({ scene, followedPrompt, onChange }: ImagePromptProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const hasOwnPicture = scene.picture !== undefined
  const isFollowed = followedPrompt !== undefined && isFollowing(scene)
  const prompt = isFollowed ? followedPrompt : scene.imagePrompt
  const none = hasOwnPicture ? 'Not used: you uploaded the picture' : 'Follows the words'
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <b>Image prompt</b>
        <span dir="auto">{prompt || none}</span>
        <Icon name="right" size={16} />
      </button>
      <div id={id} className={styles.prompt} data-open={isOpen || undefined}>
        <Textarea
          label="Image prompt"
          placeholder={none}
          variant="unstyled"
          classNames={QUIET}
          autosize
          minRows={1}
          maxRows={6}
          dir="auto"
          value={prompt}
          disabled={hasOwnPicture}
          onChange={({ currentTarget }) => onChange({ imagePrompt: currentTarget.value }, 'imagePrompt')}
        />
      </div>
      {isFollowed && <FollowedPrompt scene={scene} onKeepOld={() => onChange({ written: undefined }, 'old prompt')} />}
    </>
  )
}

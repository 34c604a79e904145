import { CHOSEN_PHOTO, isFoundPicture, type StockKind, type StoryboardScene } from '@dayreel/contract'
import { Textarea } from '@mantine/core'
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { FollowedPrompt } from './followed-prompt.tsx'
import { FoundClipStart } from './found-clip-start.tsx'
import { SceneGrip } from './scene-grip.tsx'
import { hasChosenPicture, isFollowing } from './scene-operations.ts'
import { SceneLook } from './scene-look.tsx'
import { ScenePronunciation } from './scene-pronunciation.tsx'
import { SceneReasons } from './scene-reasons.tsx'
import { SceneTools } from './scene-tools.tsx'
import { ChangedRecording } from './changed-recording.tsx'
import { SceneVoice } from './scene-voice.tsx'
import type { useCheckWord } from '#lib/use-check-word.ts'
import { SceneWords } from './scene-words.tsx'
import type { SceneEditing } from './use-scene-editing.ts'
import quiet from './quiet-field.module.css'
import styles from './scene-editor.module.css'
import { timeText, type SceneTime } from './scene-times.ts'
import { ScenePictureButtons } from './scene-picture-buttons.tsx'

/** Styles for a field that looks like plain text. */
const QUIET = { input: quiet.input ?? '', error: styles.error ?? '' }

type SceneEditorProps = {
  videoId: string
  number: number
  /** The number of scenes. */
  count: number
  scene: StoryboardScene
  /** When the scene is visible, with the current changes. Undefined while that is unknown. */
  time: SceneTime | undefined
  /** The URL of the scene's picture. Undefined if there is none yet. */
  pictureUrl: string | undefined
  /** Whether the next version will have a different picture. */
  isNewPicturePlanned: boolean
  hasNewVoice: boolean
  /** Whether the words of the shown version are only approximately in time. */
  isApproximate: boolean
  /** Why the unchanged scene is remade, in whole sentences. */
  reasons: readonly string[]
  /** The rewritten prompt that matches the changed words, if it is known. */
  followedPrompt: string | undefined
  /** The video's numbers and names that no source contains. */
  unsourced: readonly string[]
  /** Removes the mark from a word. */
  check: ReturnType<typeof useCheckWord>
  editing: SceneEditing
  /** The drag handlers of the scene's grip. */
  grip: Pick<ComponentProps<typeof SceneGrip>, `onPointer${'Down' | 'Move' | 'Up' | 'Cancel'}`>
  /** Set if another scene is being dragged and would be dropped before or after this one. */
  drop: 'before' | 'after' | undefined
  /** Whether this scene is playing. */
  isPlaying: boolean
  /** Plays the version from this scene. Undefined if another version is shown. */
  onPlay: (() => void) | undefined
  /** The look of the video, for scenes without their own. */
  lookOfVideo: string
  /** The language and voice of the scene, for its pronunciation. */
  speech: Pick<ComponentProps<typeof ScenePronunciation>, 'language' | 'voice' | 'onSaved'>
  onChange: (change: Partial<StoryboardScene>, field: string) => void
  onUploaded: (picture: string, url: string) => void
  onRecord: () => void
  /** The kinds of files that can be searched for. */
  stock: readonly StockKind[]
  /** Opens the search for a photograph or a clip. */
  onSearch: (of: StockKind) => void
  /** Opens the dialog in which the user chooses a clip. */
  onChooseClip: () => void
  /** Opens the dialog in which the user chooses the start of a service's clip. */
  onChooseStart: () => void
  onEditBoard: () => void
}

/** Returns the element id of a scene's row. Scenes are counted from 1. */
export function sceneAnchor(number: number): string {
  return `scene-${number}`
}

/** A scene: its text, and the picture that is shown while the text is spoken. */
export function SceneEditor(props: SceneEditorProps) {
  const { videoId, number, count, scene, time, pictureUrl, isNewPicturePlanned, hasNewVoice, isPlaying, onPlay } = props
  const { isApproximate, reasons, editing, grip, drop, onChange, onUploaded } = props
  // In a draft, the path of an uploaded picture is valid only for some hours.
  const [broken, setBroken] = useState<string>()
  const canUndoPicture = scene.picture !== undefined || scene.photo?.of === CHOSEN_PHOTO || scene.clip !== undefined
  // A picture that was found among the user's own is found again after a change.
  const hasNewPicture = isNewPicturePlanned && (!canUndoPicture || isFoundPicture(scene))
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
          {isApproximate && !hasNewVoice && (
            <span className={styles.mark} title="The highlighted words are only approximately in time.">
              approximate
            </span>
          )}
          {hasNewPicture && <span className={`${styles.mark} ${styles.small}`}>new picture</span>}
        </h3>
        <ScenePictureButtons
          videoId={videoId}
          number={number}
          canUndoPicture={canUndoPicture}
          hasClip={scene.clip !== undefined}
          stock={props.stock}
          onSearch={props.onSearch}
          onChooseClip={props.onChooseClip}
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
        <SceneWords scene={scene} unsourced={props.unsourced} check={props.check} onChange={onChange} />
        <ImagePrompt scene={scene} followedPrompt={props.followedPrompt} onChange={onChange} />
        <SceneReasons reasons={reasons} />
        <ChangedRecording number={number} scene={scene} onChange={onChange} onRecord={props.onRecord} />
        <SceneVoice
          number={number}
          voice={scene.voice}
          onChange={(voice) => onChange({ voice }, 'voice')}
          onRecord={props.onRecord}
        />
        <FoundClipStart number={number} scene={scene} onChoose={props.onChooseStart} />
        <SceneLook
          number={number}
          look={scene.look}
          lookOfVideo={props.lookOfVideo}
          onChange={(look) => onChange({ look }, 'look')}
          onEditBoard={props.onEditBoard}
        />
        <ScenePronunciation number={number} text={scene.text} {...props.speech} />
        <SceneTools index={number - 1} count={count} text={scene.text} editing={editing} />
      </div>
    </li>
  )
}

/** Alt with an arrow key moves the scene. Alt with Enter splits it. */
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

/** Describes the picture. On a phone, only one line is shown, which opens for editing. */
function ImagePrompt({ scene, followedPrompt, onChange }: ImagePromptProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const hasChosenClip = scene.clip !== undefined && !isFoundPicture(scene)
  const ignoresPrompt = hasChosenPicture(scene) || hasChosenClip
  const isFollowed = followedPrompt !== undefined && isFollowing(scene)
  const prompt = isFollowed ? followedPrompt : scene.imagePrompt
  const none = hasChosenClip
    ? 'Not used: you chose the clip'
    : ignoresPrompt
      ? 'Not used: you chose the picture'
      : 'Follows the words'
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
          disabled={ignoresPrompt}
          onChange={({ currentTarget }) => onChange({ imagePrompt: currentTarget.value }, 'imagePrompt')}
        />
      </div>
      {isFollowed && <FollowedPrompt scene={scene} onKeepOld={() => onChange({ written: undefined }, 'old prompt')} />}
    </>
  )
}

import {
  type FoundClipPhoto,
  hasFoundClip,
  type StockKind,
  type Storyboard,
  type StoryboardScene,
} from '@dayreel/contract'
import { BoardDialog } from './board/board-dialog.tsx'
import { ClipDialog } from './clips/clip-dialog.tsx'
import { FoundClipDialog } from './clips/found-clip-dialog.tsx'
import { PhotoDialog } from './photos/photo-dialog.tsx'
import { RecordDialog } from './recording/record-dialog.tsx'
import { fileChange } from './scenes/scene-operations.ts'

/**
 * The scene of each open dialog: its index for searches, clips and recordings, its id for boards and starts of found
 * clips.
 */
export type OpenDialogs = {
  searched?: { scene: number; of: StockKind } | undefined
  clipped?: number | undefined
  started?: string | undefined
  recorded?: number | undefined
  boarded?: string | undefined
}

/** The length to assume while a scene's length is unknown. */
const USUAL_SECONDS = 4

type SceneDialogsProps = {
  videoId: string
  storyboard: Storyboard
  open: OpenDialogs
  onClose: (dialog: keyof OpenDialogs) => void
  /** Returns the length of a scene in seconds, or undefined while it is unknown. */
  secondsOf: (scene: string) => number | undefined
  onChange: (part: Partial<Storyboard>, field: string) => void
  onChangeScene: (id: string, part: Partial<StoryboardScene>, field: string) => void
  /** Called with the file of a chosen photograph or clip of a source, and the address of its preview. */
  onPreview: (file: string, url: string) => void
  /** Called with the file of a chosen clip and the address of its poster. */
  onPoster: (file: string, url: string) => void
}

/**
 * Renders the dialogs in which the user chooses a photograph or clip for a scene, edits its board, or records its
 * words.
 */
export function SceneDialogs(props: SceneDialogsProps) {
  const { videoId, storyboard, open, secondsOf, onClose, onChange, onChangeScene, onPreview, onPoster } = props
  const { searched, clipped, started, recorded, boarded } = open
  const startedIndex = storyboard.scenes.findIndex(({ id }) => id === started)
  const startedScene = storyboard.scenes[startedIndex]
  return (
    <>
      <PhotoDialog
        of={searched?.of ?? 'photographs'}
        number={searched && searched.scene + 1}
        prompt={searched === undefined ? '' : shownBy(storyboard.scenes[searched.scene])}
        format={storyboard.format}
        isCredited={storyboard.sourcesInPosts}
        onChosen={(photo, preview) => {
          onPreview(photo.file, preview)
          const scene = storyboard.scenes[searched!.scene]
          if (scene !== undefined) onChangeScene(scene.id, fileChange({ photo }), 'photo')
        }}
        onClose={() => onClose('searched')}
      />
      <ClipDialog
        number={clipped === undefined ? undefined : clipped + 1}
        scene={clipped === undefined ? undefined : storyboard.scenes[clipped]}
        sceneSeconds={secondsOf(storyboard.scenes[clipped ?? 0]?.id ?? '') ?? USUAL_SECONDS}
        onChosen={(clip, poster) => {
          if (poster !== undefined) onPoster(clip.file, poster)
          const scene = storyboard.scenes[clipped!]
          if (scene !== undefined) onChangeScene(scene.id, fileChange({ clip }), 'clip')
        }}
        onClose={() => onClose('clipped')}
      />
      <FoundClipDialog
        videoId={videoId}
        number={startedScene && startedIndex + 1}
        scene={startedScene}
        sceneSeconds={secondsOf(started ?? '') ?? USUAL_SECONDS}
        onChosen={(startSeconds) => {
          if (startedScene !== undefined && hasFoundClip(startedScene))
            onChangeScene(startedScene.id, { photo: startClip(startedScene.photo, startSeconds) }, 'start of the clip')
        }}
        onClose={() => onClose('started')}
      />
      <BoardDialog
        videoId={videoId}
        storyboard={storyboard}
        sceneId={boarded}
        onChange={(board) => onChangeScene(boarded!, { board }, 'board')}
        onClose={() => onClose('boarded')}
      />
      <RecordDialog
        scenes={storyboard.scenes}
        language={storyboard.language}
        first={recorded}
        onRecorded={(changes) =>
          onChange({ scenes: storyboard.scenes.map((scene) => ({ ...scene, ...changes[scene.id] })) }, 'recording')
        }
        onClose={() => onClose('recorded')}
      />
    </>
  )
}

function startClip({ clip: { seconds }, ...photo }: FoundClipPhoto, startSeconds: number | undefined): FoundClipPhoto {
  return { ...photo, clip: { seconds, ...(startSeconds !== undefined && { startSeconds }) } }
}

/** Returns what the picture of a scene shows. */
function shownBy(scene: StoryboardScene | undefined): string {
  return scene === undefined ? '' : scene.imagePrompt.trim() || scene.text
}

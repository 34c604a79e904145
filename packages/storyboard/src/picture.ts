import type { PlayedClip } from './clips/played-clip.ts'
import type { KeptWorld, Shows } from './storyboard.ts'
import type { SheetEntry } from './sheet.ts'
import type { VideoChoices } from './video-choices.ts'

/** Input of `Illustrator.resolve`: the words of a scene and of the scenes around it. */
export type SceneRequest = {
  prompt: string
  /** The scene's words. They decide details that the prompt leaves open. */
  text: string
  notes: string
  /** The title and all words of the video. They decide properties of the whole video. */
  story?: string
  /** Texts and prompts of the earlier scenes, in order. They show the meaning of words such as “it”. */
  before?: readonly { prompt: string; text: string }[]
  world: KeptWorld
  style: VideoChoices['style']
  seed: number
  /** The scene's index from 0, and the number of scenes. The composition varies over the course of the video. */
  index: number
  count: number
}

/** A request for one picture, independent of other scenes. */
export type PictureRequest = Pick<SceneRequest, 'prompt' | 'text' | 'notes' | 'world' | 'style' | 'seed'> & {
  /** What the scene's picture shows, as returned by `resolve`. */
  shows: Shows
  /** The people and places of the picture that must look as in the other pictures. Absent if there are none. */
  sheet?: readonly SheetEntry[]
  /** Size in pixels. */
  width: number
  height: number
}

export type Picture = {
  /** A whole PNG, JPEG or WebP file. */
  bytes: Uint8Array
  width: number
  height: number
  /** Position of the subject, 0…1 from the left and from the top. The camera turns towards this position. */
  focus: { x: number; y: number }
  /** The subjects of the picture, most important first, if they are known. The camera keeps them in view. */
  subjects?: readonly Box[]
  /** Whether the subject comes closer during the video. If so, the camera only moves towards it. */
  isNearing?: true
  /** Whether layers lie on the picture. If so, the camera pushes slowly towards its middle without cuts. */
  isFlat?: true
  /** Set if the scene plays a clip. The picture is then its first frame. */
  clip?: PlayedClip
}

/** A part of a picture, as fractions of its width and height from the left and the top. */
export type Box = { left: number; top: number; right: number; bottom: number }

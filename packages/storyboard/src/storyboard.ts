import type { FrameworkId, Quality, StyleName, TrackId, VoiceId } from '@dayreel/catalogue'

/**
 * The one value that flows through the studio: what is said, shown and heard, scene by scene. The writer makes it,
 * each later step reads it; people edit it and have it made again.
 */
export type Storyboard = {
  version: 1
  title: string
  /** What a platform shows under the video; plain text, at most 500 code points. */
  description: string
  /** Without `#`, letters and digits only, 3 to 8 of them. */
  hashtags: string[]
  /** Primary subtag of BCP 47, such as `en`, `ja`, `ar`. */
  language: string
  template: FrameworkId
  style: StyleName
  quality: Quality
  voice: VoiceId
  music: TrackId | null
  /** Whether captions are drawn into the picture. The subtitle files are made either way. */
  captions: boolean
  /** Steers pictures and mood, never the words. */
  notes: string
  seed: number
  /** Speed of the narration against the voice's own, 0.88 to 1.12; above 1 is faster. */
  pace: number
  world: World
  /** Which scene's picture is the thumbnail, by id, and the few words written on it. */
  thumbnail: { sceneId: string; text: string }
  scenes: Scene[]
}

/** What stays the same in all pictures of one video. Names are the illustrator's own. */
export type World = { palette: string; figure: string; light: string }

export type Scene = {
  /** Stable while a storyboard is edited: `s1`, `s2` … */
  id: string
  /** The words, spoken and shown exactly so. */
  text: string
  /** What the picture shows, in words. */
  imagePrompt: string
  /** Another seed gives another picture of the same prompt. */
  seed: number
  /** A picture of the user's own in place of a drawn one: a PNG, JPEG or WebP file's path. */
  picture?: string
  /**
   * Where it stood, 0 first, and among how many, when its picture was first painted: a picture stays as it is when scenes come, go and
   * move around it. Left out, that is where it stands now.
   */
  position?: { index: number; count: number }
  /** What the writer wrote, so that a prompt that was never touched can follow words that were. */
  written?: { text: string; imagePrompt: string }
}

/** When a word of a scene is spoken, in seconds from the start of the scene's narration. */
export type WordTime = {
  /** Range of the word in the scene's text, in UTF-16 code units, end exclusive. Words never overlap and come in order. */
  from: number
  to: number
  start: number
  end: number
}

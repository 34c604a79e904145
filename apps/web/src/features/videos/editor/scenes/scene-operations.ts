import { joinTexts, recordingOf } from '@dayreel/catalogue'
import { isFoundPicture, type Storyboard, type StoryboardScene } from '@dayreel/contract'
import { idempotencyKey } from '#lib/idempotency-key.ts'

/** The initial values of a new scene. */
export type Fresh = { id: string; seed: number }

const SEEDS = 2 ** 32

/** Returns a unique scene id, and a seed for the scene's picture. */
export function freshScene(): Fresh {
  return { id: `s-${idempotencyKey()}`, seed: Math.floor(Math.random() * SEEDS) }
}

/** Inserts a new scene without words at an index, counted from 0. Its picture will follow its words. */
export function addScene(board: Storyboard, at: number, fresh: Fresh): Storyboard {
  return { ...board, scenes: board.scenes.toSpliced(at, 0, newScene(fresh, '')) }
}

/** Removes a scene. The last remaining scene cannot be removed. */
export function removeScene(board: Storyboard, at: number): Storyboard {
  return board.scenes.length < 2 ? board : { ...board, scenes: board.scenes.toSpliced(at, 1) }
}

/** Moves a scene to another position. An invalid position changes nothing. */
export function moveScene(board: Storyboard, from: number, to: number): Storyboard {
  const scene = board.scenes[from]
  if (scene === undefined || to < 0 || to >= board.scenes.length || to === from) return board
  return { ...board, scenes: board.scenes.toSpliced(from, 1).toSpliced(to, 0, scene) }
}

/**
 * Splits a scene. The first part keeps prompt, seed and picture; the second is new and keeps the voice.
 *
 * @param cut the number of characters (UTF-16) of the first part.
 */
export function splitScene(board: Storyboard, at: number, cut: number, fresh: Fresh): Storyboard {
  const scene = board.scenes[at]!
  const first = withText(scene, scene.text.slice(0, cut).trimEnd())
  const begun = newScene(fresh, scene.text.slice(cut).trimStart())
  const second = scene.voice === undefined ? begun : { ...begun, voice: scene.voice }
  if (scene.said !== undefined && scene.said === scene.text) {
    const halves = [first, second].map((half) => ({ ...half, said: half.text }))
    return { ...board, scenes: board.scenes.toSpliced(at, 1, ...halves) }
  }
  return { ...board, scenes: board.scenes.toSpliced(at, 1, first, second) }
}

/** Joins a scene with the next one. The result has the words of both, and the prompt, seed and picture of the first. */
export function joinScenes(board: Storyboard, at: number): Storyboard {
  const [scene, next] = board.scenes.slice(at, at + 2)
  if (scene === undefined || next === undefined) return board
  const joined = withText(scene, joinWords(scene.text, next.text))
  const isOneRecording = scene.voice !== undefined && scene.voice === next.voice
  const isSaid = isOneRecording && !hasChangedWords(scene) && !hasChangedWords(next)
  const kept = isSaid && scene.said !== undefined ? { ...joined, said: joined.text } : joined
  return { ...board, scenes: board.scenes.toSpliced(at, 2, kept) }
}

/**
 * Returns the change of a scene that shows a file of the user's choice. The file replaces an earlier picture or clip,
 * and the note of how that one was found.
 */
export function fileChange(file: Pick<StoryboardScene, 'picture' | 'clip' | 'photo'>): Partial<StoryboardScene> {
  return { picture: undefined, clip: undefined, found: undefined, ...file }
}

/**
 * Returns where to split a scene's words: at the caret, otherwise at the sentence end nearest to the middle, otherwise
 * between two words.
 *
 * @returns undefined if the text is one word or empty.
 */
export function splitPoint(text: string, caret?: number): number | undefined {
  const isCut = (at: number): boolean => hasWords(text.slice(0, at)) && hasWords(text.slice(at))
  const words = boundariesOf(text, 'word').filter(isCut)
  if (caret !== undefined && isCut(caret)) return nearest(words, caret)
  return nearest(boundariesOf(text, 'sentence').filter(isCut), text.length / 2) ?? nearest(words, text.length / 2)
}

/** Joins two texts, with a space only if their script uses spaces. */
export function joinWords(first: string, second: string): string {
  const [before, after] = [first.trimEnd(), second.trimStart()]
  if (before === '' || after === '') return before + after
  return joinTexts([before, after]).text
}

/** Returns whether the user uploaded or chose the picture of a scene. */
export function hasChosenPicture(scene: Pick<StoryboardScene, 'picture' | 'clip' | 'found'>): boolean {
  return scene.picture !== undefined && !isFoundPicture(scene)
}

/** Returns whether a scene's picture follows its words, because the user changed the words but not the prompt. */
export function isFollowing(scene: StoryboardScene): boolean {
  const { text, imagePrompt, written } = scene
  return (
    !hasChosenPicture(scene) && written !== undefined && text !== written.text && imagePrompt === written.imagePrompt
  )
}

/** Returns whether the words of a recorded scene have changed since the recording. */
export function hasChangedWords({ text, voice, said }: StoryboardScene): boolean {
  if (said === undefined || voice === undefined || recordingOf(voice) === undefined) return false
  return plainWords(text) !== plainWords(said)
}

/** Removes differences of spaces and case, because they cannot be heard. */
function plainWords(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
}

function newScene({ id, seed }: Fresh, text: string): StoryboardScene {
  return { id, text, imagePrompt: '', seed, written: { text: '', imagePrompt: '' } }
}

/** Changes the words and keeps the picture: the existing prompt now belongs to the new words. */
function withText(scene: StoryboardScene, text: string): StoryboardScene {
  const { written } = scene
  if (written === undefined || scene.text !== written.text || scene.imagePrompt !== written.imagePrompt)
    return { ...scene, text }
  return { ...scene, text, written: { ...written, text } }
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function boundariesOf(text: string, granularity: 'word' | 'sentence'): number[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ index }) => index)
}

function nearest(places: readonly number[], to: number): number | undefined {
  return places.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0]
}

import type { Storyboard, StoryboardScene } from '@dayreel/contract'
import { idempotencyKey } from '#lib/idempotency-key.ts'

/** What a scene that was not there begins with. */
export type Fresh = { id: string; seed: number }

const SEEDS = 2 ** 32

/** An id that no other scene has, and a seed for its picture. */
export function freshScene(): Fresh {
  return { id: `s-${idempotencyKey()}`, seed: Math.floor(Math.random() * SEEDS) }
}

/** Puts a new scene without words at that place, counted from 0. Its picture will follow the words it gets. */
export function addScene(board: Storyboard, at: number, fresh: Fresh): Storyboard {
  return { ...board, scenes: board.scenes.toSpliced(at, 0, newScene(fresh, '')) }
}

/** Takes a scene out; the last one stays. */
export function removeScene(board: Storyboard, at: number): Storyboard {
  return board.scenes.length < 2 ? board : { ...board, scenes: board.scenes.toSpliced(at, 1) }
}

/** Moves a scene to another place; where there is none, it stays. */
export function moveScene(board: Storyboard, from: number, to: number): Storyboard {
  const scene = board.scenes[from]
  if (scene === undefined || to < 0 || to >= board.scenes.length || to === from) return board
  return { ...board, scenes: board.scenes.toSpliced(from, 1).toSpliced(to, 0, scene) }
}

/**
 * Cuts a scene in two. The first keeps prompt, seed and picture; the second is new.
 *
 * @param cut how many characters (UTF-16) of its words stay with the first.
 */
export function splitScene(board: Storyboard, at: number, cut: number, fresh: Fresh): Storyboard {
  const scene = board.scenes[at]!
  const first = withText(scene, scene.text.slice(0, cut).trimEnd())
  const second = newScene(fresh, scene.text.slice(cut).trimStart())
  return { ...board, scenes: board.scenes.toSpliced(at, 1, first, second) }
}

/** Joins a scene with the next: the words of both, and the prompt, seed and picture of the first. */
export function joinScenes(board: Storyboard, at: number): Storyboard {
  const [scene, next] = board.scenes.slice(at, at + 2)
  if (scene === undefined || next === undefined) return board
  return { ...board, scenes: board.scenes.toSpliced(at, 2, withText(scene, joinWords(scene.text, next.text))) }
}

/**
 * Where a scene's words are cut: where the caret stands, else at the sentence's end that is nearest to the middle, else between two words.
 *
 * @returns undefined where there is nothing to cut: one word, or none.
 */
export function splitPoint(text: string, caret?: number): number | undefined {
  const isCut = (at: number): boolean => hasWords(text.slice(0, at)) && hasWords(text.slice(at))
  const words = boundariesOf(text, 'word').filter(isCut)
  if (caret !== undefined && isCut(caret)) return nearest(words, caret)
  return nearest(boundariesOf(text, 'sentence').filter(isCut), text.length / 2) ?? nearest(words, text.length / 2)
}

/** Two texts as one; a space between them only where the script has spaces. */
export function joinWords(first: string, second: string): string {
  const [before, after] = [first.trimEnd(), second.trimStart()]
  if (before === '' || after === '') return before + after
  return UNSPACED_END.test(before) || UNSPACED_START.test(after) ? before + after : `${before} ${after}`
}

/** Whether a scene's picture follows its words: they were changed, and nobody wrote another prompt. */
export function isFollowing({ text, imagePrompt, picture, written }: StoryboardScene): boolean {
  return picture === undefined && written !== undefined && text !== written.text && imagePrompt === written.imagePrompt
}

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}、。！？」』`
const UNSPACED_END = new RegExp(`[${UNSPACED}]$`, 'u')
const UNSPACED_START = new RegExp(`^[${UNSPACED}]`, 'u')

function newScene({ id, seed }: Fresh, text: string): StoryboardScene {
  return { id, text, imagePrompt: '', seed, written: { text: '', imagePrompt: '' } }
}

/** Other words, and still the same picture: the prompt that was written stands for them now. */
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

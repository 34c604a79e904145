import type { PhotoRequest } from '@dayreel/storyboard'
import { keywordsOf } from '../public-api/keywords.ts'

/** Words of picture prompts that describe the camera and the mood, not the content. */
const CAMERA_WORDS = new Set(
  'close-up closeup close up wide shot view angle scene picture photo photograph photography image background foreground light lighting soft warm cold dark bright dramatic cinematic detail detailed blurred blur focus portrait macro aerial overhead beautiful slow motion'.split(
    ' ',
  ),
)
const MOST_WORDS = 4

/** A search with fewer words finds unrelated pictures: `old` alone names no thing. */
const FEWEST_WORDS = 2

/**
 * Returns search queries for a scene, from the most exact to the widest. A prompt names its subject first, so words are
 * dropped from the end. Two words remain, unless the prompt has fewer.
 */
export function photoQueries({ prompt, text, language }: Pick<PhotoRequest, 'prompt' | 'text' | 'language'>): string[] {
  // Prompts are in English, also if the words of the video are not.
  const [described, spoken] = prompt.trim() === '' ? [text, language] : [prompt, 'en']
  const words = keywordsOf(described, spoken)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !CAMERA_WORDS.has(word))
    .slice(0, MOST_WORDS)
  const shortest = Math.min(FEWEST_WORDS, words.length)
  if (shortest === 0) return []
  const lengths = Array.from({ length: words.length - shortest + 1 }, (_, dropped) => words.length - dropped)
  return lengths.map((length) => words.slice(0, length).join(' '))
}

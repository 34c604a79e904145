import { countCodePoints } from './code-points.ts'
import { enhanceImage } from './enhance-image.ts'
import { enhanceNarration, enhanceScript } from './enhance-script.ts'
import { detectLanguage } from './language.ts'

export type PromptKind = 'script' | 'image' | 'narration'

/** What comes back is at most this long, unless what was given is longer already. */
const MAX_ENHANCED_CODE_POINTS = 600

/**
 * Turns a thin idea into a vivid, specific one, the same one each time. The user's words stay, and nothing is added that goes
 * against them.
 *
 * @param kind `script`: words to be spoken (a subject becomes a short script of its own); `image`: what a picture shows;
 *   `narration`: directions for who tells a channel's stories, and how.
 * @returns at most about 600 code points. A text that is not English comes back as it is, an image prompt with its format.
 */
export function enhancePrompt(text: string, kind: PromptKind): string {
  const idea = text.trim().replace(/[ \t]+/gu, ' ')
  if (idea === '' || countCodePoints(idea) >= MAX_ENHANCED_CODE_POINTS) return idea
  if (detectLanguage(idea) !== 'en') return kind === 'image' ? `${idea.replace(/[.。]$/u, '')}, 9:16, 35 mm, f/2` : idea
  const enhance = { script: enhanceScript, image: enhanceImage, narration: enhanceNarration }[kind]
  return enhance(idea, MAX_ENHANCED_CODE_POINTS)
}

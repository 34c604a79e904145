import { FASTEST_PACE, MAX_SCENES, SLOWEST_PACE } from '@dayreel/catalogue'
import type { StoryboardFault } from '@dayreel/storyboard'

type Noun = { words: string; areMany: boolean }

/** What people may write themselves, as they know it. */
const SCENE_TEXTS: Readonly<Record<string, Noun>> = {
  text: { words: 'words', areMany: true },
  imagePrompt: { words: 'image prompt', areMany: false },
}
const TEXTS: Readonly<Record<string, Noun>> = {
  title: { words: 'title', areMany: false },
  description: { words: 'description', areMany: false },
  hashtags: { words: 'hashtags', areMany: true },
  notes: { words: 'notes', areMany: true },
  'thumbnail.text': { words: 'words on the thumbnail', areMany: true },
}
/** What people choose among what is offered. */
const CHOICES: Readonly<Record<string, string>> = {
  style: 'Choose one of the preset styles.',
  quality: 'Choose low or high quality.',
  voice: 'Choose one of the voices.',
  music: 'Choose one of the six tracks, or no music.',
  template: 'Choose one of the templates.',
  captions: 'Choose captions on or off.',
  pace: `Choose a pace from ${SLOWEST_PACE} to ${FASTEST_PACE}.`,
  language: 'Choose the language of the words.',
}

/** What is wrong with a storyboard and what to do about it, for a person who sees scenes with numbers, not fields with names. */
export function explainStoryboard({ scene, field, reason, most }: StoryboardFault): string {
  if (scene !== undefined) {
    const name = `scene ${scene + 1}`
    if (field === 'text' && reason === 'empty')
      return `${capitalised(name)} has no words. Write some, or remove the scene.`
    if (field === 'picture') return `The uploaded picture of ${name} is no longer there. Upload it again.`
    const noun = SCENE_TEXTS[field]
    if (noun !== undefined) return explainText(`The ${noun.words} of ${name}`, noun, { reason, most })
    return `${capitalised(name)} could not be read. Load the page again and repeat your change.`
  }
  if (field === 'scenes' && reason === 'empty') return 'A video needs at least one scene. Add one.'
  if (field === 'scenes' && reason === 'too-many') {
    return `A video has at most ${MAX_SCENES} scenes. Join some, or remove some.`
  }
  if (CHOICES[field] !== undefined) return CHOICES[field]
  const noun = TEXTS[field]
  if (noun !== undefined) return explainText(`The ${noun.words}`, noun, { reason, most })
  return 'The storyboard could not be read. Load the page again and repeat your change.'
}

function explainText(
  subject: string,
  { areMany }: Noun,
  { reason, most }: Pick<StoryboardFault, 'reason' | 'most'>,
): string {
  const are = areMany ? 'are' : 'is'
  if (reason === 'too-long') return `${subject} ${are} too long. Use at most ${most?.toLocaleString('en')} characters.`
  if (reason === 'too-many') return `${subject} ${are} too many. Use at most ${most?.toLocaleString('en')}.`
  if (reason === 'signs')
    return `${subject} ${areMany ? 'have' : 'has'} signs that can’t be used. Type ${areMany ? 'them' : 'it'} again.`
  return `${subject} could not be read. Type ${areMany ? 'them' : 'it'} again.`
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

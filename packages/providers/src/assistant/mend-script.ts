import {
  MAX_LABEL_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  MAX_SCENE_CHARACTERS,
  MAX_TITLE_CHARACTERS,
} from '@dayreel/catalogue'
import { cutAtUnits, roughSeconds, splitScript } from '@dayreel/storyboard'
import { checkShown } from '../text/checks/check-shown.ts'
import { tidyLine } from '../text/words/tidy-words.ts'
import type { VideoWords } from '../text/words/words-schema.ts'
import type { AnsweredScene, AnsweredScript } from './answered-script.ts'
import type { Repairs } from './repairs.ts'
import { tidySpoken, type WrittenMark } from './tidy-spoken.ts'

/** The seconds of speech after which a scene needs a second picture. */
const LONGEST_SCENE_SECONDS = 11

/**
 * Corrects everything in a script that does not require different words, and records each correction: marks that cannot
 * be spoken, scenes without words, long scenes, a missing hook or title, and pictures that show nothing.
 */
export function mendScript(
  script: AnsweredScript,
  { subject, language }: { subject: string; language: string },
  repairs: Repairs,
): VideoWords {
  const spoken = speakable(script, repairs)
  const [hook, ...scenes] = divideLong(beginWithHook(spoken, repairs), language, repairs).map((scene) =>
    withSeenPicture(scene, language, repairs),
  )
  return {
    title: mendTitle(script.title, subject, repairs),
    hook: { words: hook?.words ?? '', shows: hook?.shows ?? '', ...(hook?.board && { board: hook.board }) },
    scenes,
    sheet: script.sheet.map(({ name, looks }) => ({ name: tidySpoken(name).text, looks: tidySpoken(looks).text })),
    description: tidySpoken(script.description).text,
    hashtags: script.hashtags,
    thumbnail: cutAtUnits(tidySpoken(script.thumbnail).text, MAX_LABEL_CHARACTERS),
  }
}

/** Removes marks that cannot be spoken from all words, and scenes without remaining words. */
function speakable(
  { hook, scenes }: AnsweredScript,
  repairs: Repairs,
): { hook: AnsweredScene; scenes: AnsweredScene[] } {
  const counts = new Map<WrittenMark, number>()
  const mend = (scene: AnsweredScene): AnsweredScene => {
    const { text, marks } = tidySpoken(scene.words)
    for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
    const words = /[\p{L}\p{N}]/u.test(text) ? cutAtUnits(text, MAX_SCENE_CHARACTERS) : ''
    return { ...scene, words, shows: cutAtUnits(tidySpoken(scene.shows).text, MAX_PROMPT_CHARACTERS) }
  }
  const mended = { hook: mend({ ...hook, item: null }), scenes: scenes.map(mend) }
  for (const [mark, count] of counts) repairs.add(mark, count)
  const withWords = mended.scenes.filter(({ words }) => words !== '')
  // Only an entry with a picture was meant as a scene.
  repairs.add('empty-scenes', mended.scenes.filter(({ words, shows }) => words === '' && shows !== '').length)
  return { hook: mended.hook, scenes: withWords }
}

/** Returns all scenes. The first one is the hook. */
function beginWithHook(
  { hook, scenes }: { hook: AnsweredScene; scenes: readonly AnsweredScene[] },
  repairs: Repairs,
): AnsweredScene[] {
  if (hook.words === '') {
    if (scenes.length > 0) repairs.add('hook')
    return [...scenes]
  }
  if (scenes[0]?.words.startsWith(hook.words) === true) repairs.add('hook-again')
  return [hook, ...scenes]
}

function divideLong(scenes: readonly AnsweredScene[], language: string, repairs: Repairs): AnsweredScene[] {
  return scenes.flatMap((scene) => {
    if (roughSeconds(scene.words) <= LONGEST_SCENE_SECONDS) return [scene]
    const parts = splitScript(scene.words, language)
    if (parts.length > 1) repairs.add('long-scenes')
    const { board: _, ...rest } = scene
    return parts.map((words, i) => (i === 0 ? { ...scene, words } : { ...rest, words, item: null }))
  })
}

/** If the description shows nothing visible, the planner makes a picture from the words. */
function withSeenPicture(scene: AnsweredScene, language: string, repairs: Repairs): AnsweredScene {
  const isSeen = checkShown({ language, lines: [scene] }) === undefined
  if (isSeen) return scene
  repairs.add('pictures')
  return { ...scene, shows: '' }
}

function mendTitle(given: string, subject: string, repairs: Repairs): string {
  const title = tidyLine(tidySpoken(given).text)
  if (title === '') {
    repairs.add('title')
    return subject
  }
  if (title.length > MAX_TITLE_CHARACTERS) repairs.add('short-title')
  return title
}

import type { ScriptRequest, Words, WordsScene } from '@dayreel/storyboard'
import { titleOfScript } from '@dayreel/storyboard'
import { chooseThumbnail, describeScript } from './describe-video.ts'
import { sightsOf } from './mentions/follow-mentions.ts'
import { pictureOfText } from './prompt-from-text.ts'
import { settlePictures } from './settle-pictures.ts'

/** Everything around a script, in any language, from its own words. */
export function showScript({ script, title: typed, scenes: texts, language, notes }: ScriptRequest): Words {
  const title = typed ?? titleOfScript(script, language)
  const described = describeScript(script, title, language)
  const scenes = texts.map((text) => ({ text, shows: '' }))
  const prompts = pictureScenes(scenes, { title: described.title, notes })
  return {
    ...described,
    thumbnail: chooseThumbnail(prompts, title, language),
    scenes: texts.map((text, i) => ({ text, shows: prompts[i]! })),
    sheet: [],
    faults: [],
    calls: [],
  }
}

/** A picture's prompt for each scene: what is said to be shown, else what its words name. */
export function pictureScenes(scenes: readonly WordsScene[], about: { title: string; notes: string }): string[] {
  if (scenes.every(({ shows }) => shows !== '')) return scenes.map(({ shows }) => shows)
  const texts = scenes.map(({ text }) => text)
  const sights = sightsOf(texts, about.title)
  const prompts = settlePictures(
    texts.map((text, index) => ({
      text,
      ...pictureOfText(text, { ...about, index, before: texts.slice(0, index), sight: sights[index]! }),
    })),
  )
  return scenes.map(({ shows }, i) => shows || prompts[i]!)
}

import type { Storyboard } from '@dayreel/storyboard'
import { makeDistinct } from './picture-prompts.ts'
import { sightsOf } from './mentions/follow-mentions.ts'
import { promptFromText } from './prompt-from-text.ts'

/** Gives each scene whose words were changed, and whose prompt was not, a prompt that shows the new words. */
export function followWords(storyboard: Storyboard): Storyboard {
  const { title, notes } = storyboard
  const texts = storyboard.scenes.map(({ text }) => text)
  const sights = sightsOf(texts, title)
  const scenes = storyboard.scenes.map((scene, index) => {
    const { written } = scene
    if (!written || scene.text === written.text || scene.imagePrompt !== written.imagePrompt) return scene
    const fresh = promptFromText(scene.text, {
      title,
      notes,
      index,
      before: texts.slice(0, index),
      sight: sights[index]!,
    })
    const others = new Set(storyboard.scenes.filter((other) => other !== scene).map((other) => other.imagePrompt))
    const [imagePrompt = fresh] = makeDistinct([...others, fresh]).slice(-1)
    return { ...scene, imagePrompt, written: { text: scene.text, imagePrompt } }
  })
  return { ...storyboard, scenes }
}

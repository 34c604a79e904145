import type { Pictured } from './pictured.ts'

type Sex = 'woman' | 'man'

const WOMAN = /\b(?:she|her|hers|herself|woman|women|mother|grandmother|sister|lady|girl|widow|daughter|wife|maid)\b/iu
const MAN = /\b(?:he|him|his|himself|man|men|father|grandfather|brother|boy|shepherd|son|husband)\b/iu
const CHILD = /\b(?:child|children|boy|girl)\b/iu
/** Whoever is spoken to, or speaks, is nobody of the story. */
const ANYBODY = /\b(?:you|your|i|my|me|we|us|our)\b/iu
const SOMEBODY = /\b(?:one|old) person\b/u

/**
 * Keeps the people of a story the same from picture to picture: whom the words call "she" is a woman in each of them, and old where
 * she was old.
 *
 * @param role what the subject is called, where it is a person: then nobody else is meant.
 */
export function settlePeople(scenes: readonly Pictured[], role: string | undefined): string[] {
  const told = scenes.map(({ text }) => sexIn(text))
  const elders = scenes.map(
    ({ prompt, text }) => /\bold (?:person|man|woman)\b/u.test(prompt) || /\bold\b/iu.test(text),
  )
  let elder: Sex | undefined
  return scenes.map(({ text, prompt }, i) => {
    if (!SOMEBODY.test(prompt)) return prompt
    if (CHILD.test(text) || CHILD.test(prompt)) return prompt.replace('old person', 'old man')
    const sex = told[i] ?? (ANYBODY.test(text) ? undefined : (told.slice(0, i).findLast(Boolean) ?? told[i + 1]))
    if (elders[i]) elder = sex
    if (sex === undefined) {
      if (role !== undefined && !ANYBODY.test(text)) return prompt.replace(SOMEBODY, role)
      return prompt.replace('old person', 'old man')
    }
    const isElder = prompt.includes('old person') || sex === elder
    return prompt.replace(SOMEBODY, isElder ? `old ${sex}` : sex)
  })
}

/** Undefined where the words speak of both, or of neither. */
function sexIn(text: string): Sex | undefined {
  const isWoman = WOMAN.test(text)
  if (isWoman === MAN.test(text)) return undefined
  return isWoman ? 'woman' : 'man'
}

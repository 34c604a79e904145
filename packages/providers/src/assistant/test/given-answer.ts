import { GivenWords } from '@dayreel/storyboard/schema'
import { expect } from 'vitest'
import { readAnswer, type ReadWords } from '../read-answer.ts'

export const measure = async (text: string): Promise<number> => text.length / 15
const ICONS: Readonly<Record<string, string>> = { honey: 'honey-pot', bees: 'honeybee', bee: 'honeybee' }
export const iconNames = {
  has: (icon: string) => Object.values(ICONS).includes(icon),
  find: (words: string) => ICONS[words.toLowerCase()],
  offer: () => [{ icon: 'honey-pot', label: 'honey pot' }],
}
const REQUEST = { subject: 'Why honey never spoils', durationSeconds: 20 }

export async function read(answer: string, language = 'en', subject = REQUEST.subject): Promise<ReadWords> {
  const found = await readAnswer(answer, { ...REQUEST, subject, language }, measure, iconNames)
  expect(GivenWords.parse(found.words)).toEqual(found.words)
  return found
}
/** The title, followed by the words of each scene with its picture after a bar. */
export const linesOf = ({ words: { title, scenes } }: ReadWords): string[] => [
  title,
  ...scenes.map(({ text, shows }) => (shows === '' ? text : `${text} | ${shows}`)),
]

export const JAR = 'a jar of honey on a stone shelf'
export const BEES = 'bees on a sunny comb'
export const VALID = {
  title: 'The sweet secret',
  sheet: [],
  hook: { words: 'Honey never spoils.', shows: JAR },
  scenes: [{ words: 'Bees dry it with their wings.', shows: BEES, item: null }],
  description: 'Why honey keeps.',
  hashtags: ['honey', 'bees'],
  thumbnail: 'Sweet forever',
}
export const CHOICES = {
  framework: 'general',
  durationSeconds: 20,
  style: 'None',
  notes: '',
  format: 'portrait',
  pictures: 'drawn',
}

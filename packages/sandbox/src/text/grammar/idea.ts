import { chanceOf } from './chance-of.ts'
import { englishSetting, englishWords } from './english-words.ts'

export type Idea = { concept: string; reason: string; formula: string; pictures: string; cover: string }

/** A channel out of what it is to begin from: other sparks, another idea. */
export function ideaOf(sparks: readonly string[]): Idea {
  const next = chanceOf(sparks.join('/'))
  const about = (count: number, i: number): string => {
    const said = englishWords(count, wordOf(sparks[i % sparks.length] ?? 'lantern'), next).join(' ')
    return said.slice(0, 1).toUpperCase() + said.slice(1)
  }
  return {
    concept: `${about(9, 0)}. Each day another story, ${sparks[0] ?? 'somewhere'}.`,
    reason: `${about(8, 1)}.`,
    formula: `${about(12, 2)}. Told ${sparks.slice(1).join(', ')}.`,
    pictures: `A lamp ${englishSetting(next)}.`,
    cover: `A lantern ${englishSetting(next)}.`,
  }
}

function wordOf(spark: string): string {
  return spark.match(/\p{L}{4,}/gu)?.at(-1) ?? 'lantern'
}

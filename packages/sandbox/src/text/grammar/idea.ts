import { chanceOf } from './chance-of.ts'
import { englishSetting, englishWords } from './english-words.ts'

export type Idea = { concept: string; reason: string; formula: string; pictures: string; cover: string }

/** Invents a channel from its sparks, about its niche if it has one. Other sparks give another channel. */
export function ideaOf(sparks: readonly string[], niche?: string): Idea {
  const topic = niche === undefined ? '' : ` About ${niche}.`
  const next = chanceOf(sparks.join('/'))
  const about = (count: number, i: number): string => {
    const said = englishWords(count, wordOf(sparks[i % sparks.length] ?? 'lantern'), next).join(' ')
    return said.slice(0, 1).toUpperCase() + said.slice(1)
  }
  return {
    concept: `${about(9, 0)}. Each day another story, ${sparks[0] ?? 'somewhere'}.${topic}`,
    reason: `${about(8, 1)}.${topic}`,
    formula: `${about(12, 2)}. Told ${sparks.slice(1).join(', ')}.${topic}`,
    pictures: `A lamp ${englishSetting(next)}.${topic}`,
    cover: `A lantern ${englishSetting(next)}.${topic}`,
  }
}

function wordOf(spark: string): string {
  return spark.match(/\p{L}{4,}/gu)?.at(-1) ?? 'lantern'
}

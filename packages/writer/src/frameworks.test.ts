import { FRAMEWORK_IDS } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import type { Beat, Framework } from './framework.ts'
import type { Line } from './line.ts'
import { readSubject } from './read-subject.ts'
import { readStories } from './story-files/read-stories.ts'
import { isMadeFor, linesOf, suits } from './story.ts'

const { frameworks } = readStories()

type Form = 'S' | 'C'
const FORMS: readonly Form[] = ['S', 'C']
const ALWAYS_TOLD = ['hook', 'turn', 'close']
/** As many words as a subject has on average. */
const SUBJECT_WORDS = 3

test('there is one framework for each id', () => {
  expect(Object.keys(frameworks).toSorted()).toEqual([...FRAMEWORK_IDS].toSorted())
  expect(new Set(Object.values(frameworks)).size).toBe(FRAMEWORK_IDS.length)
})

const TEMPLATES = FRAMEWORK_IDS.filter((id) => id !== 'general')

describe.each(TEMPLATES)('stories of %s', (id) => {
  const { stories } = frameworks[id]
  const lines = stories.flatMap(linesOf)

  test.each([
    ['a door under the sea', 9],
    ['volcanoes', 9],
    ['What if the moon came closer every night?', 9],
    ['The Beatles', 2],
  ])('there are enough for: %s', (text, least) => {
    expect(stories.filter((story) => suits(story, readSubject(text))).length).toBeGreaterThanOrEqual(least)
  })

  test.each([
    'the last lighthouse keeper',
    'a fox in the snow',
    'the night train that forgot its stops',
    'a letter that arrived forty years late',
    'the clock in the hall',
    'a city that never sleeps',
    "my grandmother's bread",
    'the history of bread',
  ])('there is one of its own kind for: %s', (text) => {
    const subject = readSubject(text)
    expect(stories.filter((story) => isMadeFor(story, subject) && suits(story, subject))).not.toEqual([])
  })

  test('the hook names the subject, and nothing is claimed of what may be real', () => {
    const hooks = stories
      .filter(({ takes }) => takes.includes('thing') || takes.includes('name'))
      .flatMap(({ parts }) => parts[0]!.lines)
    expect(hooks.filter(({ text }) => !/\{[SCAQW]\}/.test(text))).toEqual([])
    const claiming = stories
      .filter(({ takes }) => takes.includes('name'))
      .flatMap(linesOf)
      .filter(({ text }) => /\{[SCAQW]\}/.test(text) && !/\babout \{A\}/.test(text))
    expect(claiming).toEqual([])
  })

  test('grammar is never guessed', () => {
    const unsafe =
      /\b(?:an?|the|this|that|these|those|every|each|one|my|your|our|his|her|their|its) \{S\}|\{S\}(?:'s| (?:is|are|was|were|has|have|had)\b)|(?:^|[.?] )\{[SCAQW]\}(?![.?](?: |$))/i
    expect(lines.filter(({ text }) => unsafe.test(text)).map(({ text }) => text)).toEqual([])
  })

  test('every sentence is said once, in plain letters, with a picture', () => {
    const told = stories.flatMap(({ parts }) => parts.map((part) => part.lines[0]!))
    expect(repeated(told.flatMap(({ text }) => sentenceKeys(text)).filter((key) => key.length > 12))).toEqual([])
    for (const { text, visual } of lines) {
      expect(text).toMatch(/^(?:[A-Z]|\{[HE]\}|\{[SQCAI]\}[.?] )(?:[A-Za-z' ,.:?-]|\{[SCAQWHPEOI]\})*[.?]$/)
      expect(visual.replaceAll(/\{[TN]\}/g, 'subject')).toMatch(/^[A-Za-z' ,-]+(?: \/ [A-Za-z' ,-]+)*$/)
    }
  })
})

describe.each(TEMPLATES)('%s', (id) => {
  const framework = frameworks[id]
  const { beats, descriptions, hashtags } = framework
  const spoken = beats.flatMap(({ lines }) => lines)
  const all = [...spoken, ...descriptions.map((text) => ({ text }))]

  test('has ten to thirteen beats from hook to close, with enough lines for a daily channel', () => {
    expect(beats.length).toBeGreaterThanOrEqual(10)
    expect(beats.length).toBeLessThanOrEqual(13)
    expect(new Set(beats.map((beat) => beat.id)).size).toBe(beats.length)
    expect(beats.map((beat) => beat.id)).toEqual([
      'hook',
      ...beats.slice(1, -2).map((beat) => beat.id),
      'turn',
      'close',
    ])
    for (const beat of beats) expect(beat.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(beats.filter(({ priority }) => priority === 1).map((beat) => beat.id)).toEqual(ALWAYS_TOLD)
    const tooFew = beats.filter(({ priority, lines }) => lines.length < (priority === 1 ? 26 : 14))
    expect(tooFew.map((beat) => beat.id)).toEqual([])
  })

  test('keeps the subject present in every beat, in both forms', () => {
    const absent = beats.flatMap((beat) => {
      const least = beat.id === 'hook' ? 13 : beat.priority === 1 ? 4 : 2
      return FORMS.filter((form) => linesWith(beat, form).length < least).map((form) => `${beat.id} ${form}`)
    })
    expect(absent).toEqual([])
    expect(beats[0]!.lines.filter(({ text }) => !/\{[SC]\}/.test(text))).toEqual([])
    expect(spoken.filter(({ text }) => (text.match(/\{[SC]\}/g) ?? []).length > 1)).toEqual([])
  })

  test('reaches 90 seconds and can be told in 20', () => {
    const lengths = beats.map(({ lines }) => lines.map(countWords).toSorted((a, b) => a - b))
    const longerHalves = lengths.map((words) => mean(words.slice(Math.floor(words.length / 2))))
    expect(sum(longerHalves)).toBeGreaterThanOrEqual(240)
    const shorterThirds = FORMS.map((form) =>
      beats
        .filter(({ priority }) => priority === 1)
        .map((beat) =>
          fitting(beat, form)
            .map(countWords)
            .toSorted((a, b) => a - b),
        )
        .map((words) => mean(words.slice(0, Math.floor(words.length / 3)))),
    )
    for (const words of shorterThirds) expect(sum(words)).toBeLessThanOrEqual(40)
  })

  test('has short and long lines in every beat, to meet any length', () => {
    const uneven = beats.filter(({ lines }) => {
      const words = lines.map(countWords)
      const isShort = words.filter((count) => count <= 11).length >= 2
      return !isShort || words.filter((count) => count >= 20).length < 2 || Math.max(...words) > 31
    })
    expect(uneven.map((beat) => beat.id)).toEqual([])
  })

  test('says every sentence once', () => {
    expect(repeated(spoken.flatMap(({ text }) => sentenceKeys(text)))).toEqual([])
    expect(repeated(descriptions)).toEqual([])
  })

  test('opens no more than three lines of a beat alike', () => {
    const alike = beats.flatMap((beat) => {
      const openings = beat.lines.map(({ text }) => text.toLowerCase().split(' ').slice(0, 2).join(' '))
      return [...new Set(openings)]
        .filter((opening) => openings.filter((other) => other === opening).length > 3)
        .map((opening) => `${beat.id}: ${opening}`)
    })
    expect(alike).toEqual([])
  })

  test('puts a noun phrase only where singular and plural, person and thing are right', () => {
    const unsafe =
      /\b(?:an?|the|this|that|these|those|every|each|one|my|your|our|his|her|their|its) \{S\}|\{S\}(?:'s| (?:is|are|am|was|were|has|have|had|does|do|did|will|would|can|could|may|might|must|its?|their|they)\b)|(?:^|[.?] )\{S\}|\b(?:there (?:is|was|are|were)|so do(?:es)?|comes?) \{S\}/i
    expect(all.filter(({ text }) => unsafe.test(text)).map(({ text }) => text)).toEqual([])
    // Nothing but punctuation or a joining word follows, so that a relative clause in the subject cannot swallow the rest.
    const swallowing = /\{S\}(?! (?:and|or|You)\b|[,.?:]|$)/
    expect(spoken.filter(({ text }) => swallowing.test(text)).map(({ text }) => text)).toEqual([])
  })

  test('puts a clause only where any clause is right, up to the end of its part', () => {
    const safe =
      /(?:^|[,:;.]|\b(?:that|if|suppose|where|when|how|why|which|and|because|perhaps|still|again)) \{C\}[.,?]/i
    const unsafe = spoken.filter(({ text }) => text.includes('{C}') && !safe.test(text))
    expect(unsafe.map(({ text }) => text)).toEqual([])
    expect(all.filter(({ text }) => /(?:^|[.?] )\{C\}/.test(text))).toEqual([])
  })

  test('is written in plain letters and punctuation that a voice reads well', () => {
    for (const { text } of spoken) {
      expect(text).toMatch(/^[A-Z](?:[A-Za-z' ,.:?-]|\{[SC]\})*[.?]$/)
      expect(text).not.toMatch(/ {2}|[,.:?](?=[A-Za-z{])| [,.:?]|--| - /)
      expect(text).not.toMatch(/\b(?:Mr|Mrs|Dr|St|etc|vs|No)\./)
      expect(text).not.toMatch(/little did|in a world where|scientists say/i)
    }
  })

  test('has a picture of five to fourteen plain words for every line', () => {
    const unpaintable = spoken.filter(({ visual }) => {
      const words = visual.split(/\s+/).length
      return words < 5 || words > 14 || !/^[A-Za-z' ,]+$/.test(visual)
    })
    expect(unpaintable.map(({ visual }) => visual)).toEqual([])
  })

  test('has descriptions and hashtags for both forms', () => {
    expect(descriptions.length).toBeGreaterThanOrEqual(8)
    for (const form of FORMS) {
      expect(descriptions.filter((text) => text.includes(`{${form}}`)).length).toBeGreaterThanOrEqual(4)
    }
    expect(hashtags.length).toBeGreaterThanOrEqual(5)
    expect(hashtags.length).toBeLessThanOrEqual(6)
    for (const hashtag of hashtags) expect(hashtag).toMatch(/^[a-z]+$/)
  })

  test.each(FORMS)('lasts thirty days on a daily channel (%s)', (form) => {
    const days = simulateChannel(framework, form, 30, 7)
    days.forEach((sentences, day) => {
      const lately = new Set(days.slice(Math.max(0, day - 7), day).flat())
      expect(sentences.filter((sentence) => lately.has(sentence))).toEqual([])
    })
    const before = new Set<string>()
    let shared = 0
    for (const sentences of days) {
      shared += sentences.filter((sentence) => before.has(sentence)).length
      for (const sentence of sentences) before.add(sentence)
    }
    expect(shared / days.flat().length).toBeLessThanOrEqual(0.2)
  })
})

/**
 * Tells `beatsPerDay` beats a day: those always told, and of the others those whose best-rested line rests longest. One subject
 * all along, in one form, which is the hardest case.
 *
 * @returns the sentences of each day.
 */
function simulateChannel({ beats }: Framework, form: Form, dayCount: number, beatsPerDay: number): string[][] {
  const lastToldOn = new Map<Line, number>()
  const restOf = (line: Line, day: number) => day - (lastToldOn.get(line) ?? -1_000)
  const bestRested = (beat: Beat, day: number) =>
    fitting(beat, form).reduce((best, line) => (restOf(line, day) > restOf(best, day) ? line : best))
  return Array.from({ length: dayCount }, (_, day) => {
    const always = beats.filter(({ priority }) => priority === 1).map((beat) => bestRested(beat, day))
    const others = beats
      .filter(({ priority }) => priority > 1)
      .map((beat) => ({ beat, line: bestRested(beat, day) }))
      .map(({ beat, line }) => ({ line, rest: Math.min(restOf(line, day), 1_000), since: sinceTold(beat, day) }))
      .toSorted((a, b) => b.rest - a.rest || b.since - a.since)
      .slice(0, beatsPerDay - always.length)
      .map(({ line }) => line)
    const told = [...always, ...others]
    for (const line of told) lastToldOn.set(line, day)
    return told.flatMap(({ text }) => sentenceKeys(text))
  })

  function sinceTold(beat: Beat, day: number): number {
    return Math.min(...beat.lines.map((line) => restOf(line, day)))
  }
}

function linesWith(beat: Beat, form: Form): Line[] {
  return beat.lines.filter(({ text }) => text.includes(`{${form}}`))
}

/** Lines that a subject of this form can stand in; taken strictly, a clause only in lines for clauses. */
function fitting(beat: Beat, form: Form): Line[] {
  const other = form === 'S' ? '{C}' : '{S}'
  return beat.lines.filter(({ text }) => !text.includes(other))
}

/** Two sentences with the same key count as the same; where the subject stands its form does not matter. */
function sentenceKeys(text: string): string[] {
  return text.split(/(?<=[.?]) /).map((sentence) =>
    sentence
      .toLowerCase()
      .replace(/\{[sc]\}/g, '#')
      .replace(/[^a-z#]+/g, ' ')
      .trim(),
  )
}

function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}

function countWords({ text }: Line): number {
  return text.split(/\s+/).length + (/\{[SC]\}/.test(text) ? SUBJECT_WORDS - 1 : 0)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length
}

import { DEFAULT_FRAME_RATE } from '@dayreel/catalogue'
import { spokenTogether, splitScript, roughSeconds, LONGEST_LINE_SECONDS } from '@dayreel/storyboard'
import type { Random } from '@dayreel/storyboard/base'
import { fillLine, fits, saidBefore } from './fill-line.ts'
import { findCheapest, type Option, type Step } from './find-cheapest.ts'
import type { Beat, Framework } from './framework.ts'
import type { Line } from './line.ts'
import { COUNTED } from './list-story.ts'
import { OPENING_LINES } from './opening-lines.ts'
import { isInSentence, isNamedLast, isTitleFirst, subjectAlone } from './opening-forms.ts'
import { isBare, type Subject } from './read-subject.ts'
import type { Usage } from './line-usage.ts'
import { fitsStory, type Story } from './story.ts'

type ChosenLine = { beat: Beat; line: Line; /** One for each scene. */ texts: string[]; seconds: number }
export type Choice = { lines: ChosenLine[]; /** At pace 1. */ seconds: number }

type Plan = {
  framework: Framework
  subject: Subject
  usage: Usage
  targetSeconds: number
  random: Random
  /** Told with the framework's lines in its gap; without one, these are told alone. */
  story: Story | undefined
}
const ROUNDS = 12
/** Of each beat's lines, only so many are looked at. */
const MOST_OPTIONS = 14
/** How far from the length asked for a choice may be, as a part of it, to be taken at once. */
const CLOSE_ENOUGH = 0.03

const NAMING_TURN = 3
/** A subject of so few words may be said as it is more than once. */
const MOST_WORDS_AGAIN = 2
/** In characters. */
const LONG_SUBJECT = 34
const HALF_FRAME_SECONDS = 0.5 / DEFAULT_FRAME_RATE

/** A line is brief below this. */
const BRIEF_SECONDS = 3.2

/** What leaving out a beat costs; 1 is always told. */
const SKIP_COST = { 1: 5_000, 2: 1.3, 3: 0.7, 4: 0.4 }
/** The same for parts of a story, by their rank. */
const STORY_SKIP_COST = { frame: 1e6, 0: 300, 1: 60, 2: 16, 3: 4, 4: 2 }
const COST = {
  /** Spoken in the last seven videos: never, while there is any other way. */
  fresh: 1_000,
  /** Spoken longer ago, at most this, at least half of it: the longer ago the better. */
  used: 6,
  /** Where the subject is a whole clause, a line for noun phrases says it in a roundabout way. */
  roundabout: 2.5,
  /** A subject without its article is only right after a colon. */
  bare: 4,
  /** Says something about what may be a real person, place or event. */
  claim: 300,
  /** Every third beat should name the subject, the others should rather not: it must neither be forgotten nor sung. */
  namesInTurn: -0.7,
  namesOutOfTurn: 1.4,
  /** The whole of a subject that has no short form is said once. */
  saidTwice: 24,
  /** A subject of many words tires sooner. */
  namesAtLength: 1.1,
  /** What could be said besides; two things four times as much. */
  leftOut: 3,
  /** A question that could be asked directly. */
  indirect: 3,
  /** Where the subject is and when should be heard again. */
  premise: -6,
  /** A hook that ends in its subject, after a colon. */
  gluedOn: 40,
  /** In most hooks the subject is a sentence of its own. */
  wordedAround: 0.6,
  /** A bare title tells less than the story's own first words. */
  titleFirst: 8,
  /** The first line should name the subject. */
  unnamedOpening: 6,
  /** A general opening in place of the framework's own. */
  generalOpening: 2.2,
  secondOfBeat: 3,
  /** A line of the framework in a story's gap, where the story's own lines are too few. */
  filler: 120,
  /** Many brief lines in a row make a breathless list. */
  briefPerSecond: 0.9,
}

/**
 * Chooses beats and lines so that the speech has a length, as much of the framework as fits is told, and nothing that was spoken
 * lately comes again. Lengths are estimated first; only lines that come into a choice are measured, until one fits.
 *
 * @param targetSeconds of speech at pace 1.
 * @param measure how long a text takes to say at pace 1, in seconds, with the pause after it.
 */
export async function chooseLines(plan: Plan, measure: (text: string) => Promise<number>): Promise<Choice> {
  const steps = layOut(plan)
  const { targetSeconds } = plan
  const correction = { measured: 0, estimated: 0 }
  let best: { choice: Choice; miss: number } | undefined
  for (let round = 0; round < ROUNDS; round++) {
    const ratio = correction.estimated > 0 ? correction.measured / correction.estimated : 1
    const chosen = findCheapest(steps, targetSeconds, ratio, round * 0.25)
    await Promise.all(
      chosen.map(async ({ option }) => {
        if (option.isMeasured) return
        correction.estimated += option.seconds
        // Each breath is rounded up to a whole frame, half of one on average.
        option.seconds = (await measure(option.text)) + spokenTogether(option.texts).length * HALF_FRAME_SECONDS
        correction.measured += option.seconds
        option.isMeasured = true
      }),
    )
    const lines = chosen.map(({ beat, option: { line, texts, seconds } }) => ({ beat, line, texts, seconds }))
    const seconds = lines.reduce((sum, line) => sum + line.seconds, 0)
    const miss = Math.abs(seconds - targetSeconds) / targetSeconds
    if (!best || miss < best.miss) best = { choice: { lines, seconds }, miss }
    if (miss <= CLOSE_ENOUGH) break
  }
  return best!.choice
}

/** Everything that could be said, beat by beat, with what saying it costs. */
function layOut({ framework, subject, usage, targetSeconds, random, story }: Plan): Step[] {
  const mayClaim = subject.isPlain && !subject.isNamed
  const isBareSubject = isBare(subject)
  const isLong = (subject.clause ?? subject.phrase).length > LONG_SUBJECT
  const turn = Math.floor(random() * NAMING_TURN)
  const again = saidBefore(subject)
  const isLengthy = (subject.clause ?? again.phrase).split(' ').length > MOST_WORDS_AGAIN
  const againCost = ({ text }: Line, isFirst: boolean): number =>
    !isFirst && isLengthy && /\{[SCAQW]\}/u.test(text) ? COST.saidTwice : 0
  const toOption = (line: Line, extraCost: number, beatIndex: number, isFirst = beatIndex === 0): Option => {
    const filled = fillLine(line.text, isFirst ? subject : again)
    const estimate = roughSeconds(filled)
    const texts = estimate > LONGEST_LINE_SECONDS ? splitScript(filled, 'en') : [filled]
    const namesSubject = /\{[SCAQWHPE]\}/u.test(line.text)
    const isRoundabout = line.text.includes('{S}') && !subject.isPlain && subject.clause !== undefined
    const claims = namesSubject && !mayClaim && (subject.clause === undefined || subject.isNamed)
    const age = usage.ageOf(line.text)
    const cost =
      random() +
      extraCost +
      (namesSubject && !isRoundabout ? namingCost(beatIndex, turn, isLong) : 0) +
      (isRoundabout ? COST.roundabout : 0) +
      againCost(line, isFirst) +
      (claims ? COST.claim : 0) +
      (isBareSubject && isInSentence(line.text) ? COST.bare : 0) +
      Math.max(0, BRIEF_SECONDS - estimate) * (beatIndex === framework.beats.length - 1 ? 0.2 : COST.briefPerSecond) +
      (age === undefined ? 0 : age === 'fresh' ? COST.fresh : COST.used * (1 - age / 2))
    return { line, text: filled, texts, seconds: estimate, isMeasured: false, cost }
  }
  const toSteps = (beats: readonly Beat[]): Step[] =>
    beats.map((beat) => {
      const index = framework.beats.indexOf(beat)
      const lines = beat.lines.filter((line) => fits(line, subject))
      const options = lines.map((line) =>
        toOption(line, index === 0 && !/\{[SCAQW]\}/u.test(line.text) ? COST.unnamedOpening : 0, index),
      )
      if (index === 0) {
        for (const line of OPENING_LINES) {
          const option = toOption(line, COST.generalOpening, index)
          if (option.cost >= COST.claim && !mayClaim) option.cost -= COST.claim
          options.push(option)
        }
      }
      // The dearest are never taken, and every option costs time.
      const cheapest = options.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_OPTIONS)
      return { beat, options: cheapest, skipCost: SKIP_COST[beat.priority] }
    })
  const openingCost = (text: string): number => {
    const alone = subjectAlone(text)
    if (alone !== undefined && usage.wasSpoken(fillLine(alone, subject))) return COST.fresh
    if (isNamedLast(text)) return COST.gluedOn
    if (isTitleFirst(text)) return COST.titleFirst
    return alone !== undefined ? 0 : COST.wordedAround + (isBareSubject && isInSentence(text) ? COST.bare : 0)
  }
  const lengthen = (steps: Step[], told: Step[]): Step[] =>
    isLongEnough([...told, ...steps], targetSeconds) ? steps : addSecondLines(steps)

  if (!story) {
    const [opening, ...rest] = toSteps(framework.beats)
    const middle = rest.splice(0, rest.length - 2)
    return [opening!, ...lengthen(middle, [opening!, ...rest]), ...rest]
  }
  const told = story.parts.map(({ rank, lines }, index): Step => {
    const isFirst = index === 0
    const id = index === 0 ? 'hook' : `${index === story.parts.length - 2 ? 'turn' : story.id}-${index}`
    return {
      beat: { id, priority: rank === 0 ? 1 : 2, lines },
      // A story says what it says: only a line that was spoken lately costs anything.
      options: lines
        .filter((line) => fitsStory(line, subject))
        .map((line) => ({
          ...toOption(line, 0, 0, isFirst),
          cost:
            (usage.ageOf(line.text) === 'fresh' ? COST.fresh : random()) +
            (isFirst ? openingCost(line.text) : 0) +
            againCost(line, isFirst) +
            // A question is best asked as it was.
            (subject.question !== undefined && line.text.includes('{W}') ? COST.indirect : 0) +
            (line.left ?? 0) ** 2 * COST.leftOut +
            (/\{[PE]\}/u.test(line.text) ? COST.premise : 0),
        })),
      skipCost: skipCost(isFrame(story, index) ? 'frame' : rank, random),
    }
  })
  const fillers = toSteps(framework.beats.slice(1, -2)).map((step) => ({
    ...step,
    skipCost: 0,
    options: step.options.map((option) => ({ ...option, cost: option.cost + COST.filler })),
  }))
  const gap = story.gapBefore
  return [...told.slice(0, gap), ...lengthen(fillers, told), ...told.slice(gap)]
}

/** Of what may be left out, another part is from video to video. */
function skipCost(rank: keyof typeof STORY_SKIP_COST, random: Random): number {
  return STORY_SKIP_COST[rank] * (rank === 'frame' || rank < 2 ? 1 : 0.2 + 1.6 * random())
}

/** What a story is not told without: its first and last part, and of a counted list each number. */
function isFrame({ id, parts }: Story, index: number): boolean {
  return index === 0 || index === parts.length - 1 || (id === COUNTED && parts[index]!.rank === 0)
}

function namingCost(beatIndex: number, turn: number, isLong: boolean): number {
  if (beatIndex === 0) return 0
  if (isLong) return COST.namesAtLength
  return beatIndex > 1 && beatIndex % NAMING_TURN === turn ? COST.namesInTurn : COST.namesOutOfTurn
}

/** Whether all beats with lines a little above their usual length reach the target. */
function isLongEnough(steps: readonly Step[], targetSeconds: number): boolean {
  const reach = steps.reduce((sum, { options }) => {
    const lengths = options.filter(({ cost }) => cost < COST.claim).map(({ seconds }) => seconds)
    return sum + (lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.7)] ?? 0)
  }, 0)
  return reach >= targetSeconds
}

/** Lets each beat be told with two lines, of two halves that are equally rested. */
function addSecondLines(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => {
    if (step.options.length < 4) return [step]
    const seconds = step.options
      .filter((_, i) => i % 2 === 1)
      .map((option) => ({ ...option, cost: option.cost + COST.secondOfBeat }))
    return [
      { ...step, options: step.options.filter((_, i) => i % 2 === 0) },
      { beat: step.beat, options: seconds, skipCost: 0 },
    ]
  })
}

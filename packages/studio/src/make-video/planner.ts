import {
  type ChannelIdea,
  chooseIllustrator,
  chooseNarrator,
  chooseWriter,
  createCast,
  type Enhanced,
  type IdeaRequest,
  type Meter,
  type Narrator,
  type Offer,
  planScript,
  type Ports,
  type PromptKind,
  readText,
  refuseLongScript,
  refuseUnknown,
  type StepStore,
  type Storyboard,
  type WriteRequest,
} from '@dayreel/storyboard'
import { keepShows } from './keep-shows.ts'
import { measureWith } from './measure-with.ts'
import { isNearLimit } from './near-limit.ts'
import { planChange, type Change } from './plan-change.ts'
import { refuseTooLong } from './speak-scenes.ts'
import { measureSeconds } from './spoken-runs.ts'

/** The writer and the account for a call. They are passed by name, because a planner may run in another process. */
type Caller = { writer?: string; accountId?: string }

/** Answers questions that need the writer, narrator or illustrator, without making anything. */
export interface Planner {
  /**
   * Checks that a video can be made from a text. The speech of a script and of given words is measured exactly.
   *
   * @param by the account that makes the request. Its own model may be the writer that the request names.
   * @throws {StudioError} `script-too-long`, `subject-unknown`, and those of `Writer.check`
   */
  check(request: WriteRequest, by?: Pick<Caller, 'accountId'>): Promise<void>
  /**
   * Returns the offer for a text from the writer that the request names.
   *
   * @throws {StudioError} those of `Writer.offer`
   */
  offer(request: WriteRequest): Promise<Offer>
  /** Returns the suggested subjects of a writer. The list is empty if the writer can write about any subject. */
  examples(writer?: string): Promise<readonly string[]>
  /**
   * Improves a text.
   *
   * @param by the writer and the account that pays. Default: the first writer, and no account.
   * @throws {StudioError} `writer-gone`, `writer-failed`, `cost-limit`
   */
  enhance(text: string, kind: PromptKind, by?: Caller): Promise<Enhanced>
  /**
   * Invents a channel.
   *
   * @returns undefined if the writer cannot invent channels.
   * @throws {StudioError} `writer-gone`, `writer-failed`, `cost-limit`
   */
  findIdea(request: IdeaRequest, by?: Caller): Promise<ChannelIdea | undefined>
  /**
   * Finds the parts that must be made again after an edit.
   *
   * @param by the account that makes the request. It may have its own voices.
   * @returns the changes, and the storyboard to make, in which unchanged scenes keep their picture content.
   */
  planChange(
    before: Storyboard,
    edited: Storyboard,
    by?: Pick<Caller, 'accountId'>,
  ): Promise<{ storyboard: Storyboard; change: Change }>
}

/** Time limit in milliseconds for measuring speech or improving a text. A remote caller waits a little longer. */
const TIMEOUT_MS = 20_000
/**
 * Time limit in milliseconds for an idea. A local model can write a few hundred words in this time, and answer once
 * more if the first answer is unreadable.
 */
const IDEA_TIMEOUT_MS = 60_000

/** Options for an account's model calls: the meter that counts them, and the store that caches their answers. */
type PlannerOptions = {
  meterFor?: ((accountId: string) => Meter) | undefined
  keptFor?: ((accountId: string) => StepStore) | undefined
}

/** Creates a planner that runs the steps in this process. */
export function createPlanner(
  steps: Pick<Ports, 'writers' | 'reader' | 'narrators' | 'illustrators' | 'boardArtist' | 'playArtist'>,
  { meterFor, keptFor }: PlannerOptions = {},
): Planner {
  return {
    async check(request) {
      const isGiven = request.words !== undefined
      if (!isGiven) {
        const writer = chooseWriter(steps, request.writer)
        writer.check(request)
        refuseUnknown(writer.offer(request))
      }
      if (isGiven || readText(request).kind === 'script')
        await checkLength(request, chooseNarrator(steps, request.voice))
    },
    async offer(request) {
      return chooseWriter(steps, request.writer).offer(request)
    },
    async examples(writer) {
      return chooseWriter(steps, writer).examples()
    },
    async enhance(text, kind, { writer, accountId } = {}) {
      const meter = accountId === undefined ? undefined : meterFor?.(accountId)
      const options = { signal: AbortSignal.timeout(TIMEOUT_MS), ...(meter && { meter }) }
      return chooseWriter(steps, writer).enhance(text, kind, options)
    },
    async findIdea(request, { writer, accountId } = {}) {
      const meter = accountId === undefined ? undefined : meterFor?.(accountId)
      const kept = accountId === undefined ? undefined : keptFor?.(accountId)
      const options = { signal: AbortSignal.timeout(IDEA_TIMEOUT_MS), ...(meter && { meter }), ...(kept && { kept }) }
      return chooseWriter(steps, writer).findIdea?.(request, options)
    },
    async planChange(before, edited) {
      const illustrator = chooseIllustrator(steps, before.madeBy?.pictures)
      const narrator = createCast(steps)
      const storyboard = keepShows(edited, before, illustrator)
      const { reader, boardArtist, playArtist } = steps
      const change = planChange(before, storyboard, { reader, narrator, illustrator, boardArtist, playArtist })
      if (!isNearLimit(change.seconds)) return { storyboard, change }
      const seconds = await measureSeconds(edited, narrator, AbortSignal.timeout(TIMEOUT_MS))
      return { storyboard, change: { ...change, seconds } }
    },
  }
}

async function checkLength(request: WriteRequest, narrator: Narrator): Promise<void> {
  const { voice, framesPerSecond } = request
  const { language } = readText(request)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const measure = measureWith(narrator, request, signal)
  const plan = await planScript(request, language, (part) => measure(part, language))
  refuseLongScript(plan, language)
  const scenes = plan.texts.map((part) => ({ text: part }))
  const spoken = { language, voice, pace: plan.pace, framesPerSecond, scenes }
  refuseTooLong(await measureSeconds(spoken, narrator, signal))
}

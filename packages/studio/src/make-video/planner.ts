import { DEFAULT_FORMAT } from '@dayreel/catalogue'
import {
  type ChannelIdea,
  chooseWriter,
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

/** Names, since a planner may be in another process. */
type AskedBy = { writer?: string; accountId?: string }

/** Tells what only writer, narrator and illustrator know, without making anything. */
export interface Planner {
  /**
   * Whether a video can be made of a text, its speech measured exactly.
   *
   * @throws {StudioError} `script-too-long`, `subject-unknown`, and as `Writer.check`
   */
  check(request: WriteRequest): Promise<void>
  /**
   * What the writer of a request has for its text.
   *
   * @throws {StudioError} as `Writer.offer`
   */
  offer(request: WriteRequest): Promise<Offer>
  /** Subjects that a writer really has, by its name; none where it writes of anything. */
  examples(writer?: string): Promise<readonly string[]>
  /**
   * @param by who does it, and for whose account; the first writer, for nobody, unless given.
   * @throws {StudioError} `writer-gone`, `writer-failed`, `cost-limit`
   */
  enhance(text: string, kind: PromptKind, by?: AskedBy): Promise<Enhanced>
  /**
   * Has a channel thought of.
   *
   * @returns undefined where the writer of that name has no ideas.
   * @throws {StudioError} `writer-gone`, `writer-failed`, `cost-limit`
   */
  findIdea(request: IdeaRequest, by?: AskedBy): Promise<ChannelIdea | undefined>
  /**
   * What making an edited storyboard would make anew that its older version has.
   *
   * @returns the storyboard to make as well: its scenes go on showing what they showed.
   */
  planChange(before: Storyboard, edited: Storyboard): Promise<{ storyboard: Storyboard; change: Change }>
}

/** Speech is measured, and a text made better, for at most so long; whoever asked from afar waits a little longer. */
const TIMEOUT_MS = 20_000
/** Some hundred words of a model at home, and once more where they cannot be read. */
const IDEA_TIMEOUT_MS = 60_000

/** What is asked of a model for an account: who counts it, and where its answers are kept for who asks again. */
type AskedFor = {
  meterFor?: ((accountId: string) => Meter) | undefined
  keptFor?: ((accountId: string) => StepStore) | undefined
}

/** The planner over steps of this process. */
export function createPlanner(
  steps: Pick<Ports, 'writer' | 'moreWriters' | 'reader' | 'narrator' | 'illustrator'>,
  { meterFor, keptFor }: AskedFor = {},
): Planner {
  const { narrator, illustrator } = steps
  return {
    async check(request) {
      const writer = chooseWriter(steps, request.writer)
      writer.check(request)
      refuseUnknown(writer.offer(request))
      if (readText(request).kind === 'script') await checkLength(request, narrator)
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
      const storyboard = keepShows(edited, before, illustrator)
      const change = planChange(before, storyboard, steps)
      if (!isNearLimit(change.seconds)) return { storyboard, change }
      const seconds = await measureSeconds(edited, narrator, AbortSignal.timeout(TIMEOUT_MS))
      return { storyboard, change: { ...change, seconds } }
    },
  }
}

async function checkLength(request: WriteRequest, narrator: Narrator): Promise<void> {
  const { text, voice } = request
  const { language } = readText(request)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const measure = measureWith(narrator, voice, signal)
  const plan = await planScript(request, language, (part) => measure(part, language))
  refuseLongScript(plan, text, language)
  const scenes = plan.texts.map((part) => ({ text: part }))
  const spoken = { language, voice, pace: plan.pace, format: DEFAULT_FORMAT, scenes }
  refuseTooLong(await measureSeconds(spoken, narrator, signal))
}

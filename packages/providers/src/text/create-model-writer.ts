import {
  type Enhanced,
  type Measure,
  type ModelCall,
  readText,
  type SubjectRequest,
  type TimedWords,
  type Usage,
  type WriteOptions,
  type Writer,
} from '@dayreel/storyboard'
import type { FactSource, FoundFacts } from '../facts/fact-source.ts'
import { askForAnswer } from './model/ask-for-answer.ts'
import { type Asker, createAsker } from './model/create-asker.ts'
import type { LanguageModel } from './model/language-model.ts'
import { PROMPT_VERSION } from './prompts/prompt-version.ts'
import type { AnswerForm } from './text-settings.ts'
import { describeBoards } from './words/describe-boards.ts'
import { enhanceText } from './words/enhance-text.ts'
import { findIdea } from './words/find-idea.ts'
import { findSubject } from './words/find-subject.ts'
import { showScript } from './words/show-script.ts'
import { READY } from './words/words-schema.ts'

/** A writer with a language model, which can be tested with `probe`. */
export type ModelWriter = Omit<Writer, 'enhance'> &
  Required<Pick<Writer, 'findIdea' | 'findSubject'>> & {
    enhance(...params: Parameters<Writer['enhance']>): Promise<Enhanced & { calls: ModelCall[] }>
    /**
     * Makes one tiny real call.
     *
     * @throws {ProviderError}
     */
    probe(signal: AbortSignal): Promise<{ seconds: number; form: AnswerForm } & Usage>
  }

type ModelWriterOptions = {
  model: LanguageModel
  /** Writes the words of a video about a subject. */
  writeWords: (request: SubjectRequest, measure: Measure, asker: Asker, facts?: FoundFacts) => Promise<TimedWords>
  /** Whether the model is capable enough to describe boards. */
  describesBoards?: boolean
  /** Where it looks up facts for a request that wants them. */
  facts?: FactSource | undefined
}

/** Creates a writer that uses a language model. The first request makes the first call. */
export function createModelWriter({
  model,
  writeWords,
  describesBoards = false,
  facts,
}: ModelWriterOptions): ModelWriter {
  const id = `${model.id}/${PROMPT_VERSION}${facts === undefined ? '' : `/${facts.id}`}`
  const askerFor = (options: WriteOptions, seed: number) => createAsker({ ...options, model, writerId: id, seed })
  return {
    id,
    name: model.name,
    // A model may write about any subject in any language. Only the call shows if it refuses.
    check: (request) => void readText(request),
    offer: (request) => ({ kind: 'told', by: readText(request).kind === 'script' ? 'script' : 'model' }),
    examples: () => [],
    async tell(request, measure, options) {
      const found = request.facts === facts?.name ? await facts?.find(request, options) : undefined
      return writeWords(request, measure, askerFor(options, request.seed), found)
    },
    show: (request, options) => showScript(request, askerFor(options, request.seed)),
    async enhance(text, kind, options) {
      const asker = askerFor(options, 0)
      return { ...(await enhanceText(text, kind, asker)), calls: asker.calls }
    },
    ...(describesBoards && {
      describeBoards: (request, options) => describeBoards(request, askerFor(options, request.seed)),
    }),
    close: () => model.close(),
    findIdea: (request, options) => findIdea(request, askerFor(options, request.seed)),
    findSubject: (request, options) => findSubject(request, askerFor(options, request.seed)),
    async probe(signal) {
      const started = performance.now()
      const question = {
        name: 'ready',
        schema: READY,
        instructions: 'This is a connection test.',
        turns: [{ by: 'user' as const, text: 'Answer with the one word “ready”.' }],
      }
      const { form, usage, ...received } = await model.answer(question, { signal, seed: 0 })
      await askForAnswer({ ask: async () => ({ ...received, usage }) }, question)
      return { seconds: (performance.now() - started) / 1_000, form, ...usage }
    },
  }
}

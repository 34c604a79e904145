import { askForAnswer } from './model/ask-for-answer.ts'
import { callModel } from './model/call-model.ts'
import { createAsker } from './model/create-asker.ts'
import { createModelClient } from './model/create-model.ts'
import { PROMPT_VERSION } from './prompts/prompt-version.ts'
import {
  type AnswerForm,
  findTextSettingsFaults,
  PROVIDER_NAMES,
  type TextSettings,
  textSourceName,
} from './text-settings.ts'
import { enhanceText } from './words/enhance-text.ts'
import { findIdea } from './words/find-idea.ts'
import { findSubject } from './words/find-subject.ts'
import { showScript } from './words/show-script.ts'
import { writeAboutSubject } from './words/write-about-subject.ts'
import { READY } from './words/words-schema.ts'
import {
  type Enhanced,
  type ModelCall,
  readText,
  type Usage,
  type WriteOptions,
  type Writer,
} from '@dayreel/storyboard'
import type { FactSource } from '../facts/fact-source.ts'
import { ProviderError } from '../provider-error.ts'

/** A writer with a language model, which can be tested with `probe`. */
export type ModelWriter = Omit<Writer, 'enhance'> &
  Required<Pick<Writer, 'findIdea' | 'findSubject'>> & {
    enhance(...asked: Parameters<Writer['enhance']>): Promise<Enhanced & { calls: ModelCall[] }>
    /**
     * Makes one tiny real call.
     *
     * @throws {ProviderError}
     */
    probe(signal: AbortSignal): Promise<{ seconds: number; form: AnswerForm } & Usage>
  }

/**
 * Creates a writer that uses a hosted or local language model. The first request loads the client and makes the first
 * call.
 *
 * @param facts where it looks up facts for a request that wants them.
 * @throws {ProviderError} `app_misconfigured` if the settings are invalid
 */
export function createWordsWriter(settings: TextSettings, facts?: FactSource): ModelWriter {
  const faults = findTextSettingsFaults(settings)
  if (faults.length > 0) {
    throw new ProviderError({
      kind: 'app_misconfigured',
      message: 'The language model of this site is not set up completely. The operator of this site has to fix it.',
      forHost: `${PROVIDER_NAMES[settings.provider]}: ${faults.join(' ')}`,
    })
  }
  const id = `${settings.provider}/${settings.model}/${PROMPT_VERSION}${facts === undefined ? '' : `/${facts.id}`}`
  const client = createModelClient(settings)
  const askerFor = (options: WriteOptions, seed: number) => createAsker({ ...options, client, writerId: id, seed })
  return {
    id,
    name: textSourceName(settings),
    // A model can be asked to write about any subject in any language. Only the call shows if it refuses.
    check: (request) => void readText(request),
    offer: (request) => ({ kind: 'told', by: readText(request).kind === 'script' ? 'script' : 'model' }),
    examples: () => [],
    async tell(request, measure, options) {
      const found = request.facts === facts?.name ? await facts?.find(request, options) : undefined
      return writeAboutSubject(request, measure, askerFor(options, request.seed), found)
    },
    show: (request, options) => showScript(request, askerFor(options, request.seed)),
    async enhance(text, kind, options) {
      const asker = askerFor(options, 0)
      return { ...(await enhanceText(text, kind, asker)), calls: asker.calls }
    },
    close: async () => undefined,
    findIdea: (request, options) => findIdea(request, askerFor(options, request.seed)),
    findSubject: (request, options) => findSubject(request, askerFor(options, request.seed)),
    async probe(signal) {
      const started = performance.now()
      const question = {
        name: 'ready',
        schema: READY,
        instructions: 'You are asked whether you are there.',
        turns: [{ by: 'user' as const, text: 'Answer with the one word “ready”.' }],
      }
      const { form, usage, ...received } = await callModel(client, question, signal)
      await askForAnswer({ ask: async () => ({ ...received, usage }), calls: [] }, question)
      return { seconds: (performance.now() - started) / 1_000, form, ...usage }
    },
  }
}

import { askForAnswer } from './model/ask-for-answer.ts'
import { callModel } from './model/call-model.ts'
import { createAsker } from './model/create-asker.ts'
import { PROMPT_VERSION } from './prompts/prompt-version.ts'
import { type AnswerForm, findTextSettingsFaults, PROVIDER_NAMES, type TextSettings } from './text-settings.ts'
import { enhanceText } from './words/enhance-text.ts'
import { findIdea } from './words/find-idea.ts'
import { findSubject } from './words/find-subject.ts'
import { showScript } from './words/show-script.ts'
import { tellSubject } from './words/tell-subject.ts'
import { READY } from './words/words-schema.ts'
import {
  type Enhanced,
  type ModelCall,
  readText,
  type Usage,
  type WriteOptions,
  type Writer,
} from '@dayreel/storyboard'
import { ProviderError } from '../provider-error.ts'

/** A writer that can be tried. */
export type ModelWriter = Omit<Writer, 'enhance'> &
  Required<Pick<Writer, 'findIdea' | 'findSubject'>> & {
    enhance(...asked: Parameters<Writer['enhance']>): Promise<Enhanced & { calls: ModelCall[] }>
    /**
     * One tiny real call.
     *
     * @throws {ProviderError}
     */
    probe(signal: AbortSignal): Promise<{ seconds: number; form: AnswerForm } & Usage>
  }

/**
 * A writer of words by a language model, hosted or at home. Nothing is loaded and nobody is called before the first words are asked for.
 *
 * @throws {ProviderError} `app_misconfigured` where the settings cannot be used
 */
export function createWordsWriter(settings: TextSettings): ModelWriter {
  const faults = findTextSettingsFaults(settings)
  if (faults.length > 0) {
    throw new ProviderError({
      kind: 'app_misconfigured',
      message: 'The language model of this site is not set up completely. Whoever runs this site has to mend it.',
      forHost: `${PROVIDER_NAMES[settings.provider]}: ${faults.join(' ')}`,
    })
  }
  const id = `${settings.provider}/${settings.model}/${PROMPT_VERSION}`
  const askerFor = (options: WriteOptions, seed: number) => createAsker({ ...options, settings, writerId: id, seed })
  return {
    id,
    name: `${settings.provider}/${settings.model}`,
    // A model writes of anything, in any language; whether it will is seen when it is asked.
    check: (request) => void readText(request),
    offer: (request) => ({ kind: 'told', by: readText(request).kind === 'script' ? 'script' : 'model' }),
    examples: () => [],
    tell: (request, measure, options) => tellSubject(request, measure, askerFor(options, request.seed)),
    show: (request, options) => showScript(request, askerFor(options, request.seed)),
    async enhance(text, kind, options) {
      const asker = askerFor(options, 0)
      return { ...(await enhanceText(text, kind, asker)), calls: asker.calls }
    },
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
      const { form, usage, ...received } = await callModel(settings, question, signal)
      await askForAnswer({ ask: async () => ({ ...received, usage }), calls: [] }, question)
      return { seconds: (performance.now() - started) / 1_000, form, ...usage }
    },
  }
}

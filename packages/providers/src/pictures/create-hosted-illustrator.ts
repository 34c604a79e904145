import type { Illustrator, Meter, Picture, PictureFinisher, PictureRequest, StepStore } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { createTurnstile } from '@dayreel/threads'
import { findPaid, pay } from '../pay-once.ts'
import { type OnFailure, persist } from '../persist.ts'
import { createPictureClient } from './clients/create-picture-client.ts'
import { type PictureCall, UselessAnswer } from './clients/picture-client.ts'
import { createPortraits, type Portraits } from './create-portraits.ts'
import { isRefused } from './is-refused.ts'
import { hashOf, pictureCallOf, PROMPT_VERSION } from './picture-prompt.ts'
import { type PictureSettings, pictureSourceName, pictureUrlOf } from './picture-settings.ts'
import { softenPrompt } from './soften-prompt.ts'

type HostedIllustratorOptions = {
  finisher: PictureFinisher
  /** Counts the pictures of each call. */
  meter?: Meter | undefined
  waitsMs?: readonly number[] | undefined
  onFailure?: OnFailure | undefined
}

const CALLS_AT_ONCE = 4
/** Maximum number of orders of one prompt while the answers are useless. */
const MOST_ORDERS = 2
const ONE_PICTURE = { images: 1 }
/** One turnstile for each service, because all videos of a process share its limit. */
const turnstiles = new Map<string, ReturnType<typeof createTurnstile>>()

/**
 * Creates the illustrator of an image model. Every answer is stored before anything reads it, so that a crash never
 * pays for a picture twice. A prompt that the model refuses is tried once more in milder words.
 */
export function createHostedIllustrator(settings: PictureSettings, options: HostedIllustratorOptions): Illustrator {
  const { finisher, meter, waitsMs, onFailure } = options
  const { provider, model } = settings
  const client = createPictureClient(settings)
  const inTurn = turnstileOf(settings)
  const id = ['pictures', provider, model, PROMPT_VERSION].join('/')

  type Paying = { kept: StepStore | undefined; signal: AbortSignal }

  /** Orders a picture, or finds its stored answer. A picture of people is drawn from their portraits. */
  async function answerTo(call: PictureCall, orders: number, { kept, signal }: Paying): Promise<Uint8Array> {
    const { sheet, ...bare } = call
    const question = questionOf(call, orders)
    const options = { ...patience(signal), question, used: ONE_PICTURE, kept, meter }
    // A picture that was paid for before models drew from portraits is stored without its people, and stays.
    const stored = await findPaid(sheet === undefined ? [question] : [question, questionOf(bare, orders)], options)
    if (stored !== undefined) return stored
    const references = sheet && (await portraitsFor({ kept, signal })?.of(call))
    return pay(() => client.order(call, signal, references), options)
  }

  async function load<Result>(
    call: PictureCall,
    orders: number,
    paying: Paying,
    read: (answer: Uint8Array, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const answer = await answerTo(call, orders, paying)
    return persist(() => read(answer, paying.signal), patience(paying.signal))
  }

  function questionOf(call: PictureCall, orders: number): string {
    return `picture-${hashOf([id, call, orders])}`
  }

  function patience(signal: AbortSignal) {
    return { signal, code: 'pictures-failed', waitsMs, onFailure } as const
  }

  async function make(
    call: PictureCall,
    size: { width: number; height: number },
    { kept, signal }: Paying,
  ): Promise<Picture> {
    let useless: unknown
    for (let orders = 0; orders < MOST_ORDERS; orders++) {
      try {
        const file = await load(call, orders, { kept, signal }, (...given) => client.fetch(...given))
        return await finisher.finish(file, size, signal)
      } catch (error) {
        const isUseless =
          error instanceof UselessAnswer || (error instanceof StudioError && error.code === 'picture-unreadable')
        if (!isUseless) throw error
        useless = error
      }
    }
    throw new StudioError(
      'pictures-failed',
      'The image model sent pictures that can’t be used. Nothing was charged. Create the video again.',
      { cause: useless },
    )
  }

  let portraits: Portraits | undefined
  function portraitsFor(paying: Paying): Portraits | undefined {
    const { references } = client
    if (references === undefined) return undefined
    return (portraits ??= createPortraits(references.most, (call) =>
      load(call, 0, paying, (...given) => references.read(...given)),
    ))
  }

  /** The people count only for a model that draws from their pictures. */
  function callOf(request: PictureRequest): PictureCall {
    const call = pictureCallOf(request)
    return client.references && request.sheet ? { ...call, sheet: request.sheet } : call
  }

  return {
    id,
    name: pictureSourceName(settings),
    // The prompt alone decides, so there is nothing to choose in advance.
    chooseWorld: () => ({}),
    resolve: () => ({}),
    key: (request) => ({
      call: callOf(request),
      width: request.width,
      height: request.height,
      finisher: finisher.id,
    }),
    draw: (request, signal, kept) =>
      inTurn(async () => {
        signal.throwIfAborted()
        const call = callOf(request)
        const size = { width: request.width, height: request.height }
        try {
          return await make(call, size, { kept, signal })
        } catch (error) {
          if (!isRefused(error)) throw error
        }
        return make({ ...call, prompt: softenPrompt(call.prompt) }, size, { kept, signal }).catch((error: unknown) => {
          if (!isRefused(error)) throw error
          throw new StudioError('picture-refused', 'The image model refused this picture. Change its description.', {
            cause: error,
          })
        })
      }),
    close: () => finisher.close(),
  }
}

function turnstileOf(settings: PictureSettings): ReturnType<typeof createTurnstile> {
  const service = hashOf([pictureUrlOf(settings), settings.key])
  const found = turnstiles.get(service) ?? createTurnstile(CALLS_AT_ONCE)
  turnstiles.set(service, found)
  return found
}

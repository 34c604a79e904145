import { modelName, PLAN_IDS, type PlanId, TEXT_PROVIDERS } from '@dayreel/catalogue'
import type { TextSettings, TextSource } from '@dayreel/providers/base'
import { StudioError } from '@dayreel/storyboard/base'
import { z } from 'zod'
import type { Sealing } from '#secrets/sealing.ts'
import { openKey } from './engine-key.ts'

/** The stored settings of a model, without the key. */
export const StoredModel = z.object({
  provider: z.enum(TEXT_PROVIDERS),
  model: z.string(),
  baseUrl: z.string().nullable(),
  plans: z.array(z.enum(PLAN_IDS)),
  isReplaced: z.boolean(),
  prices: z.object({ inputTokens: z.number(), outputTokens: z.number() }).nullable(),
})
export type StoredModel = z.infer<typeof StoredModel>

/** A model with its encrypted key, in the form of rows and RPC calls. `accountId` is null for the site's model. */
export type SealedModel = { accountId: string | null; settings: StoredModel; sealedKey: string | null }

/** A language model that is ready for use, from the environment, the operator's page or an account. */
export type ConnectedModel = Omit<TextSource, 'settings'> & {
  /** Whether an account has connected it. That account pays its calls, and the site's limits do not apply. */
  isOwn: boolean
  /** Whether it runs on a worker's machine. It then has no settings, and only such a worker can load it. */
  isLocal?: true
  /** The plans that may use the site's model. */
  plans: readonly PlanId[]
  /**
   * Decrypts the key. Only a process that calls the model does this.
   *
   * @throws {StudioError} `writer-failed` if the key was sealed with a master key that is gone.
   */
  open: (sealing: Sealing) => TextSettings
}

/** @param mayReachPrivate whether a model of an account may be in the site's own network. */
export function toConnectedModel(sealed: SealedModel, mayReachPrivate: boolean): ConnectedModel {
  const { accountId, settings } = sealed
  const { provider, model, baseUrl, plans, isReplaced, prices } = settings
  const isOwn = accountId !== null
  return {
    name: modelName(settings, isOwn),
    isOwn,
    plans,
    isReplaced,
    prices,
    open(sealing) {
      const key = openModelKey(sealing, sealed)
      return {
        provider,
        model,
        ...(baseUrl !== null && { baseUrl }),
        ...(key !== null && { key }),
        ...(isOwn && { own: { mayReachPrivate } }),
      }
    },
  }
}

/** @throws {StudioError} `writer-failed` */
function openModelKey(sealing: Sealing, sealed: SealedModel): string | null {
  try {
    return openKey(sealing, { ...sealed, role: 'text' })
  } catch (cause) {
    throw new StudioError('writer-failed', 'The saved key of the language model can’t be read. Enter it again.', {
      cause,
    })
  }
}

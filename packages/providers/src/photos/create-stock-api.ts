import type { ZodType } from 'zod'
import { createPublicApi, PublicApiError } from '../public-api/create-public-api.ts'
import { createOwnLimits, type LimitedService } from '../public-api/service-limits.ts'
import type { PhotoOptions } from './photo-options.ts'

/**
 * The API of a service with a key. The sources of its photographs and its clips share it, because its limit and its
 * pauses count for both.
 */
export type StockApi = Pick<PhotoOptions, 'contact' | 'timeoutMs' | 'now' | 'onFailure'> & {
  /**
   * Sends a request.
   *
   * @param path the path of the call, such as `/v1/search`.
   * @returns undefined if the answer is too long.
   * @throws {PublicApiError} also if the limit of the key is reached. No request is then sent.
   */
  ask<Answer>(
    path: string,
    parameters: Readonly<Record<string, string>>,
    shape: ZodType<Answer>,
    signal: AbortSignal,
  ): Promise<Answer | undefined>
  /** Returns the origins that files may come from: the given ones of the service, or that of its stand-in. */
  originsOf(own: readonly string[]): readonly string[]
}

type Service = {
  service: LimitedService
  /** The service's name in errors. */
  name: string
  /** The address of the service. */
  address: string
  /** How each request states the key. */
  headers?: Readonly<Record<string, string>>
  parameters?: Readonly<Record<string, string>>
}

export function createStockApi(
  { service, name, address: own, headers = {}, parameters: keyed = {} }: Service,
  { address, mayAsk = createOwnLimits(), onFailure, ...options }: Omit<PhotoOptions, 'key'>,
): StockApi {
  const base = address === undefined ? own : `${address.replace(/(?<!\/)\/+$/u, '')}/${service}`
  const send = createPublicApi(name, { ...options, headers })
  const { contact, timeoutMs, now } = options
  return {
    ...(contact !== undefined && { contact }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(now && { now }),
    ...(onFailure && { onFailure }),
    async ask(path, parameters, shape, signal) {
      if (!(await mayAsk(service))) throw new PublicApiError(`The limit of ${name} is reached.`)
      const url = new URL(base + path)
      for (const [key, value] of Object.entries({ ...keyed, ...parameters })) url.searchParams.set(key, value)
      return send(url, shape, signal)
    },
    originsOf: (origins) => (address === undefined ? origins : [new URL(address).origin]),
  }
}

import { MAX_PICTURE_BYTES } from '@dayreel/catalogue'
import { AnswerTooLargeError, createGuardedFetch } from '../../guarded-fetch.ts'
import { ProviderError } from '../../provider-error.ts'
import { toProviderError } from '../../to-provider-error.ts'
import { pictureServiceOf, type PictureSettings, pictureUrlOf } from '../picture-settings.ts'
import { UselessAnswer } from './picture-client.ts'

const TIMEOUT_MS = 60_000

type FileOptions = {
  settings: PictureSettings
  /** The hosts of the provider's files, besides that of its API. A leading dot includes all names below it. */
  hosts: readonly string[]
}

/**
 * Loads a picture from an address in a provider's answer. The answer is not trusted: only the API's own origin and the
 * provider's hosts for files are called, no redirect is followed, and the file's size and the time are limited. Only
 * the API's own origin may be in the site's network or use http.
 *
 * @throws {UselessAnswer} if the address is not allowed, expired, or leads to no file.
 * @throws {ProviderError} if the file may be available later.
 */
export async function fetchPictureFile(
  address: string,
  { settings, hosts }: FileOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const url = URL.parse(address)
  const isOwnOrigin = url?.origin === new URL(pictureUrlOf(settings)).origin
  if (url === null || url.username !== '' || !(isOwnOrigin || (url.protocol === 'https:' && isAmong(url, hosts)))) {
    throw new UselessAnswer('The image model named an address that is not its own.')
  }
  const mayReachPrivate = isOwnOrigin && (settings.own?.mayReachPrivate ?? true)
  const send = createGuardedFetch({ mayReachPrivate, maxBytes: MAX_PICTURE_BYTES })
  const service = pictureServiceOf(settings)
  try {
    const timeout = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS)
    const answer = await send(url, { signal: AbortSignal.any([signal, timeout]) })
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    if (answer.status === 429 || answer.status >= 500) {
      throw toProviderError({ name: 'CallFailure', statusCode: answer.status }, service)
    }
    throw new UselessAnswer(`The picture’s address answered ${answer.status}.`)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AnswerTooLargeError) throw new UselessAnswer('The picture is too large.', { cause: error })
    if (error instanceof UselessAnswer || error instanceof ProviderError) throw error
    throw toProviderError(error, service)
  }
}

function isAmong({ hostname }: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}

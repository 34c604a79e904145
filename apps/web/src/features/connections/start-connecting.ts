import type { PlatformName } from '@dayreel/catalogue'
import { CallError } from '@dayreel/contract'
import { useMutation } from '@tanstack/react-query'
import { connectionCalls } from '#lib/connection-calls.ts'
import { messageOf } from '#lib/message-of.ts'
import { noteStart } from './raw-reason.ts'

const NO_ADDRESS = 'Backend did not return a valid auth URL.'

/**
 * Sends the browser to the platform's page that asks for permission. `isStarting` stays true after a success, because
 * the browser is about to leave the page.
 */
export function useStartConnecting(platform: PlatformName) {
  const start = useMutation({
    mutationFn: async () => {
      const { url } = await connectionCalls(platform)
        .start()
        .catch((error: unknown) => {
          throw error instanceof CallError ? error : new Error(NO_ADDRESS, { cause: error })
        })
      const address = addressOf(url)
      noteStart()
      window.location.assign(address)
    },
  })
  return {
    start: () => start.mutate(),
    isStarting: start.isPending || start.isSuccess,
    problem: start.isError ? messageOf(start.error) : undefined,
  }
}

/**
 * Returns the URL of a page in normalized form.
 *
 * @throws {Error} if the URL is neither http: nor https:, because a browser would run a `javascript:` URL.
 */
export function addressOf(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (address === undefined || !['https:', 'http:'].includes(address.protocol)) throw new Error(NO_ADDRESS)
  return address.href
}

import { CallError, type PlatformName } from '@dayreel/contract'
import { useMutation } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'

const STARTS = {
  youtube: () => server.startYouTube(),
  instagram: () => server.startInstagram(),
  tiktok: () => server.startTikTok(),
} as const satisfies Record<PlatformName, () => Promise<{ url: string }>>

const NO_ADDRESS = 'Backend did not return a valid auth URL.'

/** Sends the browser to the platform's page that asks for permission. It stays busy: the page is about to be left. */
export function useStartConnecting(platform: PlatformName) {
  const start = useMutation({
    mutationFn: async () => {
      const { url } = await STARTS[platform]().catch((error: unknown) => {
        throw error instanceof CallError ? error : new Error(NO_ADDRESS, { cause: error })
      })
      window.location.assign(addressOf(url))
    },
  })
  return {
    start: () => start.mutate(),
    isStarting: start.isPending || start.isSuccess,
    problem: start.isError ? messageOf(start.error) : undefined,
  }
}

/** @throws {Error} for what is no address of a page: a browser would run a `javascript:` one. */
export function addressOf(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (address === undefined || !['https:', 'http:'].includes(address.protocol)) throw new Error(NO_ADDRESS)
  return address.href
}

import { createSend, type HttpOptions, type Send } from '../http/send.ts'

export type TikTokConfig = {
  clientKey: string
  clientSecret: string
  /** Desktop apps prove themselves with TikTok's kind of PKCE; web apps may not. */
  isDesktop?: boolean
  addresses?: TikTokAddresses
}

/** Where it is; the sandbox is everything of it at one address. */
export type TikTokAddresses = {
  authorize: string
  api: string
  /** Where people look. */
  site: string
  /** Hosts that bytes may be sent to. */
  uploadHosts: readonly string[]
}

const TIKTOK: TikTokAddresses = {
  authorize: 'https://www.tiktok.com',
  api: 'https://open.tiktokapis.com',
  site: 'https://www.tiktok.com',
  uploadHosts: ['tiktokapis.com'],
}

export type TikTokContext = {
  clientKey: string
  clientSecret: string
  isDesktop: boolean
  addresses: TikTokAddresses
  send: Send
  now: () => number
}

export function tikTokContext(config: TikTokConfig, http: HttpOptions): TikTokContext {
  const { clientKey, clientSecret, isDesktop = false, addresses = TIKTOK } = config
  return { clientKey, clientSecret, isDesktop, addresses, send: createSend(http), now: http.now ?? Date.now }
}

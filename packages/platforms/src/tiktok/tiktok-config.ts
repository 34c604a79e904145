import { createSend, type HttpOptions, type Send } from '../http/send.ts'

export type TikTokConfig = {
  clientKey: string
  clientSecret: string
  /** Whether the app is a desktop app. Desktop apps use TikTok's variant of PKCE, which web apps must not use. */
  isDesktop?: boolean
  addresses?: TikTokAddresses
}

/** The platform's URLs. The sandbox serves all of them at one address. */
export type TikTokAddresses = {
  authorize: string
  api: string
  /** URL of the public site. */
  site: string
  /** Hosts to which video bytes may be sent. */
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

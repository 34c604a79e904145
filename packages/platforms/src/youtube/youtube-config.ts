import { createSend, type HttpOptions, type Send } from '../http/send.ts'

export type YouTubeConfig = {
  clientId: string
  clientSecret: string
  addresses?: YouTubeAddresses
  /** The size of every upload piece except the last. It is a multiple of 256 KiB. Default: 8 MiB. */
  pieceBytes?: number
}

/** The platform's URLs. The sandbox serves all of them at one address. */
export type YouTubeAddresses = {
  accounts: string
  tokens: string
  api: string
  watch: string
  /** Hosts to which video bytes may be sent. */
  uploadHosts: readonly string[]
}

const YOUTUBE: YouTubeAddresses = {
  accounts: 'https://accounts.google.com',
  tokens: 'https://oauth2.googleapis.com',
  api: 'https://www.googleapis.com',
  watch: 'https://www.youtube.com',
  uploadHosts: ['googleapis.com'],
}

export type YouTubeContext = {
  clientId: string
  clientSecret: string
  addresses: YouTubeAddresses
  pieceBytes: number
  send: Send
  now: () => number
}

export function youTubeContext(config: YouTubeConfig, http: HttpOptions): YouTubeContext {
  const { clientId, clientSecret, addresses = YOUTUBE, pieceBytes = 8 * 1024 * 1024 } = config
  return { clientId, clientSecret, addresses, pieceBytes, send: createSend(http), now: http.now ?? Date.now }
}

import { createSend, type HttpOptions, type Send } from '../http/send.ts'

/** Two ways in that do not mix: a connection keeps the one that it was made by. */
export type InstagramWay = 'facebook' | 'instagram'

export type InstagramConfig = {
  /** Through Facebook and a Page, which takes bytes; or Instagram's own, which fetches the video from a public address. */
  way: InstagramWay
  /** The app's, or the Instagram app's of its own. */
  appId: string
  appSecret: string
  version?: string
  addresses?: InstagramAddresses
}

/** Where it is; the sandbox is everything of it at one address. */
export type InstagramAddresses = {
  /** Where people say yes. */
  dialog: string
  /** Where Instagram's own codes are traded. */
  codes: string
  graph: string
  site: string
  /** Hosts that bytes may be sent to. */
  uploadHosts: readonly string[]
}

const BY_WAY: Readonly<Record<InstagramWay, InstagramAddresses>> = {
  facebook: {
    dialog: 'https://www.facebook.com',
    codes: 'https://graph.facebook.com',
    graph: 'https://graph.facebook.com',
    site: 'https://www.instagram.com',
    uploadHosts: ['rupload.facebook.com'],
  },
  instagram: {
    dialog: 'https://www.instagram.com',
    codes: 'https://api.instagram.com',
    graph: 'https://graph.instagram.com',
    site: 'https://www.instagram.com',
    uploadHosts: [],
  },
}

export type InstagramContext = {
  way: InstagramWay
  appId: string
  appSecret: string
  version: string
  addresses: InstagramAddresses
  send: Send
  now: () => number
}

export function instagramContext(config: InstagramConfig, http: HttpOptions): InstagramContext {
  const { way, appId, appSecret, version = 'v25.0', addresses = BY_WAY[way] } = config
  return { way, appId, appSecret, version, addresses, send: createSend(http), now: http.now ?? Date.now }
}

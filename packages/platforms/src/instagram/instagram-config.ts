import { createSend, type HttpOptions, type Send } from '../http/send.ts'

/** The login type of a connection. A connection keeps its type, because the two types cannot be mixed. */
export type InstagramLogin = 'facebook' | 'instagram'

export type InstagramConfig = {
  /**
   * With Facebook Login and a Page, the site uploads the bytes. With Instagram Login, Instagram fetches the video from
   * a public URL.
   */
  login: InstagramLogin
  /** The id of the Meta app, or of its Instagram app for Instagram Login. */
  appId: string
  appSecret: string
  version?: string
  addresses?: InstagramAddresses
}

/** The platform's URLs. The sandbox serves all of them at one address. */
export type InstagramAddresses = {
  /** URL of the consent dialog. */
  dialog: string
  /** URL that exchanges the codes of Instagram Login. */
  codes: string
  graph: string
  site: string
  /** Hosts to which video bytes may be sent. */
  uploadHosts: readonly string[]
}

const BY_LOGIN: Readonly<Record<InstagramLogin, InstagramAddresses>> = {
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
  login: InstagramLogin
  appId: string
  appSecret: string
  version: string
  addresses: InstagramAddresses
  send: Send
  now: () => number
}

export function instagramContext(config: InstagramConfig, http: HttpOptions): InstagramContext {
  const { login, appId, appSecret, version = 'v25.0', addresses = BY_LOGIN[login] } = config
  return { login, appId, appSecret, version, addresses, send: createSend(http), now: http.now ?? Date.now }
}

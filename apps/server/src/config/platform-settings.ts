import type { InstagramConfig, TikTokConfig, YouTubeConfig } from '@dayreel/platforms'
import { z } from 'zod'
import { blankIsMissing, number, onOff, optional, url } from './setting-forms.ts'

type Read<Shape extends z.core.$ZodShape> = z.output<z.ZodObject<Shape>>

const YOUTUBE = {
  YOUTUBE_CLIENT_ID: optional(z.string()).describe(
    'OAuth client id of your Google project. Users can link YouTube channels with it.',
  ),
  YOUTUBE_CLIENT_SECRET: optional(z.string()).describe('OAuth client secret of your Google project.'),
  YOUTUBE_AUDITED: onOff.describe(
    'on: Google has audited your project, so videos can be public. Default off; users then see a notice with each account.',
  ),
  YOUTUBE_ADDRESS: optional(url).describe('Address of a stand-in for YouTube. Loopback only.'),
  YOUTUBE_DAILY_UPLOADS: number(100, 1, 1_000_000).describe(
    'Uploads to YouTube that Google allows the site in a day. Default 100.',
  ),
  YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT: number(10, 1, 1_000_000).describe(
    'Uploads to YouTube that one account may make in a day. Default 10.',
  ),
}
const youtube = {
  id: 'YOUTUBE_CLIENT_ID',
  secret: 'YOUTUBE_CLIENT_SECRET',
  address: 'YOUTUBE_ADDRESS',
  environment: YOUTUBE,
  read: ({
    YOUTUBE_CLIENT_ID: clientId,
    YOUTUBE_CLIENT_SECRET: clientSecret,
    YOUTUBE_ADDRESS: address,
  }: Read<typeof YOUTUBE>): YouTubeConfig | undefined =>
    clientId === undefined || clientSecret === undefined
      ? undefined
      : { clientId, clientSecret, ...at(address, (all) => ({ accounts: all, tokens: all, api: all, watch: all })) },
  readTraits: ({
    YOUTUBE_AUDITED: isAudited = false,
    YOUTUBE_DAILY_UPLOADS: uploads,
    YOUTUBE_DAILY_UPLOADS_PER_ACCOUNT: uploadsPerAccount,
  }: Read<typeof YOUTUBE>) => ({ isAudited, uploads: { uploads, uploadsPerAccount } }),
} as const

const INSTAGRAM = {
  INSTAGRAM_APP_ID: optional(z.string()).describe('App id at Meta. Users can link Instagram accounts with it.'),
  INSTAGRAM_APP_SECRET: optional(z.string()).describe('App secret at Meta.'),
  INSTAGRAM_LOGIN: blankIsMissing(
    z.enum(['facebook', 'instagram'], { error: 'must be facebook or instagram' }).default('facebook'),
  ).describe(
    'Login: facebook (through a Facebook Page) or instagram (directly; Instagram must be able to fetch videos from the site). Default facebook.',
  ),
  INSTAGRAM_VERSION: optional(z.string().regex(/^v\d{1,3}\.\d$/, { error: 'must be like v25.0' })).describe(
    'Version of the Graph API, such as v25.0.',
  ),
  INSTAGRAM_ADDRESS: optional(url).describe('Address of a stand-in for Instagram. Loopback only.'),
}
const instagram = {
  id: 'INSTAGRAM_APP_ID',
  secret: 'INSTAGRAM_APP_SECRET',
  address: 'INSTAGRAM_ADDRESS',
  environment: INSTAGRAM,
  read: ({
    INSTAGRAM_APP_ID: appId,
    INSTAGRAM_APP_SECRET: appSecret,
    INSTAGRAM_ADDRESS: address,
    INSTAGRAM_LOGIN: login,
    INSTAGRAM_VERSION: version,
  }: Read<typeof INSTAGRAM>): InstagramConfig | undefined =>
    appId === undefined || appSecret === undefined
      ? undefined
      : {
          login,
          appId,
          appSecret,
          ...(version === undefined ? {} : { version }),
          ...at(address, (all) => ({ dialog: all, codes: all, graph: all, site: all })),
        },
  readTraits: () => ({}),
} as const

const TIKTOK = {
  TIKTOK_CLIENT_KEY: optional(z.string()).describe('Client key at TikTok. Users can link TikTok accounts with it.'),
  TIKTOK_CLIENT_SECRET: optional(z.string()).describe('Client secret at TikTok.'),
  TIKTOK_AUDITED: onOff.describe(
    'on: TikTok has audited your app, so posts can be public. Default off; users then see a notice with each account.',
  ),
  TIKTOK_ADDRESS: optional(url).describe('Address of a stand-in for TikTok. Loopback only.'),
}
const tiktok = {
  id: 'TIKTOK_CLIENT_KEY',
  secret: 'TIKTOK_CLIENT_SECRET',
  address: 'TIKTOK_ADDRESS',
  environment: TIKTOK,
  read: ({
    TIKTOK_CLIENT_KEY: clientKey,
    TIKTOK_CLIENT_SECRET: clientSecret,
    TIKTOK_ADDRESS: address,
  }: Read<typeof TIKTOK>): TikTokConfig | undefined =>
    clientKey === undefined || clientSecret === undefined
      ? undefined
      : { clientKey, clientSecret, ...at(address, (all) => ({ authorize: all, api: all, site: all })) },
  readTraits: ({ TIKTOK_AUDITED: isAudited = false }: Read<typeof TIKTOK>) => ({ isAudited }),
} as const

/**
 * The settings of each platform. `id` and `secret` are the names of the settings that a site needs to reach the
 * platform, and `address` is the name of the stand-in's setting. `read` returns undefined if the platform's accounts
 * cannot be linked on this site. `readTraits` returns what the operator states about the platform's rules for this
 * site. The environment, its checks and the start of stand-ins use this list.
 */
export const PLATFORM_SETTINGS = { youtube, instagram, tiktok }
export const PLATFORM_ENVIRONMENT = { ...YOUTUBE, ...INSTAGRAM, ...TIKTOK }

/** Returns the URLs of a platform's stand-in, which serves the whole platform at one address. */
function at<T extends object>(
  address: string | undefined,
  all: (url: string) => T,
): { addresses: T & { uploadHosts: readonly string[] } } | { addresses?: undefined } {
  if (address === undefined) return {}
  const { origin, host } = new URL(address)
  return { addresses: { ...all(origin), uploadHosts: [host] } }
}

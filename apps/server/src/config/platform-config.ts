import type { PlatformName } from '@dayreel/catalogue'
import type { InstagramConfig, InstagramWay, TikTokConfig, YouTubeConfig } from '@dayreel/platforms'
import type { Environment } from './environment.ts'

/** How a platform is reached; undefined: accounts of it can't be linked on this site. */
export type PlatformsConfig = {
  youtube: YouTubeConfig | undefined
  instagram: InstagramConfig | undefined
  tiktok: TikTokConfig | undefined
  /** Which of them are stand-ins of this machine. */
  sandboxes: readonly PlatformName[]
  /** Uploads that all people of the site may begin on one day of YouTube's, and one account of them. */
  uploadsADay: number
  uploadsADayAndAccount: number
  /** The largest file that is taken to be passed on. */
  maxUploadBytes: number
}

const MIB = 1024 * 1024

export function readPlatformsConfig(settings: Environment): PlatformsConfig {
  const { YOUTUBE_CLIENT_ID, YOUTUBE_CLIENT_SECRET, YOUTUBE_ADDRESS } = settings
  const { INSTAGRAM_APP_ID, INSTAGRAM_APP_SECRET, INSTAGRAM_ADDRESS, INSTAGRAM_VERSION } = settings
  const { TIKTOK_CLIENT_KEY, TIKTOK_CLIENT_SECRET, TIKTOK_ADDRESS } = settings
  const way: InstagramWay = settings.INSTAGRAM_WAY
  const addresses = { YOUTUBE_ADDRESS, INSTAGRAM_ADDRESS, TIKTOK_ADDRESS }
  const sandboxes = Object.entries(addresses).flatMap(([name, address]) =>
    address === undefined ? [] : [name.split('_')[0]!.toLowerCase() as PlatformName],
  )
  return {
    youtube:
      YOUTUBE_CLIENT_ID === undefined || YOUTUBE_CLIENT_SECRET === undefined
        ? undefined
        : {
            clientId: YOUTUBE_CLIENT_ID,
            clientSecret: YOUTUBE_CLIENT_SECRET,
            ...at(YOUTUBE_ADDRESS, (url) => ({ accounts: url, tokens: url, api: url, watch: url })),
          },
    instagram:
      INSTAGRAM_APP_ID === undefined || INSTAGRAM_APP_SECRET === undefined
        ? undefined
        : {
            way,
            appId: INSTAGRAM_APP_ID,
            appSecret: INSTAGRAM_APP_SECRET,
            ...(INSTAGRAM_VERSION === undefined ? {} : { version: INSTAGRAM_VERSION }),
            ...at(INSTAGRAM_ADDRESS, (url) => ({ dialog: url, codes: url, graph: url, site: url })),
          },
    tiktok:
      TIKTOK_CLIENT_KEY === undefined || TIKTOK_CLIENT_SECRET === undefined
        ? undefined
        : {
            clientKey: TIKTOK_CLIENT_KEY,
            clientSecret: TIKTOK_CLIENT_SECRET,
            ...at(TIKTOK_ADDRESS, (url) => ({ authorize: url, api: url, site: url })),
          },
    sandboxes,
    uploadsADay: settings.YOUTUBE_UPLOADS_A_DAY,
    uploadsADayAndAccount: settings.YOUTUBE_UPLOADS_A_DAY_AND_ACCOUNT,
    maxUploadBytes: settings.UPLOAD_MAX_MB * MIB,
  }
}

/** A stand-in is everything of its platform at one address. */
function at<T extends object>(
  address: string | undefined,
  all: (url: string) => T,
): { addresses: T & { uploadHosts: readonly string[] } } | { addresses?: undefined } {
  if (address === undefined) return {}
  const { origin, host } = new URL(address)
  return { addresses: { ...all(origin), uploadHosts: [host] } }
}

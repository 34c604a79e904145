import { createSandboxInstagram, createSandboxTikTok, createSandboxYouTube } from '@dayreel/sandbox'

export const STAND_IN_NAMES = ['youtube', 'instagram', 'tiktok'] as const
export type StandInName = (typeof STAND_IN_NAMES)[number]
export type StandIns = Awaited<ReturnType<typeof startStandIns>>

/** Starts stand-ins for the three platforms and returns the environment that connects to them. */
export async function startStandIns({ dailyUploads = 10_000 } = {}) {
  const youtube = await createSandboxYouTube({ dailyUploads })
  const instagram = await createSandboxInstagram({ postsADay: 10_000 })
  const tiktok = await createSandboxTikTok({ postsADay: 10_000, isAudited: true })
  return {
    youtube,
    instagram,
    tiktok,
    env: {
      YOUTUBE_CLIENT_ID: youtube.clientId,
      YOUTUBE_CLIENT_SECRET: youtube.clientSecret,
      YOUTUBE_ADDRESS: youtube.url,
      INSTAGRAM_APP_ID: instagram.appId,
      INSTAGRAM_APP_SECRET: instagram.appSecret,
      INSTAGRAM_ADDRESS: instagram.url,
      TIKTOK_CLIENT_KEY: tiktok.clientKey,
      TIKTOK_CLIENT_SECRET: tiktok.clientSecret,
      TIKTOK_ADDRESS: tiktok.url,
    },
    async close() {
      await Promise.all([youtube.close(), instagram.close(), tiktok.close()])
    },
  }
}

export type Consent = {
  account?: string
  decision?: 'allow' | 'deny'
  untick?: boolean
  fields?: Record<string, string>
}

/**
 * Gives consent on a platform's page, or submits the given fields.
 *
 * @returns the redirect URL.
 */
export async function consentTo(
  url: URL,
  { account, decision = 'allow', untick = false, fields = {} }: Consent = {},
): Promise<URL> {
  const wanted = url.searchParams.get('scope')!.split(/[ ,]/)
  const granted = (untick ? wanted.slice(0, 1) : wanted).join(' ')
  const form = new URLSearchParams([
    ...url.searchParams,
    ['account', account ?? (url.pathname.includes('/o/oauth2/') ? 'ada@example.com' : 'ada')],
    ['has', 'professional'],
    ['granted', granted],
    ...Object.entries(fields),
    ['decision', decision],
  ])
  const answer = await fetch(new URL(url.pathname, url), { method: 'POST', body: form, redirect: 'manual' })
  const back = answer.headers.get('location')
  if (back === null) throw new Error(`Not led back: ${answer.status} ${await answer.text()}`)
  return new URL(back)
}

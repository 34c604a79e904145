import { createSandboxInstagram } from './instagram/create-sandbox-instagram.ts'
import { createSandboxTikTok } from './tiktok/create-sandbox-tiktok.ts'
import { createSandboxYouTube } from './youtube/create-sandbox-youtube.ts'

type SandboxPlatform = {
  /** The app's id and secret, under the same names for all platforms. */
  id: string
  secret: string
  url: string
  close: () => Promise<void>
}

/** Functions that start the stand-in of each platform. */
export const SANDBOX_PLATFORMS: Readonly<Record<string, (options: { stateFile: string }) => Promise<SandboxPlatform>>> =
  {
    async youtube(options) {
      const { clientId: id, clientSecret: secret, url, close } = await createSandboxYouTube(options)
      return { id, secret, url, close }
    },
    async instagram(options) {
      const { appId: id, appSecret: secret, url, close } = await createSandboxInstagram(options)
      return { id, secret, url, close }
    },
    async tiktok(options) {
      const { clientKey: id, clientSecret: secret, url, close } = await createSandboxTikTok(options)
      return { id, secret, url, close }
    },
  }

export { advanceDelivery, beginDelivery, type Delivery } from './advance-delivery.ts'
export { createCodeVerifier } from './code-verifier.ts'
export { connectAccounts } from './connect-accounts.ts'
export type { HttpOptions } from './http/send.ts'
export { PlatformError, type PlatformErrorKind } from './platform-error.ts'
export type {
  Account,
  AccountAccess,
  Allowance,
  Handle,
  Platform,
  PlatformName,
  Post,
  Posted,
  PostFault,
  PostLimits,
  PostNumbers,
  Privacy,
  Standing,
  Tokens,
} from './platform.ts'
export { createYouTube } from './youtube/create-youtube.ts'
export { nextPacificMidnight } from './youtube/pacific-midnight.ts'
export type { YouTubeAddresses, YouTubeConfig } from './youtube/youtube-config.ts'
export { createInstagram } from './instagram/create-instagram.ts'
export type { InstagramAddresses, InstagramConfig, InstagramWay } from './instagram/instagram-config.ts'
export { readSignedRequest } from './instagram/signed-request.ts'
export { createTikTok } from './tiktok/create-tiktok.ts'
export type { TikTokAddresses, TikTokConfig } from './tiktok/tiktok-config.ts'
export { isTikTokSignature } from './tiktok/webhook-signature.ts'

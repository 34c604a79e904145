export { advanceDelivery, beginDelivery, type Delivery } from './advance-delivery.ts'
export { createCodeVerifier } from './code-verifier.ts'
export { connectAccounts } from './connect-accounts.ts'
export type { HttpOptions } from './http/send.ts'
export { PlatformError } from './platform-error.ts'
export type {
  Account,
  AccountAccess,
  Allowance,
  CallTraits,
  DayBudget,
  Handle,
  Platform,
  Post,
  Posted,
  PostNumbers,
  Privacy,
  Standing,
  Tokens,
  UploadLimits,
  WebhookEvent,
} from './platform.ts'
export { createYouTube } from './youtube/create-youtube.ts'
export { youTubeCalls } from './youtube/youtube-traits.ts'
export { nextPacificMidnight } from './youtube/pacific-midnight.ts'
export type { YouTubeAddresses, YouTubeConfig } from './youtube/youtube-config.ts'
export { createInstagram } from './instagram/create-instagram.ts'
export { INSTAGRAM_CALLS } from './instagram/instagram-traits.ts'
export type { InstagramAddresses, InstagramConfig, InstagramLogin } from './instagram/instagram-config.ts'
export { createTikTok } from './tiktok/create-tiktok.ts'
export { tikTokCalls } from './tiktok/tiktok-traits.ts'
export type { TikTokAddresses, TikTokConfig } from './tiktok/tiktok-config.ts'

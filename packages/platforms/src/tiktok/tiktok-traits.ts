import type { CallTraits } from '../platform.ts'

/** @param isAudited Whether TikTok has audited the site's app. Only then can posts be public. */
export function tikTokCalls({ isAudited }: { isAudited: boolean }): CallTraits {
  return { visibleFrom: 'upload', ...(isAudited ? {} : { condition: UNAUDITED }) }
}

const UNAUDITED =
  'Until TikTok has audited this site, a post succeeds only if your TikTok account is private and you choose “Only you”. Drafts work with any account.'

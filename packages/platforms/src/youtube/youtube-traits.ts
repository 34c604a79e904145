import type { CallTraits, UploadLimits } from '../platform.ts'
import { PACIFIC_ZONE } from './pacific-midnight.ts'

type YouTubeSite = {
  /** Google's quota for the whole site, and the site's own limit for one account. */
  uploads: UploadLimits
  /** Whether Google has audited the site's project. Only then can videos be public. */
  isAudited: boolean
}

export function youTubeCalls({ uploads, isAudited }: YouTubeSite): CallTraits {
  return {
    visibleFrom: 'publish',
    dayBudget: { timeZone: PACIFIC_ZONE, ...uploads },
    ...(isAudited ? {} : { condition: UNAUDITED }),
  }
}

const UNAUDITED =
  'Until Google has audited this site, YouTube makes every video private. The post shows its real privacy.'

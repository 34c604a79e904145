import type { Brand } from '@dayreel/storyboard'

/** A brand whose owner wants to see it. */
export type PreviewToDraw = { accountId: string; brand: Brand; captionStyle: string; format: string }

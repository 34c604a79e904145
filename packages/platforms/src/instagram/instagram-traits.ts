import type { CallTraits } from '../platform.ts'

export const INSTAGRAM_CALLS: CallTraits = { visibleFrom: 'publish' }

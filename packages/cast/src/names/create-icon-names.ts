import type { IconNames } from '@dayreel/storyboard'
import { hasIcon } from '../icons/icon-index.ts'
import { CONTENT_ID } from './content-id.ts'
import { findIcon } from './find-icon.ts'
import { offerIcons } from './offer-icons.ts'
import { searchIcons } from './search-icons.ts'

/** The names of the embedded icons. */
export function createIconNames(): IconNames {
  return { id: `embedded-icons-${CONTENT_ID}`, has: hasIcon, find: findIcon, search: searchIcons, offer: offerIcons }
}

import type { VideoChoices } from '@dayreel/contract'
import { findUnoffered, type ListedChoice, type Offers } from '@dayreel/storyboard/schema'
import { AppError } from '#errors/app-error.ts'

/**
 * Rejects choices that this site does not offer. Absent options are not checked.
 *
 * @param fieldOf returns the sender's field name for an option.
 * @throws {AppError} `unacceptable` with the field name and advice for the user.
 */
export function refuseUnoffered(
  choices: Partial<VideoChoices>,
  offers: Offers,
  fieldOf: (option: ListedChoice) => string,
): void {
  const unoffered = findUnoffered(choices, offers)
  if (unoffered === undefined) return
  const { option, sentence: message } = unoffered
  throw new AppError('unacceptable', { message, details: { field: fieldOf(option) } })
}

import { StudioError } from '@dayreel/storyboard/base'
import type { ProviderError } from '../provider-error.ts'

/** Returns whether an image model refused a picture by its content rules. */
export function isRefused(error: unknown): boolean {
  return error instanceof StudioError && (error.cause as ProviderError | undefined)?.kind === 'content_rejected'
}

import { isOffline } from './is-offline.ts'

/** Explains why a call got no response. The text blames the user's connection only if the browser is offline. */
export function unreachableText(): string {
  return isOffline()
    ? 'You’re offline. Try again when you’re back online.'
    : 'Dayreel isn’t responding right now. Try again in a moment.'
}

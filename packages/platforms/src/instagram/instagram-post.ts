import { withHashtags } from '@dayreel/catalogue'
import type { Post } from '../platform.ts'

export function captionOf({ text, tags }: Post): string {
  return withHashtags(text, tags)
}

import { POST_PRIVACIES } from '@dayreel/catalogue'
import { z } from 'zod'

// This module is not exported from the contract, because the catalogue exports the types with these names.

export const PlatformName = z.string().describe('A platform of /config.json: youtube, instagram, tiktok.')
export const PostPrivacy = z.enum(POST_PRIVACIES, 'Choose one of the audiences that are offered.')

/** A platform's limits, so that the form can count while the user types. */
export const PostLimits = z
  .object({
    minSeconds: z.number(),
    maxSeconds: z.number(),
    maxBytes: z.number(),
    maxTitle: z.int().describe('0 if posts have no title.'),
    maxText: z.int(),
    textIsCountedIn: z.enum(['units', 'bytes']).describe('UTF-16 code units or UTF-8 bytes.'),
    maxHashtags: z.int().nullable(),
    privacies: z.array(PostPrivacy),
  })
  .meta({ id: 'PostLimits' })

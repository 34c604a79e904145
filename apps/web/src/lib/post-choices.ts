import { platformOf, type PlatformName, type PostPrivacy, type WordsFault } from '@dayreel/catalogue'
import type { Connection } from '@dayreel/contract'

export const PRIVACY_WORDS: Readonly<Record<PostPrivacy, string>> = {
  public: 'Public',
  unlisted: 'Unlisted',
  private: 'Only you',
  friends: 'Friends',
  followers: 'Followers',
}

/** The entry of a list of audiences before the user has chosen one. */
export const NO_PRIVACY = 'Choose who can see it'

/** The posting choices for one account while the form is being filled in. They do not include the post's texts. */
export type ChoicesDraft = {
  /** Undefined until the user has chosen. */
  privacy: PostPrivacy | undefined
  isMadeForKids: boolean
  notifiesSubscribers: boolean
  allowsComments: boolean
  allowsDuets: boolean
  allowsStitches: boolean
  isPromotion: boolean
  promotesOwn: boolean
  promotesPartner: boolean
  asDraft: boolean
}
type Promotes = 'own' | 'partner' | null
/** The posting choices as an API call sends them. */
export type SentChoices = Omit<ChoicesDraft, 'isPromotion' | 'promotesOwn' | 'promotesPartner'> & { promotes: Promotes }

/**
 * Returns the initial posting choices. The audience is the last one that the user chose on the platform, or the only
 * one. Before the first choice, and on platforms that demand a choice for each post, the user has to choose it.
 */
export function beginChoices(
  { platform, lastPrivacy }: Pick<Connection, 'platform' | 'lastPrivacy'>,
  { notifiesSubscribers }: { notifiesSubscribers: boolean },
): ChoicesDraft {
  const { asksAccount, limits } = platformOf(platform)
  const only = limits.privacies.length === 1 ? limits.privacies[0] : undefined
  return {
    privacy: asksAccount ? undefined : (only ?? lastPrivacy ?? undefined),
    isMadeForKids: false,
    notifiesSubscribers,
    allowsComments: false,
    allowsDuets: false,
    allowsStitches: false,
    isPromotion: false,
    promotesOwn: false,
    promotesPartner: false,
    asDraft: false,
  }
}

/** Converts sent choices back to a draft, as the opposite of `sentChoices`. */
export function readChoices(platform: PlatformName, { promotes, ...sent }: SentChoices): ChoicesDraft {
  const isUnchosen = sent.asDraft && platformOf(platform).asksAccount
  return {
    ...sent,
    privacy: isUnchosen ? undefined : sent.privacy,
    isPromotion: promotes !== null,
    promotesOwn: promotes === 'own',
    promotesPartner: promotes === 'partner',
  }
}

/**
 * Converts a draft to the choices that an API call sends.
 *
 * @param choices may have further fields, which are kept.
 */
export function sentChoices<C extends ChoicesDraft>(
  choices: C,
): Omit<C, 'isPromotion' | 'promotesOwn' | 'promotesPartner'> & SentChoices {
  const { isPromotion: _, promotesOwn: __, promotesPartner: ___, ...sent } = choices
  return { ...sent, promotes: promotesOf(choices) ?? null, privacy: sent.asDraft ? 'private' : sent.privacy }
}

/**
 * Returns which business the video promotes: the user's own or a partner's. If the user selected both, the stricter one
 * (`partner`) counts, as on TikTok.
 */
export function promotesOf({ isPromotion, promotesOwn, promotesPartner }: ChoicesDraft): 'own' | 'partner' | undefined {
  if (!isPromotion) return undefined
  return promotesPartner ? 'partner' : promotesOwn ? 'own' : undefined
}

/** Returns whether only its owner will see the post. */
export function isOnlyForOwner({ privacy, asDraft }: Pick<ChoicesDraft, 'privacy' | 'asDraft'>): boolean {
  return privacy === 'private' && !asDraft
}

/** Returns a fault for each required choice that is still missing. */
export function findMissingChoices({
  privacy,
  asDraft,
  isPromotion,
  promotesOwn,
  promotesPartner,
}: ChoicesDraft): WordsFault[] {
  const missing: WordsFault[] = []
  if (privacy === undefined && !asDraft) missing.push({ field: 'privacy', text: 'Choose who can see this video.' })
  if (isPromotion && !promotesOwn && !promotesPartner)
    missing.push({ field: 'promotes', text: 'Choose whose business the video promotes.' })
  return missing
}

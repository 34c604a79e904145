import { CallError, type PostAllowance } from '@dayreel/contract'
import { Checkbox, NativeSelect, Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { postAllowanceQuery } from '#lib/connections.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import type { PostPrivacy } from '@dayreel/catalogue'
import { PRIVACY_WORDS } from '../post-words.ts'
import type { PlatformWords } from './target-draft.ts'
import styles from './tiktok-fields.module.css'

type TikTokFieldsProps = {
  connectionId: string
  words: PlatformWords
  lengthSeconds: number
  onChange: (change: Partial<PlatformWords>) => void
}

/** What TikTok wants to be chosen for each post, offered as the account allows it now. Nothing is chosen for anybody. */
export function TikTokFields({ connectionId, words, lengthSeconds, onChange }: TikTokFieldsProps) {
  const allowance = useQuery(postAllowanceQuery(connectionId))
  const isOnlyDraft = allowance.data?.canPost === false
  useEffect(() => {
    if (isOnlyDraft && !words.asDraft) onChange({ asDraft: true })
  })
  if (allowance.isPending)
    return <Skeleton h={180} role="status" aria-busy="true" aria-label="Asking TikTok what this account may post" />
  if (allowance.error instanceof CallError && allowance.error.code === 'connection_expired')
    return (
      <Notice kind="problem">
        {allowance.error.message} <Link to="/app/connections">My Connections</Link>
      </Notice>
    )
  if (allowance.isLoadingError)
    return (
      <Problem
        title="TikTok could not be asked what this account may post"
        error={allowance.error}
        onRetry={() => void allowance.refetch()}
      />
    )
  const { canPost, maxSeconds, postsLeft } = allowance.data
  return (
    <Stack gap="md">
      <Who allowance={allowance.data} />
      {lengthSeconds > maxSeconds && (
        <Notice kind="problem">This TikTok account takes videos of at most {maxSeconds} seconds.</Notice>
      )}
      {postsLeft === 0 && <Notice kind="problem">TikTok takes no more posts from this account today.</Notice>}
      {canPost ? (
        <Checkbox
          label="Send it to my drafts instead"
          description="You finish it in TikTok’s app, where its words are written too."
          checked={words.asDraft}
          onChange={({ currentTarget }) => onChange({ asDraft: currentTarget.checked })}
        />
      ) : (
        <Notice kind="hint">
          Only drafts can be sent to this account: you finish the post in TikTok’s app, where its words are written too.
        </Notice>
      )}
      {canPost && !words.asDraft && <DirectPost allowance={allowance.data} words={words} onChange={onChange} />}
      <Text size="sm" c="dimmed">
        After posting it may take a few minutes until the video is seen on your profile.
      </Text>
    </Stack>
  )
}

function Who({ allowance: { accountName, profilePictureUrl } }: { allowance: PostAllowance }) {
  return (
    <p className={styles.who}>
      {profilePictureUrl !== null && <img src={profilePictureUrl} alt="" width={32} height={32} />}
      <span>
        Posting as <b dir="auto">{accountName}</b>
      </span>
    </p>
  )
}

type DirectPostProps = Pick<TikTokFieldsProps, 'words' | 'onChange'> & { allowance: PostAllowance }

function DirectPost({ allowance, words, onChange }: DirectPostProps) {
  const { privacies, canComment, canDuet, canStitch } = allowance
  const { isPromotion, promotesOwn, promotesPartner } = words
  const isPrivate = words.privacy === 'private'
  return (
    <>
      <NativeSelect
        label="Who can see this video"
        size="md"
        value={words.privacy ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ privacy: currentTarget.value === '' ? undefined : (currentTarget.value as PostPrivacy) })
        }
        data={[
          { value: '', label: 'Choose who can see it' },
          ...privacies.map((value) => ({
            value,
            label: TIKTOK_WORDS[value] ?? PRIVACY_WORDS[value],
            disabled: value === 'private' && isPromotion && promotesPartner,
          })),
        ]}
      />
      <fieldset className={styles.group}>
        <legend>Allow</legend>
        <div className={styles.ticks}>
          <Checkbox
            label="Comment"
            disabled={!canComment}
            checked={canComment && words.allowsComments}
            onChange={({ currentTarget }) => onChange({ allowsComments: currentTarget.checked })}
          />
          <Checkbox
            label="Duet"
            disabled={!canDuet}
            checked={canDuet && words.allowsDuets}
            onChange={({ currentTarget }) => onChange({ allowsDuets: currentTarget.checked })}
          />
          <Checkbox
            label="Stitch"
            disabled={!canStitch}
            checked={canStitch && words.allowsStitches}
            onChange={({ currentTarget }) => onChange({ allowsStitches: currentTarget.checked })}
          />
        </div>
      </fieldset>
      <Switch
        label="Disclose commercial content"
        description="Turn on if the video promotes a business, goods or a service."
        checked={isPromotion}
        onChange={({ currentTarget }) => onChange({ isPromotion: currentTarget.checked })}
      />
      {isPromotion && (
        <div className={styles.promotes}>
          <Checkbox
            label="Your brand"
            description="You promote yourself or your own business. It is labelled “Promotional content”."
            checked={promotesOwn}
            onChange={({ currentTarget }) => onChange({ promotesOwn: currentTarget.checked })}
          />
          <Checkbox
            label="Branded content"
            description={
              isPrivate
                ? 'A paid partnership can’t be seen by you alone: choose another audience first.'
                : 'You promote somebody else’s business. It is labelled “Paid partnership”.'
            }
            disabled={isPrivate}
            checked={promotesPartner && !isPrivate}
            onChange={({ currentTarget }) => onChange({ promotesPartner: currentTarget.checked })}
          />
        </div>
      )}
      <Text size="sm">
        By posting, you agree to TikTok’s{' '}
        {isPromotion && promotesPartner && (
          <>
            <a href="https://www.tiktok.com/legal/page/global/bc-policy/en" target="_blank" rel="noreferrer">
              Branded Content Policy
            </a>{' '}
            and{' '}
          </>
        )}
        <a href="https://www.tiktok.com/legal/page/global/music-usage-confirmation/en" target="_blank" rel="noreferrer">
          Music Usage Confirmation
        </a>
        .
      </Text>
    </>
  )
}

/** As TikTok calls its audiences. */
const TIKTOK_WORDS: Readonly<Partial<Record<PostPrivacy, string>>> = {
  public: 'Everyone',
  friends: 'Friends',
  followers: 'Followers',
  private: 'Only you',
}

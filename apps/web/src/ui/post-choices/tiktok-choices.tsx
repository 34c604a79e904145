import type { PostPrivacy } from '@dayreel/catalogue'
import { CallError, type PostAllowance } from '@dayreel/contract'
import { Checkbox, NativeSelect, Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { postAllowanceQuery } from '#lib/connections.ts'
import { NO_PRIVACY, PRIVACY_WORDS, type ChoicesDraft } from '#lib/post-choices.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './tiktok-choices.module.css'

type TikTokChoicesProps = {
  connectionId: string
  choices: ChoicesDraft
  lengthSeconds: number
  privacyFault?: string | undefined
  onChange: (change: Partial<ChoicesDraft>) => void
}

/**
 * The choices that TikTok requires for each post. They are limited to the account's current options and have no
 * defaults.
 */
export function TikTokChoices({ connectionId, choices, lengthSeconds, privacyFault, onChange }: TikTokChoicesProps) {
  const allowance = useQuery(postAllowanceQuery(connectionId))
  const isOnlyDraft = allowance.data?.canPost === false
  useEffect(() => {
    if (isOnlyDraft && !choices.asDraft) onChange({ asDraft: true })
  })
  if (allowance.isPending)
    return (
      <Skeleton h={180} role="status" aria-busy="true" aria-label="Checking what this account can post on TikTok" />
    )
  if (allowance.error instanceof CallError && allowance.error.code === 'connection_expired')
    return (
      <Notice kind="problem">
        {allowance.error.message} <Link to="/app/connections">My Connections</Link>
      </Notice>
    )
  if (allowance.isLoadingError)
    return (
      <Problem
        title="We couldn’t check what this account can post on TikTok"
        error={allowance.error}
        onRetry={() => void allowance.refetch()}
      />
    )
  const { canPost, maxSeconds, postsLeft } = allowance.data
  return (
    <Stack gap="md">
      <Who allowance={allowance.data} />
      {lengthSeconds > maxSeconds && (
        <Notice kind="problem">This TikTok account accepts videos of at most {maxSeconds} seconds.</Notice>
      )}
      {postsLeft === 0 && <Notice kind="problem">TikTok accepts no more posts from this account today.</Notice>}
      {canPost ? (
        <Checkbox
          label="Send it to my drafts instead"
          description="You finish it in TikTok’s app and write its caption there."
          checked={choices.asDraft}
          onChange={({ currentTarget }) => onChange({ asDraft: currentTarget.checked })}
        />
      ) : (
        <Notice kind="hint">
          Only drafts can be sent to this account: you finish the post in TikTok’s app and write its caption there.
        </Notice>
      )}
      {canPost && !choices.asDraft && (
        <DirectPost allowance={allowance.data} choices={choices} privacyFault={privacyFault} onChange={onChange} />
      )}
      <Text size="sm" c="dimmed">
        After posting, it may take a few minutes for the video to appear on your profile.
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

type DirectPostProps = Pick<TikTokChoicesProps, 'choices' | 'privacyFault' | 'onChange'> & { allowance: PostAllowance }

function DirectPost({ allowance, choices, privacyFault, onChange }: DirectPostProps) {
  const { privacies, canComment, canDuet, canStitch } = allowance
  const { isPromotion, promotesOwn, promotesPartner } = choices
  const isPrivate = choices.privacy === 'private'
  return (
    <>
      <NativeSelect
        label="Who can see this video"
        size="md"
        value={choices.privacy ?? ''}
        error={privacyFault}
        onChange={({ currentTarget }) =>
          onChange({ privacy: currentTarget.value === '' ? undefined : (currentTarget.value as PostPrivacy) })
        }
        data={[
          { value: '', label: NO_PRIVACY },
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
            checked={canComment && choices.allowsComments}
            onChange={({ currentTarget }) => onChange({ allowsComments: currentTarget.checked })}
          />
          <Checkbox
            label="Duet"
            disabled={!canDuet}
            checked={canDuet && choices.allowsDuets}
            onChange={({ currentTarget }) => onChange({ allowsDuets: currentTarget.checked })}
          />
          <Checkbox
            label="Stitch"
            disabled={!canStitch}
            checked={canStitch && choices.allowsStitches}
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
                ? 'Other people must be able to see a paid partnership. Choose another audience first.'
                : 'You’re promoting another business. The post will be labelled “Paid partnership”.'
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

/** The audience names that TikTok itself uses. */
const TIKTOK_WORDS: Readonly<Partial<Record<PostPrivacy, string>>> = {
  public: 'Everyone',
}

import { platformOf, type PlatformName, type PostPrivacy } from '@dayreel/catalogue'
import { Checkbox, NativeSelect, Stack } from '@mantine/core'
import { NO_PRIVACY, PRIVACY_WORDS, type ChoicesDraft } from '#lib/post-choices.ts'

const HINTS: Readonly<Partial<Record<PostPrivacy, string>>> = {
  private: 'Only you can see these posts.',
  unlisted: 'Anyone with the link can see these posts.',
  public: 'Anyone can find and see these posts.',
}

type AudienceChoicesProps = {
  platform: PlatformName
  choices: ChoicesDraft
  privacyFault?: string | undefined
  onChange: (change: Partial<ChoicesDraft>) => void
}

/** The posting choices of a platform on which every account has the same options. */
export function AudienceChoices({ platform, choices, privacyFault, onChange }: AudienceChoicesProps) {
  const { limits, choices: offered } = platformOf(platform)
  const { privacy, isMadeForKids, notifiesSubscribers } = choices
  return (
    <Stack gap="md">
      {limits.privacies.length > 1 && (
        <NativeSelect
          label="Privacy"
          description={privacy && HINTS[privacy]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
          value={privacy ?? ''}
          error={privacyFault}
          onChange={({ currentTarget }) => onChange({ privacy: currentTarget.value as PostPrivacy })}
          data={[
            ...(privacy === undefined ? [{ value: '', label: NO_PRIVACY }] : []),
            ...limits.privacies.toReversed().map((value) => ({ value, label: PRIVACY_WORDS[value] })),
          ]}
        />
      )}
      {offered.includes('isMadeForKids') && (
        <Checkbox
          label="It is made for kids"
          description="By law, you must mark videos that are made for kids."
          checked={isMadeForKids}
          onChange={({ currentTarget }) => onChange({ isMadeForKids: currentTarget.checked })}
        />
      )}
      {offered.includes('notifiesSubscribers') && (
        <Checkbox
          label="Notify subscribers"
          checked={notifiesSubscribers}
          onChange={({ currentTarget }) => onChange({ notifiesSubscribers: currentTarget.checked })}
        />
      )}
    </Stack>
  )
}

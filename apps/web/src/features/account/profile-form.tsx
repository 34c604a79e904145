import { MAX_PROFILE_CHARACTERS } from '@dayreel/catalogue'
import type { Profile } from '@dayreel/contract'
import { Button, Skeleton, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { askToRetry, messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { profileQuery, useUpdateProfile } from '#lib/profile.ts'
import { RegionForm } from './region-form.tsx'

/** A form for the name, the email address, the company and the date format. */
export function ProfileForm() {
  const profile = useQuery(profileQuery)
  if (profile.isPending)
    return (
      <Stack aria-busy="true" aria-label="Loading your profile" role="status">
        <Skeleton h={72} />
        <Skeleton h={72} />
        <Skeleton h={72} />
      </Stack>
    )
  if (profile.isLoadingError)
    return <Problem title="Failed to load profile data" error={profile.error} onRetry={() => void profile.refetch()} />
  return (
    <Stack gap="lg">
      <LoadedForm profile={profile.data} />
      <PanelPart title="Dates and times">
        <RegionForm profile={profile.data} />
      </PanelPart>
    </Stack>
  )
}

function LoadedForm({ profile }: { profile: Profile }) {
  const update = useUpdateProfile()
  const form = useForm({
    mode: 'controlled', // The Save button updates on every keystroke.
    initialValues: { name: profile.name, company: profile.company },
    validate: { name: (name) => (name.trim() === '' ? 'Enter your name.' : null) },
  })
  const save = form.onSubmit((sent) =>
    update.mutate(sent, {
      onSuccess: ({ name, company }) => {
        // Text that the user types during the save stays in the form as unsaved.
        const typed = form.getValues()
        form.setInitialValues({ name, company })
        form.setValues({
          name: typed.name === sent.name ? name : typed.name,
          company: typed.company === sent.company ? company : typed.company,
        })
        notifications.show({ message: 'Profile updated successfully!', color: 'teal' })
      },
    }),
  )
  return (
    <form onSubmit={save} noValidate>
      <UnsavedGuard
        title="Leave without saving?"
        text="The changes to your profile will be lost."
        isUnsaved={form.isDirty()}
      />
      <Stack gap="lg">
        <TextInput
          label="Name"
          autoComplete="name"
          placeholder="Your name"
          required
          withAsterisk={false}
          maxLength={MAX_PROFILE_CHARACTERS}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Email"
          value={profile.email}
          title={profile.email}
          disabled
          styles={{ input: { fontSize: 'var(--text-sm)' } }}
          rightSection={<Icon name="lock" size={18} />}
          description={
            <>
              <Link to="/contact">Contact support</Link> to change your email address.
            </>
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput
          label="Company (optional)"
          autoComplete="organization"
          maxLength={MAX_PROFILE_CHARACTERS}
          {...form.getInputProps('company')}
        />
        {update.isError && (
          <Notice kind="problem">Failed to update profile: {askToRetry(messageOf(update.error, ''))}</Notice>
        )}
        <Button type="submit" ml="auto" disabled={!form.isDirty()} loading={update.isPending}>
          Save Profile Changes
        </Button>
      </Stack>
    </form>
  )
}

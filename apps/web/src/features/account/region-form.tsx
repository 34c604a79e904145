import { createDates, type Region } from '@dayreel/catalogue'
import type { Profile } from '@dayreel/contract'
import { NativeSelect, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { regionOf, useSetRegion } from '#lib/dates.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { ZoneSelect } from '#ui/zone-select.tsx'

/** One locale for each common date format. The account's own locale is added. */
const LOCALES = ['en-US', 'en-GB', 'en-DE', 'en-AU', 'en-CA', 'en-ZA', 'en-SE']
const EXAMPLE = '2026-11-24T18:05:00Z'

/** Lets the user choose the date format and the time zone of screens and mails. A change is saved at once. */
export function RegionForm({ profile }: { profile: Profile }) {
  const set = useSetRegion()
  const region: Region = set.isPending ? set.variables : regionOf(profile)
  const save = (change: Partial<Region>): void =>
    set.mutate(
      { ...region, ...change },
      { onSuccess: () => notifications.show({ message: 'Date format and time zone saved.', color: 'teal' }) },
    )
  return (
    <Stack gap="lg">
      <NativeSelect
        label="Date format"
        description="Changes are saved immediately."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        size="md"
        value={region.locale}
        data={formatChoices(region.locale)}
        onChange={({ currentTarget: { value } }) => save({ locale: value })}
      />
      <ZoneSelect
        value={region.timeZone}
        description="For your posts, videos and statement. Each channel has its own time zone."
        onChange={(timeZone) => save({ timeZone })}
      />
      {set.isError && <Notice kind="problem">{messageOf(set.error)}</Notice>}
    </Stack>
  )
}

/** Lists each distinct date format once, like `24 Nov 2026, 18:05`. */
function formatChoices(own: string): { value: string; label: string }[] {
  const choices = new Map<string, string>()
  for (const locale of [own, ...LOCALES]) {
    const label = createDates({ locale, timeZone: 'UTC' }).dateAndTime(EXAMPLE)
    if (!choices.has(label)) choices.set(label, locale)
  }
  return [...choices].map(([label, value]) => ({ value, label }))
}

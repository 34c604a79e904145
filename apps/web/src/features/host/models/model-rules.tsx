import type { HostModels } from '@dayreel/contract'
import { Button, Code, Group, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { HOST_KEY } from '#lib/host-key.ts'
import { hostModelsQuery } from './host-models-query.ts'

/** An empty field means no limit. */
type Dollars = number | ''
type FormValues = { day: Dollars; accountDay: Dollars; isOwnAllowed: boolean; mayReachPrivate: boolean }
type Limit = HostModels['limits']['day']

/** The daily cost limits, and whether accounts may connect their own models. */
export function ModelRules({ models }: { models: HostModels }) {
  const queryClient = useQueryClient()
  const form = useForm<FormValues>({ mode: 'controlled', initialValues: valuesOf(models) })
  const save = useMutation({
    mutationFn: (values: FormValues) => server.changeModelRules({ body: bodyOf(values) }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(hostModelsQuery.queryKey, saved)
      form.setInitialValues(valuesOf(saved))
      form.setValues(valuesOf(saved))
      notifications.show({ message: 'Rules saved.', color: 'teal' })
      await queryClient.invalidateQueries({ queryKey: HOST_KEY })
    },
  })
  const { isOwnAllowed } = form.getValues()
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
      <Stack gap="lg">
        <Group align="flex-start">
          <LimitField label="Daily limit of the site" limit={models.limits.day} input={form.getInputProps('day')} />
          <LimitField
            label="Daily limit of one account"
            limit={models.limits.accountDay}
            input={form.getInputProps('accountDay')}
          />
        </Group>
        <Switch
          label="Accounts may connect their own models"
          description={`They pay their provider, and no limit of this site applies. ${countText(models.ownModels)}`}
          {...form.getInputProps('isOwnAllowed', { type: 'checkbox' })}
        />
        {isOwnAllowed && (
          <Switch
            label="Accounts may use models inside this site’s network"
            description="Leave this off on a public site. Otherwise accounts can send calls to your internal servers."
            {...form.getInputProps('mayReachPrivate', { type: 'checkbox' })}
          />
        )}
        {save.isError && <Notice kind="problem">{messageOf(save.error)}</Notice>}
        <Button type="submit" variant="default" ml="auto" disabled={!form.isDirty()} loading={save.isPending}>
          Save Rules
        </Button>
      </Stack>
    </form>
  )
}

type LimitFieldProps = { label: string; limit: Limit; input: object }

function LimitField({ label, limit: { variable }, input }: LimitFieldProps) {
  return (
    <Stack gap="xs" flex="1 1 160px">
      <NumberInput
        label={label}
        placeholder="No limit"
        prefix="$"
        min={0}
        decimalScale={2}
        hideControls
        size="md"
        disabled={variable !== null}
        {...input}
      />
      {variable !== null && (
        <Text size="sm" c="dimmed">
          Set by <Code>{variable}</Code>.
        </Text>
      )}
    </Stack>
  )
}

function valuesOf({ limits, isOwnAllowed, mayReachPrivate }: HostModels): FormValues {
  const { day, accountDay } = limits
  return { day: day.dollars ?? '', accountDay: accountDay.dollars ?? '', isOwnAllowed, mayReachPrivate }
}

function bodyOf({ day, accountDay, isOwnAllowed, mayReachPrivate }: FormValues) {
  return {
    dayDollars: day === '' ? null : day,
    accountDayDollars: accountDay === '' ? null : accountDay,
    isOwnAllowed,
    mayReachPrivate: isOwnAllowed && mayReachPrivate,
  }
}

function countText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 account has one.' : `${count} accounts have one.`
}

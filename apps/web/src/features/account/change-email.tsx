import { MAX_EMAIL_CHARACTERS } from '@dayreel/catalogue'
import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#lib/message-of.ts'
import { authClient } from '#lib/session.ts'
import { unwrap } from '#lib/unwrap.ts'
import { confirmAddress } from '#lib/way-back.ts'
import { Notice } from '#ui/notice.tsx'

/** The new address that the user has not confirmed yet; null if there is none. */
const pendingEmailQuery = (email: string) =>
  queryOptions({
    queryKey: ['pending-email', email],
    queryFn: async () => unwrap(await (await authClient()).getUser()).user.new_email ?? null,
  })

/** Changes the email address. The user confirms it by a link in a mail to each of the two addresses. */
export function ChangeEmail({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const { data: pending } = useQuery(pendingEmailQuery(email))
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (typed) => findFault(typed.trim(), email) },
  })
  const change = useMutation({
    mutationFn: async (next: string) => {
      const auth = await authClient()
      unwrap(await auth.updateUser({ email: next }, { emailRedirectTo: confirmAddress() }))
    },
    onSuccess: (_, next) => {
      form.reset()
      queryClient.setQueryData(pendingEmailQuery(email).queryKey, next)
    },
  })
  return (
    <form onSubmit={form.onSubmit((typed) => change.mutate(typed.email.trim()))} noValidate>
      <Stack gap="lg">
        <TextInput
          label="New email address"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_CHARACTERS}
          description={`You’ll keep logging in with ${email} until you confirm the new address.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        {change.isSuccess ? (
          <Notice kind="success">
            We’ve emailed a link to {email} and to {change.variables}. Open both links to finish.
          </Notice>
        ) : (
          pending != null && (
            <Notice kind="hint">
              Waiting for your confirmation of {pending}. Open the links in our emails to both addresses, or enter an
              address again to get new links.
            </Notice>
          )
        )}
        {change.isError && <Notice kind="problem">{messageOf(change.error)}</Notice>}
        <Button type="submit" variant="default" ml="auto" loading={change.isPending}>
          Change Email
        </Button>
      </Stack>
    </form>
  )
}

function findFault(typed: string, email: string): string | null {
  if (!/^[^\s@]+@[^\s@]+$/.test(typed)) return 'Enter an email address, such as ada@example.com.'
  return typed.toLowerCase() === email.toLowerCase() ? 'This is already your address.' : null
}

import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { FactorCode } from './factor-code.tsx'
import { beginPhone } from './factors.ts'
import { phoneNumber } from './phone-number.ts'

/** Texts a code to a phone to verify that the user can receive messages there. */
export function EnrolPhone({ onClose }: { onClose: (isDone: boolean) => void | Promise<void> }) {
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const number = phoneNumber(typed)
  const begin = useMutation({ mutationFn: beginPhone })
  if (begin.data !== undefined)
    return (
      <FactorCode
        toVerify={begin.data}
        description="The 6 digits we texted you."
        afterFailure="Check the message and try again."
        onClose={onClose}
      >
        <Text size="sm">
          We’ve texted a code to {number}. It works for five minutes.{' '}
          <Anchor component="button" type="button" size="sm" onClick={begin.reset}>
            Use another number
          </Anchor>
        </Text>
      </FactorCode>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (number !== undefined) begin.mutate(number)
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Phone number"
          description="Include the country code, such as +49 151 12345678."
          type="tel"
          autoComplete="tel"
          autoFocus
          value={typed}
          error={
            isSubmitted && number === undefined ? 'Enter the full number, starting with + and the country code.' : null
          }
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maw={420}
        />
        {begin.isError && <Notice kind="problem">{messageOf(begin.error)}</Notice>}
        <Group>
          <Button type="submit" loading={begin.isPending}>
            Text me a code
          </Button>
          <Button variant="default" onClick={() => void onClose(false)}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { verifyFactorCode, type FactorToVerify } from '#lib/factor-code.ts'
import { asSentence, messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'

const CODE = /^\s*\d{3}\s*\d{3}\s*$/

type FactorCodeProps = {
  toVerify: FactorToVerify
  /** Where the user finds the code. */
  description: string
  /** Advice shown after a wrong code. */
  afterFailure: string
  /** Shown before the field. */
  children: ReactNode
  onClose: (isDone: boolean) => void | Promise<void>
}

/**
 * The last step of adding a second factor: the user enters a code to prove that the factor works. The user can correct
 * a wrong code.
 */
export function FactorCode(props: FactorCodeProps) {
  const { toVerify, description, afterFailure, children, onClose } = props
  const [code, setCode] = useState('')
  const finish = useMutation({
    mutationFn: () => verifyFactorCode(toVerify, code.replaceAll(/\s/g, '')),
    onSuccess: () => onClose(true),
    onError: () => setCode(''),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (CODE.test(code)) finish.mutate()
      }}
    >
      <Stack gap="md">
        {children}
        <TextInput
          label="Code"
          description={description}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          maxLength={9}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          maw={260}
        />
        {finish.isError && (
          <Notice kind="problem">
            {asSentence(messageOf(finish.error))} {afterFailure}
          </Notice>
        )}
        <Group>
          <Button type="submit" disabled={!CODE.test(code)} loading={finish.isPending}>
            Turn on
          </Button>
          <Button variant="default" onClick={() => void onClose(false)}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './enrol-factor.module.css'
import { finishFactor, type Enrolment } from './factors.ts'

const CODE = /^\s*\d{3}\s*\d{3}\s*$/

type EnrolFactorProps = { enrolment: Enrolment; onClose: (isDone: boolean) => void | Promise<void> }

/** Tells an authenticator app the secret, by picture or by hand, and checks that it works. A wrong code can be corrected. */
export function EnrolFactor({ enrolment, onClose }: EnrolFactorProps) {
  const [code, setCode] = useState('')
  const finish = useMutation({
    mutationFn: () => finishFactor(enrolment.factorId, code),
    onSuccess: () => onClose(true),
    onError: () => setCode(''),
  })
  return (
    <form
      className={styles.enrol}
      onSubmit={(event) => {
        event.preventDefault()
        if (CODE.test(code)) finish.mutate()
      }}
    >
      <img
        className={styles.qr}
        src={enrolment.qrCode}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
      />
      <Stack gap="md">
        <Text size="sm">
          Scan this code with your authenticator app, or enter the key by hand:{' '}
          <Code className={styles.key}>{enrolment.secret}</Code>
        </Text>
        <TextInput
          label="Code"
          description="The 6 digits your app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          maw={220}
        />
        {finish.isError && (
          <Notice kind="problem">{asSentence(messageOf(finish.error))} Wait for the next code and try again.</Notice>
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

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { saveFile } from '#lib/save-file.ts'
import styles from './new-recovery-codes.module.css'
import { recoveryCodesText } from './recovery-codes.ts'

const FILE = { name: 'dayreel-recovery-codes.txt', type: 'text/plain' }

type NewRecoveryCodesProps = { codes: readonly string[]; email: string; onDone: () => void }

/** Shows new codes once, so that the user can write them down or save them. */
export function NewRecoveryCodes({ codes, email, onDone }: NewRecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), []) // The element that had the focus has disappeared.
  return (
    <Stack gap="md">
      <div>
        <h3 className={styles.heading} tabIndex={-1} ref={heading}>
          Save your recovery codes
        </h3>
        <Text size="sm" c="dimmed">
          If you lose your phone, log in with one of these. Each works once. You won’t see them again.
        </Text>
      </div>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group className={styles.actions}>
        <Button onClick={() => saveFile(recoveryCodesText(codes, email, window.location.host), FILE)}>
          Download the codes
        </Button>
        <Button variant="default" onClick={onDone}>
          I’ve saved them
        </Button>
      </Group>
    </Stack>
  )
}

import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from './other-actions.module.css'

type Action = 'Change Password' | 'Delete Account'

/** Two things that live on the Security page; here they only say so. */
export function OtherActions() {
  const [asked, setAsked] = useState<Action>()
  const answer = asked !== undefined && (
    <Alert
      key={asked}
      role="alert"
      maw={520}
      withCloseButton
      closeButtonLabel="Close"
      onClose={() => setAsked(undefined)}
    >
      {asked} is not implemented yet on this page. You can do it on the{' '}
      <Link to="/app/settings/security">Security page</Link>.
    </Alert>
  )
  return (
    <Stack gap="md">
      <Button variant="default" w="fit-content" onClick={() => setAsked('Change Password')}>
        Change Password
      </Button>
      {asked === 'Change Password' && answer}
      <div className={styles.danger}>
        <h3>Danger zone</h3>
        <Text size="sm" c="dimmed">
          Deleting your account removes your videos, channels and credits. It can’t be undone.
        </Text>
        <Button variant="outline" color="red" w="fit-content" onClick={() => setAsked('Delete Account')}>
          Delete Account
        </Button>
        {asked === 'Delete Account' && answer}
      </div>
    </Stack>
  )
}

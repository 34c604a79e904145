import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionRow } from './action-row.tsx'

type Action = 'Change Password' | 'Delete Account'

/** Buttons for two actions of the Security page. They only refer to that page. */
export function OtherActions() {
  const [asked, setAsked] = useState<Action>()
  const answer = asked !== undefined && (
    <Alert key={asked} role="alert" withCloseButton closeButtonLabel="Close" onClose={() => setAsked(undefined)}>
      {asked} is not implemented yet on this page. You can do it on the{' '}
      <Link to="/app/settings/security">Security page</Link>.
    </Alert>
  )
  return (
    <>
      <ActionRow
        title="Password"
        lead="Used to log in."
        action={
          <Button variant="default" onClick={() => setAsked('Change Password')}>
            Change Password
          </Button>
        }
      >
        {asked === 'Change Password' && answer}
      </ActionRow>
      <ActionRow
        title="Account"
        lead="Deleting your account removes your videos, channels and credits. It can’t be undone."
        action={
          <Button variant="outline" color="red" onClick={() => setAsked('Delete Account')}>
            Delete Account
          </Button>
        }
      >
        {asked === 'Delete Account' && answer}
      </ActionRow>
    </>
  )
}

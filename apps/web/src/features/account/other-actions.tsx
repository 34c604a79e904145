import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionRow } from './action-row.tsx'

type Action = 'Change Password' | 'Delete Account'

/** Buttons for two actions of the Security page. They only show a link to that page. */
export function OtherActions() {
  const [chosenAction, setChosenAction] = useState<Action>()
  const answer = chosenAction !== undefined && (
    <Alert
      key={chosenAction}
      role="alert"
      withCloseButton
      closeButtonLabel="Close"
      onClose={() => setChosenAction(undefined)}
    >
      {chosenAction} is not implemented yet on this page. You can do it on the{' '}
      <Link to="/app/settings/security">Security page</Link>.
    </Alert>
  )
  return (
    <>
      <ActionRow
        title="Password"
        lead="Used to log in."
        action={
          <Button variant="default" onClick={() => setChosenAction('Change Password')}>
            Change Password
          </Button>
        }
      >
        {chosenAction === 'Change Password' && answer}
      </ActionRow>
      <ActionRow
        title="Account"
        lead="Deleting your account removes your videos, channels and credits. It can’t be undone."
        action={
          <Button variant="outline" color="red" onClick={() => setChosenAction('Delete Account')}>
            Delete Account
          </Button>
        }
      >
        {chosenAction === 'Delete Account' && answer}
      </ActionRow>
    </>
  )
}

import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'

const ACTIONS = ['Change Password', 'Delete Account'] as const

/** Two things that live on the Security page; here they only say so. */
export function OtherActions() {
  const [asked, setAsked] = useState<(typeof ACTIONS)[number]>()
  return (
    <>
      <Group>
        {ACTIONS.map((action) => (
          <Button
            key={action}
            variant={action === 'Delete Account' ? 'outline' : 'default'}
            color={action === 'Delete Account' ? 'red' : 'lamp'}
            onClick={() => setAsked(action)}
          >
            {action}
          </Button>
        ))}
      </Group>
      {asked !== undefined && (
        <Alert
          key={asked}
          role="alert"
          mt="lg"
          maw={520}
          withCloseButton
          closeButtonLabel="Close"
          onClose={() => setAsked(undefined)}
        >
          {asked} is not implemented yet on this page. You can do it on the{' '}
          <Link to="/app/settings/security">Security page</Link>.
        </Alert>
      )}
    </>
  )
}

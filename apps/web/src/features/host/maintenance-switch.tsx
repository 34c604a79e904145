import { MAX_MAINTENANCE_CHARACTERS, type HostReport } from '@dayreel/contract'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { useDates } from '#lib/dates.ts'
import { HOST_KEY } from '#lib/host-key.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Notice } from '#ui/notice.tsx'

const OFF_EFFECT = 'Visitors see the site again, and everything that waited continues.'
const ON_EFFECT =
  'Within some seconds, visitors see a page with your message. Running work ends, and new videos and posts wait. Operators can still log in.'

/** Lets the operator switch maintenance on and off, after a confirmation. */
export function MaintenanceSwitch({ maintenance }: Pick<HostReport, 'maintenance'>) {
  const queryClient = useQueryClient()
  const dates = useDates()
  const isOn = maintenance !== null
  const [message, setMessage] = useState(maintenance?.message ?? '')
  const [isAsking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: () => server.changeMaintenance({ body: { isOn: !isOn, message: isOn ? '' : message } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: HOST_KEY })
      setAsking(false)
    },
  })
  return (
    <Stack gap="md" align="flex-start">
      {maintenance === null ? (
        <TextInput
          label="Message for visitors"
          description="For example when the site is back. Without a message, they read that it will be back soon."
          maxLength={MAX_MAINTENANCE_CHARACTERS}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          w="100%"
        />
      ) : (
        <Notice kind="hint">
          The site has been in maintenance since {dates.dateAndTime(maintenance.since)}.
          {maintenance.message !== '' && ` Visitors read: ${maintenance.message}`}
        </Notice>
      )}
      {maintenance !== null && <Text size="sm">Videos, channels and posts wait until you end it.</Text>}
      <Button variant="default" onClick={() => setAsking(true)}>
        {isOn ? 'End maintenance' : 'Start maintenance'}
      </Button>
      <ConfirmDialog
        title={isOn ? 'End maintenance?' : 'Start maintenance?'}
        words={isOn ? OFF_EFFECT : ON_EFFECT}
        keep="Cancel"
        confirm={isOn ? 'End maintenance' : 'Start maintenance'}
        isDangerous={!isOn}
        change={change}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </Stack>
  )
}

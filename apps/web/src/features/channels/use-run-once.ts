import { notifications } from '@mantine/notifications'
import { server } from '#lib/api.ts'
import { useChangeChannel } from './use-change-channel.ts'

/**
 * Starts a manual run. A call that is repeated after a lost response returns the same run and does not spend a second
 * credit.
 */
export function useRunOnce(id: string, onStarted: () => void) {
  return useChangeChannel(
    (_: void, once) => server.runChannelOnce({ params: { id } }, once),
    ({ message }) => {
      notifications.show({ message, color: 'teal' })
      onStarted()
    },
  )
}

import { Button, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'

type ConnectVoicesProps = {
  /** Describes what connected voices are for. */
  words: string
  /** Whether the form is open from the beginning, because voices are connected. */
  isConnected: boolean
  children: ReactNode
}

/** A button that opens the form of a voice service, so that the page is short until it is needed. */
export function ConnectVoices({ words, isConnected, children }: ConnectVoicesProps) {
  const [isOpen, setOpen] = useState(isConnected)
  return (
    <Stack gap="lg">
      <Text size="sm">{words}</Text>
      {isOpen ? (
        children
      ) : (
        <Button variant="default" mr="auto" onClick={() => setOpen(true)}>
          Connect Voices
        </Button>
      )}
    </Stack>
  )
}

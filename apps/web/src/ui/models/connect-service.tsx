import { Button, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'

type ConnectServiceProps = {
  /** Describes what the service is for. */
  words: string
  /** The label of the button, such as `Connect Voices`. */
  label: string
  /** Whether the form is open from the beginning, because a service is connected. */
  isConnected: boolean
  children: ReactNode
}

/** A button that opens the form of a service. It keeps the page short until the form is needed. */
export function ConnectService({ words, label, isConnected, children }: ConnectServiceProps) {
  const [isOpen, setOpen] = useState(isConnected)
  return (
    <Stack gap="lg">
      <Text size="sm">{words}</Text>
      {isOpen ? (
        children
      ) : (
        <Button variant="default" mr="auto" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </Stack>
  )
}

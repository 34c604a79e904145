import type { HostModels } from '@dayreel/contract'
import { Code, Stack, Text } from '@mantine/core'

type FixedEngineProps = { kind: 'model' | 'voice service' | 'transcription server' | 'image model' } & NonNullable<
  HostModels['environment']
>

/** A service that the environment sets, so that this page can't change it. */
export function FixedEngine({ kind, name, variable }: FixedEngineProps) {
  return (
    <Stack gap="xs">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm">
        The environment variable <Code>{variable}</Code> sets this {kind}, so it can’t be changed here. To choose
        another one on this page, remove <Code>{variable}</Code> and start the site again.
      </Text>
    </Stack>
  )
}

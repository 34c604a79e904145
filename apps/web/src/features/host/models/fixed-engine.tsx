import type { HostModels } from '@dayreel/contract'
import { Code, Stack, Text } from '@mantine/core'

/** A model or voice service that the environment sets, so that this page can't change it. */
export function FixedEngine({ name, variable }: NonNullable<HostModels['environment']>) {
  return (
    <Stack gap="xs">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm">
        The environment variable <Code>{variable}</Code> sets this model, so it can’t be changed here. To choose a model
        on this page, remove <Code>{variable}</Code> and start the site again.
      </Text>
    </Stack>
  )
}

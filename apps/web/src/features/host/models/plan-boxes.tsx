import { PLANS } from '@dayreel/catalogue'
import { Checkbox, Group } from '@mantine/core'

/** The plans that a newly connected model is offered to. */
export const PAID_PLANS = PLANS.map(({ id }) => id).filter((id) => id !== 'free')

/** Lets the operator choose the plans that can use a model or voices. */
export function PlanBoxes({ label, input }: { label: string; input: object }) {
  return (
    <Checkbox.Group label={label} size="md" {...input}>
      <Group gap="md" mt="xs">
        {PLANS.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

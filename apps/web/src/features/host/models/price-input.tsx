import { NumberInput, type NumberInputProps } from '@mantine/core'

/** The price of an engine's unit in dollars. An empty field means that it is unknown. */
export function PriceInput(props: NumberInputProps) {
  return <NumberInput prefix="$" min={0} decimalScale={4} hideControls size="md" {...props} />
}

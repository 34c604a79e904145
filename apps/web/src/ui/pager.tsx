import { Pagination, type PaginationProps } from '@mantine/core'

const CONTROL_LABELS = { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' } as const

/** Buttons that turn the pages of a list. Renders nothing for a single page. */
export function Pager({ total, ...rest }: Omit<PaginationProps, 'getControlProps' | 'getItemProps'>) {
  if (total <= 1) return null
  return (
    <Pagination
      total={total}
      getControlProps={(control) => ({ 'aria-label': CONTROL_LABELS[control] })}
      getItemProps={(to) => ({ 'aria-label': `Page ${to}` })}
      {...rest}
    />
  )
}

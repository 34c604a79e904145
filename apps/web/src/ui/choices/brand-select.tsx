import { NO_BRAND } from '@dayreel/catalogue'
import { Anchor, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { brandsQuery } from '#lib/brands.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import type { ShownChoices } from './shown-choices.ts'
import { withChosen } from './with-chosen.ts'

type BrandSelectProps = { brandKit: string; onChange: (change: Partial<ShownChoices>) => void }

/** Lets the user choose a brand. This also sets the choices of the brand, such as caption style, voice and music. */
export function BrandSelect({ brandKit, onChange }: BrandSelectProps) {
  const { data: brands, error } = useQuery(brandsQuery)
  const isGone = brands !== undefined && brandKit !== NO_BRAND && !brands.some(({ id }) => id === brandKit)
  return (
    <>
      <NativeSelect
        label="Brand"
        size="md"
        description={
          <>
            Logo, colors and cards.{' '}
            <Anchor component={Link} to="/app/settings#brands" size="xs">
              Manage brands
            </Anchor>
          </>
        }
        value={brandKit}
        data={withChosen(
          [{ value: NO_BRAND, label: 'None' }, ...(brands ?? []).map(({ id, name }) => ({ value: id, label: name }))],
          brandKit,
          isGone ? 'Deleted brand' : 'Loading…',
        )}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...brands?.find(({ id }) => id === value)?.choices, brandKit: value })
        }
      />
      {isGone && (
        <Notice kind="problem">
          The chosen brand was deleted. Finished videos keep it. Choose another brand, or none.
        </Notice>
      )}
      {error !== null && <Notice kind="problem">Your brands couldn’t be loaded. {messageOf(error)}</Notice>}
    </>
  )
}

import { FONTS, MAX_BRAND_KITS } from '@dayreel/catalogue'
import type { SavedBrand } from '@dayreel/contract'
import { ActionIcon, Button, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { server } from '#lib/api.ts'
import { brandsQuery } from '#lib/brands.ts'
import { useScrollToHash } from '#lib/use-scroll-to-hash.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './brands.module.css'

const BrandForm = lazy(() => import('./brand-form.tsx').then((module) => ({ default: module.BrandForm })))

/** The part of the settings with the brand kits. */
export function BrandsPanel() {
  return (
    <Panel
      ref={useScrollToHash('#brands')}
      title="Brands"
      lead="Logo, colors, cards and captions that your videos share."
    >
      <Brands />
    </Panel>
  )
}

/** Lists the brand kits, and lets the user add, change and delete them. */
function Brands() {
  const brands = useQuery(brandsQuery)
  const [edited, setEdited] = useState<SavedBrand | 'new'>()
  const [removed, setRemoved] = useState<SavedBrand>()
  if (brands.isPending) return <Skeleton h={80} />
  if (brands.isLoadingError)
    return <Problem title="Your brands couldn’t be loaded" error={brands.error} onRetry={() => void brands.refetch()} />
  return (
    <Stack gap="md" align="flex-start">
      {brands.data.length === 0 ? (
        <Text size="sm" c="dimmed">
          No brand yet. A brand gives your videos the same logo, colors, cards and captions.
        </Text>
      ) : (
        <ul className={styles.brands}>
          {brands.data.map((brand) => (
            <BrandRow key={brand.id} brand={brand} onEdit={() => setEdited(brand)} onDelete={() => setRemoved(brand)} />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        leftSection={<Icon name="plus" size={16} />}
        disabled={brands.data.length >= MAX_BRAND_KITS}
        onClick={() => setEdited('new')}
      >
        Add a brand
      </Button>
      <Modal
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited === 'new' ? 'Add a brand' : 'Edit the brand'}
        size="xl"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Suspense fallback={<Loading label="Loading the form" />}>
          <BrandForm brand={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      </Modal>
      <DeleteBrand brand={removed} onClose={() => setRemoved(undefined)} />
    </Stack>
  )
}

function BrandRow({ brand, onEdit, onDelete }: { brand: SavedBrand; onEdit: () => void; onDelete: () => void }) {
  const { name, logoUrl } = brand
  const { colors, headingFont } = brand.brand
  return (
    <li>
      <span className={styles.mark} style={{ background: colors.ground, color: colors.accent }} aria-hidden="true">
        {logoUrl === null ? 'Aa' : <img src={logoUrl} alt="" width={40} height={40} />}
      </span>
      <div className={styles.words}>
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {FONTS.find(({ id }) => id === headingFont)?.name ?? 'Unknown font'}
        </Text>
      </div>
      <Button variant="default" size="xs" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Icon name="trash" size={18} />
      </ActionIcon>
    </li>
  )
}

function DeleteBrand({ brand, onClose }: { brand: SavedBrand | undefined; onClose: () => void }) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => server.deleteBrand({ params: { id: brand?.id ?? '' } }),
    onSuccess: async () => {
      onClose()
      notifications.show({ message: 'The brand is deleted.', color: 'teal' })
      await queryClient.invalidateQueries(brandsQuery)
    },
  })
  return (
    <ConfirmDialog
      title={`Delete ${brand?.name ?? 'the brand'}?`}
      words="Finished videos keep it. For the next video of a channel with this brand, choose another brand or none. The brand can’t be restored."
      keep="Keep it"
      confirm="Delete"
      isDangerous
      change={remove}
      isOpen={brand !== undefined}
      onClose={() => {
        remove.reset()
        onClose()
      }}
    />
  )
}

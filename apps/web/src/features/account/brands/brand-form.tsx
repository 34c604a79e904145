import {
  CAPTION_STYLES,
  FONTS,
  LOGO_CORNERS,
  MAX_CARD_CHARACTERS,
  MAX_END_CARD_SECONDS,
  MAX_LABEL_CHARACTERS,
  MAX_TITLE_CARD_SECONDS,
  MIN_TITLE_CARD_SECONDS,
  TITLE_CARDS,
  TRACKS,
} from '@dayreel/catalogue'
import type { SavedBrand } from '@dayreel/contract'
import { Button, ColorInput, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { brandsQuery } from '#lib/brands.ts'
import { useOwnMusic } from '#lib/media.ts'
import { messageOf } from '#lib/message-of.ts'
import { sentenceCase } from '#lib/sentence-case.ts'
import { voicesQuery } from '#lib/voices.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Icon } from '#ui/icon.tsx'
import { MediaPicker } from '#ui/media/media-picker.tsx'
import { UploadButton } from '#ui/media/upload-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { AS_CHOSEN, type BrandDraft, brandOf, draftOf, NEW_BRAND, NO_MUSIC, OFF } from './brand-draft.ts'
import { BrandPreview } from './brand-preview.tsx'
import styles from './brands.module.css'

const UNSET = { value: AS_CHOSEN, label: 'As chosen for the video' }
const COLORS = [
  { field: 'ground', label: 'Card background' },
  { field: 'text', label: 'Card text' },
  { field: 'accent', label: 'Accent' },
] as const

type BrandFormProps = { brand: SavedBrand | undefined; onClose: () => void }

/** Adds or changes a brand kit. */
export function BrandForm({ brand, onClose }: BrandFormProps) {
  const queryClient = useQueryClient()
  const { data: voices = [] } = useQuery(voicesQuery)
  const own = useOwnMusic(null)
  const [isChoosing, choosing] = useDisclosure(false)
  const [draft, setDraft] = useState<BrandDraft>(brand ? draftOf(brand) : NEW_BRAND)
  const [logoUrl, setLogoUrl] = useState(brand?.logoUrl ?? null)
  const change = (part: Partial<BrandDraft>): void => setDraft((before) => ({ ...before, ...part }))
  const save = useMutation({
    mutationFn: () => {
      const body = brandOf(draft)
      return brand === undefined ? server.addBrand({ body }) : server.changeBrand({ params: { id: brand.id }, body })
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries(brandsQuery)
      onClose()
    },
  })
  const isNameless = draft.name.trim() === ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isNameless) save.mutate()
      }}
    >
      <Stack gap="lg">
        <BrandPreview draft={draft} />
        <div className={styles.fields}>
          <TextInput
            label="Name"
            value={draft.name}
            maxLength={MAX_LABEL_CHARACTERS}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            data-autofocus
          />
          <NativeSelect
            label="Font"
            value={draft.font}
            data={FONTS.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => change({ font: currentTarget.value })}
          />
          {COLORS.map(({ field, label }) => (
            <ColorInput
              key={field}
              label={label}
              withEyeDropper={false}
              value={draft[field]}
              onChange={(color) => change({ [field]: color })}
            />
          ))}
          <NativeSelect
            label="Progress bar"
            value={draft.progressBar}
            data={[
              { value: OFF, label: 'Off' },
              { value: 'top', label: 'At the top' },
              { value: 'bottom', label: 'At the bottom' },
            ]}
            onChange={({ currentTarget: { value } }) => change({ progressBar: value as BrandDraft['progressBar'] })}
          />
        </div>

        <div className={styles.logo}>
          {draft.logo !== '' && logoUrl !== null && (
            <img src={logoUrl} alt="Logo" style={{ background: draft.ground }} width={64} height={64} />
          )}
          <UploadButton
            kind="logo"
            size="sm"
            onUploaded={({ id, url }) => {
              change({ logo: id })
              setLogoUrl(url)
            }}
          />
          <Button variant="default" size="sm" leftSection={<Icon name="picture" size={16} />} onClick={choosing.open}>
            Use one of your logos
          </Button>
          <MediaPicker
            kind="logo"
            isOpen={isChoosing}
            onClose={choosing.close}
            onChosen={({ id, url }) => {
              change({ logo: id })
              setLogoUrl(url)
            }}
          />
          {draft.logo !== '' && (
            <Button variant="subtle" color="gray" size="sm" onClick={() => change({ logo: '' })}>
              Remove the logo
            </Button>
          )}
        </div>
        {draft.logo !== '' && (
          <div className={styles.fields}>
            <NativeSelect
              label="Corner"
              value={draft.corner}
              data={LOGO_CORNERS.map((corner) => ({ value: corner, label: sentenceCase(corner.replace('-', ' ')) }))}
              onChange={({ currentTarget: { value } }) => change({ corner: value as BrandDraft['corner'] })}
            />
            <PercentInput label="Size" min={5} max={40} value={draft.logoPercent} field="logoPercent" change={change} />
            <PercentInput
              label="Opacity"
              min={10}
              max={100}
              value={draft.logoOpacityPercent}
              field="logoOpacityPercent"
              change={change}
            />
          </div>
        )}

        <div className={styles.fields}>
          <NativeSelect
            label="Title card"
            description="Shows the hook as a headline."
            value={draft.titleCard}
            data={[
              { value: OFF, label: 'Off' },
              ...TITLE_CARDS.map(({ id, name, about }) => ({ value: id, label: `${name}: ${about}` })),
            ]}
            onChange={({ currentTarget: { value } }) => change({ titleCard: value as BrandDraft['titleCard'] })}
          />
          {draft.titleCard !== OFF && (
            <>
              <NumberInput
                label="Title card length in seconds"
                description="From the start of the video."
                min={MIN_TITLE_CARD_SECONDS}
                max={MAX_TITLE_CARD_SECONDS}
                step={0.5}
                clampBehavior="strict"
                value={draft.titleSeconds}
                onChange={(seconds) => change({ titleSeconds: Number(seconds) || MIN_TITLE_CARD_SECONDS })}
              />
              <TextInput
                className={styles.whole}
                label="Title card text"
                description="Leave it empty to show the first sentence of each video."
                maxLength={MAX_CARD_CHARACTERS}
                value={draft.titleText}
                onChange={({ currentTarget }) => change({ titleText: currentTarget.value })}
              />
            </>
          )}
          <NumberInput
            label="End card length in seconds"
            description="0 for no end card. It makes the video longer."
            min={0}
            max={MAX_END_CARD_SECONDS}
            allowDecimal={false}
            clampBehavior="strict"
            value={draft.endSeconds}
            onChange={(seconds) => change({ endSeconds: Number(seconds) || 0 })}
          />
          {draft.endSeconds > 0 && (
            <TextInput
              label="End card text"
              description="Such as “Follow for more”."
              maxLength={MAX_CARD_CHARACTERS}
              value={draft.endText}
              onChange={({ currentTarget }) => change({ endText: currentTarget.value })}
            />
          )}
        </div>

        <div className={styles.fields}>
          <NativeSelect
            label="Caption style"
            value={draft.captionStyle}
            data={[UNSET, ...CAPTION_STYLES.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={({ currentTarget }) => change({ captionStyle: currentTarget.value })}
          />
          <NativeSelect
            label="Voice"
            value={draft.voice}
            data={[UNSET, ...voices.map(({ voice_id, name }) => ({ value: voice_id, label: name }))]}
            onChange={({ currentTarget }) => change({ voice: currentTarget.value })}
          />
          <NativeSelect
            label="Music"
            value={draft.music}
            data={[
              UNSET,
              { value: NO_MUSIC, label: 'No music' },
              ...[...own.tracks, ...TRACKS].map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget }) => change({ music: currentTarget.value })}
          />
        </div>

        {save.isError && <Notice kind="problem">{messageOf(save.error, 'The brand couldn’t be saved.')}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isNameless} loading={save.isPending}>
            Save brand
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}

type PercentInputProps = {
  label: string
  min: number
  max: number
  value: number
  field: 'logoPercent' | 'logoOpacityPercent'
  change: (part: Partial<BrandDraft>) => void
}

function PercentInput({ label, min, max, value, field, change }: PercentInputProps) {
  return (
    <NumberInput
      label={label}
      suffix=" %"
      min={min}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      value={value}
      onChange={(percent) => change({ [field]: Number(percent) || min })}
    />
  )
}

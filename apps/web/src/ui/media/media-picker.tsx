import { type MediaKind, mediaRules } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { mediaQuery } from '#lib/media.ts'
import { Problem } from '#ui/problem.tsx'
import { MediaSearch } from './media-search.tsx'

type MediaPickerProps = {
  kind: MediaKind
  isOpen: boolean
  onChosen: (file: Media & { url: string }) => void
  onClose: () => void
}

/** A dialog in which the user chooses one of their files by name or tag. */
export function MediaPicker({ kind, isOpen, ...rest }: MediaPickerProps) {
  const plural = mediaRules(kind).plural.toLowerCase()
  return (
    <Modal
      opened={isOpen}
      onClose={rest.onClose}
      title={`Choose from your ${plural}`}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Files kind={kind} plural={plural} {...rest} />
    </Modal>
  )
}

function Files({ kind, plural, onChosen, onClose }: Omit<MediaPickerProps, 'isOpen'> & { plural: string }) {
  const media = useQuery(mediaQuery)
  if (media.isPending) return <Skeleton h={220} role="status" aria-busy="true" aria-label="Loading your files" />
  if (media.isLoadingError)
    return <Problem title="Your files couldn’t be loaded" error={media.error} onRetry={() => void media.refetch()} />
  const ready = media.data.items.flatMap((file) =>
    file.kind === kind && file.url !== null ? [{ ...file, url: file.url }] : [],
  )
  if (ready.length === 0)
    return (
      <Stack gap="md">
        <Text>You have no {plural} yet. Files that you upload appear here and in My Media.</Text>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Stack>
    )
  return (
    <Stack gap="md">
      <MediaSearch
        files={ready}
        noun={plural}
        verb="Use"
        onChoose={(file) => {
          onChosen(file)
          onClose()
        }}
      />
    </Stack>
  )
}

import { type HostPictures, PHOTO_SERVICE_NAMES, type PhotoServiceName } from '@dayreel/contract'
import { Button, Code, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { server } from '#lib/api.ts'
import { hostPicturesQuery, useConnectPhotos } from '#lib/host-pictures.ts'
import { messageOf } from '#lib/message-of.ts'
import { RemoveModel } from '#ui/models/remove-model.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Problem } from '#ui/problem.tsx'

type Photos = HostPictures['photos'][number]

const MAX_KEY_CHARACTERS = 1_000
const MAX_CONTACT_CHARACTERS = 200
const ABOUT: Readonly<Record<PhotoServiceName, string>> = {
  'free-photos':
    'From Wikimedia Commons and Openverse, without a key and without cost. The search words of each scene are sent there.',
  pexels: 'Photographs and videos. Needs a free key from pexels.com/api. Allows 200 searches an hour.',
  pixabay: 'Photographs and videos. Needs a free key from pixabay.com/api/docs. Allows 100 searches a minute.',
}

/** The sources of photographs that users may choose. All are off until the operator switches them on. */
export function HostPhotos() {
  const pictures = useQuery(hostPicturesQuery)
  if (pictures.isPending) return <Skeleton h={200} role="status" aria-label="Loading the sources of photographs" />
  if (pictures.isLoadingError) {
    return (
      <Problem
        title="The sources of photographs couldn’t be loaded"
        error={pictures.error}
        onRetry={() => void pictures.refetch()}
      />
    )
  }
  const { photos, suggestedContact } = pictures.data
  return (
    <Stack gap="lg">
      <Text size="sm">
        Users can choose photographs and clips in place of drawn pictures. A scene without a fitting one is drawn.
      </Text>
      {photos.map((each) => (
        <PhotoSource key={each.source} photos={each} suggestedContact={suggestedContact} />
      ))}
    </Stack>
  )
}

type PhotoSourceProps = { photos: Photos; suggestedContact: string | null }

function PhotoSource({ photos, suggestedContact }: PhotoSourceProps) {
  const { source, isOn, variable } = photos
  const label = PHOTO_SERVICE_NAMES[source]
  return (
    <Stack gap="xs" component="section" aria-label={label}>
      <Text fw={600}>
        {label}: {isOn ? 'on' : 'off'}
      </Text>
      <Text size="sm">{ABOUT[source]}</Text>
      {variable !== null ? (
        <Text size="sm" c="dimmed">
          Set by <Code>{variable}</Code>.
        </Text>
      ) : (
        <PhotoForm photos={photos} label={label} suggestedContact={suggestedContact} />
      )}
    </Stack>
  )
}

function PhotoForm({ photos, label, suggestedContact }: PhotoSourceProps & { label: string }) {
  const { source, isOn, keyEnding } = photos
  const isFree = source === 'free-photos'
  const [key, setKey] = useState('')
  const [contact, setContact] = useState(photos.contact ?? suggestedContact ?? '')
  const connect = useConnectPhotos()
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    connect.mutate(
      { source, key: isFree || key.trim() === '' ? null : key.trim(), contact: isFree ? contact.trim() : null },
      { onSuccess: () => setKey('') },
    )
  }
  return (
    <form onSubmit={onSubmit} aria-label={label} noValidate>
      <Stack gap="xs">
        {isFree ? (
          <TextInput
            label="Your contact"
            description="An email or web address. Both services require it, and get it with each request."
            autoComplete="off"
            maxLength={MAX_CONTACT_CHARACTERS}
            value={contact}
            onChange={(event) => setContact(event.currentTarget.value)}
          />
        ) : (
          <PasswordField
            label={`Key of ${label}`}
            description={isOn ? keptKey(keyEnding) : 'It is stored encrypted and never shown again.'}
            placeholder={isOn ? 'Saved' : ''}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_KEY_CHARACTERS}
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
        )}
        {connect.isError && <Notice kind="problem">{messageOf(connect.error)}</Notice>}
        {connect.isSuccess && <Notice kind="success">{connect.data.sentence}</Notice>}
        <Group justify="flex-end">
          {isOn && (
            <RemoveModel
              name={label}
              title={`Switch off ${label}?`}
              words="Finished videos keep their pictures. New videos need another source of pictures."
              remove={() => server.disconnectHostPhotos({ params: { source } })}
              onRemoved={() => connect.reset()}
            />
          )}
          <Button type="submit" variant={isOn ? 'default' : 'filled'} loading={connect.isPending}>
            {isOn ? 'Test and Save' : 'Switch On'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function keptKey(ending: string | null): string {
  return `Leave this empty to keep the saved key${ending === null ? '' : ` that ends with …${ending}`}.`
}

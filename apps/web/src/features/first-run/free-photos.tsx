import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { hostPicturesQuery, useConnectPhotos } from '#lib/host-pictures.ts'
import { messageOf } from '#lib/message-of.ts'
import { SITE_MODELS_PAGE } from '#lib/model-page.ts'
import { Notice } from '#ui/notice.tsx'

/** Offers to switch on free photographs with one click. They are off by default, because they call outside services. */
export function FreePhotos() {
  const { data } = useQuery(hostPicturesQuery)
  const connect = useConnectPhotos()
  const photos = data?.photos.find(({ source }) => source === 'free-photos')
  if (data === undefined || photos === undefined) return null
  const contact = data.suggestedContact
  return (
    <li>
      <div>
        <h3>Show real photographs</h3>
        <p>
          Videos can show free photographs from Wikimedia Commons and Openverse, without a key and without cost. The
          search words of each scene are sent there{contact === null ? '.' : ` with ${contact} as your contact.`}
        </p>
        {connect.isError && <Notice kind="problem">{messageOf(connect.error)}</Notice>}
        {photos.isOn && <p role="status">On: choose “Free photographs” under Pictures in Create Video.</p>}
      </div>
      {!photos.isOn &&
        (contact === null ? (
          <Button component={Link} to={SITE_MODELS_PAGE} variant="default">
            Enter a contact
          </Button>
        ) : (
          <Button
            variant="default"
            loading={connect.isPending}
            onClick={() => connect.mutate({ source: 'free-photos', key: null, contact })}
          >
            Switch on
          </Button>
        ))}
    </li>
  )
}

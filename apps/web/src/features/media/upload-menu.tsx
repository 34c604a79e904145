import { MEDIA_KINDS, type MediaKind, mediaRules } from '@dayreel/catalogue'
import { Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { UploadDialog } from '#ui/media/upload-dialog.tsx'

/** A button with a menu of file kinds. Choosing a kind opens the upload dialog. */
export function UploadMenu() {
  const [kind, setKind] = useState<MediaKind>()
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<Icon name="upload" size={18} />}>Upload</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {MEDIA_KINDS.map((each) => (
            <Menu.Item key={each} onClick={() => setKind(each)}>
              {mediaRules(each).name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {kind !== undefined && (
        <UploadDialog
          kind={kind}
          isOpen
          onUploaded={({ name }) => notifications.show({ message: `${name} is in My Media.`, color: 'teal' })}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  )
}

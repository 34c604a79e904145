import { Button, Menu, type ButtonProps, type MenuProps } from '@mantine/core'
import { Icon } from '#ui/icon.tsx'
import { DownloadItems, type DownloadItemsProps } from './download-items.tsx'

type DownloadMenuProps = DownloadItemsProps &
  Required<Pick<MenuProps, 'position'>> &
  Pick<ButtonProps, 'size'> & { isMain?: boolean }

/** A button that opens a menu with a version's files. */
export function DownloadMenu({ position, size = 'md', isMain = false, ...version }: DownloadMenuProps) {
  return (
    <Menu position={position}>
      <Menu.Target>
        <Button variant={isMain ? 'filled' : 'default'} size={size} leftSection={<Icon name="download" size={18} />}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <DownloadItems {...version} />
      </Menu.Dropdown>
    </Menu>
  )
}

import { ActionIcon, Menu, type ActionIconProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'

type MoreMenuProps = Pick<ActionIconProps, 'variant' | 'color' | 'size'> & { label?: string; children: ReactNode }

/** A button with three dots that opens a menu. */
export function MoreMenu({ label = 'More', children, ...look }: MoreMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" radius="xl" aria-label={label} {...look}>
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}

type MenuActionProps = {
  icon: IconName
  onClick: () => void
  disabled?: boolean
  isDangerous?: boolean
  children: ReactNode
}

export function MenuAction({ icon, isDangerous = false, ...action }: MenuActionProps) {
  return (
    <Menu.Item
      {...(isDangerous && { color: 'var(--color-danger)' })}
      leftSection={<Icon name={icon} size={18} />}
      {...action}
    />
  )
}

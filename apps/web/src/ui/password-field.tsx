import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { ShowPassword } from './show-password.tsx'

/** A password field of the app. The user can show the password. */
export function PasswordField({ label, ...input }: TextInputProps & { label: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...input}
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type={isShown ? 'text' : 'password'}
      rightSectionPointerEvents="all"
      rightSectionWidth={48}
      rightSection={<ShowPassword label={label} isShown={isShown} onToggle={() => setShown(!isShown)} />}
    />
  )
}

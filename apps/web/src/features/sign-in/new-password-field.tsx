import { useState } from 'react'
import { PasswordMeter } from '#ui/password-meter.tsx'
import { TextField } from '#ui/text-field.tsx'

type NewPasswordFieldProps = {
  label: string
  /** Of the person, unless the form asks for it. */
  email?: string
}

/** The field `password` of a form, for one that is yet to be, with how good it is. */
export function NewPasswordField({ label, email = '' }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState({ password: '', email })
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      hint={<PasswordMeter password={typed.password} known={[typed.email]} />}
      onInput={({ currentTarget: { value, form } }) => {
        const asked = form?.elements.namedItem('email')
        setTyped({ password: value, email: asked instanceof HTMLInputElement ? asked.value : email })
      }}
    />
  )
}

import { useState } from 'react'
import type { Refusal } from '#lib/explain-password.ts'
import { PasswordMeter } from '#ui/password-meter.tsx'
import { TextField } from '#ui/text-field.tsx'

type NewPasswordFieldProps = {
  label: string
  /** The user's email address. Not needed if the form has a field for it. */
  email?: string
  refusal?: Refusal | undefined
}

/** A form field for a new password, with the password's strength. The field's name is `password`. */
export function NewPasswordField({ label, email = '', refusal }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState({ password: '', email })
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      hint={<PasswordMeter password={typed.password} known={[typed.email]} refusal={refusal} />}
      onInput={({ currentTarget: { value, form } }) => {
        const emailField = form?.elements.namedItem('email')
        setTyped({ password: value, email: emailField instanceof HTMLInputElement ? emailField.value : email })
      }}
    />
  )
}

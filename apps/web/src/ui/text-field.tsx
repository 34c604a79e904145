import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { ShowPassword } from './show-password.tsx'
import styles from './text-field.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & { label: string; hint?: ReactNode }

/** A field with its label. The user can show the text of a password field. */
export function TextField({ label, hint, type = 'text', ...input }: TextFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        />
        {isPassword && (
          <span className={styles.show}>
            <ShowPassword label={label} isShown={isShown} onToggle={() => setShown(!isShown)} />
          </span>
        )}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & { label: string }

export function TextArea({ label, ...textarea }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea {...textarea} id={id} />
    </div>
  )
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  label: string
  /** The first entry asks for a choice and has no value. */
  options: readonly { id: string; label: string }[]
}

export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} defaultValue="">
        <option value="" disabled>
          Choose…
        </option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

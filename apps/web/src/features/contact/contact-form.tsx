import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import styles from './contact-form.module.css'

/** Milliseconds that the simulated sending takes. */
const SIMULATED_SENDING_MS = 1000

/** Sends nothing and says so, because the specification asks for a simulation. */
export function ContactForm() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const isSending = state === 'sending'

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    setState('sending')
    setTimeout(() => {
      form.reset()
      setState('sent')
    }, SIMULATED_SENDING_MS)
  }

  return (
    <>
      <noscript>
        <p className={styles.note}>
          This form needs JavaScript. Please enable it in your browser. To learn how we use your message, see the{' '}
          <a href="/privacy-policy">Privacy Policy</a>.
        </p>
      </noscript>
      <form id="message" className={styles.form} onSubmit={onSubmit}>
        <TextField label="Name" name="name" autoComplete="name" required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextArea label="Message" name="message" required />
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
        <p role="status" className={styles.status}>
          {isSending && 'Sending...'}
          {state === 'sent' && 'Message sent successfully! (Simulation)'}
        </p>
      </form>
    </>
  )
}

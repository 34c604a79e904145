import { MAX_ADDRESS_CHARACTERS, MAX_DETAILS_CHARACTERS, REPORT_KINDS, type ReportKind } from '@dayreel/catalogue'
import { useState } from 'react'
import { unreachableText } from '#lib/unreachable-text.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField, TextArea, TextField } from '#ui/text-field.tsx'
import styles from './report-form.module.css'

type State = { is: 'idle' | 'busy' } | { is: 'sent' | 'failed'; sentence: string }

/** Sends a report about public content to the operators of the site. */
export function ReportForm() {
  const [state, setState] = useState<State>({ is: 'idle' })
  const isBusy = state.is === 'busy'

  async function send(form: HTMLFormElement): Promise<void> {
    if (isBusy) return
    setState({ is: 'busy' })
    const fields = new FormData(form)
    const read = (name: string): string => fields.get(name) as string
    const body = {
      address: read('address'),
      kind: read('kind') as ReportKind,
      details: read('details'),
      email: read('email'),
    }
    try {
      // Loaded here, because the contract's validation is large and most visitors report nothing.
      const { server } = await import('#lib/api.ts')
      const { sentence } = await server.reportContent({ body })
      form.reset()
      setState({ is: 'sent', sentence })
    } catch (error) {
      // A call without a response has no message.
      setState({ is: 'failed', sentence: (error instanceof Error && error.message) || unreachableText() })
    }
  }

  return (
    <>
      <noscript>
        <p>This form needs JavaScript. Please enable it in your browser.</p>
      </noscript>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <TextField
          label="Web address of the content"
          name="address"
          type="url"
          inputMode="url"
          placeholder="https://"
          required
          maxLength={MAX_ADDRESS_CHARACTERS}
          hint="Copy it from your browser’s address bar: of the video, of its post on a platform, or of a page of this site."
        />
        <SelectField label="What is wrong with it" name="kind" required options={REPORT_KINDS} />
        <TextArea
          label="What should we know? (optional)"
          name="details"
          maxLength={MAX_DETAILS_CHARACTERS}
          placeholder="For example, the time in the video, or your own work that it copies."
        />
        <TextField
          label="Your email address (optional)"
          name="email"
          type="email"
          autoComplete="email"
          hint="Only if you want an answer. The person who made the content does not see it."
        />
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Sending…' : 'Send the report'}
        </Button>
        {state.is === 'failed' && <Notice kind="problem">{state.sentence}</Notice>}
        {state.is === 'sent' && <Notice kind="success">{state.sentence}</Notice>}
      </form>
    </>
  )
}

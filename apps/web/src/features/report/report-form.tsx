import {
  MAX_ADDRESS_CHARACTERS,
  MAX_DETAILS_CHARACTERS,
  MAX_EMAIL_CHARACTERS,
  REPORT_KINDS,
  type ReportKind,
} from '@dayreel/catalogue'
import { useRef, useState } from 'react'
import { useTask } from '#lib/use-task.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField, TextArea, TextField } from '#ui/text-field.tsx'
import styles from './report-form.module.css'

/** Sends a report about public content to the operators of the site. */
export function ReportForm() {
  const form = useRef<HTMLFormElement>(null)
  const [sentence, setSentence] = useState<string>()
  const { run, isBusy, problem } = useTask(async () => {
    setSentence(undefined)
    const fields = new FormData(form.current!)
    const read = (name: string): string => fields.get(name) as string
    // Loaded here, because the contract's validation is large and most visitors report nothing.
    const { server } = await import('#lib/api.ts')
    const answer = await server.reportContent({
      body: {
        address: read('address'),
        kind: read('kind') as ReportKind,
        details: read('details'),
        email: read('email'),
      },
    })
    form.current!.reset()
    setSentence(answer.sentence)
  })
  return (
    <>
      <noscript>
        <p>This form needs JavaScript. Please enable it in your browser.</p>
      </noscript>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          run()
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
          placeholder="For example the second in the video, or your own work that it copies."
        />
        <TextField
          label="Your email address (optional)"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_CHARACTERS}
          hint="Only if you want an answer. The person who made the content does not see it."
        />
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Sending…' : 'Send the report'}
        </Button>
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        {sentence !== undefined && <Notice kind="success">{sentence}</Notice>}
      </form>
    </>
  )
}

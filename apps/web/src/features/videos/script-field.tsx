import type { Estimate } from '@dayreel/contract'
import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './script-field.module.css'
import { scriptCount } from './script-count.ts'
import { EXAMPLE_SUBJECT } from './video-draft.ts'

/** The server's own limit; how long a script may be when spoken, it says itself. */
const MAX_CHARACTERS = 40_000

type ScriptFieldProps = {
  script: string
  /** What is known of it; undefined until it has been looked at. */
  estimate: Pick<Estimate, 'kind' | 'seconds'> | undefined
  onChange: (script: string) => void
  /** Ctrl or ⌘ with Enter. */
  onSubmit: () => void
}

/** What the video says, or what it is about. */
export function ScriptField({ script, estimate, onChange, onSubmit }: ScriptFieldProps) {
  const [isAsked, setAsked] = useState(false)
  const [nothingToEnhance, setNothingToEnhance] = useState(false)
  const [before, setBefore] = useState<string>()
  const isEmpty = script.trim() === ''
  const enhance = useMutation({
    mutationFn: async () => {
      const { enhancedPrompt } = await server.enhancePrompt({ body: { prompt: script.trim(), kind: 'script' } })
      setBefore(script)
      onChange(enhancedPrompt)
    },
  })
  const change = (text: string): void => {
    setNothingToEnhance(false)
    setBefore(undefined)
    onChange(text)
  }
  const foot = (
    <div className={styles.foot}>
      <p>{isEmpty ? '' : scriptCount(script, estimate)}</p>
      {before !== undefined && (
        <Button variant="subtle" size="compact-sm" onClick={() => change(before)}>
          Back to my words
        </Button>
      )}
      <Button
        variant="subtle"
        size="sm"
        className={styles.enhance ?? ''}
        data-empty={isEmpty || undefined}
        leftSection={<Icon name="spark" size={16} />}
        loading={enhance.isPending}
        onClick={() => (isEmpty ? setNothingToEnhance(true) : enhance.mutate())}
      >
        Enhance
      </Button>
    </div>
  )
  return (
    <>
      <Textarea
        label="Script or subject"
        description="One line is a subject, and a script is written for it. Anything longer is spoken word for word."
        placeholder={EXAMPLE_SUBJECT}
        size="md"
        classNames={{ input: styles.input ?? '' }}
        inputContainer={(input: ReactNode) => (
          <div className={styles.box}>
            {input}
            {foot}
          </div>
        )}
        autosize
        minRows={2}
        maxRows={14}
        maxLength={MAX_CHARACTERS}
        dir="auto"
        value={script}
        error={isAsked && isEmpty ? 'Please enter a script or subject.' : undefined}
        disabled={enhance.isPending}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => setAsked(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          setAsked(true)
          onSubmit()
        }}
      />
      {nothingToEnhance && <Notice kind="problem">Please enter a prompt to enhance.</Notice>}
      {enhance.isError && <Notice kind="problem">{messageOf(enhance.error, 'Failed to enhance prompt.')}</Notice>}
    </>
  )
}

import { Button, Group, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'

/** The server's own limit; how long a script may be when spoken, it says itself. */
const MAX_CHARACTERS = 40_000

type ScriptFieldProps = {
  script: string
  onChange: (script: string) => void
  /** Ctrl or ⌘ with Enter. */
  onSubmit: () => void
}

/** What the video says, or what it is about. */
export function ScriptField({ script, onChange, onSubmit }: ScriptFieldProps) {
  const noticeId = useId()
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
  return (
    <>
      <Textarea
        label="Script or subject"
        description="One line is a subject, and a script is written for it. Anything longer is spoken word for word."
        placeholder="The lighthouse keeper who answered letters addressed to the sea"
        size="md"
        autosize
        minRows={4}
        maxRows={14}
        maxLength={MAX_CHARACTERS}
        value={script}
        error={isAsked && isEmpty ? 'Please enter a script or subject.' : undefined}
        aria-describedby={noticeId}
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
      <Group id={noticeId} gap="xs" mt="sm">
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="spark" size={16} />}
          loading={enhance.isPending}
          onClick={() => (isEmpty ? setNothingToEnhance(true) : enhance.mutate())}
        >
          Enhance
        </Button>
        {before !== undefined && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<Icon name="undo" size={16} />}
            onClick={() => change(before)}
          >
            Back to my words
          </Button>
        )}
      </Group>
      {nothingToEnhance && <Notice kind="problem">Please enter a prompt to enhance.</Notice>}
      {enhance.isError && <Notice kind="problem">{messageOf(enhance.error, 'Failed to enhance prompt.')}</Notice>}
    </>
  )
}

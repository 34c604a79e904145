import type { CallInput, videos } from '@dayreel/contract'
import { useMutation } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { replaceText } from '#lib/replace-text.ts'

type EnhanceOptions = {
  kind: NonNullable<CallInput<(typeof videos)['enhancePrompt']>['body']['kind']>
  /** The current text of the field. */
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** Enhances a field's text. The browser's own undo and `takeBack` both restore the previous text. */
export function useEnhance({ kind, text, field, onChange }: EnhanceOptions) {
  const [done, setDone] = useState<{ before: string; after: string; note: string }>()
  const replace = (by: string): void => {
    if (field.current === null || !replaceText(field.current, by)) onChange(by)
  }
  const call = useMutation({
    mutationFn: async (before: string) => {
      const { enhancedPrompt, note } = await server.enhancePrompt({ body: { prompt: before.trim(), kind } })
      return { before, after: enhancedPrompt === before.trim() ? before : enhancedPrompt, note }
    },
    onSuccess: (answer) => {
      // If the user has typed in the meantime, the typed text is kept and the result is dropped.
      if ((field.current?.value ?? text) !== answer.before) return
      if (answer.after !== answer.before) replace(answer.after)
      setDone(answer)
    },
  })
  const isShown = done !== undefined && done.after === text
  return {
    enhance: () => call.mutate(text),
    isPending: call.isPending,
    note: isShown ? done.note : undefined,
    problem: call.isError && !isShown ? messageOf(call.error) : undefined,
    takeBack: isShown && done.before !== text ? () => replace(done.before) : undefined,
  }
}

import type { CallInput, videos } from '@dayreel/contract'
import { useMutation } from '@tanstack/react-query'
import { useState, type RefObject } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { replaceText } from '#lib/replace-text.ts'

type EnhanceOptions = {
  kind: NonNullable<CallInput<(typeof videos)['enhancePrompt']>['body']['kind']>
  /** What the field holds. */
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** Enhances what a field holds; the browser's own undo takes it back, and so does `takeBack`. */
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
      // What was typed in the meantime is worth more than an answer to what was there before.
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

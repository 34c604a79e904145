import type { TestedService } from '@dayreel/contract'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'

const USES = {
  'the model': 'New videos use it from now on.',
  'the voices': 'You can choose them for new videos.',
  'the image model': 'You can choose it for new videos.',
  'the server': 'New videos use it from now on.',
} as const

type ModelResultProps = {
  /** The tested service. Default: the model. */
  what?: keyof typeof USES
  change: { isPending: boolean; error: unknown; data: TestedService | undefined }
}

/** The state of a test: in progress, saved, or the provider's reason. */
export function ModelResult({ what = 'the model', change: { isPending, error, data } }: ModelResultProps) {
  if (isPending) return <Notice kind="hint">Testing {what} with one small call. This can take half a minute.</Notice>
  if (error !== null) return <Notice kind="problem">Not saved. {messageOf(error)}</Notice>
  if (data === undefined) return null
  return (
    <Notice kind="success">
      Saved. {costSentence(data)} {USES[what]}
    </Notice>
  )
}

/** Returns a test's result with its cost, if the cost is known. */
export function costSentence({ sentence, dollars }: Pick<TestedService, 'sentence' | 'dollars'>): string {
  return dollars === null ? sentence : `${sentence} It cost $${dollars.toFixed(6)}.`
}

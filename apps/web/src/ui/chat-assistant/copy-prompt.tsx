import { Problem } from '#ui/problem.tsx'
import { CopiedText } from './copied-text.tsx'

type CopyPromptProps = {
  /** Describes what the prompt requests. */
  lead: string
  prompt: { data: { prompt: string } | undefined; error: Error | null; refetch: () => unknown }
}

/** The step in which the user copies the prompt. */
export function CopyPrompt({ lead, prompt: { data, error, refetch } }: CopyPromptProps) {
  return (
    <li>
      <h4>Copy the prompt</h4>
      <p>{lead}</p>
      {error !== null && data === undefined ? (
        <Problem title="The prompt couldn’t be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <CopiedText text={data?.prompt} label="Copy prompt" name="Prompt" />
      )}
    </li>
  )
}

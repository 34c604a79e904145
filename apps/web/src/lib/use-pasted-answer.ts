import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'

/** Users usually paste a whole answer at once, so a short pause suffices. */
const TYPING_PAUSE_MS = 300

export type PastedAnswer<Read> = {
  data: Read | undefined
  error: unknown
  isReading: boolean
}

/**
 * Reads the pasted answer of a chat assistant. There is no data while the answer is empty or is changing.
 *
 * @param name the query key of this kind of answer.
 * @param promptInput the input for which the prompt was written. It must be JSON.
 */
export function usePastedAnswer<Input, Read>(
  name: string,
  { promptInput, answer }: { promptInput: Input; answer: string },
  read: (body: { promptInput: Input; answer: string }, signal: AbortSignal) => Promise<Read>,
): PastedAnswer<Read> {
  const isEmpty = answer.trim() === ''
  const json = JSON.stringify({ promptInput, answer: answer.trim() })
  const [settled] = useDebouncedValue(json, TYPING_PAUSE_MS)
  const isCurrent = !isEmpty && settled === json
  const query = useQuery({
    queryKey: [name, settled],
    queryFn: ({ signal }) => read(JSON.parse(settled) as { promptInput: Input; answer: string }, signal),
    enabled: isCurrent,
    staleTime: Infinity,
    retry: false,
  })
  return {
    data: isCurrent ? query.data : undefined,
    error: isCurrent ? query.error : null,
    isReading: !isEmpty && (!isCurrent || query.isFetching),
  }
}

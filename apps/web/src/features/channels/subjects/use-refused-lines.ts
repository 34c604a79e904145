import { RefusedSubject } from '@dayreel/contract'
import { useRef, useState } from 'react'
import { useStoredState } from '#lib/use-stored-state.ts'

/** A line that was not added to the list: its text, the reason, and stories to add instead. */
export type RefusedLine = { key: number; text: string } & Pick<RefusedSubject, 'reason' | 'message' | 'tales'>

const Reason = RefusedSubject.pick({ reason: true, message: true, tales: true })

function readLines(kept: unknown): RefusedLine[] | undefined {
  return Array.isArray(kept) && kept.every(isLine) ? kept : undefined
}

function isLine(kept: unknown): kept is RefusedLine {
  const { key, text } = (kept ?? {}) as { key?: unknown; text?: unknown }
  return typeof key === 'number' && typeof text === 'string' && Reason.safeParse(kept).success
}

/** The lines that a channel's list has refused, until the user adds or removes them. They survive a reload. */
export function useRefusedLines(channelId: string) {
  const [lines, setLines] = useStoredState<RefusedLine[]>(`dayreel-refused-${channelId}`, [], readLines)
  const [removed, setRemoved] = useState<{ line: RefusedLine; at: number }>()
  // Responses may arrive after the user has changed other lines.
  const current = useRef(lines)
  const update = (next: RefusedLine[]): void => {
    current.current = next
    setLines(next)
  }
  const without = (key: number) => current.current.filter((line) => line.key !== key)
  return {
    lines,
    removed: removed?.line,
    keep: (texts: readonly string[], refused: readonly RefusedSubject[]): void => {
      setRemoved(undefined)
      update(withRefused(current.current, texts, refused))
    },
    change: (key: number, { line: _line, ...change }: Partial<RefusedSubject> & { text?: string }): void =>
      update(current.current.map((line) => (line.key === key ? { ...line, ...change } : line))),
    /** Removes a line that was added in the meantime. */
    drop: (key: number): void => update(without(key)),
    remove: (line: RefusedLine): void => {
      setRemoved({ line, at: current.current.indexOf(line) })
      update(without(line.key))
    },
    putBack: (): void => {
      if (removed === undefined) return
      update(current.current.toSpliced(removed.at, 0, removed.line))
      setRemoved(undefined)
    },
  }
}

/** Appends the sent texts that the list refused. */
export function withRefused(
  lines: readonly RefusedLine[],
  texts: readonly string[],
  refused: readonly RefusedSubject[],
): RefusedLine[] {
  const first = 1 + Math.max(0, ...lines.map(({ key }) => key))
  const added = refused.map(({ line, reason, message, tales }, i) => ({
    key: first + i,
    text: texts[line - 1] ?? '',
    reason,
    message,
    tales,
  }))
  return [...lines, ...added]
}

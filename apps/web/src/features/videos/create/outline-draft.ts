import type { Outline } from '@dayreel/contract'

/** The user's texts in an outline. The video speaks them in this order. */
export type OutlineDraft = {
  /** The subject for which the outline was offered. */
  subject: string
  kind: Outline['kind']
  hook: string
  /** One text for each point. There may be more points than the outline suggests. */
  points: readonly string[]
  close: string
}

export const MAX_POINTS = 15

export function emptyOutline(subject: string, kind: Outline['kind']): OutlineDraft {
  return { subject, kind, hook: '', points: [], close: '' }
}

/** Reads a stored draft. Values with another shape are dropped. */
export function readOutlineDraft(kept: unknown): OutlineDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { subject, kind, hook, points, close } = kept as Record<string, unknown>
  if (typeof subject !== 'string' || typeof kind !== 'string' || !Array.isArray(points)) return null
  return {
    subject,
    kind: kind as Outline['kind'],
    hook: textOf(hook),
    points: points.slice(0, MAX_POINTS).map(textOf),
    close: textOf(close),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the script of an outline, with a paragraph for each text. Empty fields are left out. */
export function scriptOf({ hook, points, close }: OutlineDraft): string {
  return [hook, ...points, close]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Returns the labels of the points: the outline's own, and one for each point that the user has added. */
export function pointLabels(outline: Outline, { points }: OutlineDraft): string[] {
  const added = Math.max(0, points.length - outline.points.length)
  return [...outline.points, ...Array.from({ length: added }, (_, i) => `Point ${outline.points.length + i + 1}`)]
}

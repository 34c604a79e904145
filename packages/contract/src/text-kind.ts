import { z } from 'zod'

/** How a text is used. The writer writes a video about a subject, but the narrator speaks a script word for word. */
export const TextKind = z.enum(['subject', 'script'], 'Choose Subject or Script.')
export type TextKind = z.infer<typeof TextKind>

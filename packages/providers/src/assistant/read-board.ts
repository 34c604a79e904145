import { BOARD_LAYOUTS, BOARD_MARKS, BOARD_TINTS } from '@dayreel/catalogue'
import { DescribedBoard } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { withoutUnseen } from './clean-answer.ts'

const NOTHING = /^(?:null|none|n\/a|-)?$/iu

const name = z.string().trim().toLowerCase()
const words = z
  .string()
  .transform((text) => withoutUnseen(text).trim())
  .transform((text) => (NOTHING.test(text) ? null : text))
  .nullable()
  .catch(null)
const index = z.coerce.number().int()
const item = z.object({
  kind: name.pipe(DescribedBoard.shape.items.element.shape.kind),
  show: z
    .union([z.string(), z.number().transform(String)])
    .transform(withoutUnseen)
    .catch(''),
  value: z
    .union([z.number(), z.string().regex(/\d/u).pipe(z.coerce.number())])
    .nullable()
    .catch(null),
  label: words,
  tint: name.pipe(z.enum(BOARD_TINTS)).nullable().catch(null),
  at: words,
})
const mark = z.object({ kind: name.pipe(z.enum(BOARD_MARKS)), on: index, to: index.nullable().catch(null), at: words })

/** `settleBoard` leaves an empty item out. Until then it keeps its index, which marks refer to. */
const UNREADABLE = { kind: 'word' as const, show: '', value: null, label: null, tint: null, at: null }

/** The form of the prompt, but fields may be missing, and items and marks that cannot be read are left out. */
const AnsweredBoard = z.object({
  layout: name.pipe(z.enum(BOARD_LAYOUTS.map(({ id }) => id))),
  items: z.array(item.catch(UNREADABLE)),
  marks: z
    .array(mark.or(z.unknown().transform(() => undefined)))
    .transform((marks) => marks.filter((each) => each !== undefined))
    .catch([]),
})

/**
 * Reads the board of a scene in an answer.
 *
 * @returns undefined if the value is no board. `settleBoard` checks the rest.
 */
export function readBoard(value: unknown): DescribedBoard | undefined {
  return AnsweredBoard.safeParse(value).data
}

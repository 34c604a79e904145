import { z } from 'zod'
import { ERRORS, type ErrorCode } from './errors.ts'

/** The body of every error. */
export const ErrorBody = z
  .object({
    message: z.string().describe('What happened and what to do next, for a person.'),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).describe('What happened, for a program.'),
    details: z.unknown().optional().describe('What the message is about, where that helps: fields, limits, numbers.'),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>

/** One call of the API: what it takes, what it answers, and how it may fail. Server, browser and documentation are made from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Begins with /api; parameters as `:name`. */
  path: `/api/${string}`
  summary: string
  tag: string
  /** `account` needs the bearer token of a session; `anyone` ignores it. */
  access: 'anyone' | 'account'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is a file of one of these types instead. */
  upload?: { types: readonly string[]; maxBytes: number }
  /** The body is a form with these fields instead, which the handler reads as they come: files are too large for memory. */
  form?: readonly string[]
  /** What the JSON of its body may weigh, where that is more than other calls need. */
  maxBodyBytes?: number
  answer: z.ZodType
  /** 200 unless told. */
  status?: 200 | 201 | 202 | 204
  /** The handler may choose this one instead. */
  orStatus?: 202
  /** What people read first where the call fails and the server says nothing, or nothing at all comes. */
  failure?: string
  /** Beyond those that any call can have. */
  errors?: readonly ErrorCode[]
  /** How often an account, or an address where none is needed, may make this call; left out, what the installation allows. */
  limit?: { points: number; seconds: number }
}

export function endpoint<const E extends Endpoint>(described: E): E {
  return described
}

import { z } from 'zod'
import { ERRORS, type ErrorCode } from './errors.ts'

/** The response body of every error. */
export const ErrorBody = z
  .object({
    message: z.string().describe('A sentence for the user: what happened, and what to do next.'),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).describe('The machine-readable error code.'),
    details: z.unknown().optional().describe('More about the error, such as fields, limits or numbers.'),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>

/**
 * An API call with its input, output and errors. The server, the browser and the documentation all use this
 * description.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A path that begins with /api and contains its parameters as `:name`. */
  path: `/api/${string}`
  summary: string
  tag: string
  /** `account` requires a session's bearer token. `anyone` ignores the token. */
  access: 'anyone' | 'account'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Set if the request body is a file of one of these types instead of JSON. */
  upload?: { types: readonly string[]; maxBytes: number }
  /**
   * Set if the request body is a form with these fields instead of JSON. The handler streams the form, because its
   * files are too large for memory.
   */
  form?: readonly string[]
  /** The size limit of the JSON body, if this call needs more than other calls. */
  maxBodyBytes?: number
  answer: z.ZodType
  /** The status of a successful response. Default: 200. */
  status?: 200 | 201 | 202 | 204
  /** A second success status that the handler may choose. */
  orStatus?: 202
  /** The message for the user if the call fails and the server sent no message. */
  failure?: string
  /** Errors that this call may return besides the common errors. */
  errors?: readonly ErrorCode[]
  /**
   * How often an account may make this call. Calls without an account are counted by network address. Default: the
   * installation's limit.
   */
  limit?: { points: number; seconds: number }
}

export function endpoint<const E extends Endpoint>(described: E): E {
  return described
}

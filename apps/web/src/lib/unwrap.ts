type Answer = { data: unknown; error: unknown }

/**
 * The auth client answers with what it got or with an error; this gives the first and throws the second.
 *
 * @throws the error of the answer.
 */
export function unwrap<A extends Answer>(answer: A): Extract<A, { error: null }>['data'] {
  if (answer.error !== null) throw answer.error
  return answer.data
}

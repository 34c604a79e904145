type Answer = { data: unknown; error: unknown }

/**
 * Returns the data of the auth client's response.
 *
 * @throws the error of the response.
 */
export function unwrap<A extends Answer>(answer: A): Extract<A, { error: null }>['data'] {
  if (answer.error !== null) throw answer.error
  return answer.data
}

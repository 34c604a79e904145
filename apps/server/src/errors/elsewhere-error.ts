/** This worker cannot do the work, and another one can. The work is given back without counting as a failure. */
export class ElsewhereError extends Error {
  override readonly name = 'ElsewhereError'
}

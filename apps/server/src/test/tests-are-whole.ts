/** The soak runs some tests whole, of which `npm test` runs a part. */
export const TESTS_ARE_WHOLE = process.env.TESTS === 'whole'

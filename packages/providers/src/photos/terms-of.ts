import type { Candidate } from './candidate.ts'

/**
 * Returns what a licence demands. Only public domain, CC0 and CC BY are used: SA would extend to the video, NC forbids
 * channels that earn money, and ND forbids cropping.
 *
 * @param licence a short name, such as `CC BY 4.0`, `cc0` or `Public domain`.
 * @returns undefined for every other licence.
 */
export function termsOf(licence: string): Candidate['terms'] | undefined {
  const name = licence
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ')
  if (/^(?:cc ?0(?: 1\.0)?|cc zero|pdm(?: 1\.0)?|public domain(?: mark 1\.0)?|pd|pd us ?gov)$/u.test(name))
    return 'free'
  return /^(?:cc )?by(?: \d\.\d)?$/u.test(name) ? 'credited' : undefined
}

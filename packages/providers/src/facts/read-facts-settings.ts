import { NO_FACTS } from '@dayreel/storyboard'
import { readContact } from '../public-api/read-contact.ts'

export type FactsSettings = {
  /** An email or web address at which the source's operators can reach the operator of this site. */
  contact: string
  /** The URL of a stand-in, in which `{language}` stands for the language. Default: Wikipedia. */
  address?: string
}

type FactsEnvironment = Readonly<Partial<Record<'FACTS' | 'FACTS_CONTACT' | 'FACTS_URL' | 'OPERATOR_EMAIL', string>>>

/**
 * Reads from environment variables whether facts may be looked up, and where.
 *
 * @returns `facts` is undefined if the operator does not allow it or a setting is wrong. Each fault begins with a
 * variable name.
 */
export function readFactsSettings(env: FactsEnvironment): { facts: FactsSettings | undefined; faults: string[] } {
  const set = (name: keyof FactsEnvironment): string | undefined => env[name]?.trim() || undefined
  const wanted = set('FACTS') ?? NO_FACTS
  if (wanted === NO_FACTS) return { facts: undefined, faults: [] }
  if (wanted !== 'wikipedia') return { facts: undefined, faults: ['FACTS must be wikipedia, or left out'] }
  const { contact, faults } = readContact('FACTS_CONTACT', set('FACTS_CONTACT') ?? set('OPERATOR_EMAIL'), {
    service: 'Wikipedia',
  })
  const address = set('FACTS_URL')
  if (address !== undefined && !/^https?:$/u.test(URL.parse(address.replace('{language}', 'en'))?.protocol ?? '')) {
    faults.push('FACTS_URL must be like http://127.0.0.1:8080/{language}')
  }
  if (contact === undefined || faults.length > 0) return { facts: undefined, faults }
  return { facts: { contact, ...(address !== undefined && { address }) }, faults }
}

import type { Price } from './catalogue.ts'

/** What countries take of what is sold there, in percent. Anywhere else the seller is not registered, and nothing is added. */
const PERCENT: Readonly<Record<string, number>> = { DE: 19, FR: 20 }

export type Address = ReturnType<typeof addressIn>
/** Of an address the country is all that the stand-in's taxes go by. */
export function addressIn(country: string) {
  return { city: null, country, line1: null, line2: null, postal_code: null, state: null }
}

export type Tax = ReturnType<typeof newTax>
/** The tax of an amount: on top of it, or a part of it, as its price says. */
export function newTax(amount: number, { tax_behavior: behavior }: Price, country: string) {
  const percent = PERCENT[country] ?? 0
  const isOnTop = behavior === 'exclusive'
  const share = isOnTop ? percent / 100 : percent / (100 + percent)
  // What is taken off is rounded as what is billed is.
  const tax = Math.sign(amount) * Math.round(Math.abs(amount) * share)
  return {
    amount: tax,
    tax_behavior: isOnTop ? ('exclusive' as const) : ('inclusive' as const),
    tax_rate_details: percent === 0 ? null : { tax_rate: `txr_sandbox${country}` },
    taxability_reason: percent === 0 ? ('not_collecting' as const) : ('standard_rated' as const),
    taxable_amount: isOnTop ? amount : amount - tax,
    type: 'tax_rate_details' as const,
  }
}

export function sumOf(taxes: readonly Tax[], behavior?: Tax['tax_behavior']): number {
  return taxes
    .filter((tax) => behavior === undefined || tax.tax_behavior === behavior)
    .reduce((sum, { amount }) => sum + amount, 0)
}

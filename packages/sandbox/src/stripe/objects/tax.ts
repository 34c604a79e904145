import type { Price } from './catalogue.ts'

/** Tax rates by country, in percent. In other countries the seller is not registered, so there is no tax. */
const PERCENT: Readonly<Record<string, number>> = { DE: 19, FR: 20 }

export type Address = ReturnType<typeof addressIn>
/** Returns an address with only a country, because the stand-in's taxes use nothing else. */
export function addressIn(country: string) {
  return { city: null, country, line1: null, line2: null, postal_code: null, state: null }
}

export type Tax = ReturnType<typeof newTax>
/** Calculates the tax of an amount. The tax is added to the amount or included in it, as the price declares. */
export function newTax(amount: number, { tax_behavior: behavior }: Price, country: string) {
  const percent = PERCENT[country] ?? 0
  const isOnTop = behavior === 'exclusive'
  const share = isOnTop ? percent / 100 : percent / (100 + percent)
  // Rounds the absolute value, so that discounts are rounded like charges.
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

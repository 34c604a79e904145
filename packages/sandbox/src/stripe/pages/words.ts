export const STANDS_FOR = 'Stripe'

/** An amount of the currency's smallest unit as people write it. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100)
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000))
}

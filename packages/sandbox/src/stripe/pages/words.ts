export const STANDS_FOR = 'Stripe'

const COUNTRIES = [
  ['US', 'United States: no tax'],
  ['DE', 'Germany: 19 % tax'],
  ['FR', 'France: 20 % tax'],
] as const

/** Returns the field for the country, which decides the tax. */
export function countryField(chosen: string | undefined): string {
  const options = COUNTRIES.map(
    ([id, what]) => `<option value="${id}"${id === chosen ? ' selected' : ''}>${what}</option>`,
  )
  return `<label>Country<select name="country">${options.join('')}</select></label>`
}

/** Formats an amount that is given in the currency's smallest unit. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() }).format(amount / 100)
}

export function day(seconds: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000))
}

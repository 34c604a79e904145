import { clockIn, offsetText } from '@dayreel/catalogue'

/** Cities whose zones have an older name in browsers. The list shows the current name. */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

export type ZoneChoice = { value: string; label: string }

/**
 * Returns all time zones from west to east, each with its city and its current UTC offset.
 *
 * @param present a zone that is listed even if it has an older name.
 */
export function listZones(present: string, now: number): ZoneChoice[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), present, 'UTC'])
  return [...names]
    .map((value) => ({ value, ahead: clockIn(value, now) }))
    .toSorted((a, b) => a.ahead - b.ahead || (a.value < b.value ? -1 : 1))
    .map(({ value }) => zoneChoice(value, now))
}

/** Returns one time zone as in the list, like `Asia/Kolkata (UTC+05:30)`. */
export function zoneChoice(zone: string, now: number): ZoneChoice {
  return { value: zone, label: `${nameOf(zone)} (${offsetText(zone, now)})` }
}

function nameOf(zone: string): string {
  return (PRESENT_NAMES[zone] ?? zone).replaceAll('_', ' ')
}

/** Returns the zones whose names or offsets contain all typed words, like `new york` or `+5:30`. */
export function findZones(zones: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const words = plain(typed).split(' ').filter(Boolean)
  return zones.filter(({ label }) => words.every((word) => plain(label).includes(word)))
}

/**
 * Converts to lower case, with a hyphen for the minus sign and without an hour's leading zero, because users leave it
 * out.
 */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll(/(?<=[+-])0(?=\d)/g, '')
    .replaceAll(/[/_,()\s]+/g, ' ')
}

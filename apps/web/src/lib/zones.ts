/** Where a browser does not say. */
const NO_ZONE = 'UTC'

/** The time zone that this device is in, by its IANA name. */
export function detectedZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || NO_ZONE
}

/** All zones that can be chosen, by region, each with the name of its place; `present` is among them though it has an older name. */
export function zonesByRegion(present: string): { group: string; items: { value: string; label: string }[] }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), present, NO_ZONE])
  const regions = new Map<string, { value: string; label: string }[]>()
  for (const name of [...names].sort()) {
    const slash = name.indexOf('/')
    const region = slash === -1 ? 'Other' : name.slice(0, slash)
    const label = name
      .slice(slash + 1)
      .replaceAll('_', ' ')
      .replaceAll('/', ', ')
    regions.set(region, [...(regions.get(region) ?? []), { value: name, label }])
  }
  return [...regions].map(([group, items]) => ({ group, items }))
}

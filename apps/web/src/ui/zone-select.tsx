import { Select } from '@mantine/core'
import { useMemo, useState, type ReactNode } from 'react'
import { findZones, listZones, zoneChoice } from '#lib/zones.ts'
import styles from './zone-select.module.css'

type ZoneSelectProps = {
  value: string
  onChange: (zone: string) => void
  description?: ReactNode
}

/** Lets the user choose a time zone by its city, country or distance from UTC. */
export function ZoneSelect({ value, onChange, description }: ZoneSelectProps) {
  // Listing all zones takes about 0.1 s, so the list exists only once the field has had the focus.
  const [isListed, setListed] = useState(false)
  const zones = useMemo(
    () => (isListed ? listZones(value, Date.now()) : [zoneChoice(value, Date.now())]),
    [isListed, value],
  )
  return (
    <Select
      label="Time zone"
      size="md"
      value={value}
      data={zones}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      maxDropdownHeight={280}
      nothingFoundMessage="No time zone has this name. Try a large city nearby."
      filter={({ options, search }) => {
        // When the list opens, the field contains the chosen zone, which must not filter the list.
        if (zones.some(({ label }) => label === search)) return options
        const found = new Set(findZones(zones, search).map(({ value: zone }) => zone))
        return options.filter((option) => 'value' in option && found.has(option.value))
      }}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ option: styles.option ?? '' }}
      onFocus={() => setListed(true)}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  )
}

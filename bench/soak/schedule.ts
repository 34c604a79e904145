import { changeDates, slotByClock, slotOn, soakSchedule } from '@dayreel/server/testing'
import type { SoakPart } from './part.ts'

const DAYS = 400
const CHANNELS = 300
const ZONES = 60
const KILLS = 100
const QUICK = { days: 30, channels: 30, kills: 12 }
/**
 * Time zones with unusual clocks. Some change by half an hour or two hours, at midnight or for Ramadan. Others have
 * offsets of three quarters of an hour or a different date.
 */
const ODD_ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Nuuk',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Pacific/Chatham',
  'America/Havana',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
]
const TIMES = ['00:00', '00:25', '01:00', '01:55', '02:00', '02:25', '02:45', '03:00', '03:30', '23:00', '23:55']

/**
 * Simulates days with many channels while servers and workers are killed. Every run, charge and mail must match the
 * model.
 */
export const soakChannels: SoakPart = async ({ count = DAYS, quick, say }) => {
  const all = Intl.supportedValuesOf('timeZone')
  const wrongSlots = checkSlots(all, say)
  const many = all.filter((zone) => !ODD_ZONES.includes(zone))
  const others = Array.from(
    { length: ZONES - ODD_ZONES.length },
    (_, i) => many[Math.floor((i * many.length) / (ZONES - ODD_ZONES.length))]!,
  )
  const size = quick ? QUICK : { days: count, channels: CHANNELS, kills: KILLS }
  const ashes = await soakSchedule({ ...size, zones: [...ODD_ZONES, ...others], seed: 'schedule', say })
  const { runs, charges, mails, jumps, edits, kills } = ashes
  say(`  ${runs} runs, ${charges} charges, ${mails} mails; ${jumps} moments, ${edits} edits, ${kills} kills`)
  return [...wrongSlots, ...ashes.problems]
}

/** Compares the slots around every clock change in every zone with a clock that advances minute by minute. */
function checkSlots(zones: readonly string[], say: (line: string) => void): string[] {
  const problems: string[] = []
  let dates = 0
  for (const zone of zones) {
    for (const date of changeDates(zone)) {
      dates++
      for (const time of TIMES) {
        const [hour, minute] = time.split(':').map(Number) as [number, number]
        const [found, right] = [slotOn(date, { zone, hour, minute }), slotByClock(date, time, zone)]
        if (found !== right)
          problems.push(`${zone}: ${date} ${time} is ${String(found)}, and its clock says ${String(right)}`)
      }
    }
  }
  say(`  ${dates} dates around changes of the clock in ${zones.length} zones: ${problems.length} slots wrong`)
  return problems
}

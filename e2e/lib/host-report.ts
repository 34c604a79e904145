import type { HostReport } from '@dayreel/contract'

/** The report of a busy site, for journeys that mock the host page's calls. */
export const HOST_REPORT: HostReport = {
  services: [{ name: 'Words', by: 'Built-in writer', isBuiltIn: true, canTest: false }],
  queue: { waiting: 12, running: 2, failedToday: 4 },
  storage: { place: '/srv/data', freeBytes: 8e10, isLow: false },
  mail: { isConfigured: true, waiting: 1 },
  limits: { dayDollars: null, accountDayDollars: null },
  costs: [],
}

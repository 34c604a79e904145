import type { HostReport } from '@dayreel/contract'

/** The report of a busy site, for journeys that mock the host page's calls. */
export const HOST_REPORT: HostReport = {
  services: [{ name: 'Words', by: 'Built-in writer', isBuiltIn: true, canTest: false }],
  queue: { waiting: 12, running: 2, failedToday: 4, oldestSeconds: 95 },
  workers: [
    {
      id: '0a0f9f6a-9a53-4a3b-8f57-6f9a3f6f2b11',
      machine: 'worker-with-a-long-name.eu-central-1.example',
      release: '0.2.0',
      concurrency: 2,
      startedAt: '2026-11-22T09:00:00.000Z',
    },
  ],
  lateRuns: { count: 0, oldestSlotAt: null },
  uncertainPosts: 1,
  maintenance: null,
  storage: { place: '/srv/data', freeBytes: 8e10, isLow: false },
  mail: { isConfigured: true, waiting: 1 },
  limits: { dayDollars: null, accountDayDollars: null },
  costs: [],
}

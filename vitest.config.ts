import { defineConfig } from 'vitest/config'

// Two cores, and the studio brings threads of its own.
const shared = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'studio',
          include: ['packages/**/*.test.ts', 'apps/command/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        test: { ...shared, name: 'web', include: ['apps/web/**/*.test.ts'] },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/test/postgres-for-tests.ts'],
        },
      },
    ],
  },
})

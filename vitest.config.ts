import { configDefaults, defineConfig } from 'vitest/config'

// Two cores, and the studio brings threads of its own; a machine that is busy with other things takes several times as long.
const shared = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    retry: 1, // The reporter `scripts/report-flaky.ts` lists the tests that pass on their second try.
    maxWorkers: 2,
    projects: [
      {
        // What all of them import is loaded once, and no process is started for each of them.
        test: {
          ...shared,
          name: 'studio',
          isolate: false,
          exclude: [...configDefaults.exclude, 'packages/auth/**'], // its tests need the database: they run with the server's
          include: ['packages/**/*.test.ts', 'apps/command/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        // Words and reckoning only: what all of them import is loaded once, not by each of forty files.
        test: { ...shared, name: 'web', include: ['apps/web/**/*.test.ts'], isolate: false },
      },
      {
        // Each file has a database and services of its own. What all of them import is loaded once: for each, it took half of their time.
        test: {
          ...shared,
          name: 'server',
          isolate: false,
          include: ['apps/server/**/*.test.ts', 'packages/auth/**/*.test.ts'],
          globalSetup: ['apps/server/src/test/postgres-for-tests.ts'],
        },
      },
    ],
  },
})

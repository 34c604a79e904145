import { QUICK_START } from './apps/server/src/test/quick-start.ts'
import { configDefaults, defineConfig } from 'vitest/config'

// The limits are generous, because they only end hanging tests: the machine may have only two cores, the studio starts
// its own threads, and a busy machine takes several times as long.
const shared = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 240_000 } },
  execArgv: [...QUICK_START],
}

export default defineConfig({
  test: {
    retry: 1, // The reporter `scripts/report-flaky.ts` lists the tests that pass on their second try.
    maxWorkers: 2,
    projects: [
      {
        // The test files share imported modules, and no process is started for each file.
        test: {
          ...shared,
          name: 'studio',
          isolate: false,
          // These tests need the database, so they run with the server's tests.
          exclude: [...configDefaults.exclude, 'packages/auth/**'],
          include: ['packages/**/*.test.ts', 'apps/command/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
        },
      },
      {
        // These tests only process words and numbers. They share imported modules, which otherwise each of forty files
        // would load.
        test: { ...shared, name: 'web', include: ['apps/web/**/*.test.ts'], isolate: false },
      },
      {
        // Each file has its own database and services. The files share imported modules, because loading them for each
        // file took half of the time.
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

import { defineConfig } from 'oxlint'
import { DIRECTIONS } from './scripts/directions.ts'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  env: { builtin: true, node: true },
  ignorePatterns: ['packages/*/src/**/kernel/assembly/**'],
  rules: {
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/consistent-type-imports': 'error',
    'unicorn/no-array-sort': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-console': 'error',
    'oxc/no-async-endpoint-handlers': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/expect-expect': 'off',
    'vitest/valid-title': 'off',
  },
  overrides: [
    { files: ['**/*.config.ts', 'scripts/report-flaky.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['apps/web/src/pages/**', 'apps/web/src/{root,routes,entry.server}.{ts,tsx}'],
      rules: { 'import/no-default-export': 'off' },
    },
    ...DIRECTIONS.map(({ files, bans }) => ({
      files: [...files],
      rules: {
        'no-restricted-imports': [
          'error' as const,
          { patterns: bans.map(({ regex, message }) => ({ regex, message })) },
        ] as const,
      },
    })),
  ],
})

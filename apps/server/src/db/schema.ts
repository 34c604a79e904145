export * from './tables/accounts.ts'
export * from './tables/ledger.ts'

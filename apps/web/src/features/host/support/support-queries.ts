import { queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { HOST_KEY } from '#lib/host-key.ts'

export const foundAccountsQuery = (search: string) =>
  queryOptions({
    queryKey: [...HOST_KEY, 'accounts', search],
    queryFn: ({ signal }) => server.findAccounts({ query: { search } }, { signal }),
  })

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...HOST_KEY, 'account', accountId],
    queryFn: ({ signal }) => server.readHostAccount({ params: { accountId } }, { signal }),
  })

export const accountStorageQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...HOST_KEY, 'account-storage', accountId],
    queryFn: ({ signal }) => server.measureHostAccount({ params: { accountId } }, { signal }),
  })

export const auditLogQuery = queryOptions({
  queryKey: [...HOST_KEY, 'audit-log'],
  queryFn: ({ signal }) => server.readAuditLog({}, { signal }),
})

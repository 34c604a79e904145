import { randomUUID } from 'node:crypto'
import { HOUR_SECONDS } from '@dayreel/catalogue'
import type { AuthProvider } from '#identity/auth-provider.ts'
import type { Account } from '#http/account.ts'
import { AppError } from '#errors/app-error.ts'

/** Creates an auth provider that accepts `Bearer user-ID` as the user with that id until the user is deleted. */
export function createTestAuth(): AuthProvider & { deleted: Set<string>; helped: string[] } {
  const deleted = new Set<string>()
  const blocked = new Set<string>()
  const helped: string[] = []
  const created = new Date()
  return {
    deleted,
    /** The ids of users whose second factors were removed or who got a recovery mail. */
    helped,
    async verify(token): Promise<Account> {
      const id = /^user-([0-9a-f-]{36})$/.exec(token)?.[1]
      if (id === undefined || deleted.has(id) || blocked.has(id)) throw new AppError('unauthenticated')
      return { id, email: emailOf(id), sessionId: id, expiresAt: Date.now() / 1000 + HOUR_SECONDS }
    },
    async deleteUser(userId) {
      deleted.add(userId)
    },
    async listSessions(userId) {
      return [userId, randomUUID()].map((id) => ({
        id,
        createdAt: created,
        lastUsedAt: created,
        userAgent: 'Browser',
        address: '127.0.0.1',
      }))
    },
    async endOtherSessions() {},
    async block(userId) {
      blocked.add(userId)
    },
    async unblock(userId) {
      blocked.delete(userId)
    },
    async removeFactors(userId) {
      helped.push(`factors of ${userId}`)
    },
    async sendRecovery({ id }) {
      helped.push(`recovery of ${id}`)
    },
  }
}

export function emailOf(userId: string): string {
  return `person-${userId.slice(0, 8)}@example.com`
}

export function bearer(userId: string): { authorization: string } {
  return { authorization: `Bearer user-${userId}` }
}

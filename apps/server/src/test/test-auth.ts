import { randomUUID } from 'node:crypto'
import type { AuthProvider } from '#auth/auth-provider.ts'
import type { Account } from '#lib/account.ts'
import { AppError } from '#lib/app-error.ts'

const HOUR_SECONDS = 3_600

/** Takes `Bearer user-ID` for the user with that id, until that user is deleted. */
export function createTestAuth(): AuthProvider & { deleted: Set<string> } {
  const deleted = new Set<string>()
  const created = new Date()
  return {
    deleted,
    async verify(token): Promise<Account> {
      const id = /^user-([0-9a-f-]{36})$/.exec(token)?.[1]
      if (id === undefined || deleted.has(id)) throw new AppError('unauthenticated')
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
  }
}

export function emailOf(userId: string): string {
  return `person-${userId.slice(0, 8)}@example.com`
}

export function bearer(userId: string): { authorization: string } {
  return { authorization: `Bearer user-${userId}` }
}

import { AppError } from '#lib/app-error.ts'
import type { AuthProvider } from './auth-provider.ts'

/** Who may sign in. Until there is an auth service nobody is let in. */
export function createAuth(): AuthProvider {
  return {
    verify: () => Promise.reject(new AppError('unauthenticated')),
    deleteUser: () => Promise.resolve(),
  }
}

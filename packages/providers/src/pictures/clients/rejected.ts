import { ProviderError } from '../../provider-error.ts'

/** Returns the error of a prompt or picture that the provider's rules do not allow. */
export function rejected(name: string, { status, isUnused }: { status?: number; isUnused: boolean }): ProviderError {
  return new ProviderError({
    kind: 'content_rejected',
    message: 'The image model refused this picture.',
    forHost: `${name} refused a picture by its content rules.`,
    isUnused,
    ...(status !== undefined && { status }),
  })
}

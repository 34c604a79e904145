import type { Voice } from '@dayreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { server } from './api.ts'
import { accessToken } from './session.ts'

const NOT_SIGNED_IN = 'User not authenticated. Cannot fetch voices or previews.'

/** The voices, which do not change while the app is open. */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<Voice[]> => {
    if ((await accessToken()) === undefined) throw new Error(NOT_SIGNED_IN)
    return (await server.listVoices({}, { signal })).voices
  },
})

/** Returns the preview of a voice. The preview of a hosted voice is generated when it is first played. */
export function previewOf({
  voice_id: id,
  name,
  preview_url: url,
  provider,
}: Pick<Voice, 'voice_id' | 'name' | 'preview_url' | 'provider'>) {
  const load = async (): Promise<string> => (await server.previewVoice({ body: { voice_id: id } })).preview_url
  return { id, name, url, ...(provider !== undefined && { load }) }
}

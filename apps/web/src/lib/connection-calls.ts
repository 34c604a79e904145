import { platformOf, type PlatformName } from '@dayreel/catalogue'
import { fromStatus, fromYouTubeConnection, type LinkedAccount } from '@dayreel/contract'
import { server } from './api.ts'

/** The calls that the connections page makes for a platform, and the platform's own UI texts. */
export type ConnectionCalls = {
  start: () => Promise<{ url: string }>
  /** The linked accounts of the platform, oldest first. */
  list: (signal: AbortSignal) => Promise<LinkedAccount[]>
  setAutoPost: (id: string, isOn: boolean) => Promise<LinkedAccount>
  disconnect: (account: LinkedAccount) => Promise<{ message: string }>
  /** The heading shown if the list could not be loaded. */
  loadProblem: string
  /** Shown above the accounts if one has expired. */
  expired?: string
}

/** Changes auto-posting with the general call. The specification defines a separate call for YouTube only. */
const setAutoPost: ConnectionCalls['setAutoPost'] = (id, isOn) =>
  server.changeConnection({ params: { id }, body: { autoPost: isOn } })

/** The calls and UI texts that the specification defines (section 9). Other platforms use the general calls. */
const SPECIFIED: Readonly<Record<PlatformName, ConnectionCalls>> = {
  youtube: {
    start: () => server.startYouTube(),
    list: async (signal) => (await server.listYouTubeConnections({}, { signal })).map(fromYouTubeConnection),
    setAutoPost: async (id, isOn) =>
      fromYouTubeConnection(await server.setAutoPost({ params: { id }, body: { auto_post: isOn } })),
    disconnect: ({ id }) => server.disconnectYouTube({ params: { id: id! } }),
    loadProblem: 'Error loading YouTube connections',
  },
  instagram: {
    start: () => server.startInstagram(),
    async list(signal) {
      const { igUserId, ...status } = await server.getInstagramStatus({}, { signal })
      return fromStatus('instagram', { ...status, accountId: igUserId })
    },
    setAutoPost,
    disconnect: () => server.disconnectInstagram(),
    loadProblem: 'Error loading Instagram status',
    expired: 'Your Instagram connection has expired. Please reconnect.',
  },
  tiktok: {
    start: () => server.startTikTok(),
    async list(signal) {
      const { open_id: openId, ...status } = await server.getTikTokStatus({}, { signal })
      return fromStatus('tiktok', { ...status, accountId: openId })
    },
    setAutoPost,
    disconnect: () => server.disconnectTikTok(),
    loadProblem: 'Error loading TikTok status',
  },
}

export function connectionCalls(platform: PlatformName): ConnectionCalls {
  return (
    SPECIFIED[platform] ?? {
      start: () => server.startConnecting({ params: { platform } }),
      list: async (signal) =>
        (await server.listConnections({}, { signal })).filter((linked) => linked.platform === platform),
      setAutoPost,
      disconnect: ({ id }) => server.disconnect({ params: { id: id! } }),
      loadProblem: `Error loading ${platformOf(platform).label} accounts`,
    }
  )
}

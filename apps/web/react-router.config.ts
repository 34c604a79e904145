import type { Config } from '@react-router/dev/config'
import { NOT_FOUND_PAGE, PUBLIC_PATHS } from './src/lib/paths.ts'

/**
 * The server renders no pages: public pages are prerendered at build time, and the app starts from an empty frame
 * (`__spa-fallback.html`). The server answers an unknown address with the page of NOT_FOUND_PAGE and status 404.
 */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...PUBLIC_PATHS, NOT_FOUND_PAGE],
  routeDiscovery: { mode: 'initial' },
} satisfies Config

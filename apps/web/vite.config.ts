import { createHash } from 'node:crypto'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'

/** Where `npm start` listens; only asked while `vite` serves the pages itself. */
const SERVER = process.env['DAYREEL_URL'] ?? 'http://localhost:3000'

// One file is fetched sooner than twenty, and small ones compress badly. The long legal texts, forms and the app stay apart.
const EVERY_PAGE =
  /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|web[\\/]src[\\/](root|lib[\\/](go-to|session|session-redirect|session-key|site-config|theme|paths|page-meta|site-origin|motion)|ui[\\/](button|site-icon|logo|loading|crash-page|skip-link|cinema|phone|spoken-words|tall-picture|moving-picture|motion-switch|theme-switch|public-header|public-footer|site-links)|pages[\\/]public-layout)\b/
const SALES_PAGES =
  /packages[\\/]catalogue[\\/]src[\\/](plans|templates)\b|web[\\/]src[\\/](ui[\\/](section|fact-cards|page-head|watch-card)|features[\\/](marketing[\\/](app-screens?|closing-call|examples|product-schema|wave)|plans[\\/]plan-cards|templates[\\/]template-stories))\b/
const SIGN_IN =
  /web[\\/]src[\\/](features[\\/]sign-in[\\/]sign-in-card|pages[\\/]sign-in-layout|lib[\\/](use-task|unwrap))\b/
/** Of all that the app knows of the catalogue, /features shows these. */
const STYLES = /packages[\\/]catalogue[\\/]src[\\/]styles\b/
/** What most screens of the app are made of; apart, its forty pieces would be named for each screen in the list below. */
const MOST_SCREENS = 8
const CONTROLS = /node_modules[\\/](@mantine|@floating-ui|clsx|react-remove-scroll)[\\/].*\.m?js$/
/** What so many screens of the app share is one file for all of them: each named 30 to 60 before, and names 15 to 20 now. */
const SOME_SCREENS = 3
const PAGE = /web[\\/]src[\\/](pages[\\/]|root\.tsx)|entry\.client/
const APP_PAGE = /web[\\/]src[\\/]pages[\\/]app[\\/]/

/** No module comes with more pages of the site. */
const MOST_SITE_PAGES = 24

/** The pages of the site that a module comes with; none for what only the app has. */
function sitePagesOf(id: string, modules: Rolldown.ChunkingContext): string[] {
  const pages = new Set<string>()
  const seen = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next) || APP_PAGE.test(next)) continue
    seen.add(next)
    if (PAGE.test(next)) pages.add(next)
    open.push(...(modules.getModuleInfo(next)?.importers ?? []))
  }
  return [...pages].sort()
}

/**
 * A file for each set of pages of the site, so that none of them loads what is another's or the app's. A file takes along what it
 * imports, which comes with at least its pages: that of the most pages is made first.
 */
const SITE_GROUPS = Array.from({ length: MOST_SITE_PAGES }, (_, i) => ({
  debugName: 'site',
  minShareCount: 2,
  name(id: string, modules: Rolldown.ChunkingContext) {
    const pages = sitePagesOf(id, modules)
    if (pages.length !== MOST_SITE_PAGES - i) return null
    return createHash('sha256').update(pages.join()).digest('hex').slice(0, 8)
  },
}))

/** Every page loads a list of all files of all screens: there, names are what weighs. Only what is looked for by its name keeps it. */
const nameFor = ({ name }: { name: string }): string =>
  name === 'auth-client' ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    rolldownOptions: {
      output: {
        entryFileNames: nameFor,
        chunkFileNames: nameFor,
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'every-page', test: EVERY_PAGE },
            { name: 'sales-pages', test: SALES_PAGES },
            { name: 'sign-in', test: SIGN_IN },
            { name: 'styles', test: STYLES },
            { name: 'controls', test: CONTROLS, minShareCount: MOST_SCREENS },
            ...SITE_GROUPS,
            {
              debugName: 'app',
              name: (id, modules) => (sitePagesOf(id, modules).length === 0 ? 'app' : null),
              minShareCount: SOME_SCREENS,
            },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // the content security policy lets no data: font or script in
    // The first that know light-dark(): rewritten for older ones it would no longer follow the part of the page it is used in.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/auth/v1': SERVER,
      '/config.json': SERVER,
      '/files': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
})

import { createHash } from 'node:crypto'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'

/** The server that `npm start` runs. It is used only while `vite` serves the pages itself. */
const SERVER = process.env['DAYREEL_URL'] ?? 'http://localhost:3000'

// The code of every page is in one file, because one file loads faster than twenty and small files compress badly. The
// long legal texts, the forms and the app have their own files.
const EVERY_PAGE =
  /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|web[\\/]src[\\/](root|lib[\\/](go-to|session|session-redirect|session-key|site-config|theme|paths|page-meta|site-origin|motion|use-is-hydrated|way-back)|ui[\\/](button|site-icon|logo|loading|crash-page|skip-link|cinema|phone|spoken-words|tall-picture|moving-picture|motion-switch|theme-switch|public-header|public-footer|site-links)|pages[\\/]public-layout)\b/
/** The register page needs the chosen plan's name, but not the templates, which stay with the sales pages. */
const PLANS = /packages[\\/]catalogue[\\/]src[\\/]plans\b|web[\\/]src[\\/]features[\\/]plans[\\/]chosen-plan\.ts/
const SALES_PAGES =
  /packages[\\/]catalogue[\\/]src[\\/]templates\b|web[\\/]src[\\/](ui[\\/](section|fact-cards|page-head|watch-card)|features[\\/](marketing[\\/](app-screens?|closing-call|examples|product-schema|wave)|plans[\\/]plan-cards|templates[\\/]template-stories))\b/
const SIGN_IN =
  /web[\\/]src[\\/](features[\\/]sign-in[\\/]sign-in-card|pages[\\/]sign-in-layout|lib[\\/](use-task|unwrap))\b/
/** The only parts of the catalogue that /features needs. */
const STYLES = /packages[\\/]catalogue[\\/]src[\\/]styles\b/
/** The only part of the catalogue that /report needs. */
const REPORTS = /packages[\\/]catalogue[\\/]src[\\/]reports\b/
/** Parts of the catalogue that only the app needs. Otherwise a site page that imports any part would load them too. */
const APP_CHOICES =
  /packages[\\/]catalogue[\\/]src[\\/](boards|brands|caption-styles|channels|fonts|layers|media|plays|recordings|transitions)\b/
/**
 * Component library code that at least this many app screens share is in one file. Otherwise the file list that every
 * page loads would name its forty chunks for each of these screens.
 */
const MOST_SCREENS = 8
const CONTROLS = /node_modules[\\/](@mantine|@floating-ui|clsx|react-remove-scroll)[\\/].*\.m?js$/
/**
 * Other code that at least this many app screens share is in a second file. Without this, each screen loaded 30 to 60
 * files instead of 15 to 20.
 */
const SOME_SCREENS = 3
const PAGE = /web[\\/]src[\\/](pages[\\/]|root\.tsx)|entry\.client/
const APP_PAGE = /web[\\/]src[\\/]pages[\\/]app[\\/]/

/** The largest number of site pages that share a module. */
const MOST_SITE_PAGES = 24

/** Returns the site pages that use a module. The result is empty for a module that only the app uses. */
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
 * One file for each set of site pages, so that no page loads the code of another page or of the app. A file also takes
 * in the imports of its modules. The files for the most pages are created first, so that an import that more pages use
 * is already in another file.
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

/**
 * Every page loads a list of all files of all screens, so short names save bytes. A file keeps its name only if other
 * code finds it by that name.
 */
const nameFor = ({ name }: { name: string }): string =>
  name === 'auth-client' ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'

export default defineConfig({
  plugins: [reactRouter()],
  // React Router names the modules of routes, unless the client's environment does.
  environments: { client: { build: { rolldownOptions: { output: { entryFileNames: nameFor } } } } },
  build: {
    rolldownOptions: {
      output: {
        entryFileNames: nameFor,
        chunkFileNames: nameFor,
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'every-page', test: EVERY_PAGE },
            { name: 'plans', test: PLANS },
            { name: 'sales-pages', test: SALES_PAGES },
            { name: 'sign-in', test: SIGN_IN },
            { name: 'styles', test: STYLES },
            { name: 'reports', test: REPORTS },
            { name: 'app-choices', test: APP_CHOICES },
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
    assetsInlineLimit: 0, // The content security policy forbids data: URLs of fonts and scripts.
    // The first browsers with light-dark(). A version rewritten for older browsers would not follow the theme of the
    // part of the page where it is used.
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

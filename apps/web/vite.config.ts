import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Where `npm start` listens; only asked while `vite` serves the pages itself. */
const SERVER = process.env['DAYREEL_URL'] ?? 'http://localhost:3000'

// One file is fetched sooner than twenty, and small ones compress badly. The long legal texts, forms and the app stay apart.
const EVERY_PAGE =
  /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|web[\\/]src[\\/](root|lib[\\/](go-to|session|session-redirect|session-key|theme|paths|page-meta|site-origin|motion)|ui[\\/](button|site-icon|logo|loading|crash-page|skip-link|cinema|phone|spoken-words|tall-picture|moving-picture|motion-switch|theme-switch|public-header|public-footer|site-links)|pages[\\/]public-layout)\b/
const SALES_PAGES =
  /packages[\\/]catalogue[\\/]src[\\/](plans|templates)\b|web[\\/]src[\\/](ui[\\/](section|fact-cards|page-head|watch-card)|features[\\/](marketing[\\/](app-screens?|closing-call|examples|product-schema|wave)|plans[\\/]plan-cards|templates[\\/]template-stories))\b/
const SIGN_IN =
  /web[\\/]src[\\/](features[\\/]sign-in[\\/]sign-in-card|pages[\\/]sign-in-layout|lib[\\/](use-task|unwrap))\b/
/** What most screens of the app are made of; apart, its forty pieces would be named for each screen in the list below. */
const MOST_SCREENS = 8
const CONTROLS = /node_modules[\\/](@mantine|@floating-ui|clsx|react-remove-scroll)[\\/].*\.m?js$/
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
            { name: 'controls', test: CONTROLS, minShareCount: MOST_SCREENS },
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

import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Where `npm start` listens; only asked while `vite` serves the pages itself. */
const SERVER = process.env['DAYREEL_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
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

import { spawn } from 'node:child_process'

/**
 * Takes the site's screenshots of the app (apps/web/public/screens). Starts the app, makes videos in it like a user,
 * and photographs its pages in both themes. Run `npm run screens` after the app's design has changed. It takes some
 * minutes.
 */
const child = spawn('playwright', ['test', '--config=e2e/screens.config.ts'], { stdio: 'inherit' })
child.on('exit', (code) => (process.exitCode = code ?? 1))

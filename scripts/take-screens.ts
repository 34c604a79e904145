import { spawn } from 'node:child_process'

/**
 * Takes the screens of the app that the site shows (apps/web/public/screens) anew: starts the app, makes videos in it as somebody
 * would, and photographs its pages in both themes. After changes of the app's looks: `npm run screens`, some minutes.
 */
const child = spawn('playwright', ['test', '--config=e2e/screens.config.ts'], { stdio: 'inherit' })
child.on('exit', (code) => (process.exitCode = code ?? 1))

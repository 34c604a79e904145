import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const SUBJECT = 'What if the moon came closer every night?'
const FILE = join('videos', 'first-video.mp4')

/** Makes a first video, and says where it is and how to make the next one. */
async function main(): Promise<void> {
  process.stderr.write(`Making a first video: “${SUBJECT}”\n`)
  mkdirSync('videos', { recursive: true })
  const command = [
    'apps/command/src/main.ts',
    SUBJECT,
    '--template',
    'what-if-overnight',
    '--quality',
    'high',
    '--out',
    FILE,
  ]
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, INIT_CWD: process.cwd() },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const status = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  process.exitCode = status
  if (status !== 0) return
  process.stdout.write(
    `\nYour first video: ${FILE}\n` +
      `Subtitles, thumbnail and storyboard lie beside it.\n\n` +
      `Make your own:\n` +
      `  npm run video -- "your subject, or a whole script"\n` +
      `  npm run video -- --help\n`,
  )
}

await main()

import { parseArgs } from 'node:util'
import { describeMachine, machineSentence } from './machine.ts'
import { soakCluster } from './soak/cluster.ts'
import { soakCopies } from './soak/copies.ts'
import { soakImage } from './soak/image.ts'
import { soakKills } from './soak/kills.ts'
import { soakMatrix } from './soak/matrix.ts'
import { soakMemory } from './soak/memory.ts'
import { soakMoney } from './soak/money.ts'
import type { SoakPart } from './soak/part.ts'
import { soakPosts } from './soak/posts.ts'
import { soakChannels } from './soak/schedule.ts'
import { soakRows } from './soak/rows.ts'
import { soakSameness } from './soak/sameness.ts'
import { soakServer } from './soak/server.ts'
import { soakTracks } from './soak/tracks.ts'
import { soakUpload } from './soak/upload.ts'
import { soakVideos } from './soak/videos.ts'
import { soakTests } from './soak/whole-tests.ts'

/** Parts of test file names, in the form that vitest accepts as filters. */
const HOSTILE_TESTS = ['hostile-fields.test.ts', 'hostile-posts.test.ts']

const PARTS: Readonly<Record<string, { name: string; soak: SoakPart }>> = {
  memory: { name: 'Memory: many videos in one process', soak: soakMemory },
  matrix: { name: 'Matrix: everything that can be chosen', soak: soakMatrix },
  tracks: { name: 'Tracks: composed again', soak: soakTracks },
  posts: { name: 'Posts: kill -9 of workers while videos are posted', soak: soakPosts },
  schedule: { name: 'Schedule: 400 days of 300 channels, with kill -9 of servers and workers', soak: soakChannels },
  rows: { name: 'Rows: every frequent query on a database with millions of rows', soak: soakRows },
  sameness: { name: 'Sameness: sixty days of each template', soak: soakSameness },
  upload: { name: 'Upload: the memory of the server while a large file comes in', soak: soakUpload },
  server: { name: 'Server: kill -9 of server, worker and database under load', soak: soakServer },
  videos: { name: 'Videos: kill -9 of server, worker and database while videos are made', soak: soakVideos },
  cluster: { name: 'Cluster: servers and workers come and go while videos are made and posted', soak: soakCluster },
  copies: { name: 'Copies: backup, restore and move of a thousand videos', soak: soakCopies },
  money: { name: 'Money: random sequences and thousands of events', soak: soakMoney },
  hostile: { name: 'Hostile: every value into every field', soak: soakTests(HOSTILE_TESTS, { HOSTILE_VALUES: 'all' }) },
  deaths: {
    name: 'Deaths: workers that die at every step and every paid call of a video',
    soak: soakTests(['videos/kills.test.ts', 'videos/stand-in-kills.test.ts'], { VIDEO_DEATHS: 'all' }),
  },
  image: { name: 'Image: the steps of the Dockerfile in a clean folder', soak: soakImage },
  kills: { name: 'Kills: kill -9 at random moments', soak: soakKills },
}
const USAGE = `Usage: npm run soak -- [--only=${Object.keys(PARTS).join('|')}] [--count=N] [--quick]\n`

/**
 * Runs `npm run soak`: runs the tests that take too long for `npm test`. Continues after a failed part and reports all
 * failures at the end.
 *
 * @returns the exit status.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, count: { type: 'string' }, quick: { type: 'boolean', default: false } },
  })
  const { only, quick } = values
  const count = values.count === undefined ? undefined : Number(values.count)
  const isUnderstood = (only === undefined || Object.hasOwn(PARTS, only)) && (count === undefined || count >= 1)
  if (!isUnderstood || (count !== undefined && !Number.isInteger(count))) {
    process.stderr.write(USAGE)
    return 2
  }
  say(machineSentence(describeMachine()))
  const verdicts: { name: string; problems: string[]; seconds: number }[] = []
  for (const [id, { name, soak }] of Object.entries(PARTS)) {
    if (only !== undefined && id !== only) continue
    say(`\n${name}`)
    const started = performance.now()
    const problems = await soak({ count, quick, say }).catch((error: unknown) => [
      `it broke off: ${error instanceof Error ? error.stack : String(error)}`,
    ])
    verdicts.push({ name, problems, seconds: (performance.now() - started) / 1e3 })
  }
  say('')
  for (const { name, problems, seconds } of verdicts) {
    say(`${problems.length === 0 ? '✓' : '✗'} ${name} (${Math.round(seconds)} s)`)
    for (const problem of problems) say(`    ${problem}`)
  }
  const failed = verdicts.filter(({ problems }) => problems.length > 0).length
  say(failed === 0 ? '\nAll parts passed.' : `\n${failed} of ${verdicts.length} parts failed.`)
  return failed === 0 ? 0 : 1
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  process.exitCode = await main()
} catch (error) {
  // `parseArgs` throws for unknown options.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  process.exitCode = 2
}

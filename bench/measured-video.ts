import { Writable } from 'node:stream'
import { runVideoCommand } from '@dayreel/command/testing'

/** What this program prints: what the video command printed, and what the process used for it. */
export type MeasuredVideo = {
  status: number
  /** The command's own output; with `--json`, its object. */
  output: string
  cpuSeconds: number
  /** Most memory that the process ever had. */
  peakMegabytes: number
}

let output = ''
const stdout = new Writable({
  write(chunk: Buffer, _encoding, done) {
    output += chunk.toString()
    done()
  },
})
const status = await runVideoCommand({
  argv: process.argv.slice(2),
  folder: process.cwd(),
  readStdin: () => new Uint8Array(),
  stdout,
  stderr: process.stderr,
})
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const measured: MeasuredVideo = {
  status,
  output,
  cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
  peakMegabytes: maxRSS / 1024,
}
process.stdout.write(`${JSON.stringify(measured)}\n`)
process.exitCode = status

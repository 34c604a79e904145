import { Writable } from 'node:stream'
import { runVideoCommand } from '@dayreel/command/testing'

/** The result of this program: the output of the video command, and the resources that it used. */
export type MeasuredVideo = {
  status: number
  /** The output of the command. With `--json`, it is an object. */
  output: string
  cpuSeconds: number
  /** The peak memory of the process, in megabytes. */
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

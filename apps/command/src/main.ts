import { readFileSync } from 'node:fs'
import { runVideoCommand } from './video-command.ts'

process.exitCode = await runVideoCommand({
  argv: process.argv.slice(2),
  // npm runs scripts in the project's folder and passes the folder of the user in this variable.
  folder: process.env.INIT_CWD ?? process.cwd(),
  readStdin: () => readFileSync(0),
  stdout: process.stdout,
  stderr: process.stderr,
})

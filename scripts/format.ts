import { spawnSync } from 'node:child_process'

process.exitCode = spawnSync('prettier', ['--write', '--log-level', 'warn', '.'], { stdio: 'inherit' }).status ?? 1

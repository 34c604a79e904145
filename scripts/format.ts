import { spawnSync } from 'node:child_process'

process.exitCode = spawnSync('oxfmt', ['.'], { stdio: 'inherit' }).status ?? 1

export { runVideoCommand } from './video-command.ts'

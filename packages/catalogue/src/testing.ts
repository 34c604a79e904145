export { addPlatform } from './platforms.ts'

export { createIllustrator } from './illustrator.ts'

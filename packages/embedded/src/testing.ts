export { type WrittenDays, writeDays } from './write-days.ts'

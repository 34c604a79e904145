export { type DaysTold, tellDays } from './tell-days.ts'

/**
 * How a process was started. `together`: by a parent process on one machine. `apart`: on its own, as one of many on a
 * shared database.
 */
export type RunsAs = 'together' | 'apart'

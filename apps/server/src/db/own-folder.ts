import { lstatSync, mkdirSync } from 'node:fs'

/**
 * Makes a folder in a place where anybody may make one, or takes the one that is there.
 *
 * @param users whose it may be: what somebody else has made there may hold what they want to be run or read.
 * @throws {Error} where it is anybody else's.
 */
export function makeOwnFolder(folder: string, { mode, users }: { mode: number; users: readonly number[] }): void {
  mkdirSync(folder, { recursive: true, mode })
  const owner = lstatSync(folder)
  if (!owner.isDirectory() || !users.includes(owner.uid)) {
    throw new Error(`${folder} belongs to somebody else. Remove it, and start again.`)
  }
}

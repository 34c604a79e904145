import { lstatSync, mkdirSync } from 'node:fs'

/**
 * Creates a folder in a place where any user can create one, or checks the existing one.
 *
 * @param users the allowed owners. Files in another user's folder must not be run or read.
 * @throws {Error} if another user owns the folder.
 */
export function makeOwnFolder(folder: string, { mode, users }: { mode: number; users: readonly number[] }): void {
  mkdirSync(folder, { recursive: true, mode })
  const owner = lstatSync(folder)
  if (!owner.isDirectory() || !users.includes(owner.uid)) {
    throw new Error(`${folder} belongs to another user. Remove it, and start again.`)
  }
}

import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

const KEY_BYTES = 32

/**
 * Returns the key that encrypts secrets in the database. Without a configured key, a key is created at the first start
 * and stored in the data folder, where only its owner can read it. If the key is lost, all users are signed out and
 * their accounts are unlinked.
 */
export function loadMasterKey({ masterKey, dataFolder }: Pick<Config, 'masterKey' | 'dataFolder'>): Uint8Array {
  if (masterKey !== undefined) return masterKey
  const file = join(dataFolder, 'master-key')
  return readKey(file) ?? makeKey(file, dataFolder)
}

function makeKey(file: string, folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The key is written to a temporary file and then linked into place, so that the second of two concurrent starts
  // finds the key of the first.
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(fresh, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true })
  try {
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  return readKey(file)!
}

function readKey(file: string): Uint8Array | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES) {
    throw new Error(`The master key in ${file} is damaged. Put its backup back, or set MASTER_KEY.`)
  }
  chmodSync(file, 0o600)
  return key
}

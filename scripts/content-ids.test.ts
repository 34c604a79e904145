import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contentIdFile, PARTS, withoutComments, writtenContentId } from './content-ids.ts'

test.each(PARTS)('the content id of $folder is up to date: run npm run ids', async (part) => {
  expect(await readFile(contentIdFile(part), 'utf8')).toBe(await writtenContentId(part))
})

const bare = (text: string) => withoutComments('a.ts', text)

test('a comment does not change the id, but any other character does', () => {
  const code = "const a = 1\n\nconst url = 'http://x' // why\n"
  const commented = "/** What it is. */\nconst a = 1\n\n  // more\nconst url = 'http://x' /* other */\n"
  expect(bare(commented)).toBe("const a = 1\n\nconst url = 'http://x' \n")
  expect(bare(code)).toBe(bare(commented))
  expect(bare(code.replace('http', 'ftp'))).not.toBe(bare(code))
})

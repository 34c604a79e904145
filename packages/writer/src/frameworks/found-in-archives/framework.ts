import type { Framework } from '../../framework.ts'
import { archivesOfEachClass } from '../../stories/by-class/found-in-archives.ts'
import { foundInArchivesStories } from '../../stories/found-in-archives.ts'
import { parseLines } from '../line-table.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'
import { middle } from './middle.ts'

/** A file that should not be there, opened page by page by somebody who only came to dust. */
export const foundInArchives: Framework = {
  stories: [...archivesOfEachClass, ...foundInArchivesStories],
  beats: [...beginning, ...middle, ...ending],
  descriptions: parseLines(`
    A file without a number, a page that should not be there, and a single subject: {S}. | library corridor with folder, lamp
    Seven locks, seven keys, and inside, a thin grey folder about {S}. An invented case, page by page. | vault door with keys, corridor
    It was filed under nothing and smelled of smoke. Every page of it deals with {S}. | old folder in a library, candle
    Somebody wanted this file forgotten. Somebody else wanted to know about {S}. | broken seal, letter, library desk
    The report was typed, stamped, and filed. Its first line claims that {C}. | typed page, lamp, library desk
    What if {C}, and it has been in a public archive all along? | library shelves, one person, lamp
    A sealed box, a warm key, and one line in pencil: {C}. A fiction from the archives. | sealed box and key, library, lamp
    Eleven people have read the file. All of them went to the window and murmured that {C}. | one person at a library window, dusk
  `),
  hashtags: ['foundinarchives', 'mystery', 'lostfiles', 'darkacademia', 'shortstory', 'storytime'],
}

import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** What else is inside, who checked it and who read it, and what came of it. */
export const middle: readonly Beat[] = [
  makeBeat(
    'second-item',
    3,
    `
    Then comes a map, folded so often that the paper has worn through at exactly one place. | worn map, lamp, library table
    The next item is a key. It is warm, and it fits the door of the reading room. | key on a table, door, library
    A telegram follows, one word long. Nobody has ever been so frightened by the word tomorrow. | telegram on a desk, lamp, dark room
    The place of the next item is empty, and warm. | library shelf, gap, candle light
    Under that was a strand of film, nine frames. In each of them the figure at the window is a little closer. | film strip held to a window, library
    There is a train ticket for a line that was planned, and mourned, and never built. It has been used. | ticket, old station, fog, train
    Somebody had saved the bill from a dinner for two. Only one of them ate. Only the other one paid. | table for two, room, candle, night
    A letter comes next, to a child, to be opened when she is older. It has been opened. She was not. | letter and toy on a table, room, lamp
    Next in the box is a button. Nobody laughed. | button on a table, room, lamp
    We unrolled the chart. It shows the coastline as it looks from underneath. | underwater coast, sea chart, blue light
    Three sheets of music were clipped to the back. A colleague hummed a bar of it, and all the pigeons left the roof. | skyline with birds, piano, roofs, day
    The fourth document is a bus timetable. Somebody has underlined every stop at which nobody ever gets off. | street with a bus, night, lamp, nobody
    Then there is a sheet of blotting paper. Hold it up to a mirror, and a dead man asks for his umbrella. | blotting paper, mirror, library room
    Next in the file is a tooth, a receipt for the tooth, and a note of thanks from the tooth's new owner. | small box, receipt, library desk, lamp
    One envelope held nothing but sand, and a short note. It was all they could bring back from {S}. | desert sand in an envelope, library, lamp
    The longest item is a list, forty pages, two columns. On the left are names. On the right, each time, {S}. | long list on a table, library, lamp
    A wax cylinder was tucked in a sock. We played it once. Behind the hiss an old man sings, off key, that {C}. | wax cylinder machine, dark room, lamp
    After that comes a school essay, badly spelled, marked with a nine. Its title is a whole sentence: {C}. | school essay on a desk, room, day
    `,
  ),
  makeBeat(
    'check',
    3,
    `
    Every detail was checked. Every detail was right. We would have preferred one small mistake. | one person at a desk, library, lamp
    The ink was tested. It is younger than the paper, older than the pen, and faintly salty. | laboratory, ink bottle, lamp, one person
    We looked for the street in the photograph. It is there, but it is waiting for a house. | street with an empty plot, day, photograph
    All of it was true. Nobody cheered. | laboratory at dusk, papers, one person
    An expert was called in. She held the page under a lamp, then held the lamp under the page, then asked for a chair. | one person with a lamp, library, page
    The signatures are genuine. The people are not. | signatures on paper, magnifying glass, dark cellar room
    There should be a copy in the capital. There is a gap on that shelf, and the two books beside it lean away. | gap on a shelf, library, dim light
    Somebody telephoned the number in the margin. It was answered at once, by breathing, and then by an office. | telephone in a library room, night
    The handwriting was compared with every known sample. It matched one, and he was fetched from the canteen, very pale. | two people at a desk, library, lamp
    It took the laboratory a month to reply. They sent back the sample, a sealed report, and their resignations. | laboratory with a letter, lamp, nobody
    No such ministry ever existed. Its furniture turns up at auctions quite often. | ruins of an office, old desk, chairs, dusk
    We asked the family. They had never heard of it, they said, all together, a little too soon. | house door, crowd, day, street
    You can follow it in the newspapers of the time, if you read only what was left out. | street with fog, newspaper, one person
    Under the microscope the full stops are not round. Each is a tiny, careful drawing of {S}. | microscope in a laboratory, paper, lamp
    A forger would have made it more believable. No forger alive would have dared to put in {S}. | one person comparing papers, library, lamp
    Sixty clerks were asked to add up the columns. They got sixty answers, and one remark, in the margin: {C}. | room full of desks, crowd, lamps
    I showed it to a mathematician. It took her all night. In the morning she had a proof that {C}. | one person at a board, room, dawn
    `,
  ),
  makeBeat(
    'voice',
    4,
    `
    Whoever wrote this was not mad. Mad people do not number their footnotes. | handwritten pages, lamp, library desk
    You come to like the writer. He worries about his knees. He leaves crumbs for the mice. | one person writing, room, candle, night
    The voice is that of a woman, no longer young, who has been interrupted all her life and is not going to be now. | one person at a desk, window, lamp
    Between the lines there are other lines, in pencil, very faint. They disagree. | page with pencil marks, lamp, library
    By the middle the letters get larger, the way a voice rises when somebody is walking away from it. | handwritten page in a corridor, lamp
    The writer worked by candle. You can follow the drips from page to page, all the way to where the candle fell over. | candle and papers, dark room
    At one point the author asks whether you are comfortable. I said yes, aloud, before I could stop myself. | one person reading in a library, night
    Some words are crossed out so hard that the pen went through. On the next page you can read them by touch. | pen marks on paper, fingers, window at night
    The sentences grow shorter. So, it would seem, did the nights. | window at night, candle, room, papers
    The writer never says I. It is always one of us, and toward the end, the one of us that is left. | one person alone at a table, room, candle
    There are jokes in the report. They are good jokes, and that is what keeps me awake. | book on a bed, lamp, night room
    In the margin someone else had been keeping score. | abstract marks on paper, candle, dark
    On the hardest pages the writer stops, draws a line, and describes the view, as if to rest from {S}. | window with mountains, desk, dusk room
    I have never been able to read aloud the passage on {S}. I get as far as the comma. | open book, one person, library
    The author must have known that nobody would believe it, and wrote it down all the same, for the drawer: {C}. | hand closing a drawer, lamp, room
    Four times the writer comes back to it, in ink, in pencil, in red, and in something else: {C}. | page in several inks, candle, laboratory
    `,
  ),
  makeBeat(
    'pattern',
    2,
    `
    Read in order, the pages tell a story. Read from the back, they give directions. | scattered pages on a floor, library, lamp
    There is a pattern in the gaps. I put the missing pages side by side, and they made a door. | outline of a door on a library wall
    If you lay all the maps on top of each other, the roads spell out a name. It is a common name. It is yours. | mountains and roads on layered maps, lamp, library
    Every map in it has the same tear. | torn maps in a library, lamp
    The dates are always a Thursday, always in fog, always the day after someone was not missed. | foggy street, calendar, lit window
    This is not a record of what happened. It is a set of instructions for when it happens again. | manual on a desk, lamp, dark library
    Once you have noticed it, you see it in everything. In the wallpaper. In the way people fold their letters. | patterned wall in a room, letter, lamp
    Each witness describes it differently, and each of them, for no reason, mentions the sound of a kettle. | kettle in a kitchen room, fog window
    The whole report rhymes. That should have warned us. | old page by a candle, corridor
    Somebody had pinned the pages to the wall, with red thread from one to the next. The thread leads out of the window. | wall of pages, red thread, open window
    All the people in the file had one thing in common. They had, on the day, been on time. | crowd at a station, clock, fog
    I sorted the letters by their stamps. There were the kings, the birds, the ships, and then one stamp with a small window, lit. | stamps on a table, lamp, library
    You notice after a while that the file avoids one letter of the alphabet, the way one avoids a stair. | stairs in a library, old page, lamp
    Put the first words of all the chapters together, and you have a sentence. I am not going to say it here. | corridor of books, candle, night
    The arrows in the margins, sixty years of arrows, by at least nine hands, all point toward {S}. | page with arrows, lamp, library desk
    Three wars, two fires and one flood had tried to destroy these papers. Each spared the same chapter, about {S}. | burned papers, one clean page, ruins
    Take every seventh word. It is slow work, you will need tea, and what you get in the end is this: {C}. | one person with papers, tea, library night
    What links the pages is so simple that it took us a year. They were all written by people who knew that {C}. | pages joined by thread, library, lamp
    `,
  ),
  makeBeat(
    'withheld',
    4,
    `
    Three pages were removed before it was sealed. Somebody had signed for them, with a drawing of a bird. | drawing of a bird, page, library
    A second box is mentioned twice. The shelf where it should stand is clean of dust. | clean gap on a dusty shelf, stairs
    Whole paragraphs are blacked out. If you tilt the page, the black has depth, and something moves in it, like a carp. | blacked out page, lamp, dark lake water
    The last page has been eaten. Neatly. | torn book on stairs, lamp, dark
    The index has an entry for this reading room, for this afternoon, and for a person in a grey pullover. | index book, one person in a library
    In one place the censor used scissors, and cut out a neat, small, human outline. | paper with a cut out shape, window
    Somebody upstairs knew. There is coffee on page nine, and it is expensive coffee. | coffee stain on paper, office room, lamp
    Twice the file was ordered to be burned. The ashes are enclosed. | ashes in an envelope, library, candle
    The appendix is kept elsewhere, they told me. When I asked where, they all looked at the same patch of floor. | library floor, people looking down, lamp
    Page forty is missing, and the book is heavier there. | open book, gap, library, lamp
    To read the final chapter you need two keys. One is at the bottom of a lake. The other has been asking about you. | lake in fog, two keys, dusk
    Whoever had it last returned it a day late, with an apology, and with a chapter that was not there before. | book on a library desk, lamp, night
    For a moment I was left alone with it. I would like to say that I did not look. | one person and a folder, library, dusk
    There is an official version, of course. It is shorter by nine pages, two deaths, and any mention of {S}. | two folders on a desk, lamp, library
    Under the heading of {S}, the catalogue only says: see below. Below, there is a floor. | catalogue drawer, library floor, lamp
    A strip of paper had been pasted over the last line. We steamed it off. It says, and I quote, that {C}. | steam over a page, kettle, kitchen room
    Officials deny that it exists. They deny it in writing, with a stamp, and they add that, in any case, {C}. | stamped letter on a desk, office room, lamp
    `,
  ),
  makeBeat(
    'readers',
    4,
    `
    Eleven people had read it before me. I went to see the one who still answers letters. | one person at a house door, letter, day
    The others who opened the file all did well for themselves, and none of them can bear a ticking clock. | room at dusk, ticking clock, one person
    The last borrower was a priest. He brought it back wrapped in an altar cloth, and took up fishing. | lake with a boat, one person fishing, dusk
    Every reader returned the file at night. | library door at night, one person, lamp
    One of them moved to the sea. Her neighbours say that she sets a place at supper for the tide. | house on a coast, sea, dusk, table
    A professor read it on a train. He got off at the next stop, and it was not a station. | train stopped in a field, one person
    Of the seven who worked on it, six are in the photograph, and the seventh is the reason they are laughing. | street by day, crowd, old photograph
    You can tell who has read it. They hold a door a second longer, in case. | one person holding a door, corridor
    No reader has ever asked for another file. | library corridor at dusk, nobody
    Whenever someone asks for the file, the old reading lamp on desk nine goes on. | lamp on a library desk, dark
    The file has been borrowed nineteen times, once by the same man, forty years apart, in the same wet coat. | one person in a wet coat, library, rain
    A translator took it home for a weekend. She has a wonderful new language now, and nobody to speak it to. | one person at a window, papers, room
    They used to let you copy it. Then the copies began to arrive before the readers. | stack of copies on a desk, library
    My predecessor left me one piece of advice, on a yellow slip. Read it standing up. | yellow note in a library, one person standing
    Each reader was asked for a short opinion. All of them wrote a full page, and then, lower down, the words {S}. | pages on a desk, lamp, library
    An old clerk took me by the elbow. He had given his whole life, he said, to keeping quiet about {S}. | two people in a corridor, lamp
    Everybody who has finished it does the same thing. They close it, go to the window, and murmur that {C}. | one person at a library window, dusk
    In the readers' register there is a column for remarks. It is empty, all but one, in green: {C}. | register book, green ink, library
    `,
  ),
  makeBeat(
    'consequence',
    3,
    `
    Since we opened it, the heating clicks at night in a kind of rhythm, and the mice have left. | dark library at night, pipes, one lamp
    On the following day it rained in the reading room, for about a minute, over one desk. | rain inside a library, desk, lamp
    My neighbour has begun to use words from it. He has never been inside the building. | two people at a fence, street, dusk
    My shadow has started to take notes. | street at night, long shadow, one person
    I have started to find the same paper in other places. Behind a mirror. In a coat from a shop. | paper behind a mirror, room, lamp
    A man came to see us, with beautiful manners and no shadow to speak of, and offered to take it off our hands. | one person in a library doorway, fog
    The file grows. It was forty pages on Monday. Yesterday I counted forty-one, and I know the handwriting. | stack of pages, library, candle
    At home the clock has stopped at the hour in the report. I have not wound it. I do not dare. | stopped clock in a room, dusk
    The ink does not wash off. It moves. | hands with ink, dark room, candle
    Now all the telephones in the east wing ring at ten past three. It is always for whoever is nearest. | corridor with telephones, night, lamp
    They have changed the lock, and then the door, and then the corridor. | corridor with many doors, lamp
    Someone has sent me a photograph of my desk, taken from inside the wall. | photograph of a desk, library wall, night
    I dream about it in the handwriting of the report, with corrections. | bed, floating pages, night room
    Last week a second copy was handed in, found on a bench, a little more complete than ours. | folder on a bench, street, rain
    Visitors used to ask us about their ancestors. These days, with lowered voices, they ask about {S}. | library desk with crowd, lamp
    I no longer believe in coincidence. This morning my newspaper, my tea leaves and my son all mentioned {S}. | kitchen room, newspaper, cup, dawn
    A stranger on the tram leaned over to me today, looked at my stained fingers, and whispered: {C}. | tram in a street, two people, rain
    You start to test it, in small ways, at breakfast, on stairs. And each time it turns out that {C}. | one person on stairs, window, dawn
    `,
  ),
]

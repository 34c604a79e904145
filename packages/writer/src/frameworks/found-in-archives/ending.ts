import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** What the file is, and where it goes back. */
export const ending: readonly Beat[] = [
  makeBeat(
    'turn',
    1,
    `
    And at the very bottom, under everything else, was a slip with the correct date and my shoe size. | slip of paper in a box, library, lamp
    The last sheet is blank. It was blank for everyone, until it was their turn. | blank page, lamp, dark room
    Then I saw the name of the author. It is my name, in the handwriting I have when I am old. | handwritten name, one person, candle, library
    We had it the wrong way round. This was never the file. This was the reply. | letter on a desk, library, dusk
    It was not sealed to keep us out. There are scratches on the inside of the lid. | open box with scratches, dark room
    Nobody hid it. It hid. | gap between books, library, dim light
    You have noticed it too, by now. There is no such archive. And yet you know the smell. | library door in fog, one person
    The final page is a receipt. Received, one reader, in good condition. | receipt on a desk, lamp, library
    Only then did I turn on the light, and saw that there was no box on the table. There was only the table, set. | empty library table, lamp, candle
    The report does not end. It hands over. | pen on an open page, library, lamp
    I had thought that someone was trying to warn us. They were trying to be found. | light behind a wall, library, night
    Whoever wrote it had never seen it happen. It had not happened yet. It was an order form. | form on a desk, stamp, library
    All those years, the file had been reading us. | book with an eye, library, candle
    One line had not been there the night before. It said: please leave the lamp on. | lamp on a library desk, night
    We checked the cellar again. There is no cellar. We came up from it with dust on our knees. | cellar stairs, lamp, two people
    In the photograph there are seven people. I count them every evening. There are eight this evening. | photograph under a lamp, laboratory
    It is quite simple. A secret needs two people. The file had been looking for its second. | two chairs in a library, lamp
    And there, in the box, beneath the last folder, lay the pullover that I had on. | folded pullover in a box, library
    The seal we broke was not the first one. Someone, each time, had closed it again. From pity, I think. | broken wax seals, library desk, candle
    What is forbidden to be known is rarely terrible. It is usually just very, very sad, and true. | one person with a letter, window, dusk library

    The archive was not built to keep papers. The papers were put there to keep people away from {S}. | archive house in fog, dusk, gate
    In the end we understood the gaps, the scissors, the fire. Somebody had been trying, page by page, to forget {S}. | ashes, scissors, dark library, lamp
    There was one more photograph. It is of the archive, and in every window, looking out, you can see {S}. | archive house with lit windows, night
    They had left us a choice, in a sealed envelope. We could burn the file, or we could go on living with {S}. | letter and candle, library, two people
    So now we know. The file was kept for a single reason, and the reason is that {C}. | open vault door, light, corridor
    Read it again, slowly. It does not say that it may happen. It says, in the past tense of the very tired, that {C}. | old page under a lamp, corridor
    The last expert closed the folder, stood up and bowed to it. If it is real, he said, it means that {C}. | one person bowing in a library, lamp
    Someone had added a line in pencil, no more than a week ago, and pressed hard. It is still true, it says. Still {C}. | pencil line on a page, library, lamp
    `,
  ),
  makeBeat(
    'close',
    1,
    `
    The file is back in its place. I only wish that I knew who put it there. | archive shelf, lamp, library, nobody
    You may ask to see it. They will want to know how you heard of it. | library desk, one person, keys
    I have closed the box. In the morning, it was open again. | open box on a table, library, dawn
    Reading room two, desk nine. Bring a pencil. They do not allow ink. | library desk with pencil, lamp
    Somewhere in a cellar, at this moment, a page is being turned. | dark cellar room, page, candle
    There is one empty line left under all the names. | list of names, pen, library
    If a letter arrives without a stamp, let it lie for a day. | letter on a doormat, corridor, dawn
    I was never here, and neither were you. Mind the step. | library stairs, fog, one person leaving
    Please return this when you have finished. They always know. | library counter, book, bell, lamp
    Look behind your mirror tonight. Just for paper. | mirror in a room, night, lamp
    The archive opens at nine. It has been open all night. | library with lit windows, night
    Some things are kept so that they can be found. Some are kept so that they keep still. | vault door in a corridor, dim lamp
    And do leave the lamp on, when you go. | lamp in a library, night
    Everything I have told you is public. That is how they hide it. | library reading room, crowd, day
    The string is tied again, with the same knot. My hands knew how. | tied box, hands, library lamp
    Now there are two of us. | two people in a dark library, lamp
    Forget the number of the shelf. It had no number. | shelf in fog, library, nobody
    What would they find, if they opened the box with your name on it? | box with a label, library, dusk
    They told me to read it standing up. I sat down. | one person sitting in a library, night
    Good night. If the telephone should ring at ten past three, you are not at home. | telephone in a corridor, night

    They have put it all away again, the key, the feather, the dust. Just one thing could not be put back: {S}. | empty box, feather, key, stairs
    A copy has been sent to you. Do not be alarmed. It is only three pages, and most of it is about {S}. | letter on a doorstep, dusk, street
    On my last day, they let me keep one page. I kept the one with {S}. | street at dusk, one person leaving, letter
    When you are asked, and you will be asked, you have never read a word about {S}. | one person in a corridor, two shadows
    There is a new folder on my desk this evening. It is quite empty as yet. On the cover, in my own hand: {S}. | new folder on a desk, lamp, library
    The box is shut, the lamp is out, and down there in the dark it is written still: {C}. | dark library, closed box, nobody
    I have copied out the sentence for you, in case something should happen to the building: {C}. | handwritten note, library window, dusk
    If you should ever find a page like it, do not read it aloud. I did. Ever since, {C}. | one person in a dark library, candle
    File this under whatever you like. Under fiction, if it helps you sleep. But suppose {C}. | folder on a shelf, library, night lamp
    My time is up. They are ringing the bell. Remember just this one line, and do not write it down: {C}. | bell in a library, dusk, one person leaving
    `,
  ),
]

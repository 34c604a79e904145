import type { Beat } from '../../framework.ts'
import { makeBeat } from '../line-table.ts'

/** Who finds the file, the box it lies in, and its first page. */
export const beginning: readonly Beat[] = [
  makeBeat(
    'hook',
    1,
    `
    One drawer, one card, one word: {S}. | open drawer in a library, lamp
    The page was blank, except for this: {C}. | blank page under a lamp, library
    In the basement of a public archive there is a file without a number. On its spine, in faded pencil: {S}. | archive corridor, shelves, lamp, nobody
    The box was sealed with black wax and a hair. The label had been scraped off, all but the words {S}. | sealed box on a library table, candle
    Somebody has been filing reports for a hundred years, without pay, without a desk, on one subject only: {S}. | library room, papers, one person, lamp
    It was filed under nothing. It smelled of smoke and oranges, and it was all about {S}. | library shelf, old book, candle light
    A page fell out of a tax register today. It had no business there. It described {S}. | falling page in a library, dusty light
    The archive closes at five. At six, every evening, somebody asks for the folder on {S}. | corridor at night, one person, lantern
    We found a drawer that is not on the plan of the building. There was one card in it, and the card says: {S}. | open drawer in a library, lamp
    Seven locks, seven keys, seven people sworn to silence. And inside, a thin grey folder marked {S}. | vault door, keys, corridor, lamp
    Whoever sealed this file wanted it forgotten. Whoever broke the seal wanted to know about {S}. | broken seal, letter, library desk, candle
    The index lists nine million documents. Only one of them is marked as dangerous to read alone, and it deals with {S}. | endless library shelves, one person, lamp
    Do you want to see a page that should not exist? It is two hundred years too old to mention {S}. | old book on a desk, lamp, library
    The night porter heard paper moving. In the morning, one more shelf in the archive was devoted to {S}. | dark library at night, one lamp
    It is only a photograph. Seven people, a table, a curtain, and behind the curtain, quite clearly, {S}. | photograph on a desk, lamp, library
    For sixty years this envelope was passed from one director to the next, unopened. On the front it says: {S}. | sealed letter, hands, library, candle
    They burned the catalogue, they bricked up the room, and still, at night, there is a smell of ink, and somebody whispering about {S}. | brick wall in a corridor, lantern
    I was looking for my grandfather's birthday. What I found, in his handwriting, was a file about {S}. | one person in a library, letter, lamp

    The report was typed, stamped, initialled twice, and filed. It claims in its very first line that {C}. | typed page on a desk, lamp, library
    In a box of old railway tickets lay one that had been punched with a pin. Held to the light, it reads: {C}. | ticket held to a window, library
    Somebody had hidden a sentence in the accounts, one word per page, over eleven years: {C}. | old account book, candle, library desk
    There is a folder that three governments have asked us to lose. All it says, at some length, is that {C}. | folder in a vault, corridor, lamp
    The tape was marked empty. It is not. A woman reads the weather, stops, and says that {C}. | machine with tape, dark room, lamp
    What if {C}, and it has been written down in a public archive all along, under miscellaneous? | long corridor, shelves, fog light
    Suppose you opened a book that nobody had borrowed for ninety years, and in the margin it said: {C}. | open book in a library, lamp
    The note was folded eleven times and sewn into the spine. It took us a week to unfold. It says: {C}. | folded paper, book, lamp, library
    On the back of the map, in invisible ink, which appears only in winter, somebody wrote that {C}. | library in winter, map, snow at the window
    A dying clerk asked for pen and paper, to correct a mistake in the files. He wrote: {C}. | bedroom at night, one person, letter, candle
    You may read this page, the archivist told me, but not aloud, and not twice. It said that {C}. | two people at a library desk, lamp
    The witness was questioned for nine days. The record of it is a single line: {C}. | room, table, one person sitting, lamp
    Between two invoices, in a folder that no one has asked for since it was made, is the proof that {C}. | folder between papers, library, lamp
    Every year on the same day, a postcard arrives at the archive, unsigned. It has never said anything but this: {C}. | letter on a doormat, library door, dawn
    A message came down the wire one night, from a station that had been closed for years: {C}. | telegraph machine in a station, night
    The diary was blank until we warmed it. Then, page after page, as brown as tea, there it was: {C}. | diary over a candle, dark room
    `,
  ),
  makeBeat(
    'finder',
    2,
    `
    The file was found by a student who had come in from the rain, and only wanted to look busy. | one person in a library, rain at the window
    The archivist who found it was dusting. He has since asked to be moved to a department with windows. | library corridor, one person with lamp
    A pipe burst in the cellar, and behind the wet plaster was a shelf that nobody had built. | broken wall in a cellar room, shelf, water
    Somebody had filed it, by mistake, under love. | library shelves, old folder, lamp
    Nobody had asked for that file. It was brought up by mistake, on a trolley, with the birth certificates. | trolley in a library corridor, day
    The archivist had been counting boxes since Monday. There were always more on the way back. | long shelves in a library, one person counting
    The lamp in that aisle has never worked. A clerk reached in, in the dark, and something was handed out. | dark library aisle, one person reaching
    A mouse had eaten the string. After that, says the night porter, it was only a matter of weather. | frayed string on a box, cellar room
    The caretaker found it. He is better now. | corridor with one person, lantern, night
    Two cleaners moved a cupboard that had stood there since the building opened. It had been standing guard. | cupboard in a corridor, two people, lamp
    The building was to be sold, so they emptied it. It took four weeks, and then one more night, for this. | empty library, boxes, dusk, one person
    I remember the dust on it. It was thick and soft, and there was a handprint in it, fresh. | dusty box, handprint, lamp, corridor
    The girl at the desk looked up the number, blinked, looked again, and went to fetch the woman with the keys. | library desk, one person, keys, lamp
    Officially nobody found it. It was simply there, on Tuesday, in the middle of the table. | box on a table, library, dawn
    The young man who opened it had never in his life heard of {S}. He speaks of little else now. | one person with a folder, library, lamp
    In the lift, on the way up, the box grew warm. The label had come loose, and under it was another: {S}. | box in a lift, corridor, one person
    I signed the slip without reading it. Down at the bottom, where the penalty is stated, it said: {C}. | paper slip and pen, library desk
    The retired keeper wept when she saw the box. So they told you, she said. They told you that {C}. | one person sitting in a library, box, lamp
    `,
  ),
  makeBeat(
    'box',
    3,
    `
    The box weighed less in the morning than at night. We took that for damp. | box on a scale, library, dawn
    The lock had no keyhole on the outside. | locked box, lamp, dark library
    Inside the folder was a smaller folder, and in that one was a feather, pressed flat as an apology. | folder and feather, library desk
    The box was locked from the inside. | iron box in a corridor, lamp
    The string had been tied by someone left-handed, in a hurry, at sea. There was salt in the knot. | knotted string on a box, coast, window
    Everything lay in order, wrapped in silk, like things that somebody had meant to come back to. | silk wrapping, box, candle, room
    The paper was good paper, made from shirts. On some of the sheets you can still find a buttonhole. | old paper on a desk, lamp, library
    When we lifted the lid, the lights dipped, and every telephone in the building gave one short, embarrassed ring. | open box, library, flickering lamps, telephone
    On top was a list of everyone who had opened it before. The last name had been left for me to fill in. | list of names, pen, library desk
    There were four things in the box. A key, a lock of grey hair, a bus ticket, and a question. | key and letter in a box, lamp, room
    Everything had been packed with care, and with a child's mitten, and with today's newspaper. | open box, newspaper, library, day
    The file was thin, but it cast the shadow of something much thicker. | thin folder, large shadow, library lamp
    Under the false bottom was a second false bottom. Under that, it went down for quite a way. | deep box with stairs inside, dark room
    Stamped on every sheet, in a violet that no longer has a name, is a small, exact picture of {S}. | violet stamp on paper, library, lamp
    The box had been built to measure. When you look at the hollow in the velvet, you can tell it once held {S}. | box with velvet hollow, room, lamp
    On the inside of the lid, where you only see it when it is too late, is a brass plate: {C}. | brass plate in a lid, candle, library
    Somebody had lined the box with cuttings, hundreds of them, from every newspaper there is. They all report that {C}. | box lined with newspaper, library lamp
    `,
  ),
  makeBeat(
    'first-page',
    2,
    `
    The first page has been torn out. You can tell by the silence. | torn page in a book, library, lamp
    The file begins in the middle of a sentence, like a person who has been talking to you in the dark for some time. | handwritten page, dark room, candle
    Page one is a floor plan. I did not recognise it until I saw the chair I was sitting in. | floor plan on a table, library, chair
    Page one says: turn back. Page two says: thank you. | open book by a candle, dark room
    The handwriting was neat, slanted, and still wet. | dark room, wet ink, paper, candle
    First came a drawing, made by somebody with no talent and no doubt at all. | child's drawing on a desk, lamp, room
    There was a photograph, and on the back of it a warning not to turn it over. | corridor, photograph face down, lamp
    What you read first is a date. It has the right number of digits, and no calendar will admit to it. | calendar and book, library, dusk
    The opening line is an apology. It runs to eleven pages, and it is beautiful. | old letter, candle, dark room
    On the top sheet there is a stain in the shape of a small island, and somebody has given names to the bays. | stained map, library desk, lamp
    The file starts like any report. Present were seven persons. By the second paragraph, present are six. | typed page, room, seven chairs
    A pressed flower marks the place. Botanists were polite about it, and kept a petal, and never wrote back. | pressed rose in a book, library, lamp
    I read the first word, and had to go outside. You would think a word could not smell of rain. | one person outside a library, rain, book
    The heading is in capitals, underlined three times, and somebody has kissed the paper below it: {S}. | page with heading, lipstick, library desk
    To the reader, it says. You will have been told a number of things about {S}. Sit down. | open book and chair, library, candle
    There are no introductions. The first line, in the hand of someone very tired, is simply this: {C}. | handwritten page, lamp, dark library
    The first page reads like a recipe. Take a cold night, a quiet house, and the firm belief that {C}. | kitchen room at night, book, candle
    `,
  ),
]

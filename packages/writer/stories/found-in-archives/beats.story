= hook
pattern: beat
priority: 1

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

= finder
pattern: beat
priority: 2

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

= box
pattern: beat
priority: 3

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

= first-page
pattern: beat
priority: 2

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

= second-item
pattern: beat
priority: 3

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

= check
pattern: beat
priority: 3

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

= voice
pattern: beat
priority: 4

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

= pattern
pattern: beat
priority: 2

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

= withheld
pattern: beat
priority: 4

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

= readers
pattern: beat
priority: 4

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

= consequence
pattern: beat
priority: 3

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

= turn
pattern: beat
priority: 1

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

= close
pattern: beat
priority: 1

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

= the-same-face
pattern: premise
takes: person

Look at the back of every photograph: {S}. There is a whole box of them. | photograph, close view, table, lamp, night / {T}, photograph, lamp, night
brief Look at the back of every photograph: {S}. | photograph, close view, table, lamp, night
- The first is a wedding. The second is a flood. The third is a class of children. | three photographs, table, lamp
- Between the first and the last there are ninety years. | old calendar, photograph, lamp
+ The coat is the same. There is a button missing, always the same one. | coat, button, photograph
...
The archivist put them in order. Then she saw what was changing. | woman at a table, photographs in a row, lamp, night / woman with a magnifying glass, photographs, lamp, night
With every picture, {H} has come one row closer to the front. | {T}, crowd, photograph, lamp
- In the newest one there is nobody else left in the picture. | {T}, photograph, dark table
On the back is a date. It is tomorrow, and a button is glued beside it. | button, photograph, lamp, night

= the-keeper-of-the-tape
pattern: premise
takes: animal

Nine minutes of tape: {S}. On the label there is a place, an hour, and two words: look up. | tape recorder, table, lamp
brief Nine minutes of tape: {S}. | tape recorder, table, lamp
- For nine minutes there is wind. Somebody clears his throat. | {T}, wind, field, dusk
- Then it starts, far away, and for the first time you sit up straight. | {T}, dusk, wide sky
+ The man who holds the microphone begins to whisper numbers. | tape recorder, one person, dusk
...
It is an answer. Each time he moves, it comes again, from where he has just been. | footprints, field, night
- He stops walking. You can hear his watch. | watch, dark field, moon
All right, he says. I can see you. I did not know that there were so many. | {T}, night, moon
The tape runs on for an hour. It is the most peaceful hour that we have. | tape recorder, lamp, window, dawn
brief The tape runs on for an hour. | tape recorder, lamp, window, dawn

= the-timetable
pattern: premise
takes: vehicle

A timetable in the wrong cabinet: {S}. The year on it must be a mistake. | old file, cabinet, lamp
brief A timetable in the wrong cabinet: {S}. | old file, cabinet, lamp
- It gives the stops, and the minutes. All of it is quite ordinary, except for the year. | {T}, timetable, lamp
- We called the office. They have no such line. They asked where we had got that number. | telephone, desk, lamp
+ Somebody had checked off every day, in pencil, for fifty years. | pencil, calendar, papers
...
The last one was for tonight, at a crossing near here. So we went. | road, crossing, fog, night
It was cold. We felt like fools. We had brought a flask. | two people, fog, night
- At the minute, the rails, or the road, or the air, began to hum. | {T}, fog, light, night
It slowed down for us. The door was open. One of the seats had my pencil on it. | {T}, open door, fog, light

= item-nine
pattern: premise
takes: handheld; timepiece

Item nine is not on the list: {S}. There are eight lines of ink, and nine things in the box. | {T}, box, lamp
brief Item nine is not on the list: {S}. | {T}, box, lamp
- It has no number. It has a small paper tag, tied on with thread. | {T}, paper tag, thread
- On the tag somebody wrote: do not put this one with the others. | paper tag, hand, lamp
+ So of course, at some time, somebody put it with the others. | shelves, boxes, dust
...
The other eight are worn on one side. It is the side that faced it. | old things, box, lamp
- We turned the tag around. There was more, in a child's writing. | paper tag, lamp, hand
It gets lonely, it says, but it never says so. | {T}, dark shelf, lamp
It stands on my desk now. Every morning it is a little closer to the lamp. | {T}, desk, lamp, dawn

= the-drawing-on-the-plan
pattern: premise
takes: place

It is drawn in red, on the oldest plan: {S}. It is the only colour on the sheet. | {T}, old plan, lamp
brief It is drawn in red, on the oldest plan: {S}. | {T}, old plan, lamp
- All the rest is lines. This has been coloured in, by someone who took their time. | old plan, coloured pencils, lamp
- There is a tiny bench in it. There is a tiny person on the bench. | {T}, bench, one person
+ With the large glass you can see that the person is holding a sheet of paper. | magnifying glass, old plan, lamp
...
With the larger glass you can see that it is a plan. | magnifying glass, paper, lamp
- We borrowed a microscope. Nobody in the room said a word. | microscope, lamp, people
On that one, too, there is a bench. The person has looked up. | {T}, bench, one person, dusk
I went there at the weekend. I sat down on it. I did not look up. | {T}, bench, evening

= the-recipe-with-no-end
pattern: premise
takes: food

It stands in the back of a cash book: {S}. Somebody wrote down how it is made. | {T}, old book, kitchen table
brief It stands in the back of a cash book: {S}. | {T}, old book, kitchen table
- It begins like any recipe. Flour, salt, a warm room. | old book, kitchen table / flour, bowl, kitchen table
- Then it says: wait until the house is asleep. | dark kitchen, moon, window
+ Then it says: make enough for the one who is not here. | {T}, two plates, lamp
...
We tried it, here, in the little kitchen next to the stacks. It was a joke. | people, {T}, kitchen, lamp
brief We tried it, in the little kitchen next to the stacks. | people, {T}, kitchen, lamp
- At midnight the smell was in every corridor, and the old night guard began to cry. | corridor, lamp, night / old man crying, corridor, lamp, night
She used to leave it on the sill for me, he said. Nobody knew that. I was six. | {T}, window sill, moon, night / child at a window, night
In the morning the plate for the one who is not here was empty, and it had been washed. | plate, kitchen table, sunrise / plate, window sill, sunrise

= the-folder-marked-personal
pattern: premise
takes: feeling; event; history; activity; nature

A folder marked personal: {S}. It holds nothing else, only notes. | folder, papers, lamp
brief A folder marked personal: {S}. | folder, papers, lamp
- They were taken every evening, in the same hand, for thirty years. | papers, pen, lamp, evening
- Monday, none. Tuesday, a little, toward the window. | calendar, window, evening
+ There are drawings, with arrows. There is one pressed leaf. | leaf, paper, lamp
...
Halfway through, a second hand begins to write in the margins. It is rounder. | two pens, papers, lamp
You forgot the kitchen, it says. You forgot last night. | kitchen, two cups, lamp
- After that, the notes get shorter. They had other things to do. | two people, window, evening
The last page has both hands on it. It says: plenty. | paper, two hands, sunset

= the-sender
pattern: premise
takes: document
seen: as written

It came in a sack, with no name: {S}. The archive has a shelf for such things. | mail sack on a table, lamp, archive, evening / archive stacks, tall shelves, night
brief It came in a sack, with no name: {S}. | mail sack on a table, lamp, archive, evening
- The paper is old. The ink is old. The stamp will not be printed until next spring. | {T}, magnifying glass, close view, desk, lamp / stamp, magnifying glass, close view / calendar, wall, window, spring light
- We put it under glass, as the rules say, and shut the drawer. | {T}, open drawer, archive, lamp, evening
+ In the morning there was one more line at the bottom. | {T}, close view, window light, morning
...
It asked a question. It asked who had turned off the light. | old woman reading {T}, archive stacks, lamp, night / hand on a lamp, archive stacks, dark, night
The old archivist sat down. Then she took a pen, and wrote her name. | old woman sitting at a desk, archive stacks, lamp, night / hand writing with a pen, paper, close view, lamp
- She does that every evening by now. She asks about the weather there. | pile of letters, desk, archive, lamp, evening / rain, window, old woman, evening
Last night the answer came before she had written. Leave the lamp on, it says. You will be working late. | letter, close view, desk, archive, lamp, night / desk lamp, empty desk, archive stacks, night / old woman writing at a desk, archive, lamp, night
brief Leave the lamp on, it says. You will be working late. | desk lamp, empty desk, archive stacks, night / old woman writing at a desk, archive, lamp, night

= box-forty-one
pattern: premise
takes: thing; clause; statement

Inside lay one photograph: {S}. Box forty one was never to be opened. | archive box, photograph, lamp
or Inside lay one page: {C}. Box forty one was never to be opened. | archive box, old page, lamp
- The paper was a hundred years old. The fingerprint on it was fresh. | fingerprint on paper, magnifying glass
On the back was a date. It was next Thursday. | old photograph, pencil writing, lamp
+ We tested the ink. It had been made from a plant that has no name. | laboratory, ink bottle, lamp
+ We called the man who had signed for it. He said he was expecting us. | telephone, dark office, lamp
...
- On Wednesday night, the whole department stayed. We put the box on a table. | table, box, people, lamp, night
+ At midnight nothing happened. We all laughed. We were a little ashamed. | clock at midnight, archive, people
Eight of us stood around the table. Seven of us had come in. | people around a table, shadows, lamp
Nobody has ever asked which one. Box forty two is still closed. | closed box on a shelf, dark archive

= the-unsent-letters
pattern: premise
takes: thing; clause; statement

Each letter described {S}. There were nine hundred, in the post office cellar. | cellar, pile of letters, lamp
or Each letter said the same: {C}. There were nine hundred, in the post office cellar. | cellar, pile of letters, lamp
- Nine hundred hands, forty countries, one summer. None had been posted. | letters on a table, lamp, map
- They were sorted by weight. The heaviest had just a single word in it. | letter scale, envelope, lamp
+ One had been written by a child, in wax crayon, with a stamp drawn on. | child's drawing, envelope, crayon
+ One was in a language that stops halfway through, as if it had been called away. | old letter, strange writing, candle
...
- I read them in the order of their dates, and then I saw it. | one person reading, lamp, night
They are not nine hundred letters. It is one letter, a line from each. | letters on the floor, lamp
I laid them out on the floor. It took the night. It was addressed to me. | floor covered with letters, one person, dawn
Dear reader, it begins. You took your time. | letter, first light, window

= the-night-guard
pattern: premise
takes: thing; clause; statement

Never look at the film of {S}. The archive had that one rule for its guards. | film reels, dark archive, lamp
or Never watch the reel marked: {C}. The archive had that one rule for its guards. | film reels, dark archive, lamp
- I kept it for six years. Then there was the storm, and the dark, and nothing to read. | storm at a window, dark room, lamp
It is four minutes long. It has no sound. It shows a corridor. | film projector, corridor on a screen
+ At the end of the corridor is a door. In each showing, it is open a little more. | corridor, half open door, light
+ In the third minute, a shadow crosses the floor, from the right. | shadow in a corridor, lamp
...
- I stopped the film. The shadow did not. | dark corridor, shadow, projector light
- Then I knew that wallpaper. I knew the lamp, and the crack in the third tile. | corridor with a lamp, wallpaper
It was not a film of some corridor. It was this one. It was tonight. | one person in a corridor, lamp, night
Please do not turn around until the end of this page. | letter, lamp, open door behind

= the-card-index
pattern: premise
takes: thing; clause; statement

On each card somebody has typed: {S}. There are ten thousand. | card index drawers, lamp, library
or On each card somebody has typed: {C}. There are ten thousand. | card index drawers, lamp, library
- They are not copies. On each card, one letter is a little higher than the rest. | index card, typewriter, magnifying glass
- A librarian, now dead, had filed them under Things To Come Back For. | library shelves, empty chair, lamp
+ I wrote down the high letters, card by card. It took the winter. | paper with letters, snow at the window
+ They gave a street, a house, and a floor. I knew the street. I live there. | street at night, one house, lamp
...
My house has five floors. The cards said six. | tall house, night, moon
- I counted the stairs, coming home, with my hand on the wall. | staircase, one person, hand on a wall
At the very top there was one door more, and behind it a typewriter, working. | door, light under it, dark stairs
It stopped when I knocked. Then it typed three words. I can guess them. | typewriter, paper, lamp

= the-expedition-log
pattern: premise
takes: thing; clause; statement

Page one is a drawing of {S}. The expedition came home with one notebook. | old notebook, drawing, tent, lamp
or Page one says: {C}. The expedition came home with one notebook. | old notebook, tent, lamp, snow
Six men went out over the ice. Seven sets of tracks came in. | tracks in the snow, tents, ice
- The log is calm. It counts the biscuits. It describes the wind. | notebook, lamp, tent, storm
+ Then, one evening, it begins to say we where it used to say I. | handwriting, candle, frost
+ And one day it starts to describe the writer from outside the tent. | tent in a snow storm, light inside
...
- Behind the last entry is a pressed flower. There are no flowers there. | pressed flower, old notebook
+ The doctor who examined them found nothing wrong. He just asked to have the mirrors covered. | covered mirror, room, lamp
They never spoke of it. But all their lives, they laid one place too many. | long table, empty chair, candle
I have just made tea. I seem to have taken two cups. | two cups, lamp, snow at the window

= the-redacted-page
pattern: premise
takes: thing; clause; statement

Two words or so are left: {S}. Every other line of the report is blacked out. | page with black lines, lamp, desk
or One line is left: {C}. Every other line of the report is blacked out. | page with black lines, lamp, desk
- Hold it up to the light, they say, and you can read what lies beneath. | hand holding paper to a lamp
- I held it up. There was nothing there. It had been blacked out before it was written. | black page, bright lamp
+ The stamp says most secret. The stamp says return to sender. | stamp on paper, lamp
+ The sender was the department itself, in a year that we have not had yet. | old envelope, calendar, lamp
...
- I have been watching it. The black is going, from the bottom up, a line a night. | page, fading ink, candle
Last night the black was gone from the end. It is a list of those who were present. | list of names, lamp, night
My name is on it. Then comes a gap. Then comes yours. | paper with a list, shadow
So I thought that I should get in touch. | telephone, lamp, dark office

= the-basement-map
pattern: premise
takes: thing; clause; statement

On the plan of the building is one more room than in the building. It is marked: {S}. | floor plan, lamp, table
or On the plan of the building is one more room than in the building. On the door it says: {C}. | floor plan, lamp, table
- We measured. Between the coal cellar and the stairs, there are eleven feet too many. | cellar, stairs, lamp, brick wall
- I knocked on the bricks. After a moment, politely, somebody knocked back. | brick wall, hand, lamp
+ We called an engineer, who said: pipes. He said it again, rather louder. | one person with a lamp, pipes, cellar
+ We called a priest. He asked us what we had done with the door. | old priest, lantern, cellar
...
In the end we took out one brick. There was a room, a lamp, and a man at a desk. | hole in a wall, light, one person at a desk
+ He was bent over a plan. He was measuring. | floor plan, ruler, lamp
- He looked up, and turned as white as paper, and called for the others. | face in lamp light, hole in a wall
It took us a while to see it. We were the extra room. | dark cellar, one lamp, brick wall

= the-recording
pattern: premise
takes: thing; clause; statement

The last word on it is: {S}. There is a tape with no label, nine minutes long. | tape recorder, lamp, dark room
or At the end, a voice says that {C}. There is a tape with no label, nine minutes long. | tape recorder, lamp, dark room
- For the first six you hear rain, and a chair, and someone sharpening a pencil. | rain on a window, chair, pencil
In the seventh, a woman asks: is it on? And a second voice, quite near, says: always. | tape turning, lamp, shadow
+ We had it cleaned. Under the rain there is another sound. It is applause. | tape recorder, headphones, night
+ We had the voices compared. They belong to one person, forty years apart. | two shadows, lamp, window
...
We played it to her. She is eighty now. She listened with her coat on. | old person, tape recorder, lamp
- She asked us to stop before the ninth minute. I have not said that yet, she told us. | hand on a tape recorder, window
- Then she went to the window. It was starting to rain. She sharpened a pencil. | one person at a window, rain, dusk
Is it on, she asked. | tape recorder, red light, dark room

= the-lost-room
pattern: premise
takes: thing; clause; statement

The inventory lists everything in the palace. Item one: a chair. Item last: {S}. | palace hall, old book, chair, candle
or The inventory lists everything in the palace. Beneath the last item, in red: {C}. | palace hall, old book, chair, candle
- Four clerks walked through two hundred rooms, with candles, for a year. | people with candles, long corridor
- They counted spoons. They counted mirrors, and what was in the mirrors. | mirror, candle, dark room
+ In room ninety there were eleven clocks and one that did not want to be counted. | clocks on a wall, candle
+ In the ballroom they counted dancers. There was no ball. | empty ballroom, moonlight, shadows
...
Four clerks went in. After the last room, the handwriting changes. | old book, candle, empty chair
- Item, one candle, still warm. Item, a coat. Item, three clerks. | coat, candle, corridor
+ Item, two clerks. Item, one clerk. | long corridor, one candle
It ends: item, one reader, sitting down, lamp to the left. Please do not move. I am nearly done. | one person reading, lamp, dark library

= the-request-slip
pattern: premise
takes: name

For forty years, the same slip has come to the desk. It asks for the file about {A}. | library desk, paper slip, lamp
- There is no such file. We say so. The slip goes back. The next day it is here again. | empty shelf, archive, lamp
- The handwriting was a child's at first. It has grown up with us. | old paper slips, table, light
+ My predecessor kept them all. He had them by year, tied with a ribbon. | papers with a ribbon, drawer, lamp
+ When he retired, he said that there was just one way to stop it. | old person leaving a library, dusk
...
- So on my last day, I took an empty folder, and I wrote a label. | empty folder, pencil, lamp
Then I filed all of the slips. All that asking, in one place, in order. | folder full of papers, lamp
It is the best file we have. It does not contain one single answer. | thick file on a shelf, light
This morning, no slip came. Somebody had borrowed it. | empty gap on a shelf, dawn

= the-marginal-note
pattern: premise
takes: name

In the only book about {A}, someone has written a note in the margin: not true. | open book, pencil note, library lamp
Below it, in blue, a second hand: how do you know? | old book page, blue ink, lamp
- It goes on like that for three hundred pages. Two strangers, arguing in pencil. | open book, two pencils, candle
+ By chapter four, they are making jokes. By chapter six they say good night. | book, lamp, night window
+ In chapter nine, one of them is ill. The other copies out the text by hand, larger. | handwriting, lamp, window
...
- The last pages are clean. You turn them faster and faster. | turning pages, lamp, night
Then, on the inside of the cover, very small: I looked again. You were right. | book cover, small writing, light
- And beneath it, in blue: no, you were. Come to the window. | window, lamp, two shadows
I am reading it at the window. There are two chairs here. | two chairs at a window, book, dusk

= the-wax-cylinder
pattern: premise
takes: thing; clause; statement

Nobody knew that sound could be kept, back then. And yet we have this: {S}. | old phonograph, wax cylinder, lamp
or Nobody knew that sound could be kept, back then. And yet a voice is saying that {C}. | old phonograph, wax cylinder, lamp
- The cylinder was in a wall, in a hollow the shape of a loaf. | hole in an old wall, lamp, dust
It can be played once. Wax that old comes off under the needle. | needle, wax, lamp close
+ We argued for a year. Is it better to have it, or to hear it? | people at a table, lamp, box
+ At night I took it home, and put my ear against the box, and heard nothing. | one person with a box, night, window
...
- So we sat down, nine of us, with our eyes shut, and lowered the needle. | people with closed eyes, phonograph, candle
It was a minute long. None of us has the same minute. | candle, faces, dark room
+ One heard a street. One heard her own name. I heard a door, and someone coming home. | open door, evening light, one person
The cylinder is smooth now. You can see your face in it. | smooth wax, reflection, lamp

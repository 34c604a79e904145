= courage
pattern: list
order: 18
words: confiden*; brave*; courage*; shy*; public speak*; speak*; speech*; presenting; presentations; presentation; stage fright; leader*; self-esteem; self esteem; fear*; afraid; interviews; interview; assertive; saying no; say no; imposter; introvert*
opening: one person on a stage, bright light, close view

Ask the first question. > It can be short. Is there more tea? > After that, the room is only a room. | one person standing, classroom, blackboard, day / one person, close view, light / room, people, window light
not wait for somebody else to begin | people at a table, silent, office, day
I went first, with a short question.
Make ten bad ones. > Ten drawings. Ten titles. Numbered. > The eleventh does not know that it should be afraid. | drawings on a table, pencil, lamp / paper, pencil, close view / one drawing, wall, sunlight
not try to be good at the first one | crumpled paper, desk, lamp
I made ten bad ones, and numbered them.
Practise the first sentence. > Say it to the mirror, with toothpaste. > Once you are moving, you will not fall. | one person at a mirror, morning / mirror, close view, light / one person on a stage, light
not trust that the first sentence will come | one person on a stage, worried, dark
I practised the first sentence, in front of the mirror.
Keep a drawer of praise. > The card from her. The note from the boss. One napkin. > For the day when you do not believe it. | open drawer, letters, lamp / letter, hand, close view / one person reading a letter, window, rain
not remember only the one bad word | one person at a window, rain, sad
I kept a drawer of kind notes, for bad days.
Wear the shoes you can stand in. > Both feet. A little apart. Like a tree. > A body that stands well tells the head. | shoes, floor, close view, light / lone tree, field, day / one person standing, stage, light
not stand as if you were in the way | one person in a corner, crowd, room
I wore the shoes that I could stand in.
Count to three before you answer. > One. Two. You can see them lean in. > Silence is only long from the inside. | clock, close view, quiet room / two people at a table, lamp / one person, calm face, close view
not answer before the question is over | two people at a table, talking, office
I counted to three before I answered.
Show it while it is half done. > To one kind person, on a kitchen chair. > A hidden thing grows teeth. | two people at a kitchen table, paper, lamp / paper, hand, close view / shadow on a wall, lamp
not hide it until it is perfect | closed drawer, papers, dark room
I showed it half done, to one kind person.
Say: I do not know. > Out loud. In a meeting. > You will hear six people breathe out. | people at a table, room, day / one person, close view, window / people smiling, table, day
not nod when you have understood nothing | people at a table, office, day
I said that I did not know, out loud, in a meeting.
Do one small brave thing before lunch. > The call. The odd shirt. The left turn. > Courage is a muscle with a short memory. | telephone, hand, morning / coat, mirror, close view / road, signpost, one person, day
not put off the call until it grows | telephone, desk, evening light
I did one small brave thing before lunch.
Ask for what you want, once, plainly. > Could I have the window seat? > Most doors were never locked. | two people face to face, open door, day / train window, seat, sunlight / open door, light
not hint at it, and hope | two people at a table, silent, cafe
I asked for what I wanted, once, plainly.
Look at one friendly face. > Third row. Red scarf. She nods at everything. > & You are not speaking to a crowd. You are speaking to her. | audience, theatre, light / woman smiling, theatre seats, close view / one person on a stage, light
not look over all their heads | one person on a stage, crowd, dark
I spoke to one friendly face, in the third row.
Slow down at the first word. > As if it were a stair in the dark. > What is said slowly sounds as if it were true. | one person speaking, stage, bright light / stairs, dark, light / people listening, theatre
not race through it with your eyes shut | one person on a stage, closed eyes, dark
I said the first word slowly, and the rest followed.
Say no in one breath. > Thank you. I cannot. Full stop. > A long no sounds like a maybe. | two people face to face, open door, day / one person, close view, window / closed door, evening light
not explain a no until it is a yes | two people talking, office, evening
I said no in one breath, and nobody fainted.
myth Brave people are not afraid. > They are afraid, with their shoes on. > & Look at the hands. They are holding the paper very tightly. | one person on a stage, bright light / shoes, floor, close view / hands holding a paper, close view
myth Everybody is looking at you. > Everybody is looking at their own shoes. > & You may cross the room. It is dark in all the other heads. | people, living room, evening / shoes, floor, living room / one person walking, living room
myth You must be born with it. > You must have done it badly, about nine times. > & The tenth only looks like talent. | child, open door, light / one person on a stage, worried, dark / one person on a stage, light, people
myth Loud is confident. > Loud is often only loud. > & The calm one at the end of the table has already decided. | one person shouting, office / people at a table, office, day / one person at a table, calm
myth First the feeling, then the deed. > It is the other way round, nearly always. > & The feeling comes running after, out of breath. | one person at a window, waiting / one person at an open door, morning / one person running, street, morning
close Feet apart. Breathe. You go first. | one person on a stage, bright light
close They are all afraid, too. They only hide it in better shoes. | people, room, evening light

= sleep
pattern: list
order: 7
words: sleep*; asleep; bed; bedtime; insomnia; nap; naps; awake; before bed; good nights; good night; better nights; better night; every nights; every night; before nights; before night; at nights; at night; nightly routine; nighttime routine; night routine; evening routine; rest well; rested; fall asleep; falling asleep
opening: one person asleep in bed, large moon in the window, stars, night

Get daylight before noon. > Ten minutes. Even in the rain. > Morning light tells your evening when to begin. | one person walking, sunlit street, morning / umbrella, street, rain, morning / sunset, window, calm
not see daylight for the first time at lunch | one person at a computer, dark office, day
I walked for ten minutes each morning, even in the rain.
Have the last coffee at lunch. > After two, have the tea that nobody likes. > It is still awake at midnight, and so are you. | cup of coffee, clock, kitchen, day / cup, steam, kitchen table, evening / one person awake in bed, night
not drink coffee after lunch, and wonder at midnight | cup of coffee, computer, desk, evening
I had my last coffee at lunch, with a long face.
Write tomorrow on paper. > Three lines. Dentist. Bread. Call her. > Then nobody has to stay up and remember. | one person writing on paper, bed, lamp, night / paper, pencil, close view, lamp / one person asleep in bed, paper, lamp
not plan tomorrow in the dark | one person awake in bed, night
I wrote three lines about tomorrow, and left them on the table.
Leave the phone in the kitchen. > It can sleep next to the toaster. > Buy an alarm clock. The loud kind, with bells. | smartphone on a kitchen table, dark kitchen, night / smartphone, bread, kitchen, night / alarm clock, close view, bedroom, night
not take the phone to bed | one person in bed, smartphone, dark room, night
I left the phone in the kitchen, next to the toaster.
Dim the lamps an hour before. > One by one. Kitchen first. Like a theatre. > A house that gets dark tells you what is coming. | hand on a lamp, living room, night / kitchen, one lamp, dark, night / dark living room, window, moon
not sit in bright light until the last minute | bright lamp, one person, living room, night
I put the lamps out one by one, an hour before.
Open the window a hand wide. > Cold nose, warm feet. > A cool room is a heavy lid. | one person opening a window, curtain, night / one person in bed, blanket, close view, night / open window, curtain, moon
not sleep in a warm room with the window shut | closed window, dark bedroom, night
I opened the window a hand wide, and found another blanket.
Make the room darker. > Coat over the curtain gap. Tape on the little red light. > Night should look like night. | dark bedroom, closed curtains, moonlight / curtain, close view, dark room, night / dark bedroom, bed, stars
not leave the little lights burning | dark bedroom, lamp, television, night
I hung a coat over the gap in the curtain.
Keep the bed for sleeping. > No laptop. No tax. No argument. > A bed learns what it is for. | made bed, bedroom, evening light / computer on a desk, lamp, evening / one person asleep in bed, moonlight
not work, eat and quarrel in bed | one person in bed, computer, lamp, night
I took the laptop out of the bedroom.
Go to bed at the same hour. > Sundays, too. Socks off at ten. > Your body likes a timetable more than a treat. | clock beside a bed, lamp, night / shoes, bed, lamp, night / one person asleep in bed, moonlight
not go to bed at a different hour each night | clock beside a bed, lamp, night
I went to bed at ten, on Sundays too, like a small train.
Read something slow. > On paper. With a train in it, and no murder. > You will know the first chapter very well. | one person reading a book in bed, lamp, night / old book, train, lamp / open book on a blanket, one person asleep, night
not watch one more episode with a murder in it | television, dark living room, night
I read something slow, with a train in it.
Turn the clock to the wall. > You know what it says. It says: too late. > Nobody ever fell asleep by counting what is left. | alarm clock, table, bedroom, night / clock, close view, dark room / one person asleep in bed, moon
not look at the clock at three, and do the sum | alarm clock, close view, dark room, night
I turned the clock to the wall.
Get up when you lie awake. > One chair. One dull book. One small lamp. > Go back when the words begin to swim. | one person sitting in an armchair, lamp, dark room, night / old book, lamp, armchair, night / bed, moonlight, open door
not lie there for hours and try harder | one person awake in bed, clock, night
I got up when I lay awake, and sat in one chair with one dull book.
myth Good sleepers are lucky. > Mostly they are boring. Same hour, same lamp, same socks. > & Ask one. They will tell you about the socks. | one person asleep in bed, moonlight, night / clock beside a bed, lamp, night / two people talking, kitchen, morning
myth You can do it all on Sunday. > Sunday is one day. It has its own sleep to do. > & A jug is not filled with one big pour a week. | one person in bed, curtains, noon / calendar, wall, close view / drinking glass, table, close view
myth Trying harder helps. > Sleep is a cat. It comes when nobody calls. > & Turn round, and look at something else. | one person awake in bed, night / cat, bed, moonlight / one person reading a book, armchair, lamp, night
myth One more episode is rest. > It is a bright window with strangers in it. > & Your eyes are at work. They want to go home. | television, dark living room, night / lit window, dark street, night / one person with closed eyes, sofa, lamp
myth Busy people need less of it. > They only get less. They hide it behind the coffee. > & The spelling gives them away. | one person at a computer, dark office, night / cup of coffee, desk, close view / paper, desk, close view
close Now put this down, and the light out. | hand on a lamp, bedroom, night
close Good night. The ceiling has nothing to tell you. | one person asleep in bed, moonlight, night

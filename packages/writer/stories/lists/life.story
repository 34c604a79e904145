= life
pattern: list
order: 27
words: life; lives; happ*; joy*; better person; grateful; gratitude; good day; enjoy*; meaning; purpose; regrets; regret; simple living; contented; contentment; grown-ups; grown-up; grown ups; grown up; grownups; grownup; adult*; twenties; thirties; self-care; self care; self-improvement; self improvement; improve yourself
opening: one person beside a lone tree, hill, sunrise, seen from behind

Do one thing a day with your hands. > Knead. Plant. Sew on the button. > A head needs a place to put its feet up. | hands, dough, kitchen, close view / hands, plant, garden, day / coat, table, lamp
not live from the neck up | one person at a computer, dark room
I did one thing a day with my hands, mostly bread.
Learn the names of your street. > The baker. The boy with the drum. The cat. > A street with names is a village. | two people talking, street, morning / cat, window, street / people, village street, evening
not live beside people for years as number nine | closed doors, corridor, one person
I learned the names in my street, cat included.
Keep a promise that nobody knows of. > Ten stairs. One page. No sugar on Wednesdays. > You will be able to believe yourself again. | one person on stairs, morning light / book, page, close view, lamp / one person at a mirror, smiling
not promise everything to everybody, and nothing to yourself | people talking, living room, evening
I kept one promise that nobody knew of.
Spend money on days, not on things. > The boat for an hour. The train to the sea. > Things stand around. Days stay. | two people in a boat, lake, sunlight / train, sea, window / two people laughing, beach, sunset
not buy another thing for the shelf | shelf, things, dust, close view
I spent it on an hour in a boat.
Come early to one thing a week. > Early enough to look at the ceiling. > The quiet before is the best part of any concert. | one person in an empty theatre, seat / ceiling, theatre, light / people arriving, theatre, evening
not arrive everywhere out of breath | one person running, station, clock
I was early to one thing a week, and looked at the ceiling.
Write to somebody who taught you. > Dear Mrs. Alder. It was the thing about the comma. > They never know. They always keep it. | one person writing a letter, desk, lamp / letter, pen, close view / old woman reading a letter, window
not think thank you, and leave it there | one person at a window, thinking, dusk
I wrote to the teacher of the comma.
Sit in the sun for the length of a song. > Wall at your back. Eyes shut. > Cats have known this for ever. | one person on a bench, wall, sunlight / cat, wall, sunlight, close view / one person with closed eyes, sunlight
not look at the sun through a window | one person in an office, window, day
I sat in the sun for the length of one song.
Own less, and know where it is. > Two knives. Nine books. One good coat. > Things want to be asked how they are. | coat, hook, hallway, light / books, shelf, close view / tidy room, one person, window
not store what you could lend | boxes, attic, dust, dark
I kept nine books, and lent the others.
Try things for a month. > Not for ever. Until the thirtieth. > For ever is a wall. A month is a door with a handle. | calendar, hand, kitchen, day / door, handle, close view / one person opening a door, light
not decide about the rest of your life tonight | one person at a crossroads, night
I tried each thing for a month, and kept three.
Ask what it is for. > The meeting. The second car. The hurry. > A good answer is short. A bad one has a slide. | one person thinking, desk, window / car, street, close view / people at a table, blackboard, office
not do it because it was done last year | people walking, grey corridor, morning
I asked what it was for, and cancelled two meetings.
Go and see for yourself. > The river. The new baby. The end of the line. > No picture has ever smelled of rain. | one person by a river, rain, coat / baby, cradle, window / tram, last stop, evening
not know it only from a screen | smartphone, river, close view
I went to the end of the line, to see what was there.
End the day with one good line. > Three words will do. She laughed. Rain. > You go to sleep as the one who noticed. | one person writing in a notebook, bed, lamp, night / notebook, lamp, close view / one person asleep, window, stars
not let the day end with the news | television, dark living room, night
I ended each day with one good line.
myth Happiness is somewhere else. > It was in the kitchen a minute ago. > & It is small, and does not come when called. | one person with a suitcase, station / kitchen table, cup, sunlight / one person smiling, kitchen, morning
myth Others have it all worked out. > Others have good curtains. > & Behind them somebody is looking for the other sock. | houses, street, evening / lit window, curtains, night / one person, wardrobe, morning
myth It gets better when it is over. > This is it, with the rain and the bread. > & The good part never had a sign on it. | calendar, wall, window / bread, table, rain, window / one person walking, umbrella, street
myth You have to find yourself. > You were at the sink the whole time. > & One does not find it. One does the dishes, and there one is. | one person on a mountain, wide view / one person at a sink, kitchen / one person at a window, calm, evening
myth More is more. > More is mostly in the way. > & Ask anybody who has ever moved house. | boxes, room, day / boxes, hallway, narrow / one person carrying a box, stairs
close One of these fits into today. Look at the clock. | clock, window, sunset
close Life is long, and it is made of Tuesdays. | calendar, wall, window light

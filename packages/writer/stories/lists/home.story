= home
pattern: list
order: 15
words: tidy; tidying; tidier; clean*; clutter*; declutter*; minimalis*; homes; home; houses; house; rooms; room; wardrobes; wardrobe; closets; closet; organising; organizing; mess*; laundry; chores; chore; cosy; cozy; decorat*; less stuff; sunday reset; weekly reset; reset routine; possessions
opening: tidy bright living room, armchair, open window, morning

Begin with one drawer. > The one with the batteries and the birthday candles. > A whole house is a threat. A drawer is an afternoon. | open drawer, hands, kitchen, day / candles, key, drawer, close view / one person at a table, drawer, window
not begin with the whole house on a Sunday | one person, boxes, messy room, day
I began with one drawer, the one that would not close.
Let one thing out for each that comes in. > A new cup. Goodbye to the one with the chip. > A shelf is like a bus. It has a last seat. | cup, shelf, kitchen, day / box, cup, open door / shelf, cups, close view
not carry things in, and never out | boxes, hallway, narrow, day
I let one thing go for each that came in.
Give everything an address. > Keys: the blue bowl. Scissors: the hook. > What has no home sleeps on the table. | key, bowl, hallway, close view / tools, wall, close view / clean table, window, day
not look for the keys every morning | one person looking under a sofa, morning
I gave my keys an address: the blue bowl.
Make the bed, and stop there. > On bad days, only that. > One flat thing in a room calms all the others. | made bed, bedroom, morning / one person on a chair, bedroom, rain / tidy bedroom, window, sunlight
not leave the bed to itself | unmade bed, bedroom, noon
I made the bed, and on bad days nothing else.
Tidy for ten minutes, with a song. > Four songs. Then nobody may lift another sock. > It ends. That is why it can begin. | one person with a broom, living room, evening / radio, shelf, close view / clean living room, lamp, evening
not wait until it takes a whole weekend | messy room, one person, evening
I tidied for four songs, and then sat down.
Clear one flat place. > The table. All of it. > A room is as tidy as its largest flat thing. | empty table, window, morning light / table, cloth, close view / tidy kitchen, table, sunlight
not let the table become a shelf | papers, cups, table, close view
I cleared the table, and kept it clear.
Open the windows. > Both. Five minutes. Coat on, in January. > Dust is half of it. The other half is yesterday. | one person opening a window, room, morning / open window, curtain, wind / fresh bright room, sunlight
not live in last week's air | closed window, dust, dark room
I opened both windows, every morning, in my coat.
Keep the box of maybe. > Tape it. Write the date on it. Up to the attic. > What you have not missed in a year may leave by the back door. | box, attic, hand, light / box, calendar, close view / one person carrying a box, back door, day
not decide about everything today | one person among boxes, attic, tired
I put all my maybes in a box, and wrote the date on it.
Light the corners. > Three small lamps. Big one off. > Nobody was ever cosy under a ceiling. | small lamp, corner, armchair, evening / three lamps, living room, evening / one person reading, lamp, corner, night
not sit under one big lamp, like at the dentist | bright ceiling lamp, living room, night
I lit three small lamps, and switched off the big one.
Do the thing that takes a minute. > Now. With the coat still on. > A minute put off grows legs. | one person in a coat, kitchen, cup, evening / clock, kitchen, close view / clean sink, kitchen, lamp
not put it down, but never away | coat on a chair, bag, floor, hallway
I did whatever took a minute, with my coat still on.
Keep one empty shelf. > On purpose. In plain sight. > Room is a thing that you can own. | empty cupboard, living room, sunlight / cupboard, close view, living room / one person smiling, bright room, day
not fill a shelf because it is there | full cupboard, living room, close view
I kept one shelf empty, like a held breath.
Invite somebody. > For Saturday. Just tea. > By Friday you will have cleaned, and you will not know when. | two people at a door, flowers, day / two cups, teapot, table / clean bright room, two people, tea
not wait with guests until it is perfect | one person alone, tidy room, evening
I invited somebody for Saturday, and cleaned on Friday.
close One drawer. Tonight. The one that does not close. | open drawer, papers, lamp, evening
close Sit down in it. That is what it is for. | one person in an armchair, tidy room, lamp, evening

= ageing
pattern: list
order: 5
words: age; aged; aging; ageing; older; old age; growing old; grow old; elder*; retire*; longevity; live longer; long life; younger longer; young longer; staying young; stay young; feel young; after 40; after 50; after 60; after 70; after forty; after fifty; after sixty; after seventy; forties; fifties; sixties; seventies; grandparents; grandparent; centenarians; centenarian
opening: old person laughing, garden, bench, morning sun

Have a friend half your age. > And one who is twice as old. > You will hear what is coming, and remember what was. | old person and young person, bench, park / child and old person, garden, day / two people laughing, cafe, day
not know only people of your own year | old people at a table, silent, room
I made a friend of half my age, at the bus stop.
Keep something to look after. > A tomato. A dog. A choir. > It is easier to get up for somebody than for yourself. | old person with a plant, window, morning / dog, garden, close view / old person in a garden, watering, day
not give away every duty | empty chair, window, afternoon
I kept tomatoes, and they kept me.
Learn one thing badly. > The ukulele. Italian. The backstroke. > A beginner is young at any age. | old person with a guitar, room, day / guitar, close view, chair / old person laughing, swimming, lake
not do only what you have always done | old person at a window, clock, afternoon
I learned the ukulele, badly, at sixty-one.
Go out each day with a reason. > Bread. A library book. The state of the river. > A reason puts your coat on. | old person walking, street, bread, morning / library, old book, day / old person by a river, bench
not stay in because it looks like rain | old person at a window, rain, grey
I went out every day to look at the river.
Move what you want to keep. > Knees on the stairs. Hands on the piano. > Use is a kind of oil. | old person on stairs, light, day / piano, living room, close view / old person dancing, room, evening
not sit down for good | old person in an armchair, television, evening
I kept taking the stairs, one hand on the rail.
Say what you like. > The blue coat. The small theatre. No more jazz. > Nobody has time any more to pretend. | old woman in a blue coat, street, day / theatre, stage, light / old person smiling, garden, close view
not dress like everybody's aunt | grey coat, wardrobe, close view
I said that I had never liked jazz.
Write down the names. > On the back of the photographs. In pencil. > After you, nobody will know who is laughing there. | old person with photographs, table, lamp / photographs, pencil, close view / people laughing, old photograph, close view
not leave the photographs without names | box, photographs, dust, attic
I wrote the names on the back of the photographs.
Let them carry the bag. > Say thank you, and take their arm. > It is a present to both of you. | young person carrying a bag, old person, street / bag, hands, close view / two people arm in arm, park, day
not do it all alone, with a sore back | old person with heavy bags, stairs
I let a boy carry my bag, and took his arm.
Laugh at the body once a day. > It creaks on the third step. So does the step. > What you laugh at cannot frighten you for long. | old person laughing before a mirror, morning / stairs, close view, shoes / old people laughing, bench, sunlight
not speak of nothing but knees | old people at a table, sad, cafe
I laughed at my knees, once a day.
Keep the good cups in use. > Gold rim. On a Tuesday. With soup in them. > There is no later in a cupboard. | gold cup, table, window, morning / cups, cupboard, close view / old person drinking tea, garden, sunlight
not save the good cups for later | cups, dusty cupboard, dark room
I used the good cups on Tuesdays.
Give it away warm. > The ring. The recipe. The story of the boat. > You want to see the face. | old person giving a ring, young person, table / ring, hand, close view / two people laughing, boat, lake
not leave it all to a drawer | drawer, ring, letters, dark room
I gave the ring away while I could still see the face.
Stay curious about the young. > What is that song? Why is it sad? > Ask, and do not say that it was better before. | old person and young person, headphones, bench / radio, music, room, day / two people talking, laughing, garden
not say that it was better before | old person pointing, street, young people
I asked about their songs, and listened to the end.
close Older is the direction. You may still choose the shoes. | old person walking, path, sunset
close Ask somebody of eighty tonight. Bring cake. | old woman, young person, cake, table

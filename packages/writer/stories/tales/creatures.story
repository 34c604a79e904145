= the-wrong-coat
pattern: tale
about: the dog that waits at the station
seen: as written

Every day at five. The dog that waits at the station. | {N} waiting alone, evening light, street
- The woman from the kiosk shooed, at first. Then she brought water. | woman with a bowl of water, {N}, street, day
+ In winter there was a blanket. Nobody had put it there. Nobody took it away. | {N} on a blanket, snow, street lamp, evening
+ A schoolboy said: it is too late. A widow said: it is never too late. | boy and old woman, street, evening
+ Each coat that came by was looked at, from the shoes up. Each was the wrong one. | {N}, people in coats walking, street, dusk
~ A painter sat down opposite, for a week. The ears were the hard part. | man with an easel, street, {N} / easel, drawing, street
~ It was in the newspaper, once, on page six. Somebody read it aloud. The dog was not interested. | newspaper, hand, {N} / woman reading a newspaper, {N}, street
~ Children were told: do not stare. They sat down, and waited a bit as well. | children, {N}, street, evening / child, {N}, bench
+ In the rain they put up a box for it. On the box stood: do not move. | box, {N}, rain, street, dusk
- Nine years went by like that. The kiosk was painted twice. | {N} waiting, snow, street, dusk
Then a young man came, and nobody met him. | young man with a suitcase, street, evening
- He had been in hospital. He stood there, and did not know which way was home. | young man, close view, sad, street lamp, dusk
~ His suitcase had a hospital label on it. One of his shoes was untied. | suitcase, street, close view / shoe, street, evening
~ The last bus went. The lamp over the kiosk came on, and it was only the three of them. | bus, street, dusk / kiosk, lamp, young man, {N}, night
+ People walked round him, as round a lamp post. | young man, people walking, street, dusk
The dog looked at him for a long time. Then the dog came over, and leaned on his leg. | {N} beside a young man, street lamp, dusk / {N}, close view, eyes, street lamp, dusk
+ It was the wrong man. Both of them knew that. | young man looking down, {N}, close view, evening
+ The woman in the kiosk put down her newspaper. | woman in a kiosk, newspaper, evening
All right, he said. And they went home. | young man and {N} walking, street, sunset

= you-again
pattern: tale
about: the fox that came back
seen: as written

Something at the back door. The fox that came back. | {N} at a door, snow, dawn
You again, the old woman said, and fetched the end of the soup. | old woman at an open door, bowl, {N}, morning
or You again, the old woman said. | old woman at an open door, bowl, {N}, morning
+ They did not touch. They had an arrangement. | {N} and a bowl, doorstep, old woman in a doorway
+ She told it all that had happened since. The roof. The knee. The son who did not ring. | old woman talking, doorstep, cup, {N}
+ She called it by the name of her husband. It came all the same. | old woman in a doorway, {N}, lamp, evening
~ She put a lamp in the window, for no reason, at about that time. | lamp, window, snow, night / old woman, lamp, window
~ Her daughter said: it will give you something. It had, said the old woman. | two women, kitchen, table / old woman, cup, smiling
~ In summer there was nobody, and she talked to the beans. | old woman, garden, day / beans, garden, close view
- You have to tell somebody, she said. It may as well have ears. | {N}, close view, snow
+ Then there were only tracks, and they led away over the hill. | tracks in snow, hill, morning
One morning the door stayed shut, and no smoke came from the chimney. | closed door, house, snow, no smoke, dawn / cold chimney, roof, snow, dawn
or One morning the door stayed shut. | closed door, house, snow, no smoke, dawn / cold chimney, roof, snow, dawn
+ The bowl lay upside down. There was ice in it. | bowl, ice, doorstep, snow, close view
~ The hens shouted from the shed. The clock inside could be heard, striking for nobody. | hens, shed, snow / clock, dark kitchen
~ The snow was as high as the sill, and had no marks in it but those. | {N}, snow, house, night / prints in snow, house, dawn
+ The fox stayed for a day and a night. | {N} at a closed door, snow, night
Then the fox went down to the road, and stood in the lights of a car. | {N} in the lights of a car, road, snow, night / man at a car, snow, headlights, night
or Then the fox stood in the lights of a car. | {N} in the lights of a car, road, snow, night
+ The car stopped. Its lamps smoked in the cold. | car, lights, snow, road, night
+ Go away, the driver said. And then: what is it? | man with a lamp, {N}, snow, night
- The driver got out. He followed the tracks, up to the kitchen window. | man with a lamp, tracks, snow, house, night
+ The old woman lay on the floor with a broken hip, and was very cross. | old woman on a kitchen floor, man kneeling, lamp
The old woman walks with two sticks now. You again, she says. Come in. | old woman with two sticks, open door, {N}, warm light / open door, stove, warm light, snow

= the-length-of-an-answer
pattern: tale
about: the bird that sang alone
seen: as written

Nobody answered. The bird that sang alone. | {N} alone, wide view, night
- It is the same every night. | {N}, close view, moonlight
Four notes, and then a pause. The pause is what hurts. It is just as long as an answer. | {N}, moon, night / dark sky, moon, empty view, night
or Four notes, and then a pause, as long as an answer. | dark sky, moon, empty view, night
+ Then again, from the start, a little louder. | {N}, moon, wide view, night
+ Others came by. They heard it, and went on, as you do with a foreign radio. | {N} far away, moon, night
A woman heard it, on the night shift, with a cold cup of coffee. | woman with headphones, cup, desk, lamp, night
or A woman on the night shift heard it. | woman with headphones, cup, desk, lamp, night
- She was paid to write down numbers. She wrote: again. | notebook, pencil, hand, close view, lamp
+ Do you hear that, she asked the man at the next desk. He heard a noise. | man at a desk, lamp, night
+ So she stayed after her shift, and then after the next one. | woman with headphones, window, dawn
~ The cleaner came by with his cart, and stood there, and put his cap on the desk. | man, broom, desk, lamp / cap, desk, close view
~ She tried it in the shower. She tried it in the car. The third one was too high for her. | woman, car, night / woman, window, rain
+ She had come to that town alone. She knew what a pause is. | woman at a window, dark room, night
~ On the chart it looks like four small hills, and then a plain. | paper, line, desk, lamp / screen, line, dark room
~ It has been like that since she was at school. Nobody had ever put it into a box. | woman, screen, desk, night / notebook, shelf, lamp
~ She plays it to her mother, over the telephone. Who is that, her mother asks. It does not sound like what is that. | telephone, hand, lamp / old woman, telephone, lamp
One night she opened the window, and hummed it back, quite badly. | woman at an open window, night, moon / garden, moon, night, open window
or One night she hummed it back. | woman at an open window, night, moon
- It cannot have got there. It is miles. | night landscape, moon, wide view
+ Four notes. Then the pause. It was longer than it had ever been. | woman listening, window, night
+ She held her breath. Somewhere a lift went up. | woman, close view, lamp, night
+ You will be laughed at, she thought. Let them. | woman smiling, window, moon, night
Then came a fifth note. | {N}, moonlight, close view
Nobody answered, it says in her book. She has crossed it out. | notebook, pencil, close view, dawn / hand crossing out a line, notebook, dawn

= the-girl-on-the-wall
pattern: tale
about: the man who carved one stone
near: sculptor
seen: as written

It began badly. The man who carved one stone. | {N} at work, lamp, evening
A girl sat on the wall, with a sandwich, and looked at it for a long time. No, she said. | girl sitting on a wall, sandwich, day / girl on a wall, close view, day
or A girl on the wall looked at it, and said no. | girl sitting on a wall, sandwich, day
+ It became a habit. Every day, after school, she came along and said no. | girl on a wall, schoolbag, afternoon
+ Why, asked the man, one day. She thought about that. You are in a hurry, she said. | girl on a wall, {N}, afternoon
+ The man tried it in the rain. The man tried it by lamplight, and upside down. | {N} at work, rain / {N} at work, lamp, night
+ Sometimes she tilted her head first. Those were the good days. | girl on a wall, tilted head, close view, afternoon
~ On Thursdays she brought a friend, who said that it was quite nice. He was not brought again. | girl and boy on a wall, day / boy walking away, street
~ The man lay awake over it. What did she see? | {N} awake, bed, moonlight / moon, window, night
~ Once she said: nearly. They both pretended that she had not. | girl on a wall, close view, evening / {N} at work, evening
~ She showed a missing tooth, and a kitten, and on one bad day her report. | girl, kitten, wall / girl, paper, wall, evening
+ She brought an apple, once, and put it down half way. | apple on a wall, close view, autumn
+ Winter came. She had mittens now. She said no through a scarf. | girl in a scarf, wall, snow, day
In March the wall was empty. | empty wall, rain, day
- They have moved, somebody said. The man nodded, and went on. | {N} at work, window, rain
~ The cat from the corner sat there now. It had no opinion. | cat on a wall, day / wall, rain, street
+ It is quiet, when nobody says no. | {N}, close view, lamp, night
+ In May there was moss on it, where she used to sit. | moss on a wall, close view, rain
+ Nobody came to look. So it went slowly, and well. | {N} at work, lamp, night
Then, one evening, it was done, and there was nobody to show it to. | {N} standing alone, lamp, evening / one chair, empty room, lamp, evening
or Then it was done, and there was nobody to show it to. | {N} standing alone, lamp, evening
- So the man went out, and sat down on the wall. | {N} sitting on a wall, sunset
Low on the wall, where a child can reach, stood one word in chalk: yes. | wall, chalk, close view, sunset / {N} smiling, wall, sunset
or Low on the wall stood one word in chalk: yes. | wall, chalk, close view, sunset

= in-the-mud
pattern: tale
about: the man who kept everything
seen: as written

Up to the ceiling. The man who kept everything. | {N} among tall shelves, boxes, lamp
- It had filled the hall, and then the stairs. The landlord talked of fire. | boxes on stairs, hallway, lamp / man pointing, hallway
+ You could not sell it. You could not even explain it at a party. | {N} at a table, people, lamp
- What is it all for, people asked. The man said: somebody has to. | {N}, close view, shelves, lamp
+ A cousin offered to drive the lot to the dump, with love. | car, boxes, street, day
~ It was in the bath. Baths were taken at the neighbour's. | boxes, bath, lamp / {N}, boxes, doorway
~ Each had its box, and each box had its date, and what the light was like. | boxes, labels, shelf / box, close view, lamp
~ A professor came, and sat down on the stairs, and wept a little, and would not say at what. | old man on the stairs, boxes, lamp / old man, close view, tears
~ Mice had moved in. They were not a problem. They took only what was double. | mouse, box, shelf / box, hole, close view
Then the river came, one night, and went through every cellar in the street. | flooded street, rain, night / water on cellar stairs, lantern, night
or Then the river went through every cellar in the street. | flooded street, rain, night
~ You could see a line on every wall, as straight as if somebody had ruled it. | muddy wall, street, morning / flooded room, window, morning
- In the morning people stood in the mud, and had nothing left that was theirs. | people in mud, street, morning
The man carried out a table, and opened the boxes. | {N} carrying a table, boxes, street, morning
+ An old woman bent over a box, and went quite pale. I thought that this was gone, she said. | old woman bending over a box, close view, morning light
+ There was something for the postman, too, and he had to sit down. | postman sitting, small box, morning
- Nobody paid. Everyone took one thing home, and held it like an egg. | people holding small boxes, street, sunlight
By evening the shelves were bare. The man sat there like somebody who has won. | {N} sitting, empty shelves, smiling, sunset light / empty shelves, evening light

= back-soon
pattern: tale
about: the thief who left receipts
seen: as written

Nobody saw it happen. The thief who left receipts. | {N} on a roof, moon, night
In the morning it was gone, and there was a receipt. | receipt on a table, empty room, morning
- Thank you, it said. Back soon. | paper note, close view, table, morning
+ The widow tried to describe it. Taller than a cat, she said. And it hummed. | old woman talking, policeman, street, day
+ The police came, and measured the air. | policeman with a tape measure, room, day
+ It was never about receipts. That was only what people talked of. | two people talking, street, day
+ Next went the cock from the church tower. | church tower, night
+ Next, for one night, went the smell of the bakery. It was back by five, a little out of breath. | bakery, street, night / bakery, street, dawn
~ The weathercock came back polished. | church tower, bell, morning / village, tower, sunrise
~ A whole carousel went, on a Sunday, between two rounds. The children on it said that it was lovely. | carousel, night, lights / children, carousel, square
~ Then it was the echo from under the bridge. You called, and for two days nobody answered. | bridge, river, one person, evening / river, bridge, mist
~ Each time the receipt had a small drawing on it, and people began to collect them. | receipt, drawing, close view / paper, album, hand
+ People were angry, and they began to leave their doors open, to see what would be next. | open doors, street, night
- A young policeman followed the trail. | young policeman, street, night, lantern
~ He went up on tiptoe, past forty umbrellas, and a fountain that was trying to be quiet. | young policeman, stairs, lantern / umbrellas, hallway, lamp
The trail led to the last house, and to a child who could not go out. | child in bed, window, lamp, night
or It was with a child who could not go out. | child in bed, window, lamp, night
There sat the thief, and had brought the whole town, piece by piece. | {N} beside a child in bed, many small things, lamp / small things on a blanket, close view, lamp
or The thief had brought the whole town. | {N} beside a child in bed, many small things, lamp
- The police stood at the window, with their hats in their hands. | young policeman at a window, hat, night
+ The child laughed, and coughed, and laughed. | child laughing in bed, lamp, night
+ No one wrote a report. There was no word for it on the form. | policeman, paper, lamp, night
+ One of the policemen went home, and got his trumpet. | young policeman carrying a trumpet, street, night
By morning it was all back. Nobody saw it happen. | village, church tower, sunrise / child asleep, smiling, dawn

= sixty-years
pattern: tale
about: the fisherman who found a stone on the beach
seen: as written

Somebody had to come. The fisherman who found a stone on the beach. | {N} looking down, wide view, dawn
- Nobody had looked for it. That is why it was still there. | footprints, mist, dawn
+ By noon the whole village had an opinion. | village square, people talking, day
+ Sell it, the teacher said. Bury it, the priest said. | people arguing, village square, day
~ A man came with a measuring tape, and a card, and an offer. | man with a suitcase, hat, village / paper, hand, close view
~ The children gave it a name. After that it was no good telling them anything. | children, village, day / children, {N}, evening
~ Somebody put a fence round it. Somebody else took the fence away, for the winter, to burn. | fence, field, evening / fire, fence, night
~ It was warm, if you stood close. Cats knew that. | cat, evening light, close view / {N}, hand, close view
Give it back, said the postman. But to whom? | postman talking, {N}, dusk
or But whose was it? | {N}, close view, thinking, dusk
+ The fisherman listened to everybody, and said: thank you. | {N}, people, village square, dusk
+ The fisherman could not sleep, and went back with a lamp, to see if it was true. It was even truer by night. | {N} with a lantern, path, night / lantern, close view, dark, night
Then an old woman came down the road, in wet shoes. | old woman walking, road, rain, evening
~ She had come on the milk cart. She had told nobody where she was going. | cart, road, evening / old woman, cart, road
- She looked at nobody. She put her hand on it, like you do with a horse. | old woman reaching out a hand, close view, evening
+ The wind dropped. Even the gulls were still. | gulls, calm evening, wide view
+ It has got smaller, she said. Or I have. | old woman smiling, close view, evening
I put it there, she said. I was seven, and I wanted a friend. | old woman, close view, tears / little girl alone, dawn
- The fisherman did not know what to say, and gave her the dry coat. | {N} giving a coat, old woman, evening
Somebody had to come. I only did not think that it would take sixty years. | {N} and old woman, smiling, sunset / two cups, bench, sunset
brief I did not think that it would take sixty years. | {N} and old woman, smiling, sunset

= the-other-key
pattern: tale
about: the woman who came home to an empty town
seen: as written

The key still turned. The woman who came home to an empty town. | {N} at a house door, key, evening
- Dust on the table. A cup, with a brown ring in it, where somebody had stopped. | dusty table, cup, window light, evening
+ The woman walked once through the empty town, and said hello, to be polite. | {N} walking, empty street, evening
+ The bed was too short, or the dreams had got longer. | {N} in bed, moon at the window, night
+ The calendar still hung there, at the old year. The picture was of a lake. | calendar on a wall, dust, window light
~ The names on the bells were all wrong. One was written in a child's hand. | doorbells, wall, close view / {N}, door, street
~ In the drawer lay a torch, and when you pressed it, it still knew how. | torch, drawer, hand / {N}, lamp, dark room
~ The woman swept. It took the whole of one day to get down to the floor. | {N}, broom, room, day / floor, broom, sunlight
~ Someone had left a loaf on the wall, wrapped in a cloth. There was no note. | loaf, cloth, wall, morning / {N}, loaf, doorstep
- You carry so much out, and so little back. Two pockets, full of dust. | {N}, hands in pockets, street, dusk
+ A tap dripped. It was good to hear somebody. | dripping tap, close view, kitchen, evening
+ The woman wound up the clock. One of them had to begin. | {N} with a clock, lamp, evening
~ The pump in the yard gave air, and rust, and then, as if it had remembered, water. | pump, water, yard / {N}, hands, water
On the third evening a light went on, on the other side of the road. | lit window across a street, dusk
A woman was laying the table over there, for two. | old woman laying a table, lit window, evening
- It was the girl from the shop. She had gone grey. She had the same laugh. | grey-haired woman smiling, open door, lamp, evening
+ I have put the light on every night, she said. In case. | lamp in a window, night
+ They stood there, in the door, and both began a sentence. | {N} and grey-haired woman, open door, lamp, evening
She held out her hand. In it lay the other key. | hand holding a key, close view, lamp, night / {N} and grey-haired woman, open door, warm light

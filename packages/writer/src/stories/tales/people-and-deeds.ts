import { parseStories, seenAsWritten } from '../../story.ts'

/** Tales of somebody who makes, keeps, takes, finds or comes home, and of whatever else somebody does. */
export const talesOfDeeds = seenAsWritten(
  parseStories(`
  = the-girl-on-the-wall (someone-making)
  It began badly: {S}. | {N} at work, lamp, evening
  ~
  A girl sat on the wall, with a sandwich, and looked at it for a long time. No, she said. | girl sitting on a wall, sandwich, day / girl on a wall, close view, day
  or A girl on the wall looked at it, and said no. | girl sitting on a wall, sandwich, day
  + It became a habit. Every day, after school, she came along and said no. | girl on a wall, schoolbag, afternoon
  + Why, asked {H}, one day. She thought about that. You are in a hurry, she said. | girl on a wall, {N}, afternoon
  + {H} tried it in the rain. {H} tried it by lamplight, and upside down. | {N} at work, rain / {N} at work, lamp, night
  + Sometimes she tilted her head first. Those were the good days. | girl on a wall, tilted head, close view, afternoon
  ...
  + She brought an apple, once, and put it down half way. | apple on a wall, close view, autumn
  + Winter came. She had mittens now. She said no through a scarf. | girl in a scarf, wall, snow, day
  In March the wall was empty. | empty wall, rain, day
  - They have moved, somebody said. {H} nodded, and went on. | {N} at work, window, rain
  + It is quiet, when nobody says no. | {N}, close view, lamp, night
  + In May there was moss on it, where she used to sit. | moss on a wall, close view, rain
  + Nobody came to look. So it went slowly, and well. | {N} at work, lamp, night
  Then, one evening, it was done, and there was nobody to show it to. | {N} standing alone, lamp, evening / one chair, empty room, lamp, evening
  or Then it was done, and there was nobody to show it to. | {N} standing alone, lamp, evening
  - So {H} went out, and sat down on the wall. | {N} sitting on a wall, sunset
  Low on the wall, where a child can reach, stood one word in chalk: yes. | wall, chalk, close view, sunset / {N} smiling, wall, sunset
  or Low on the wall stood one word in chalk: yes. | wall, chalk, close view, sunset

  = in-the-mud (someone-keeping)
  Up to the ceiling: {S}. | {N} among tall shelves, boxes, lamp
  ~
  - It had filled the hall, and then the stairs. The landlord talked of fire. | boxes on stairs, hallway, lamp / man pointing, hallway
  + Ask about {O}, and you missed your bus. | {N} talking, shelves, lamp, evening
  + You could not sell it. You could not even explain it at a party. | {N} at a table, people, lamp
  - What is it all for, people asked. {H} said: somebody has to. | {N}, close view, shelves, lamp
  + A cousin offered to drive the lot to the dump, with love. | car, boxes, street, day
  ...
  Then the river came, one night, and went through every cellar in the street. | flooded street, rain, night / water on cellar stairs, lantern, night
  or Then the river went through every cellar in the street. | flooded street, rain, night
  - In the morning people stood in the mud, and had nothing left that was theirs. | people in mud, street, morning
  {H} carried out a table, and opened the boxes. | {N} carrying a table, boxes, street, morning
  + An old woman bent over a box, and went quite pale. I thought that this was gone, she said. | old woman bending over a box, close view, morning light
  + There was something for the postman, too, and he had to sit down. | postman sitting, small box, morning
  - Nobody paid. Everyone took one thing home, and held it like an egg. | people holding small boxes, street, sunlight
  By evening the shelves were bare. {H} sat there like somebody who has won. | {N} sitting, empty shelves, smiling, sunset light / empty shelves, evening light

  = back-soon (someone-taking)
  Nobody saw it happen: {S}. | {N} on a roof, moon, night
  ~
  In the morning it was gone, and there was a receipt. | receipt on a table, empty room, morning
  - Thank you, it said. Back soon. | paper note, close view, table, morning
  + The widow tried to describe it. Taller than a cat, she said. And it hummed. | old woman talking, policeman, street, day
  + The police came, and measured the air. | policeman with a tape measure, room, day
  + It was never about {O}. That was only what people talked of. | two people talking, street, day
  + Next went the cock from the church tower. | church tower, night
  + Next, for one night, went the smell of the bakery. It was back by five, a little out of breath. | bakery, street, night / bakery, street, dawn
  + People were angry, and they began to leave their doors open, to see what would be next. | open doors, street, night
  - A young policeman followed the trail. | young policeman, street, night, lantern
  ...
  The trail led to the last house, and to a child who could not go out. | child in bed, window, lamp, night
  or It was with a child who could not go out. | child in bed, window, lamp, night
  There sat {H}, and had brought the whole town, piece by piece. | {N} beside a child in bed, many small things, lamp / small things on a blanket, close view, lamp
  or {H} had brought the whole town. | {N} beside a child in bed, many small things, lamp
  - The police stood at the window, with their hats in their hands. | young policeman at a window, hat, night
  + The child laughed, and coughed, and laughed. | child laughing in bed, lamp, night
  + No one wrote a report. There was no word for it on the form. | policeman, paper, lamp, night
  + One of the policemen went home, and got his trumpet. | young policeman carrying a trumpet, street, night
  By morning it was all back. Nobody saw it happen. | village, church tower, sunrise / child asleep, smiling, dawn

  = sixty-years (someone-finding)
  Somebody had to come: {S}. | {N} looking down, wide view, dawn
  ~
  - Nobody had looked for it. That is why it was still there. | footprints, mist, dawn
  + By noon the whole village had an opinion. | village square, people talking, day
  + Sell it, the teacher said. Bury it, the priest said. | people arguing, village square, day
  Give it back, said the postman. But to whom? | postman talking, {N}, dusk
  or But whose was it? | {N}, close view, thinking, dusk
  + {H} listened to everybody, and said: thank you. | {N}, people, village square, dusk
  + {H} could not sleep, and went back with a lamp, to see if it was true. It was even truer by night. | {N} with a lantern, path, night / lantern, close view, dark, night
  ...
  Then an old woman came down the road, in wet shoes. | old woman walking, road, rain, evening
  - She looked at nobody. She put her hand on it, like you do with a horse. | old woman reaching out a hand, close view, evening
  + The wind dropped. Even the gulls were still. | gulls, calm evening, wide view
  + It has got smaller, she said. Or I have. | old woman smiling, close view, evening
  I put it there, she said. I was seven, and I wanted a friend. | old woman, close view, tears / little girl alone, dawn
  - {H} did not know what to say, and gave her the dry coat. | {N} giving a coat, old woman, evening
  Somebody had to come. I only did not think that it would take sixty years. | {N} and old woman, smiling, sunset / two cups, bench, sunset
  brief I did not think that it would take sixty years. | {N} and old woman, smiling, sunset

  = the-other-key (someone-return)
  The key still turned: {S}. | {N} at a house door, key, evening
  ~
  - Dust on the table. A cup, with a brown ring in it, where somebody had stopped. | dusty table, cup, window light, evening
  + {H} walked once through {P}, and said hello, to be polite. | {N} walking, empty street, evening
  + The bed was too short, or the dreams had got longer. | {N} in bed, moon at the window, night
  + The calendar still hung there, at the old year. The picture was of a lake. | calendar on a wall, dust, window light
  - You carry so much out, and so little back. Two pockets, full of dust. | {N}, hands in pockets, street, dusk
  + A tap dripped. It was good to hear somebody. | dripping tap, close view, kitchen, evening
  + {H} wound up the clock. One of them had to begin. | {N} with a clock, lamp, evening
  ...
  On the third evening a light went on, on the other side of the road. | lit window across a street, dusk
  A woman was laying the table over there, for two. | old woman laying a table, lit window, evening
  - It was the girl from the shop. She had gone grey. She had the same laugh. | grey-haired woman smiling, open door, lamp, evening
  + I have put the light on every night, she said. In case. | lamp in a window, night
  + They stood there, in the door, and both began a sentence. | {N} and grey-haired woman, open door, lamp, evening
  She held out her hand. In it lay the other key. | hand holding a key, close view, lamp, night / {N} and grey-haired woman, open door, warm light

  = pass-me-a-fork (someone-odd)
  You will not believe it: {S}. | {N} seen from far away, road, sunset
  ~
  My aunt told it at every wedding, with both hands, and a fork. | old woman telling a story, fork, table, cake, lamp, evening
  or My aunt told it at every wedding. | old woman telling a story, fork, table, cake, lamp, evening
  - Nonsense, my uncle said, always at the same place. | old man shaking his head, table, lamp, evening
  + She knew what the weather had been. She knew the buttons on the coat. | coat, buttons, close view, window light
  + And why, we asked. She put down the fork. Ask me when you are old, she said. | children at a table, old woman, lamp
  + There was one part that she left out. You could hear it, like a missing stair. | old woman at a window, dusk
  + The cousins did it with her, word for word, with full mouths. | children laughing, cake, table, lamp
  - We grew up. We stopped believing it, each in another year. | empty table, chairs, dusk
  ...
  When she died, there was a shoe box. In it lay one photograph. | box, photograph, close view, window light / old photograph, two people, wind, close view
  - Two people, in the wind. One of them was my aunt. | photograph of two people, close view, window light
  + In the middle was something that you could not quite make out. | old photograph, close view, window light
  + I turned it to the light. I turned it once more. | hand holding a photograph, window
  On the back it said, in pencil: so there. | back of a photograph, pencil, hand, close view
  - I showed it to my uncle. He nodded. I was there, he said. | old man holding a photograph, tears, lamp
  You will not believe it. Nobody does. Pass me a fork. | young woman talking, fork, table, cake, lamp / cake, fork, plate, lamp, close view
`),
)

= she-would-not-stop-barking
pattern: tale
about: my dog saved my life
also: how my dog saved me; how my dog saved my life
seen: as written

My dog woke me at four, and I was angry. | dog, bed, one person waking, night
* She stood on my chest, and barked into my face. She never barks. | dog, close view, face, dark room / dog, bed, moonlight
brief She stood on my chest, and barked. | dog, close view, face, dark room
- I said a word that I am sorry for. I threw the pillow. | pillow, bed, dark room, one person
She took my nightshirt in her teeth, and pulled. | one person, dog, bedroom, night
- My legs were strange. The room went round, quite softly, like a boat. | one person, bed, dizzy, dark room / dark room, window, night
+ I remember thinking: she wants to go out. I remember thinking: how nice the carpet is. | carpet, one person lying, dark room
+ Nothing smelled. That is the thing with it. It has no smell, and no colour, and it lets you sleep. | stove, dark room, night / one person asleep, bed
She pulled me down the hall, a step at a time. | dog, hallway, one person crawling, night
- I got my hand on the latch. I do not know how. She pushed. | hand, door, close view, night / dog, door, night
Then there was snow, and I breathed. | one person kneeling, dog, snow, garden, stars, night
+ We lay there, in the garden, both of us with our mouths open. There were so many stars. | one person lying in snow, dog, stars, night
+ The fireman held up his little box. He looked at it, and then he looked at her. | fireman, house, lamp, night / fireman, dog, snow
+ Another quarter of an hour, he said. | fireman, night, snow, close view
+ He crouched, and took off his glove, to shake hands with her properly. | fireman crouching, dog, paw, snow
- I had found her behind a petrol station, four years before. She was all ribs, and nobody wanted her. | dog, petrol station, rain, night / thin dog, wet street
+ She would not get in. I sat on the kerb for two hours, with a sandwich. | one person, kerb, sandwich, dog, rain
* Everybody said what a good thing I had done. | one person, dog, street, morning
She sleeps on the bed now. She lies across the door side. | dog, bed, lamp, night
brief She sleeps on the bed now. | dog, bed, lamp, night
I tell them all: I did not save her. I was only first. | one person kneeling, dog, garden, sunrise

= the-plant-on-the-desk
pattern: tale
about: the day I quit my job
also: i quit my job; quitting my job; leaving my job
seen: as written

The day I quit, I took one thing: the plant. | one person, plant, office door, day
* It was eleven years. It fitted into a box, with room to spare. | cardboard box, desk, lamp, office
- A mug. A cable. A card that everyone had signed, and that nobody had read. | mug, desk, close view / card, desk, close view
- I had written the letter in my head on every train. | train window, one person, rain, evening
- In the end it was two lines long. My hand did not shake. My knee did. | letter, pen, hand, desk / knee, chair, close view
My boss said: but you are doing so well. | boss, desk, office window, day
+ And that was just it. I could see the man that I would be at sixty, if it went on so well. He was at the next desk. | old man, desk, lamp, office / office, rows of desks, grey
+ He did not look up. He slid something over to me, under his arm. It was his good pen. | pen, desk, hand, close view
+ In the lift a woman from the third floor asked if it was already lunch. It was ten past nine. | lift, woman, one person with a plant, morning
- The door went round, as always, and let me out. | revolving door, one person, street, day
* Then I stood in the street, on a Tuesday, in the sun. | one person with a plant, street, sunlight
+ I did not know that they had that. There were old people, and prams, and a man who fed a pigeon from his lips. | old people, park, pram, morning / man, pigeon, bench
+ Nobody was running. I thought that somebody must have died. | park, people, calm morning
* I sat down, with the plant on my knees. I had no idea. | one person, plant, bench, park
brief I sat down, with the plant on my knees. | one person, plant, bench, park
+ I wept a bit, I must say. The pigeon man gave me some bread. He thought that I was hungry. | man giving bread, bench, one person, pigeons
+ My mother rang. I told her. It was quiet for so long that I thought the line was dead. At last, she said. | one person, smartphone, bench, park
- I make less now. I have flour in my hair, or sawdust, it depends on the day. | hands, flour, table, morning / workshop, wood, window light
+ I have woken at four in the morning, and have done sums. I will not pretend. | one person, table, papers, lamp, night
* The plant had been grey for years. I thought that it was that kind of plant. | grey plant, office window
I put it in the kitchen, in the sun, and forgot about it. | plant, kitchen window, sun
It was green all along. It flowered on a Tuesday. | plant in flower, kitchen window, morning, one person

= marks-on-the-door-frame
pattern: tale
about: moving out of my parents' house
also: moving out; moving house; leaving home
seen: as written

The last thing that I packed was the door frame. | empty room, door, one person, boxes
* It had all our pencil marks on it. Me at five. Me at nine, on tiptoe. | door, pencil marks, close view / child, door, mother, pencil
brief It had all our pencil marks on it. | door, pencil marks, close view
- The rooms were bare, and they had got smaller, and spoke with an echo. | empty room, window, light
You could see on the wall where we had been. | wall, pale squares, empty room
- Here hung the clock. Here was the sofa, where we were ill, and were allowed to watch television. | wall, pale circle, clock / sofa, child, blanket, television
+ I had gone through every cupboard. I had found the other glove. | cupboard, glove, hand, close view
+ There was a smell behind the kitchen door that I had never noticed. It was us. | kitchen door, empty kitchen, light
* The van was in the street, with its mouth open. | van, street, boxes, morning
- My father carried the same box out twice. He had carried it in again, to look for something, he said. | old man, box, path, house
+ My mother was cleaning a window that was not ours any more. | woman, window, cloth, empty room
+ The neighbour had come over with sandwiches, as for a funeral. In fact they were very good. | neighbour, plate, garden gate
+ I had wanted to get away from there for years. I had told everyone. | young person, window, map, evening
So I took a screwdriver, and went back in. | screwdriver, hand, door, close view
- It came off in one piece, with a crack. My father looked at me, and at the hole, and went to fetch his gloves. | door frame, hands, wood / old man, gloves, hallway
+ We drove for six hours, and it stuck out of the window, with a red rag on it. | van, road, evening, wood
- In the new place the light is wrong. The stairs have one step more than my feet believe. | stairs, feet, dark, lamp / window, strange city, night
+ The first night I cried over a tin opener. | one person, kitchen floor, tin, lamp
* It stood in a corner for years, behind the coats. | coats, corner, wood, hallway
Yesterday I screwed it on. My daughter put her back to it. | one person, girl, door frame, morning
brief Yesterday my daughter put her back to it. | girl, door frame, morning
I drew the line. She comes up to the year that I was five. | pencil, door frame, girl, close view, light

= the-first-coin
pattern: tale
about: my first job
also: the first job
seen: as written

My first job was to stand in a doorway, dressed as a fish. | young man, doorway, street, fish
It was for a restaurant. I was sixteen, and it was July. | restaurant, street, sun, day
brief It was for a restaurant, and it was July. | restaurant, street, sun, day
- There was one hole, to look out of, and it was the mouth. | fish costume, eyes, close view
Children hit me. Dogs could not get over me. | child, street, laughing / dog, street, barking
- Girls from my class came by. I held quite still. Nobody knows a fish. | girls, street, laughing, day
* The old cook let me in by the back, every hour, and gave me water. | old cook, back door, glass of water
brief The old cook gave me water, every hour. | old cook, back door, glass of water
+ He had started as the fish, he said. Everybody had. The owner had. | old cook, kitchen, steam, lamp
+ In the evening, when I took off the head, the world was so wide. I stood in the yard, and just moved my eyes. | young man, yard, evening sky, mask
+ I learned to carry four plates, and to lie about the soup, and to say sorry so that it sounds like a gift. | plates, arm, kitchen / bowl of soup, table, lamp
+ I learned that people who shout are mostly tired. I learned it from inside a fish. | man shouting, table, restaurant
+ Once an old lady took me by the fin, and told me all about her husband. She had mistaken me for somebody who listens. | old woman, bench, young man, street, day
+ I smelled so much that our cat followed me to my room, and married me. | cat, boy, stairs, evening
* On Saturday I got an envelope, with my name on it. | envelope, hand, kitchen, close view
- It was not much. I counted it in the lavatory, three times. | coins, banknotes, hands, close view
+ I had wanted to buy a radio. I had a picture of it over my bed. | radio, picture, wall, bed
- I went past the shop, and looked at it. Then I went past. | shop window, radio, boy, evening
* At home my mother sat at the table, over the bills, with her shoes off. | woman, table, papers, lamp
I put it all down before my mother. She pushed back one coin. | coins, table, two hands
I have earned a good deal since. I never earned that again. | old coin, palm, close view, window light

= the-bell-of-the-bicycle
pattern: tale
about: my first love
also: first love; a first love
seen: as written

My first love had a bicycle, and I had a reason to carry water. | bicycle, village street, girl, summer
* She came by at five. So at five I was always at the pump. | boy, water pump, bucket, street, evening
- We had a tap in the house. My mother watered everything that summer. She never said a word. | woman, garden, flowers, watering, evening
* She rang her bell. It was not for me. There was a dog. | bicycle bell, hand, close view / dog, street, bicycle
brief She rang her bell. It was for the dog. | bicycle, dog, street
- I said: hello. I had practised it on the hens. | boy, hens, yard, morning
+ I knew how many spokes she had. I knew the scab on her left knee, and followed it through June. | bicycle wheel, spokes, close view / knee, bicycle, close view
+ I wrote a poem, in which she was a swan. I ate it, when my brother came in. | boy, paper, desk, lamp / brother, door
One day the chain came off, right before the pump. | bicycle chain, street, hands, close view
- I knelt in the dust, and put it on, with hands that belonged to somebody else. It took an hour. It takes a minute. | boy kneeling, bicycle, girl, evening
+ She ate a plum, and told me about a film. I still have not seen it. I know each scene. | girl, plum, wall, evening
She gave me half of her plum. | plum, two hands, close view
+ It was August. I could have lifted the church. | boy, church, field, evening light
+ At night I lay on the roof of the shed, and was surprised that the others could sleep. | boy on a roof, stars, night
+ Then it was September, and they moved to the coast, and nobody had told the pump. | lorry, furniture, street, autumn / water pump, leaves, rain
- It is fifty years ago. I have been happy since, and not only once. | old man, garden, bench, evening
* I do not know if she is alive. I could not tell you the colour of her eyes. | old photograph, blurred face, hand
But today, behind me in the street, a bell rings. | bicycle bell, street, old man, evening
It is some boy, on something far too large for him. | boy, large bicycle, street
And I stand up straight, at my age, with a can in each hand. | old man, two watering cans, street, evening
brief And I stand up straight, at my age. | old man, watering can, street, evening

= number-four-thousand
pattern: tale
about: my first marathon
also: running a first marathon; running a marathon
seen: as written

I came in last but one, and that is the story. | runner, empty street, evening, rain
* They had begun to take down the barriers. | workers, barrier, street, dusk
- I had started with forty thousand others. It was like being a drop. | crowd running, bridge, morning
* For ten miles I was a hero. I waved. I clapped hands with children. | runner, children, street, sun
brief For ten miles I was a hero. | runner, children, street, sun
+ Somebody had written on a sign: you chose this. Somebody had written: this is a long way for a banana. | sign, street, people, banana
- At twenty the wall came. They had told me of it. I had thought that it was a way of speaking. | runner, grey street, tired, rain
* My legs went away. There were only two doors, that somebody slammed. | legs, wet street, close view
+ Everything that I ever gave up ran along beside me. The piano. The Spanish. Him. | runner, shadows, wet street / piano, dust, empty room
+ A man in a rabbit suit overtook me. He said: you look great. I have not forgiven him. | runner, rabbit costume, street, rain
Then an old woman was walking next to me, with a carrier bag. | old woman, bag, runner, street, rain
- She had been to the shops. She was about eighty. She was going the same way, she said. | old woman, umbrella, runner, wet street
+ She did not ask why. She told me about her hip, and her sister, and the price of fish. | old woman talking, runner, street lamp
+ She was faster than me. She waited at the corners. | old woman, corner, street lamp, rain
+ At the last bridge she gave me a mint. It was the best thing that I have ever eaten. | mint, hand, close view, bridge / old woman, runner, bridge, dusk
- You could see it now. They were rolling up the carpet. | finish line, workers, dusk, rain
* Run, she said. I am not carrying you. | old woman, runner, close view, rain
I ran. It may not have looked so. One man put down his broom, and clapped. | runner, finish line, man with a broom, lamp
brief I ran. One man put down his broom, and clapped. | runner, finish line, man with a broom, lamp
When I looked round, she was just walking over the line. | old woman, bag, finish line, street lamp, night
They hung it round her neck as well. She said: what is it for? | old woman, medal, runner, laughing, night
brief They hung a medal round her neck as well. | old woman, medal, runner, laughing, night

= do-not-cut-the-hair
pattern: tale
about: a message to my younger self
also: a letter to my younger self; what i would tell my younger self
seen: as written

I would have five minutes with you, and I know what you would ask. | one person, mirror, child, evening
brief You sit on the stairs, and I have five minutes. | child, stairs, one person, evening
You would ask if we have a dog. | child, stairs, dog, evening
- Yes. Two, one after the other. I will not tell you the rest of that. | dog, garden, evening / two dogs, photograph, wall
You think that they are all looking at you. | child, school yard, crowd
* They are all thinking the same, about themselves. | children, school yard, each alone
- The thing that you said in class, on Tuesday, that keeps you awake: I am the last one who knows about it. | classroom, children, laughing / child awake in bed, night
+ Do not cut your own hair. It is not that it matters. But there will be a photograph. | scissors, hair, mirror, close view / photograph, wall, lamp
+ He does not love you. I am sorry. In four years you will stand behind him, at a till, and be so bored. | young woman, shop, man, queue
* Go and sit with grandfather, when he tells the one about the horse. | old man, child, bench, evening
brief Go and sit with grandfather. | old man, child, bench, evening
- You know it by heart. I know. I would give my left hand to hear it. | old man telling, evening, close view / empty bench, evening
+ Learn the piano, or do not. But stop telling people that you are about to. | piano, dust, room
+ You will be brave three times. You will not notice. You will be busy being afraid. | young person, open door, light / one person, hospital corridor
+ There is a winter coming. I can not tell you when. You will think that it is the end of the film. | snow, window, one person, night
+ It is not. Look, I am here, with crumbs on my shirt. | one person, kitchen, bread, morning
+ Someone will knock. Open, even in those trousers. | door, hand knocking, evening light
- You are looking at my hands. Yes. They are mum's. | hands, close view
* You want to ask if we made it. You want to know if we are somebody. | child, close view, eyes, evening
I came up the stairs tonight, with all my keys. There was a light on, and someone called: is that you? | stairs, keys, lit door, night / open door, warm light, hallway
brief Tonight I came home, and someone called: is that you? | open door, warm light, hallway, night
Yes, I said. It was the first time that I was quite sure. | one person, open door, warm light, close view

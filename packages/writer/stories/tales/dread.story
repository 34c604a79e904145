= no-room-four-hundred-nine
pattern: tale
about: the haunted hotel
also: a haunted hotel; the night porter
near: elevator; motel
seen: as written

At night the bell of room nine rings, and there is no room nine. | hotel, bell, night clerk, lamp, night
brief The bell of room nine rings. There is no room nine. | hotel, bell, night clerk, lamp, night
* The board behind the desk has eight hooks, and nine bells. | keys, hooks, wall, bell, lamp
- It is an old house, they told me, when I took the job. Do not mind the pipes. | old hotel, facade, dusk, rain / corridor, pipes, lamp
* On the first night I let it ring. | night clerk, desk, lamp, bell
- I counted the doors upstairs. Four on the left. Four on the right. At the end there was wallpaper. | corridor, doors, hotel, night / wallpaper, corridor, lamp
On the third night I answered. A woman asked if her husband had come in. | telephone, hand, desk, night
+ No, I said. Not yet. | night clerk, telephone, lamp, close view
+ Then I will wait a little longer, she said. It is no trouble. | dark corridor, lamp, carpet, hotel
+ I looked through the old register. In one year, in one month, there was a nine. The page after it had been cut out. | old book, ledger, lamp, close view / torn page, ledger
+ She rang each night, at ten past three. She asked, and I said no. She had such good manners. | clock, hall, night, hotel / telephone, desk, night
+ One night I heard water run up there. One night I heard somebody pack. | wallpaper, corridor, close view, lamp / suitcase, dark room
+ In the morning the carpet before the wallpaper was worn, as if people had stood there. | carpet, wall, corridor, dawn
Then a man came in, out of the rain, without any luggage. | old man, hotel door, rain, night
- His suit was from another time. It was quite dry. | man in an old suit, hall, lamp
+ He put both hands on the desk. Has my wife asked for me, he said. | old man, desk, hands
* I could not speak. I gave him the key. I do not know where I had it from. | key, two hands, desk
Up the stairs he went. I heard a door, at the end, on the right. | old man, stairs, hotel, night / corridor, door, light
brief I heard a door, at the end, on the right. | corridor, door, light, hotel
The bell has not rung since. But every morning I find two cups outside the wallpaper. | two cups, tray, corridor, wallpaper, dawn
brief Every morning two cups stand outside the wallpaper. | two cups, tray, corridor, wallpaper, dawn

= the-house-that-locked-up
pattern: tale
about: the haunted house
also: a haunted house
seen: as written

The house was cheap, because of the footsteps. | old house, garden, dusk, fog
* They go up at eleven, and stop at the small room. | stairs, old house, moonlight, night / closed door, corridor, moonlight
- We laughed. We had two jobs, a baby, and no money. We had been haunted by landlords. | couple, baby, boxes, empty room
On the first night they came. | stairs, dark, moonlight, close view
- One step. One step. Each stair spoke, and nobody was on it. | stairs, dust, moonlight, night
* It stopped at the nursery door. | nursery door, corridor, moonlight
brief It stopped at the door of the baby. | nursery door, corridor, moonlight
+ I ran up there with a poker. There was nothing. The baby slept. | man, poker, stairs, lamp / baby, cradle, night
+ My wife found out, in the village. There had been a woman here, long ago, with a boy who was ill. | woman, village, old woman, gate
+ She had gone up each night, at eleven, to see if he was breathing. He was not, one night. She went on going up. | woman, candle, stairs, night / empty small bed, moonlight
+ We put salt down. We put a priest down. It went round them, politely. | salt, floor, doorway / priest, stairs, candle
- One gets used to it. We turned down the television, at eleven, to let her by. | television, couple, sofa, stairs, night
Then, in February, they came at three. | clock, hall, night, snow window
- They were not slow. Somebody ran. | stairs, dark, blur, moonlight
+ Every door in the house flew open, one after the other, like slaps. | doors, corridor, open, moonlight
* I was up there before I was awake. | man running, corridor, night
The cradle was shaking. The baby was blue. | cradle, moonlight, close view / baby, blanket, blue light
- My wife turned him over, and struck, once, and he screamed. Oh, how he screamed. | woman, baby, lamp, night
We all sat on the floor, in the light, until morning. | couple, baby, floor, lamp, dawn
Then it went down the stairs, slowly. It has never come again. | stairs, dawn light, dust, old house
brief Then it went down, and never came again. | stairs, dawn light, dust, old house

= it-asked-for-the-foot
pattern: tale
about: the thing under my bed
also: the monster under the bed; something under the bed; a monster under the bed
seen: as written

I know the rule. No foot may hang over the edge. | child, bed, blanket, moonlight
The thing under my bed knows it, too. | bed, dark underneath, moonlight
- We have had an agreement, since I was four. I keep the blanket tight. It keeps quiet. | blanket, bed, close view, moonlight
* I jump in, from the rug. I have never missed. | child jumping, bed, rug, night
+ My father has looked under there with a torch. There is only dust, he says, and a sock. That is what it wants you to see. | man kneeling, torch, bed, night / sock, dust, floor
+ By day it is a space like any other. I have kept a train in there. In the evening the train is cold. | toy train, floor, bed, day
- I can hear it when it rains. It turns over when I do. | rain, window, bed, night
Tonight it knocks. | bed, dark underneath, close view, night
- From below, against the wood, twice, just under my heart. | wooden bed, close view, dark
* What is it, I say. | child, bed, whispering, moonlight
brief What is it, I whisper. | child, bed, whispering, moonlight
+ Nobody had asked it, I think, in all that time. It had to think. | dark room, moon, window
+ Other children, I know, have one as well. In the school yard we do not speak of it. | school yard, children, whispering, day
+ Then there was a breath, like when you open the cellar. | dark floor, cold light, close view
There is somebody in the cupboard, it says. | cupboard, door ajar, dark room
- It has been in there since Monday. It has no rules. | cupboard, dark gap, moonlight, close view
+ I look over. The door is open, by about a hand. I had shut it. I had put a chair. | cupboard door, chair, dark room
+ The chair has been moved. It stands the right way round, as if for somebody to sit on. | chair, dark room, moonlight
* Something in there is trying on my coat. | coat, cupboard, dark, sleeve
Can I come up, it says from below. | bed, dark underneath, moonlight
I lift up the blanket. | child, blanket, hand, moonlight
We lie there, back to back, and watch the door. | child in bed, dark shape, cupboard door, moonlight

= the-message-is-still-there
pattern: tale
about: the last call
also: a missed call; the missed call; the last voicemail
seen: as written

The phone rang once, at ten past two, and I let it ring. | smartphone, bedside table, night, glow
* I saw the name. I thought: he only wants to talk. | smartphone, hand, bed, dark room
- I had to be up at six. I turned it over, with its face down. | smartphone face down, bedside table, night
In the morning there was a message. It was eleven seconds long. | smartphone, morning light, bed
brief In the morning there was a message. | smartphone, morning light, bed
- Then his sister rang, and after that I could not play it. | telephone, woman, kitchen, rain
I carried it about with me, unheard, for a year. | smartphone, coat pocket, one person, street
+ You cannot imagine what I had him say. He wept. He forgave me. He did not. | one person, window, rain, night
+ I took it on trains. I took it to the sea. I had my thumb over it at the end of the pier. | thumb, smartphone, close view / pier, sea, one person, dusk
+ At night it lay by the lamp, and charged. It had a small green light, like somebody breathing. | smartphone, green light, dark room, night
+ I changed phones, and a boy in the shop asked if he could wipe the old one. I shouted at him. | shop, young man, smartphone / one person, shop, lamp
- People said that I should let go. But it was the last thing of his that was still going to happen. | one person, bench, park, autumn
+ As long as I did not listen, he had not finished talking. | smartphone, table, candle, night
* On the day itself I lit a candle, and sat down on the floor. | candle, floor, one person, night
- I thought: now he will really be dead. | candle, face, close view, dark
Then I pressed it. | thumb, smartphone, glow, close view
+ First there was a street. There was wind, and a tram, and him, out of breath, laughing. | street, tram, wind, night / man laughing, street lamp
+ He had run to somewhere. He always ran. | man running, street, night
Look out of your window, he said. | window, night, one person
- Quick. It is all green up there. | aurora, city roofs, night
That was all. | candle, floor, smartphone, dark
I got up, a year too late, and opened the curtain. There were stars. | one person, window, stars, open curtain, night
brief I got up, a year too late, and opened the curtain. | one person, window, stars, open curtain, night

= the-man-with-the-map
pattern: tale
about: an empty road at night
also: the empty road; a hitchhiker
seen: as written

On an empty road at night you pass the same man twice. | road, headlights, man, night
* He stands at the edge, with a map, under no lamp at all. | man, map, roadside, dark, headlights
- The first time you thought: poor devil. You had the heater on, and a song that you liked. | car, road, night, dashboard light / road, fog, headlights
You did not stop. One does not, out there. | car, empty road, night, tail lights
- The road is straight. There is not a house. You know it well, you drive it each Friday. | road, plain, night, wide view
Ten minutes later he is there again. | man, map, roadside, headlights, fog
- It is the same coat. He holds up his hand a little, like somebody who has a question. | man, coat, hand, headlights, close view
+ You look in the mirror. There is only the red of your own lights, and fog. | car mirror, red light, fog, night
+ You turn the song off. Without it you can hear that the engine has been saying something. | dashboard, hand, radio, dark car
+ The clock in the car says ten past three. It said so before. | clock, dashboard, close view, dark
+ No one comes the other way. You try to remember when somebody last did. | empty road, fog, night, wide view
* The third time you stop. | car, roadside, man, fog, headlights
- You wind the window down, as far as two fingers go. | car window, fingers, close view, night
I am sorry, he says. I have tried to stop you all night. | man, car window, fog, close view
brief I have tried to stop you all night, he says. | man, car window, fog, close view
+ His face is kind. It is very pale. It has your father's way of standing. | man, face, pale light, fog
- He holds out the map. He has marked a place on it, with a cross. | map, cross, hand, car window, light
+ It is this road. It is the bend, beyond the bridge. | bridge, bend, road, fog
+ There is no bend, you say. It is straight. | straight road, fog, headlights
You have not been driving for an hour, he says. You are asleep. | man, fog, close view, eyes
brief You are asleep, he says. | man, fog, close view, eyes
Open your eyes. The bridge is here. | bridge, headlights, road, close view, night

= the-censor-left-the-weather
pattern: tale
about: letters from the war
also: war letters; a letter from the war
seen: as written

In each of his letters from the war there was a hole. | letter, lamp, table, cut paper
* The censor had cut out where they were. He had left the weather. | scissors, letter, hand, desk
brief The censor had left only the weather. | scissors, letter, hand, desk
- So she knew that it rained. She knew that there was a dog, and that the bread was like the bench at school. | rain, tent, soldier / dog, mud, soldier, bread
* She read them aloud at the table, and put her finger over the gap. | woman, letter, kitchen table, lamp
- He never wrote that he was afraid. He wrote that he slept well. He asked about the gate. | soldier, candle, writing, tent / gate, garden, grey day
+ He wrote on what there was: the back of a form, a bit of wallpaper, the paper from a tin. | wallpaper, pencil, hand, candle
+ Once a flower fell out. It had been blue. | pressed flower, letter, hand, close view
+ There were boys who could not write. He did theirs as well. He told three mothers that it was quiet. | soldiers, candle, paper, dugout, night
+ She wrote back, by the stove, each Sunday. Nothing has happened, she wrote. It filled four pages. | woman writing, stove, window, snow
- The postman came up the hill on foot. You could see him for a long time. | postman, hill, path, winter
* All the women stood at their windows, and looked at how the postman walked. | women, windows, village, postman
+ If he had an ordinary one, he took it out already at the bend, and waved it. He was a good man. | postman waving a letter, bend, path
- One day the postman came with his cap in his hand. | postman, hill, cap in hand, grey day
+ After that there came two more. They had been slower than the other one. | letters, doorstep, rain
- She put them in the drawer, all forty, with a ribbon, and married late, and was not unhappy. | letters, ribbon, drawer, lamp
Long after, her granddaughter held one against the window. | young woman, letter, window light
Then she laid the first one upon the second, and the third upon that. | letters, hands, table, light
+ The holes were not all in one place. They went down the page, like steps. | letters, holes, close view, light
Through all of them, at the bottom, you could read one word. He had written it each time in the same spot: home. | letter, one word, close view, window light / young woman, letters, window
brief Through all the holes you could read one word: home. | letter, one word, close view, window light

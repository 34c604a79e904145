= stoic
pattern: list
order: 20
words: stoic*; anger; angry; control*; letting go; let go; patien*; critici*; resilien*; mentally; mental strength; strong mind; mindset; discomfort; wise; wiser; wisdom; complain*; accept*; revenge; temper; disrespect*; insults; insult; unshak*; self-control; self control; philosoph*; compar* yourself; compar* myself; compar* ourselves; jealous*; envy; emotion*
opening: one person standing on a rock, sea, waves, dawn, seen from behind

Ask what is yours to move. > The oar, yes. The wind, no. > Half of every trouble belongs to the weather. | one person rowing, boat, lake, wind / boat, lake, clouds / one person calm, storm, window
not push against the wind all day | one person, umbrella, storm, street
I asked each time what was mine to move.
Wait for one breath before you answer. > In. Out. Now speak. > The first answer belongs to the wound. | one person with closed eyes, living room, close view / window, curtain, breath, light / two people talking, calm, table
not answer with the first thing that burns | two people arguing, room, red light
I waited for one breath before I answered.
Expect the rain. > Pack the coat. Be pleased if it stays dry. > What has been expected arrives smaller. | coat, bag, hallway, morning / cloud, field, sky / one person in the rain, smiling, street
not plan as if nothing could go wrong | picnic, basket, rain, park
I expected the rain, and packed the coat.
Call it by its plain name. > Not a disaster. A broken cup. > Large words make large wounds. | broken cup, floor, close view / cup, hands, table / one person with a broom, kitchen, calm
not call it a catastrophe before lunch | one person, worried, broken cup, kitchen
I called the broken cup a broken cup.
Go without, one day a month. > Cold water. Plain bread. The old coat. > You find out how little you were afraid of. | bread, water, table, plain room / cold water, hands, close view / one person walking, old coat, winter
not fear what you have never tried | one person at a window, snow, afraid
I went without, one day a month. The bread was good.
Let the insult pass through. > It needs a wall to make a noise. > Be a window that stands open. | open window, curtain, wind / wall, ball, street / one person calm, crowd, street
not carry home what somebody dropped | one person carrying stones, street, evening
I let the insult pass through, like a window.
Do the work well, though nobody looks. > The back of the drawer. The last line. > You were looking. | carpenter, drawer, workshop, lamp / drawer, wood, close view / one person alone at work, workshop, evening
not work for the applause | empty theatre, stage, one person
I finished the back of the drawer, though nobody looks there.
Look at the trouble from the hill. > Your street. Your roof. The very small car. > From up there even Monday has edges. | one person on a hill, village below, evening / village, roofs, seen from above / small road, car, valley
not stand with your nose against it | one person before a brick wall, close view
I climbed the hill, and looked for my roof.
Thank what is still here. > Two hands. The kettle. Her voice on the stairs. > You would beg for it, if it were gone. | one person with closed eyes, window, morning / kettle, kitchen, morning / stairs, light, open door
not count only what is missing | empty chair, table, evening
I thanked the kettle, and then everything else.
Forgive before breakfast. > For your own sake. On an empty stomach. > A grudge is a stone that you carry for somebody else. | one person at a window, sunrise, calm / stone, hand, close view / one person walking, light, morning road
not take it up again every morning | one person at a breakfast table, angry, dawn
I forgave him before breakfast, mostly for my own back.
Begin with the difficult truth. > To yourself. In the mirror. Quietly. > After that, nobody can surprise you with it. | one person before a mirror, morning light / mirror, close view / one person standing upright, open door
not know it, and look away | covered mirror, dark room
I told myself the difficult truth first, in the mirror.
End the day at the door. > Shoes off. Verdict spoken. Case closed. > Tomorrow is entitled to a clean table. | shoes, door, hallway, evening / closed door, lamp, evening / clean table, moonlight, night
not hold court over the day at two in the morning | one person awake in bed, dark, night
I closed the case at the door, with my shoes.
close The rain has not heard of you. Take the coat. | one person in a coat, rain, street, calm
close What is yours is small, and it is enough. | stone, open hand, close view, sunset

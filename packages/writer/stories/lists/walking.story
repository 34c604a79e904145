= walking
pattern: list
order: 25
words: health*; fit*; exercis*; walk*; running; gym; working outs; working out; workingouts; workingout; work outs; work out; workouts; workout; strong*; body; weight; steps a day; move more; moving; stretch*; in shape; active
opening: one person walking, lone tree, hill, sunrise

Walk after supper. > Once around the block. Say hello to the dog with the cone. > Your legs will settle what your head began. | one person walking, street, evening / dog, street, evening / one person walking, trees, sunset
not go from the table to the sofa | one person on a sofa, lamp, evening
I walked after supper, once around the block.
Take the stairs. > Not all. The first two floors. > Nobody has ever had to wait for a staircase. | one person climbing stairs, light / stairs, close view, shoes / stairs, window, sunlight
not take the lift for one floor | lift, corridor, one person, day
I took the stairs, for the first two floors.
Put fruit where you can see it. > Blue bowl. Middle of the table. > You eat what looks at you. | apple, bowl, kitchen table, sunlight / bowl, apples, close view / one person eating an apple, window
not keep the biscuits in front | biscuits, jar, shelf, kitchen
I put the fruit where I could see it.
Stand up when the phone rings. > Every call is a small walk to the window. > Nine calls, and you have been to the park. | one person with a telephone, standing, window / window, one person seen from behind, day / park, trees, path, day
not sit through the whole day | one person at a computer, office, day
I stood up for every call, and walked to the window.
Cook the thing you can spell. > Carrot. Egg. Bean. > Short words, long lives. | one person cooking, stove, kitchen / egg, bowl, kitchen table, close view / old woman laughing, kitchen table
not eat what has more letters than taste | box, plate, table, close view
I cooked what I could spell.
Carry the bags home. > One in each hand, like a milkmaid. > It is a gym with onions. | one person carrying two bags, street, day / bag, onions, close view / one person, door, bags, evening
not drive to the shop on the corner | car, street, shop, day
I carried the bags home, one in each hand.
Stretch while the kettle boils. > Hands to the ceiling. Then to your socks. > It takes exactly one tea. | kettle, steam, one person stretching, kitchen / one person stretching, window light / cup, steam, close view
not stand by the kettle and look at a phone | smartphone, kettle, kitchen
I stretched while the kettle boiled.
Go outside in bad weather. > Hood up. Puddles are allowed. > The sofa is twice as good afterwards. | one person in rain, street, umbrella / puddle, shoes, rain, close view / one person on a sofa, lamp, evening
not wait for better weather | one person at a window, rain, day
I went outside in bad weather, hood up.
Stop eating at nearly. > Put the fork down, and ask again in ten minutes. > & The message takes that long to come up the stairs. | plate, fork, kitchen table, lamp / clock, kitchen wall, lamp / stairs, light, evening
not finish the plate because it is there | empty plate, fork, table, lamp
I stopped at nearly, and asked again ten minutes later.
Go with somebody. > Tuesday, seven, by the gate. > You would not go for yourself. You will go so that they do not stand there alone. | two people running, park, dawn / gate, clock, street, dawn / two people walking side by side, path, sunrise
not go alone, and stop by Wednesday | empty gate, street, rain, dawn
I did it with a friend, on Tuesdays, by the gate.
Get off one stop early. > Look up. Count the balconies. > It is a walk that has forgotten to be exercise. | bus, one person walking, street, evening / balconies, street, day / one person walking, trees, street
not ride to the door, every time | bus, street, rain, day
I got off one stop early, and counted balconies.
Stand on one leg while you brush. > Left for the top. Right for the bottom. > & In ten years you will be glad of both. | one person before a mirror, bathroom, morning / mirror, bathroom, close view / old person walking, park, day
not leave your balance to luck | one person on stairs, holding a wall, day
I stood on one leg while I brushed my teeth, like a heron.
myth It must hurt to count. > It must happen again to count. > & What hurts is not repeated. What is pleasant is. | one person running, tired, street / one person walking, park, morning / two people walking, path, sunset
myth You need the right shoes first. > You need the street first. > & The shoes can be bought on the way back. | shoes, shop window, day / street, morning, one person walking / shoes, open door, hallway
myth It is too late to begin. > It is Tuesday. That is all it is. > & The hill does not ask for your age. | old person at a window, day / calendar, wall, close view / old person on a hill, wide sky
myth An hour or nothing. > Ten minutes have never been nothing. > & They often turn into twenty by themselves. | clock, wall, close view / one person walking, street, day / one person on a bridge, evening
myth You will start on Monday. > Mondays are full of people who will start. > & There is room on a Wednesday. | crowd, street, morning / people running, park, day / empty path, park, morning
close Shoes on. As far as the corner. | shoes, floor, open door, evening
close Your legs are already bored of this video. | one person walking, street, sunset

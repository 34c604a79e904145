= friends
pattern: list
order: 26
words: friend*; kind*; neighbours; neighbour; neighbors; neighbor; famil*; lonel*; people like you; company; belong*; community; guests; guest
opening: two people laughing on a bench, park, sunset

Ask, and wait for the whole answer. > Count to three after they stop. > The real part comes after the pause. | two people sitting on a bench, talking, park, day / clock, bench, close view / two people talking, bench, sunset
not ask how somebody is while walking on | two people passing, street, day
I asked, and waited for the whole answer.
Remember one small thing. > Her sister's exam. His bad knee. The name of the dog. > & Nothing says I saw you like a Tuesday question. | one person writing in a notebook, window, evening / dog, close view, street / two people talking, street, evening
not forget the name of the dog | one person with a dog, street, day
I wrote down one small thing about each of them.
Thank somebody for what nobody noticed. > The bulb on the stairs. The empty dishwasher. > They had begun to think it did itself. | two people embracing, open door, evening / light bulb, stairs, lamp / two people smiling, kitchen
not take the quiet favours for granted | empty kitchen, clean table, evening
I thanked my neighbour for the bulb on the stairs.
Call for no reason. > From the tram. For one stop. > I saw a duck, and thought of you, is enough. | one person with a telephone, window, evening / tram, street, evening / bird, lake, sunlight
not call only when you need a ladder | one person with a telephone, ladder, day
I called for no reason, from the tram.
Put the phone away at the table. > In the bread basket, under the cloth. > The person across from you is live. | smartphone, basket, table, evening / basket, bread, close view / two people talking, table, lamp
not eat with one eye on a screen | two people at a table, smartphone, dinner, evening
I put my phone into the bread basket.
Laugh at yourself first. > You waved at a stranger. Wave again. > It takes the stones out of every hand. | one person laughing before a mirror, morning / one person waving, street, day / open hands, light
not laugh at others first | people laughing, street, one person alone
I laughed at myself first, and waved again.
Turn up. > Late, tired, with the wrong cake. > Nobody remembers the speech. They remember who came. | one person knocking at an open door, light, night / cake, hands, door, close view / people at a table, lamp, night
not stay away because you are late | one person at a window, coat, evening
I turned up, late, with the wrong cake.
Say the good thing out loud. > You have kind eyes. That was a good soup. > It does nothing at all inside your head. | two people talking, one smiling, street, day / bowl of soup, table, lamp, close view / two people laughing, living room, evening
not think the good thing, and say the other one | two people at a table, silent, lamp
I said the good thing out loud, and went red.
Forgive small things on the same day. > The tone. The towel. The last biscuit. > They get heavier overnight. | two people embracing, window, sunset / plate, kitchen table, evening, close view / stone, hand, night
not keep the small things for years | one person alone, window, night
I forgave the towel on the same day.
Walk side by side. > No plan. Hands in pockets. Round the lake. > It is easier to say it when nobody is looking. | two people walking side by side, path, evening / lake, path, two people, dusk / two people on a path, seen from behind, sunset
not sit face to face and wait for a deep talk | two people at a table, silent, cafe, day
I walked beside him, around the lake, and he began to talk.
Cook too much. > Carry the second pot down one floor. > That is how neighbours are made. | one person at a stove, pot, steam, evening / one person carrying a bowl, stairs, lamp / two people, open door, bowl, light
not cook for one, and close the door | one person at a kitchen table, bowl, alone, evening
I cooked too much, and carried the second pot downstairs.
Notice one good thing before noon. > A blue door. A dog on a balcony. > You find what you have promised to look for. | one person looking at a rose, window, morning / blue door, street, sunlight / dog, balcony, day
not notice what is missing, and nothing else | one person at a window, rain, day
I looked for one good thing before noon.
close Somebody came to mind. Call before supper. | one person with a telephone, window, evening
close There are worse plans than soup for two. | two people at a kitchen table, bowl, lamp

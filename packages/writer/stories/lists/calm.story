= calm
pattern: list
order: 19
words: calm*; stress*; anxi*; relax*; peace*; quiet*; slower; slowly; slow down; slow life; slow living; worry*; worries; overthink*; panic*; nerv*; overwhelm*; mindful*; meditat*; breath*
opening: one person with closed eyes, bench, lake, sunrise

Put the phone in another room. > In a drawer. Face down. > What you cannot see, you stop reaching for. | smartphone in a drawer, close view, dark room, evening / smartphone face down, table, dark room, evening / one person reading a book, armchair, lamp, evening
not keep the phone within reach, even in the bath | one person with a smartphone, sofa, lamp
I put the phone in a drawer, and felt my pocket for it all evening.
Breathe out longer than in. > Four in. Six out, like cooling soup. > It is the one brake that your body hands you. | one person with closed eyes, close view, window, morning / bowl of soup, steam, close view, kitchen table / one person with closed eyes, garden, calm
not hold your breath over every email | one person at a computer, worried, office, day
I breathed out, longer than I breathed in, at every red light.
Leave ten minutes early. > Walk the last street slowly. Read the door bells. > You arrive as somebody who was not chased. | one person at an open door, coat, morning / one person walking, quiet street, trees, morning / one person at a gate, calm, morning
not leave at the last minute, with one shoe | one person running, street, clock, morning
I left ten minutes early, and met my own street.
Do one thing at a time. > Only the kettle. Then only the cup. > Half of hurry is doing the next thing already. | kettle, stove, steam, kitchen / cup, hand, kitchen table, morning light / one person holding a cup, window, morning
not do three things at once, and burn the onions | one person cooking, telephone, kitchen, steam
I did one thing at a time, beginning with the kettle.
Answer tomorrow. > Write the angry letter tonight. Put it under a plate. > & By breakfast it is half as long. | one person writing, letter, lamp, night / letter under a bowl, kitchen table, night / letter, cup, kitchen table, morning
not answer while the letter is still hot | one person writing, worried, lamp, night
I wrote the angry answer, and posted it in the bin.
Say no in one short sentence. > I cannot, I am sorry. Then stop talking. > Every reason you add is a door left open. | two people face to face, open door, day / one person, close view, calm face / closed door, evening light
not say yes while the whole face says no | two people face to face, worried, office, day
I said no, in one sentence, and waited for the sky to fall.
Drink the tea while it is hot. > Both hands. Chair by the window. No screen. > Five minutes is enough, if they are only tea. | steaming cup, two hands, close view / one person on a chair, window, steam, morning / empty cup, window sill, sunlight
not drink the tea cold, beside a screen | computer, cup, desk, night
I drank one cup hot, by the window, every day.
Keep one evening empty. > Write a name on it: Thursday, me. > Otherwise somebody else will write theirs. | one person sitting in an armchair, lamp, evening / hand with a pencil, calendar, close view / one person in an armchair, window, evening
not give away every evening of the week | calendar, full page, kitchen wall
I wrote my own name on a Thursday.
Let somebody else be right. > At dinner. About the capital of somewhere. Pass the salt. > You will not remember it by Friday, and they will sleep well. | two people at a table, talking, dinner, evening / bowl, table, lamp, close view / two people smiling, table, evening
not win every argument at dinner | two people at a table, talking, dinner, evening
I let somebody else be right about the capital of Australia.
Carry less. > Empty the bag on the table. Put back three things. > Shoulders believe what they weigh. | bag put down, floor, day / three things on a table, keys, book, coins / one person walking, light, road, morning
not carry the whole house in one bag | one person carrying a heavy bag, street, day
I emptied my bag on the table, and took three things back.
Look out before you look at a screen. > Sky first. Then one tree. Then the news. > & The tree will not ask you for anything. | one person looking out of a window, sky, seen from behind, dawn / lone tree, hill, dawn / newspaper, cup, table, morning
not begin the day with everybody else's trouble | smartphone, bed, dark room, dawn
I looked at the sky before I looked at a screen.
Write the worry down, and close the book. > One line. The date. Then the lid of the pen. > A thing on paper does not have to be carried. | one person writing in a notebook, lamp, night / notebook, pen, close view, lamp / closed notebook, table, moonlight
not take the worry to bed and turn it over | one person awake in bed, worried, night
I wrote the worry down, one line a night, and closed the book.
close Breathe out. You have been holding it for a while. | one person with closed eyes, window, sunset
close The world will be exactly as fast tomorrow. You need not be. | one person on a bench, lake, sunset

= writing
pattern: list
order: 16
words: writ*; creativ*; art; artists; artist; draw*; ideas; idea; novels; novel; poem; poems; poetry; poets; poet; story; stories; storytelling; storyteller; storytellers; journal*; diary; block; inspir*; muse; imagination; paint*; music*; songs; song
opening: one person writing at a desk, window, lamp, papers

Write at the same table. > Same chair. Same chipped cup. > After a while the chair begins without you. | one person writing at a table, window, morning / chair, cup, table, close view / empty chair, desk, sunrise
not wait for the right place | one person in a cafe, looking around, day
I wrote at the same table, with the same chipped cup.
Make the first one bad on purpose. > The worst first line you can think of. Signed. > The fear leaves, because there is nothing left for it to do. | one person writing, laughing, desk, lamp / paper, ink, close view / open door, light, room
not correct the first line for an hour | one person at a desk, crumpled paper, lamp
I made the first one bad on purpose.
Carry a pencil. > Behind the ear. In the sock, if you must. > Ideas come on stairs, and do not wait at the top. | pencil, hand, close view, street / one person with a notebook, bus, day / one person on stairs, writing, light
not trust yourself to remember it in the morning | one person awake in bed, moonlight, night
I carried a pencil everywhere, even to weddings.
Name the thing. > Not a tree. The pear tree behind the bank. > & One true pear is worth a whole forest. | lone tree, garden, close view / pear tree, street, house, day / forest, wide view
not say nature when you mean a wet dog | dog, rain, park
I named the thing: the pear tree behind the bank.
Begin in the middle. > She was already on the roof. > Everybody skips the weather. You may, too. | one person on a roof, city, dusk / roof, city, close view / cloud, window, desk
not begin with the weather | one person at a desk, window, rain
I began in the middle, with her already on the roof.
Read the page to the wall. > Out loud. With your hand on your chin. > The ear finds the stone that the eye stepped over. | one person reading aloud, room, lamp / paper, hand, close view / stone, path, close view
not send it off unheard | letter, mailbox, street, day
I read everything aloud, to the wall.
Take away one word in five. > Very goes first. Then really. Then suddenly. > What you cut makes no noise, and nobody misses it. | hand with a pencil, paper, close view / crossed out paper, desk, close view / papers on a floor, room
not use three words where one is sitting | papers, desk, lamp, close view
I took away one word in five.
Steal the ordinary. > What the man behind you says into his phone. > Nobody can invent a sentence like: the goat is in the bath. | one person listening, bus, evening / man with a telephone, bus, close view / goat, bathtub, bathroom
not look for great subjects | one person looking at the stars, hill, night
I wrote down what people said on the bus.
Set a small number. > Two hundred words. Four bars. One eye of the portrait. > A small number is met. A large one is admired. | clock, paper, desk, close view / pencil, page, close view / one person smiling at a desk, evening
not promise yourself a book by Easter | calendar, stack of papers, desk
I set a small number, and met it.
Walk when nothing comes. > Once round the pond. No headphones. > The knot comes loose while you look at a duck. | one person walking, pond, park, day / duck, lake, close view / one person walking home, sunlight, street
not stare at the page until it stares back | one person at a computer, tired, night
I walked around the pond whenever it stopped.
Finish small things. > A page. A haiku. A drawing of a spoon. > Finishing is a thing one learns by finishing. | drawing of a spoon, table, close view / spoon, pencil, paper, close view / finished drawings on a wall, room
not begin nine novels | papers, drawers, desk, room
I finished small things: a page, a haiku, a spoon.
Show your pages on a Thursday. > Ready or not. To the same two people. > What has a day gets done on that day. | two people reading papers, cafe, day / calendar, wall, close view / people at a table, papers, lamp
not show it when it is perfect, which is never | closed drawer, papers, dark room
I showed it on Thursdays, ready or not.
myth You need an idea first. > You need a chair first. Ideas come to those who are at home. > & They hardly ever knock twice. | one person at a window, day / empty chair, desk, sunrise / hand knocking, door
myth It has all been said. > Not by you, and not about that staircase. > & Nobody else stood on it on that evening. | books, library, tall shelves / stairs, evening light / one person on stairs, evening
myth Talent is a lamp that is on or off. > It is a stove. It wants wood every day. > & Cold rooms can be heated, slowly. | lamp, dark room / fire, fireplace, living room / one person by a fireplace, evening
myth The first draft should be good. > The first draft should be there. > & You cannot move a stone that you have not found. | crumpled paper, desk, lamp / papers on a desk, lamp / stone, hand, close view
myth One must suffer for it. > One must sit for it. A warm coat helps. > & Sadness writes three pages, and then it needs a sandwich. | one person alone, rain, street / one person in a coat, desk, lamp / bread, table, papers
close The page is already bored. Go and say something. | blank paper, pencil, desk, window light
close Write one bad line tonight. Leave it on the table. | paper, pencil, kitchen table, lamp, night

= selling
pattern: list
order: 10
words: business*; sell*; sales; sale; customers; customer; clients; client; startups; startup; start-ups; start-up; start ups; start up; side hustles; side hustle; hustle; marketing; markets; market; brand*; freelanc*; entrepreneur*; shop owners; shop owner; own boss; passive income; make money; earn*; negotiat*; first sale; first customer; first client; products; product
opening: one person behind a shop counter, boxes, bright shop, morning

Sell it once before you build it. > One drawing. One price. One neighbour. > A yes with money in it is the only yes there is. | one person with a drawing, neighbour, open door, day / drawing, table, close view / coin, hand, close view
not build for a year in the cellar | one person in a cellar, workshop, lamp, night
I sold it once, from a drawing, before I built it.
Say what it does in one breath. > It keeps soup hot until Thursday. > What needs a second breath is not finished thinking. | one person speaking, market, day / bowl of soup, steam, close view / two people talking, market stall, day
not explain it until they look at their shoes | two people talking, shop, tired, day
I learned to say what it does in one breath.
Ask what they use now. > A string. A cousin. A spreadsheet called final two. > & That is your real rival. It has always been there. | two people talking, cafe, day / rope, table, close view / papers, computer, desk
not talk about yourself for the whole visit | one person talking, another tired, office
I asked what they used now, and wrote it down.
Name the price, and be quiet. > Look at the lamp. Count the bulbs. > Whoever speaks next pays for the silence. | two people at a table, office, silent, day / lamp, close view, office / two people smiling, office, day
not lower the price before anybody asked | hand with a pencil, paper, coins, table
I named my price, and looked at the lamp.
Answer on the same day. > Two lines are enough. > Half of trust is only speed. | one person with a telephone, workshop, day / letter, pencil, desk, close view / two people smiling, shop, day
not let a question lie until Friday | letters, desk, dust, lamp
I answered on the same day, in two lines.
Keep the small promises. > Tuesday means Tuesday. Blue means blue. > Nobody tests you on the large ones first. | calendar, office wall, close view / box, blue, table, close view / two people at an open door, parcel, day
not promise Tuesday, and mean the week after | calendar, worried person, office
I kept the small promises. Tuesday meant Tuesday.
Write down why somebody said no. > In a notebook. Without arguing. > Nine of them will say the same thing, and that is the map. | one person writing in a notebook, cafe, day / notebook, close view, table / map, table, lamp
not argue with a no | two people arguing, shop, day
I wrote down every no, and the reason.
Charge for the difficult part. > They can paint a wall. They cannot choose the green. > Your hands are many people's. Your eye is not. | painter, wall, room, day / paint, jars, table, close view / one person, close view, workshop
not work cheaply because it is easy for you | one person at work, workshop, tired, night
I charged for choosing the green, and not for the painting.
Thank the first ten by hand. > A card. Real ink. One small smudge. > They will bring you the next thirty. | one person writing a letter, desk, lamp / letter, ink, close view / people at a shop, open door, day
not forget them once they have paid | empty shop, counter, evening
I thanked the first ten by hand, with a smudge.
Close the shop at night. > Lights out. Sign turned. Coat on. > A business that never sleeps soon has an owner who does not, either. | shop, closed door, street, night / sign, door, close view, night / one person walking home, street, night
not work every evening until it is not a shop but a cell | one person at a desk, lamp, dark shop, night
I turned the sign round at six, and went home.
Know your one number. > Cups a day. Hours a week. Only one. > With ten numbers you can prove anything. | cup, counter, cafe, close view / one number on paper, pencil, desk / one person at a blackboard, office, day
not count the likes, and never the cups | smartphone, empty cups, cafe
I chose one number, and wrote it on the wall.
Put the money for the tax in another jar. > First. Before the new chair. > It was never yours. It was only visiting. | two jars, coins, shelf, close view / chair, shop window, street / jar of coins, closed, dark shelf
not spend what was only visiting | coins, shop counter, hand, close view
I put the money for the tax in another jar, first.
myth A good thing sells itself. > A good thing stands on a shelf, and is quiet. > & Somebody has to say where it is. | box, shelf, shop / shop, closed door, street / one person talking, market, day
myth The customer is king. > The customer is a guest. One may also close at six. > & Guests are treated better than kings, as a rule. | people at a shop, counter, day / shop, door, street, evening / two people, two cups, shop
myth You need a great idea. > You need a small problem, and somebody who has it. > & Most fortunes began with something that leaked. | light bulb, desk, lamp / two people talking, kitchen, day / tools, pipe, wall
myth Cheap is what they want. > They want to be sure. Cheap is only one way to say it. > & Shake their hand, and write your name on it. | coins, shop counter, close view / one person with a box, shop, thinking / letter, ink, close view
myth You must work day and night. > You must work on the right thing by day. > & At night the best idea is a bed. | one person at a desk, lamp, night / one person at a desk, window, day / one person asleep in bed, moonlight, night
close Open the shutter. Somebody is already on the way. | shop, open door, street, morning
close One customer, well looked after. Begin there. | two people, shop counter, smiling, evening

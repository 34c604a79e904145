= clever
pattern: list
order: 21
words: smart*; intelligen*; clever*; genius; brains; brain; memory; memorise; memorize; iq; matur*; critical thinking; think*; curio*; knowledge; educated; gifted; self-aware*; self aware*; high value; respected; respectable; respect; good person; character
opening: one person reading an old book, library, window light

Ask the question that everybody was afraid of. > What does that word mean, please? > The silence afterwards is six people being grateful. | one person standing, people at a table, office, day / people at a table, office, close view / people smiling, office
not nod, and look it up under the table | people at a table, one person with a smartphone, office
I asked what the word meant, and six people breathed out.
Change your mind out loud. > I was wrong about the tram. > Only a strong fence can have a gate. | two people talking, tram, street, day / tram, street, close view / gate, fence, garden, sunlight
not defend it because you said it yesterday | two people arguing, cafe, day
I changed my mind out loud, about the tram.
Explain it to a child. > With two cups and a potato. > & What cannot be said simply has not been understood yet. | mother and child, two cups, kitchen table / two cups, potato, table, close view / child smiling, kitchen, window
not hide behind long words | blackboard, formulas, one person, classroom
I explained it to a child, with two cups and a potato.
Listen longer than you talk. > Two ears. One biscuit. > You already know what you are going to say. | two people at a table, listening, lamp / biscuit, cup, close view / one person listening, cafe, close view
not wait only for a gap | two people talking at once, cafe
I listened longer than I talked, and learned about bees.
Enjoy your own company. > A bench. A pear. An hour with no name. > A head that is furnished does not need visitors all day. | one person on a bench, park, pear, day / apple, bench, close view / one person smiling, window, rain
not flee from every quiet minute | one person with a smartphone, headphones, bus
I spent an hour a week with nobody but a pear.
Laugh at yourself before others can. > The hat was a mistake. Here it is again. > & It takes good eyes to see your own hat. | one person with a large hat, mirror, laughing / hat, mirror, close view / people laughing, street, day
not take yourself more seriously than the work | one person in a suit, mirror, stern
I laughed at my own hat before anybody else could.
Notice small changes. > New glasses. A shorter step. One cup less. > Attention is the rarest form of cleverness. | one person looking at another, cafe, day / cup, table, close view / two people talking, living room, lamp
not see what you saw last year | one person walking past people, street
I began to notice small things, like one cup less.
Keep a list of what you do not know. > Magnets. Cheese. Why he left. > The edge of the island is where the sea begins. | notebook, pencil, lamp, close view / cheese, table, close view / island, sea, sunset
not fill a gap with a guess | one person pointing at a map, confused
I kept a list of what I did not know. It has nine pages.
Read both sides. > The one that agrees with you has better jokes. Read the other one. > A coin with one side buys nothing. | two newspapers, table, cup, morning / coin, table, close view / one person reading, armchair, lamp
not read only what says yes | newspaper, one person nodding, armchair
I read the other newspaper on Wednesdays.
Stay calm when you are doubted. > Drink. Smile. Show the sketch. > & Noise is for those who have no sketch. | one person calm, people talking, office / drawing, table, close view / people looking at a drawing, office
not raise your voice where an argument should be | one person shouting, office
I stayed calm, and showed the sketch.
Remember what others forget. > The birthday. The exam. The name of the stone in her ring. > A memory is only love with a calendar. | one person writing in a calendar, desk / ring, stone, close view / two people, gift, open door
not trust a phone to care for you | smartphone, calendar, close view
I wrote down exams, and rings, and birthdays.
Sleep on it. > Question under the pillow. > The night shift in your head is better than the day shift. | one person asleep, paper, bed, night / pillow, paper, close view, moonlight / one person sitting on a bed, light bulb, sunrise
not decide at eleven at night | one person at a desk, papers, clock, night
I slept on it, with the question under my pillow.
close Clever is what you do with a question. | one person at a window, book, evening
close Tell somebody that you changed your mind. Today. | two people talking, smiling, evening

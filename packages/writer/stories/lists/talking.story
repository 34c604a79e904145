= talking
pattern: list
order: 17
words: talk*; conversations; conversation; small talk; charism*; likeable; likeble; liked; listen*; social skills; social skill; remembering names; remember names; communicat*; charming; first impressions; first impression; awkward; first dates; first date; blind dates; blind date; dating; on a date; strangers; stranger; people like; make people; say* to; argu*; persua*; popular; magnetic; attractive; interesting person; be interesting; voice
opening: two people laughing, two cups, cafe, day

Ask about what is in front of you both. > The rain. The queue. That very small dog. > You already share it. | two people, umbrella, bus stop, rain / small dog, street, close view / two people laughing, street, rain
not wait for something clever to say | one person alone, living room, evening
I asked about what was in front of us, mostly dogs.
Say the name twice. > Once when you hear it. Once when you go. > Nobody has ever tired of that word. | two people talking, living room, evening / paper, pencil, table, close view / two people waving, open door, evening
not forget the name while it is being said | people talking, living room, evening
I said every name twice, once at the door.
Ask one question more. > And then what did the goose do? > Most people are only ever asked the first one. | two people talking, kitchen, evening / goose, garden, day / two people laughing, table, lamp
not take the answer, and tell your own story | two people talking, one looking away, cafe
I asked one question more than I needed to.
Let the other one finish. > Breathe in. Bite the biscuit. > The best part stands at the end, and it is shy. | two people at a table, listening, lamp / biscuit, cup, close view, table / one person listening, living room, evening
not finish other people's sentences | two people talking, hands, cafe
I let the other one finish, with a biscuit in my mouth.
Look at one eye, and then at the cup. > Not at both. Not for ever. > Even cats look away sometimes, and they mean it kindly. | two people at a table, cup, cafe / one person, close view, cafe / cat, window sill, day
not stare, or look at the floor | one person, shoes, living room, evening
I looked at one eye, and then at my cup.
Put your phone where both can see that it is off. > Face down. Beside the sugar. > It says: there is nobody more important. | phone face down, table, cafe, close view / sugar, cup, table, close view / two people talking, cafe, smiling
not look at a phone in the middle of a sentence | one person with a smartphone, another waiting, cafe
I put the phone face down, beside the sugar.
Tell one small failure. > The tent. The speech. The haircut. > People lean towards a crack, and away from a wall. | tent, rain, one person, field / one person before a mirror, hat, morning / two people laughing, campfire, field, evening
not tell only the victories | trophy, shelf, room
I told the story of the tent, and the river.
Give a compliment that took work. > Not the dress. The way she waits for the slow ones. > It shows that you have looked. | two people talking, street, smiling, day / woman walking with an old woman, park / one person smiling, street, close view, day
not praise what everybody praises | people talking, living room, evening
I gave compliments that took work.
Bring somebody in. > You know about bees, do you not? > The one at the edge will remember it for a year. | three people talking, room, lamp / bee, flower, close view / one person smiling, living room, evening
not talk in a closed circle | people talking, living room, lamp
I brought in the one who stood at the edge.
Disagree slowly. > That is new to me. Say more. > A slow no still has a door in it. | two people at a table, calm, evening / open door, light / two people talking, window, evening
not say wrong before the dot at the end | two people arguing, office, day
I learned to disagree slowly.
Leave while it is good. > Stand up. Smile. Say what you liked. > & They will only remember the last bar of the song. | one person leaving, open door, evening / hat, coat, hallway, evening / two people waving, street lamp, night
not stay until the chairs are on the tables | empty chairs, table, cafe, night
I left while it was good.
Write the next morning. > One line. About the goose. > It turns an evening into an acquaintance. | one person with a smartphone, window, morning / letter, table, close view, morning / two people at a cafe, day
not wait for the other one to write | one person looking at a smartphone, window, evening
I wrote one line the next morning.
close Somebody near you is hoping that you will begin. | two people on a bench, park, sunset
close Good morning is enough. The rest comes by itself. | two people, open door, smiling, morning

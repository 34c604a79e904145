= a-voice-is-a-lamp
pattern: answer
about: why whales sing
also: why do humpback whales sing; why whales call
seen: as written

Down there you learn why whales sing. | whale, underwater, deep blue, night
~ You lean over the side of a small boat, and let a microphone down on a rope. | one person in a boat, rope, sea, dusk / rope, boat, sea, close view
~ At first there is only the water, knocking on the wood. | boat, sea, waves, dusk
- Light gives up quickly in the sea. First it is blue. Then it is black. | fish, underwater, light from above / deep water, underwater, darkness below
+ An eye is no good to anyone there. A friend could swim by at arm's length. | whale, close view of the eye, underwater, dark
Sound loves water. It runs four times as fast there as in air. | whale, underwater, sound rings / underwater, sound rings, deep blue
+ The lowest notes go furthest. You would not hear them. You would feel them in your ribs. | one person in a boat, sea, night / whale from below, underwater, sound rings
- So a whale does not look for the others. It calls. | whale singing, underwater, sound rings
+ Humpbacks repeat whole songs, verse by verse. When one of them changes a line, the others learn it. | two whales, underwater, sound rings
~ Among humpbacks it is the males who sing, for hours, with the head down, in the blue. | whale from below, underwater, blue water
~ A mother and her calf hardly raise their voices. Side by side, even a whale can whisper. | two whales, underwater, close view / whale, underwater, eye, close view
~ A blue whale is as loud as a ship, and so deep that you have to play it faster to hear it at all. | whale, ship, sea, wide view / tape recorder, table, lamp
~ Somebody put those songs on a record, once. People lay on the carpet, and listened in the dark. | gramophone, room, lamp, night / one person lying on a carpet, gramophone, night
~ Now ships go by, day and night. It is like talking beside a motorway. | ship, sea, night / whale, underwater, ship above, dark
~ On the rope your microphone turns, slowly, and hears all of it. | rope, underwater, fish
What the words are, nobody knows. It may be: here I am. It may be: where are you? | one person in a boat, sea, night / whale, underwater, dark, far away
brief What the words are, nobody knows. | one person in a boat, sea, night
+ Then it stops, and the whole sea seems to wait. | whale far away, underwater, deep black water
And very far away, something answers. | second whale far off, underwater, sound rings
In all that dark, a voice is the only light there is. | whale tail, black sea, moonlight, night

= the-engine-on-your-knees
pattern: answer
about: why cats purr
also: why a cat purrs
seen: as written

Hand on the fur, you find out why cats purr. | cat, hand, armchair, lamp
~ You sit down for one minute, with your coat still on. | one person in an armchair, coat, cat, lamp
~ Four paws. Half a turn. It lets itself down like a bag of warm sand. | cat on an armchair, close view, lamp / cat asleep, blanket, lamp
- It begins before your hand has even come down. | hand, cat, armchair, lamp, evening
Deep in the throat something trembles, many times a second. Every breath runs over it, and rattles. | cat, close view, face, lamp / cat asleep, blanket, lamp
brief Deep in the throat something trembles, and every breath rattles over it. | cat, close view, face, lamp
+ In, out, in. It does not even stop to breathe. | cat, window, moonlight
- A kitten cannot see yet, and already purrs at its mother. She purrs back. | cat, basket, blanket, lamp
~ Not every cat can do it. A lion roars, and it hardly purrs at all. | cat, shadow of a cat on a wall, lamp
~ A vet bends down with his ear against the fur, and hears everything but the heart. | man and cat, table, lamp / cat, close view, table, lamp
~ There is a special purr for breakfast. It has a small cry hidden in it, like a baby's. | cat, bowl, kitchen, dawn / cat, close view, face, kitchen
~ You get up for that one. Everybody gets up for that one. | one person, cat, kitchen, dawn
~ Some think that the trembling is even good for the bones. Nobody has proved it to the cat. | cat asleep, window, sunlight / cat, open window, garden, day
~ Outside it rains, and the radio is on, and neither of you hears the end of the song. | window, rain, radio, lamp / cat, one person asleep, armchair, lamp
But listen. Cats purr when they are hurt, too, and when they are afraid. | cat, dark room, rain window / cat under a bed, dark room
or Cats purr when they are hurt, too. | cat, dark room, rain window
+ Perhaps it is meant for us then. Perhaps it is how a cat holds its own hand. | cat, window, night
So it is not only joy. It is closer to: stay. | one person, cat, armchair, lamp
You were going to get up. You are not going to get up. | one person asleep in an armchair, cat, lamp, night

= the-good-ear
pattern: answer
about: why dogs tilt their heads
also: why does my dog tilt its head; why dogs tilt their head; why do dogs cock their heads
seen: as written

You say one word, and see why dogs tilt their heads. | dog, close view, kitchen, day
~ You say it again, a bit higher. Over goes the head, to the other side. | dog, close view, face, kitchen / dog, kitchen, one person, day
- The head goes over, like a cup about to spill. | dog, close view, face, day
+ It works on everyone. It works on policemen. | dog, street, one person smiling, day
Probably it is several things at once. It is the ears: one up, one down, and a sound is easier to place. | dog, close view, ears, day / dog with one ear up, close view, day
brief It is the ears: one up, one down, and a sound is easier to place. | dog, close view, ears, day
+ It is the nose. Hold a fist before your own face. That is what a dog looks around, all day. | hand before a face, close view / dog, close view, nose
And it is you. The head went over once, by chance, and you laughed. | one person laughing, dog, kitchen, day / dog with tilted head, kitchen floor, close view
+ You said something silly. You gave away half a sandwich. | sandwich, hand, dog, kitchen table
~ There are words that do it every time. Walk. Ball. The name of the cat. | dog, open door, coat, hallway / cat, window, day
~ A dog with a long nose tilts more than a pug. People have counted. | dog, garden, day / dog, armchair, day
~ The ones who know many toys by name tilt most of all, just before they go and fetch the right one. | dog, basket, room, day / dog running, corridor, room
~ So perhaps it is what thinking looks like, when you have no hands to hold your chin. | dog, window, close view, day
~ You try a word that it has never heard. Umbrella, you say. | one person, umbrella, dog, hallway
~ It looks at you, and at the door, and back, and does its best. | dog, door, hallway / dog, close view, face, hallway
~ You put on your shoes. It turns out that umbrella means walk. | shoes, dog, doorstep, day / one person walking with a dog, umbrella, street
- Dogs remember what makes us laugh. | dog, open door, evening
- So it is part hearing, and part seeing, and part something that nobody has to teach them. | dog, window, evening
It is how you look at somebody when you really want to understand. | one person and dog, face to face, sunset

= the-tail-speaks
pattern: answer
about: why dogs wag their tails
also: why dogs wag their tail; why does my dog wag its tail
seen: as written

Watch the tail, and see why dogs wag their tails. | dog, garden, day
~ You are late. You take the stairs two at a time, and it has heard you since the ground floor. | one person on the stairs, lamp, evening / dog, door, hallway
- A dog in an empty room hardly wags at all. | dog, empty room, window, day
That is the secret. It is not a feeling. It is a message. | dog, open door, light / dog, wagging tail, garden, day
brief It is not a feeling. It is a message. | dog, open door, light
+ High and stiff says: careful. Low and quick says: please, I mean no harm. | dog, close view, street, day / dog lying, floor, day
- Wide and loose, with the whole back end in it, says what you think it says. | dog running, garden, sunlight
+ A tail is also a fan. Each stroke sends a little of their own smell across the room. | dog, living room, curtain, light
- Puppies do not wag yet. They begin at a few weeks, when they have somebody to say it to. | puppies, basket, blanket
~ It leans to one side, too. A little more to the right for you. A little more to the left for a strange big dog. | dog, one person, hallway, day / two dogs, street, day
~ Other dogs read that. You would need a film, and a ruler. | two dogs, field, day
~ Some have hardly any tail. They wag from the shoulders back, like someone dancing in a coat. | dog, living room, day
~ Watch two of them meet in the park. The tails have done the talking before the noses arrive. | two dogs, field, tree, day / two dogs, close view, grass
~ At night, on the rug, there is one soft thump. You never learn who it was for. | dog asleep, hearth, night / dog asleep, blanket, lamp, close view
~ It has knocked over a cup, a vase, and most of a Christmas. | cup, floor, kitchen / dog, living room, gift, candle
~ Nobody was angry for long. It is hard to shout at a message like that. | one person laughing, dog, living room
So think of tonight. The key, the lock, the sound behind the door. | key, lock, door, evening / dog behind a closed door, hallway, evening
or Think of tonight, of your key in the lock. | key, lock, door, evening
Something knocks against the wall in there, again and again. | dog, closed door, hallway, evening
It is saying one word. It has been saving it for you all day. | one person kneeling, dog, open door, warm light / dog, close view, happy face, lamp

= who-holds-the-branch
pattern: answer
about: why birds sing
also: why do birds sing in the morning; why birds sing at dawn
seen: as written

Four in the morning is when you learn why birds sing. | bird, branch, dawn
~ You lie there, and try to count how many they are. | one person in bed, open window, dawn
- You are awake, and it is hardly light, and somebody is shouting with joy. | one person in bed, open window, dawn / bird, branch, close view, dawn
It sounds like joy. Mostly, it is property. | bird, garden fence, dawn
+ This branch is taken. This whole hedge is taken. Try next door. | bird, tree, hedge, dawn
or This branch is taken. Try next door. | bird, tree, hedge, dawn
And in the same breath it says something else: I got through the night. I am strong. Come and see. | two birds, branch, sunrise / one bird singing, fence, sunrise, close view
brief And it says: I got through the night. I am strong. | two birds, branch, sunrise
+ Why so early? It is too dark to look for worms, and the air is still, so a voice goes far. | forest, mist, dawn / bird, wide view, sunrise
- A young bird has to learn it, the way we learn to speak. It mumbles first, and gets half of it wrong. | small bird, nest, branch, morning / two birds, branch, morning
~ The robin is first, and then the blackbird, while the street lamps are still on. | bird, street lamp, dawn / bird on a roof, dawn
~ The wren comes late. It weighs as much as a coin, and it is louder than all of them. | bird, hedge, coin, morning / bird singing, branch, close view
~ In towns they sing higher, over the noise of the cars. | bird, street, car, dawn
~ It costs them a lot. A bird that sings before breakfast is spending what it has left of the night. | bird, bare tree, frost, dawn
~ So whoever sings long has eaten well. That is what she is listening for. | bird on a branch, leaf, morning / bird, nest, tree
~ A cat walks along the fence. For a breath, the whole garden is quiet. | cat, garden fence, dawn / garden, tree, mist, dawn
~ Then one of them begins again, exactly where he stopped. | bird, branch, sunrise, close view
And then, one morning, somebody answers. | two birds, branch, blossom, sunlight
You could close the window now. You open it a little wider. | one person opening a window, garden, sunrise / garden, trees, birds, sunrise

= nobody-leads-for-long
pattern: answer
about: why geese fly in a V
also: why birds fly in a v; why do geese fly in v formation
seen: as written

Look up, and you see why geese fly in a V. | birds in the sky, field, autumn day
~ Before you see them you hear them, like a gate, a long way off. | gate, field, autumn, evening / birds in the sky, clouds
Every wing leaves a little curl of air behind its tip. | bird, wings, sky, close view
- On the inside it pulls down. On the outside it lifts. | bird, sky, low angle
So each one flies just beside the bird ahead, where the air goes up by itself. | birds in the sky, wide view, dusk / two birds flying, close view, dusk
or So each one flies just beside the bird ahead. | birds in the sky, wide view, dusk / two birds flying, close view, dusk
+ It is like walking in snow, in somebody else's footprints. | footprints in snow, one person walking
~ Somebody once counted their heartbeats. The ones behind need fewer of them. | bird, wings, sky, close view / birds in the sky, dusk
~ They even beat their wings in time, so that each stroke falls into the good air. | birds in the sky, wings, low angle
~ All the time they call. It seems to say: I am here. Go on. | birds in the sky, moon, evening
~ Below them go the rivers, and the railway, and a boy with a bicycle who looks up. | river, field, seen from above, evening / boy with a bicycle, field, evening
~ At night they go by the stars. When there is fog, they come down on some quiet field, and wait. | birds, stars, night / birds, field, fog, dawn
~ If one of them falls behind, it is not always alone. There have been some that turned round with it. | two birds, lake, mist / two birds in the sky, dusk
~ The young ones make the trip with their parents, and learn the bends by heart. | birds, lake, sunrise / birds in the sky, mountains, day
* The one in front has nobody to follow. That is the hard place. | bird, sky, clouds, close view / birds in the sky, wide view, clouds
or The one in front has nobody to follow. | bird, sky, clouds, close view / birds in the sky, wide view, clouds
+ You can see it happen, if you watch for long enough. | one person looking up, field, evening
After a while the leader drops back, and another moves up. | birds in the sky, sunset
+ No one makes a speech. No one is thanked. | birds in the sky, seen from far away, dusk
And that is how you cross a continent. You take your turn in the wind. | birds over mountains, sunset / one bird, wide sky, sunset
brief You take your turn in the wind. | birds over mountains, sunset

= a-small-cold-lamp
pattern: answer
about: why fireflies glow
also: why fireflies light up; why fireflies blink; why glow-worms glow
seen: as written

June, and no moon, and you see why fireflies glow. | fireflies, meadow, night
~ A child comes out with a jar, in bare feet. | child with a jar, meadow, night
- They carry two substances in the tail. When air gets to them, they shine. | firefly, close view, leaf, night
- A lamp in your kitchen gets hot. This one does not. Hardly any of it is wasted. | light bulb, kitchen, night / hand, fireflies, night
~ The lid goes on. The light inside goes out, and everyone is sorry. | jar, hand, close view, night / child, jar, sad, night
~ The lid comes off again. That is the whole of the hunt. | child, jar, meadow, night
~ Even their eggs glow a little, in the earth, and so do the young ones, long before they can fly. | grass, light, close view, night / earth, leaf, light, night
~ For the young ones it says: I taste bad. Leave me alone. | leaf, frog, pond, night
~ There are places by a river where thousands of them flash in step, like one heart. | river, trees, lights, night / tree full of lights, river, night
~ There are others who lie. They flash in a strange handwriting, and whoever comes is supper. | spider, leaf, night / grass, dark, one light, night
~ Street lamps are hard on them. Who can read a letter in a lit room full of shouting? | street lamp, meadow, night / lamp, window, garden, night
~ So turn yours off, for an hour, in June. | hand, lamp, window, night / dark house, meadow, lights, night
* But why? Because it is a very large field, and a very short summer. | fireflies, wide field, stars, night / grass, firefly, close view, night
He flies, and flashes. It is a question, in the handwriting of his kind. | firefly, field, night / trees, fireflies, dark meadow, night
brief He flies, and flashes. It is a question. | firefly, field, night
+ Each kind has its own. One long. Two short. One that draws a hook in the air. | fireflies, trees, night
- She sits in the grass, and says nothing. She waits. | grass, close view, night
+ He goes by. He says it again. It is dark for a long time. | dark meadow, one light, night
And then, low down, just once, one light answers. | light in grass, night, close view
That is all it is for. It says: I am here, are you? | fireflies, meadow, one person, night

= the-map-she-dances
pattern: answer
about: why bees dance
also: why honey bees dance
seen: as written

In the dark of the hive you see why bees dance. | bees, honeycomb, warm light
~ Put your ear to the wood. It sounds like rain that has made up its mind. | one person kneeling at a beehive, garden, day / beehive, garden, day
She has found something. A whole lime tree, in flower, and nobody on it. | bee, blossom, tree, sunlight / linden tree, field, sunlight, wide view
brief She has found a whole lime tree, in flower. | bee, blossom, tree, sunlight
She flies home. She could just eat. Instead she goes in, and dances. | bee, beehive, day / bees, honeycomb, close view
brief She flies home, and dances. | bee, beehive, day
- She runs in a line, and shakes, and walks back, and does it again. | bees, honeycomb, close view
Her line points the way. Straight up means: toward the sun. Longer means: further. | sun, field, bee / bees, honeycomb, close view
brief Straight up means: toward the sun. Longer means: further. | sun, field, bee / bees, honeycomb, close view
+ The others cannot see her. They feel it, with their feelers, in the dark. | bees, dark, close view
+ It is a map. It is drawn with the whole body, and it is gone when she stops. | bee, field, seen from above
~ The sun moves, while she dances. She moves her line along with it. | sun, field, sky, day / bees, honeycomb, close view
~ One of those who watch gets a taste of it, so that they know what they are looking for. | bees, honeycomb, flower, close view
~ Some know a better tree. They dance against her, and there is a kind of election. | two bees, honeycomb, close view / tree, field, sunlight
~ When a whole swarm needs a new house, they do it, too. It hangs in the apple tree, and votes. | bees, apple tree, day / hollow tree, forest, bee
~ It took a man with a glass hive, and paint, and years, to read what she said. | man at a glass box, bees, lamp / box, bees, notebook, desk
~ Nobody believed it. Then he went where she had pointed, and there stood the flowers. | man walking, field, flowers, day / flowers, meadow, sunlight
~ All her life she makes less honey than would go on your spoon. | spoon, jar, honey, table
~ She does not weigh it. She goes out once more. | bee, flower, close view, sunlight
- Then they go out, one by one, into all that light. | bees, open sky, sunlight
+ They have never been there. They fly as if they had. | bee, field of flowers, day
And there it stands, humming, exactly where she said. | large tree in flower, bees, sunlight

= the-night-cleaner
pattern: answer
about: why we sleep
also: why do we need sleep; why we need to sleep; why people sleep; why humans sleep
seen: as written

Think of a shop at night, and you know why we sleep. | shop, lamp, street, night
~ It is only one door, in a long street, and there is a broom behind it. | door, broom, street, night
You lock the door. You think that nothing goes on in there. | closed door, street lamp, night
brief You lock the door. | closed door, street lamp, night
In truth that is when the work begins. | lit window, street, night
The day is sorted. What matters goes on a shelf. What does not is swept out. | shelves, boxes, lamp / broom, floor, night
+ Somebody practised three notes on a piano. By morning the fingers know them better. | hands, piano, lamp, night
- Between the cells of your brain fluid flows, and washes away what the day has left. | dark water, light, slow river
+ The body mends itself. Children grow. | child asleep in bed, moonlight
+ Every animal that has been watched closely does some of it. Even a jellyfish has its slow hours. | jellyfish, underwater, dark
~ Four or five times a night it all goes round: deep, and less deep, and then the dreams. | dark house, stairs, lamp, night / one person asleep in bed, stars
~ In the deep part it is hard to wake you. A storm goes by. You will ask about it in the morning. | storm, window, bed, night / one person asleep, blanket, night
~ A dolphin lets one half of the head sleep at a time. Somebody has to come up for air. | whale, sea, moon, night
~ A horse can doze on its feet. A bat hangs itself up like a coat. | horse, field, night / coat, hook, night
~ Take it away for one night, and the milk goes into the cupboard, and the keys into the fridge. | cup, kitchen, morning, tired / key, kitchen table, morning
~ After two you are like somebody who has drunk too much, and cannot see it. | one person at a mirror, tired, lamp
~ Light keeps the door open. So do coffee, and the one last message. | smartphone, pillow, night / cup, desk, lamp, night
~ And then, one by one, the lamps in the shop go out. | shop, dark street, night
- So you do not lose a third of your life. It is where the other two are made. | one person asleep in bed, moon in the window
Put the phone down. The night shift would like to start. | smartphone on a table, lamp, bed, night

= the-theatre-with-one-seat
pattern: answer
about: why we dream
also: why people dream; why humans dream
seen: as written

Nobody is quite sure why we dream. | one person asleep in bed, stars, moon
~ You are in a house with a room that you never knew. Of course, you think. | one person in a corridor, open door, light / empty room, moonlight
- Here is what we do know. The eyes run to and fro under the lids. The body lies quite still. | scientist, notebook, lamp, night / one person asleep, close view, bed, moonlight / one person asleep in bed, dark room
- The brain is as busy as by day. But the part that checks things is off. | dark house, one lit window, night
+ So your school stands in the sea, and your uncle is a horse, and you do not mind. | school, sea, moon / horse, corridor, moonlight
~ A dog does it, too. Its paws run, on the rug, after something that got away. | dog asleep, hearth, night / dog asleep, close view, paws
~ Rats who have learned a maze run through it once more in their sleep. You can see it in their cells. | corridor, stairs, dark / paper, pencil, lamp, night
~ People who are blind from birth dream in sounds, and in hands, and in the smell of rain. | closed eyes, face, night / hand, rain, window
~ You meet somebody there who has been gone for years. They are well. They have brought cake. | two people at a table, cake, lamp / old woman, cake, table, lamp
~ You can fly, but only as high as the washing line. | one person in the air, washing line, garden, night
~ And the exam is always today, and you always forgot your shoes. | desk, papers, classroom, day / bare feet, corridor
~ Some wake up inside it, and know that it is one. They look at their hands, and laugh. | one person, hands, close view, moon / one person flying, clouds, moon
The best guess is that it is a rehearsal. Old pieces, new order, nobody gets hurt. | theatre, empty seats, light / mask, crown, stage
+ What frightened you by day is played again, with the sound turned down. | empty stage, chair, light
- Another guess is that it helps to remember, and to let go. | letters, river, moonlight
+ It may be both. It may be something that nobody has thought of yet. | stars, window, night
You have seen more of it than any film. You have forgotten nearly all. | one person waking up, bed, window, dawn / empty theatre, one seat, lamp
What did you see last night? Quick, before it goes. | one person writing in a notebook, bed, dawn

= pass-it-on
pattern: answer
about: why we yawn
also: why is yawning contagious; why yawning is contagious; why people yawn
seen: as written

You will do it, too, and ask why we yawn. | one person yawning, bus, morning
~ He covers it with a newspaper. That does not help. It gets out at the sides. | man on a bus, newspaper, morning / bus window, people, morning
It begins with one man, on the seven o'clock bus. | bus, one person yawning, morning
or It begins with one man, on a bus. | bus, one person yawning, morning
Then the woman beside him. Then the child. Then the driver, in his mirror. | bus, people, morning / mirror, one person, bus
or Then the woman beside him. Then the driver. | bus, people, morning
+ You can hold it back. Look at your jaw. You are holding it back now. | close view of a face, window, morning
- A yawn by itself seems to wake us up. A deep breath, a stretch, a cooler head. | one person stretching, open window, dawn
* But that it jumps from face to face is something else. | two faces, bus window, morning
+ Small children do not catch it yet. It starts at about four, when they learn to feel with others. | child, window, morning
+ Friends seem to catch it more than strangers do. Dogs can catch it from their people. | dog yawning, one person, armchair
~ It does not work only by sight. Hear one, in the dark, and your jaw begins to think about it. | dark bedroom, two people in bed, night
~ Read the word often enough, and it happens as well. | old book, table, lamp / one person reading, yawning, lamp
~ A baby does it before it is born. It seems to need no reason, and no audience. | cradle, lamp, night
~ Wolves hand it round. So do chimpanzees, and, it seems, some parrots. | two wolves, forest, snow / bird, branch, day
~ Runners do it before the start, and players before they go on. It is not boredom. It is getting ready. | runner, road, morning / theatre, curtain, one person
~ In a choir, in the second row, somebody starts. Eleven verses are lost. | people singing, church, lamp / people yawning, church
~ By the last stop it has gone round the whole bus, and come back to the first man. | bus, street, morning / man yawning, bus, window
So it may be the oldest way of saying: me, too. | two people on a bus, smiling, morning
And you held out to the very end. Or did you? | one person yawning, close view, morning

= an-onion-defends-itself
pattern: answer
about: why onions make us cry
also: why onions make you cry; why we cry when cutting onions; why do onions make people cry
seen: as written

It fights back, and you see why onions make us cry. | onion, knife, kitchen table, lamp
~ It grew there quietly, one coat over another, and asked for nothing. | field, onion, earth, day / onion, close view, earth
An onion in the ground has no legs, and no teeth. It has chemistry. | field, earth, plant / onion, close view, table
brief An onion has no teeth. It has chemistry. | onion, close view, table
- Whole, it smells of nearly nothing. | onion, basket, kitchen
Then you cut it. Two things that were kept in separate rooms run together. | knife, onion, close view, kitchen / sliced onion, board, close view, kitchen
brief You cut it, and two things run together that were kept apart. | knife, onion, close view, kitchen
They make a gas. It rises, finds your eye, and turns a little sour there. | close view of an eye, kitchen, light / one person wiping eyes, onion, kitchen
- So the eye does what it does with smoke, or dust. It washes. | one person crying, kitchen, lamp
+ Somebody comes in, and asks what happened. You say: soup. | two people, kitchen, lamp, evening
+ A sharp knife helps, since it breaks fewer cells. A cold onion helps, too. | knife, kitchen table, lamp
~ The eye has no idea what has hit it. It only knows one answer. | close view of an eye, tears
~ Some open the window. Some light a candle. Some put a spoon between their teeth, and swear by it. | open window, kitchen, day / candle, kitchen table / spoon, hand, kitchen
~ One man wears his diving mask. His children draw it for years. | man in a mask, kitchen, lamp / drawing, paper, child
~ Under water nothing can rise. But have you ever tried to cut under water? | bowl, water, hands, kitchen
~ Garlic knows the same trick. It has only picked another weapon. | garlic, knife, table, close view
~ It was meant for a mouse, in the earth, at night: one bite, and never again. | mouse, earth, field, night
~ Nobody had told it about soup. | soup, bowl, stove, steam
- And then it hits the butter. | pan, stove, steam, kitchen
+ The gas is gone. What is left is sweet. | bowl of soup, steam, lamp, evening
It only wanted to be left alone. And look how good it is once you have cried. | family at a table, soup, lamp, evening / soup bowl, steam, close view, lamp
brief It only wanted to be left alone. | family at a table, soup, lamp, evening

= they-are-what-they-eat
pattern: answer
about: why flamingos are pink
also: why is a flamingo pink
seen: as written

Born grey, and you can see why flamingos are pink. | bird, lake, pink light, dawn
~ You could take it for a small goose, that has been rolled in ash. | bird, nest, lake, morning
The chick comes out of the egg the colour of dust. | egg, nest, lake, day
- It is standing in the answer. | lake, shallow water, sunlight
In that water live tiny shrimps and algae, and they carry a colour, the one that carrots have. | lake, close view, reflection, day / flamingos, lake, wide view, day
brief In the water live tiny shrimps, and they carry the colour of carrots. | lake, close view, reflection, day
- The bird puts its head in upside down, and sieves. All day long. | bird, lake, reflection, day
+ Mouthful by mouthful the colour goes into the feathers. | feather, close view, sunlight
~ The parents feed it with a kind of milk, and that is red. They get paler themselves, for a while. | two birds, lake, reflection / bird, feather, close view
~ They stand on one leg. It costs them nothing. Their knee locks, like a chair that folds. | bird on one leg, lake, reflection, day
~ They build with mud: a small tower each, with one egg on the top. | nest, mud, egg, lake / lake, nests, seen from above
~ Some of their lakes would burn your skin. Nobody else wants to live there. That is the point. | lake, desert, mountains, day / birds, lake, mist
~ They dance in a crowd, all to the left, all to the right, like people who look for a bus. | birds, lake, wide view, dusk
~ The pinker one is, the better it has eaten. The others can see that from the far shore. | birds, lake, seen from far away, sunset
~ In zoos they stir the colour into the food. Otherwise it grows out, like yours at the hairdresser's. | bird, bowl, gate, day / feather, water, close view
+ Feed it something else, and the new feathers come in pale. | white feather, lake, day
After two or three years, it is the colour of the evening. | bird, lake, sunset
+ It never set out to be beautiful. It only kept on eating breakfast. | birds, lake, sunset, wide view
Be careful what you take in every day. One day you will wear it. | one person at a lake, reflection, sunset / flamingo, close view, sunset
brief Be careful what you eat. You will wear it. | one person at a lake, reflection, sunset

= the-short-way-in
pattern: answer
about: why smells bring back memories
also: why smells trigger memories; why smell triggers memory; why a smell brings back memories
seen: as written

One breath, and you are six, and you ask why smells bring back memories. | child at a kitchen table, steam, morning
~ Somebody opens a tin of paint. You are in your first own room, and it is raining. | one person, room, window, rain / empty room, ladder, window, rain
What you see takes the long way round. It goes by an office where it gets a name. | eye, close view, window / corridor, doors, light
brief What you see takes the long way round. | eye, close view, window
A smell does not. It goes almost straight to the rooms where feelings and memories are kept. | open door, corridor, warm light / one person with closed eyes, close view, warm light
- So you are there before you know where you are. | old kitchen, table, window, morning
+ Floor polish, and it is the first day of school. Sun on rubber, and it is a boat. | school corridor, child / boat, lake, summer
- And mostly it was the first time you met that smell. The first time is the one that sticks. | child, garden, flower, sunlight
~ A coat that nobody has worn for years. You put your face in it, and there he is. | coat, hook, hallway, grey light / one person with a coat, close view, hallway
~ Crayons. Chlorine. The inside of a violin case. | pencil, drawing, table, day / violin, box, lamp
~ You do not have a word for it. There are a thousand for colours, and for this you say: like something. | one person, window, closed eyes / old book, table, lamp
~ A dog lives in there all the time. For him the whole street is a diary. | dog, street, nose, close view, day / dog walking, street, rain
~ When you have a cold, the soup is only hot. So much of what you call taste was this. | bowl, soup, steam, table, lamp
~ One winter a lot of people lost it, and stood in their kitchens, and smelled the coffee, and cried. | one person at a stove, cup, kitchen / cup, coffee, steam, close view
~ A train door opens on a hot day. Tar, dust, bread. You know the name of the town before you read it. | train, station, summer, day / bread, basket, street
+ You cannot call it up by trying. It has to come to you, on a stair, at a market stall. | market, street, one person, day
+ A stranger walks by with a certain soap. And somebody you miss has just left the room. | one person turning around, street, evening
Photographs fade. This does not. | old photograph, table, window light
Which smell would bring you home? Write it down for me. | one person with closed eyes, window, evening
brief Which smell would bring you home? | one person with closed eyes, window, evening

= audience
pattern: list
order: 3
words: social media; followers; follower; subscribers; subscriber; views; view; viral; content; youtube; tiktok; instagram; videos; video; reels; reel; shorts; short; creators; creator; influenc*; podcasts; podcast; audience; algorithm; hooks; hook; editing; edit; channel; posting; posts; post; camera
opening: one person speaking to a camera, living room, bright light

Say the best thing first. > No hello. No name. No weather. > A thumb is quicker than any introduction. | one person speaking to a camera, close view, bright light / clock, close view, studio / smartphone in a hand, close view
not begin with hello and your life story | one person speaking to a camera, waving, room
I said the best thing first, and cut the hello.
Speak to one person. > Your sister. Tired, on a bus, with one free hand. > Nobody was ever moved by a speech to everyone. | one person speaking to a camera, smiling, room / woman on a bus, smartphone, evening / two people talking, cafe, evening
not speak to a crowd that is not there | one person on a stage, empty seats, theatre
I spoke to my sister, tired, on a bus.
Make the next one before you count. > The numbers are warm milk. The work is bread. > You cannot watch a graph and grow it. | camera, table, window, morning / milk, bread, kitchen table / one person at a desk, computer, day
not look at the numbers every hour | one person with a smartphone, worried, night
I made the next one before I looked at the numbers.
Cut what you like most. > That joke. That sunset. The second sunset. > What is left will walk faster. | one person at a computer, studio, lamp / sunset, sea, close view / one person walking fast, street, day
not keep every sunset | one person at a computer, tired, lamp, night
I cut the joke I liked most.
Stand by a window. > Face to the light, back to the laundry. > Daylight is the cheapest lamp there is. | one person at a window, camera, daylight / washing line, laundry, room / window, bright daylight, room
not film under the kitchen lamp | one person, camera, kitchen, dark, lamp
I stood by a window, with my back to the laundry.
Keep one promise, over and over. > Soup on Mondays. Always soup. > People return to a door they know. | bowl of soup, camera, kitchen, day / calendar, kitchen wall, close view / people at an open door, light
not do cats on Monday and taxes on Tuesday | cat, papers, desk, camera
I promised soup on Mondays, and kept it.
Write the first line last. > When you know what it was about. > Nobody can point at a door before there is a house. | one person writing, desk, evening / house, open door, day / pencil, paper, close view
not spend an hour on a title before there is a thought | one person at a desk, blank paper, tired
I wrote the first line last.
Answer ten strangers. > By name. With a real sentence. > An audience is only people who have not been greeted yet. | one person with a smartphone, smiling, cafe, day / letters, table, close view / people smiling, street, day
not leave every kind word without an answer | letters, floor, door, dark
I answered ten strangers a day, by name.
Use the phone you have. > The one with the crack. > A better camera only shows the same silence more clearly. | smartphone, hand, close view, day / smartphone, table, close view / one person speaking, smartphone, window light
not wait for a better camera | camera, shop window, one person, street
I used the phone I had, with the crack.
Turn the sound off, and watch it once. > Mouth moving. Hands flying. Like a fish with opinions. > If it still holds you, it holds anybody. | one person watching a computer, dark room / fish, glass, close view / people looking at a smartphone, bus, day
not post it without looking at it once | smartphone in a hand, close view, night
I watched each one without sound.
Steal from another shelf. > From bakers. From sermons. From the shipping news. > On your own shelf everything is already borrowed. | bookshop, one person, shelf, day / baker, bread, bakery, morning / radio, kitchen, close view
not copy whoever stands beside you | two people with cameras, street, day
I borrowed from bakers, and from the shipping news.
Stop on a good day. > One thought. One minute. Good night. > People come back for what they did not get enough of. | camera, empty chair, room, evening / clock, close view, evening / one person leaving, open door, evening
not make it longer because you can | one person speaking, clock, tired, night
I stopped a little too early, every time.
close Press record. The first hundred belong to nobody. | camera, hand, close view, window light
close Somebody out there needs the clumsy version. Post it. | one person with a smartphone, window, evening light

= luck
pattern: list
order: 22
words: luck*; chance; fortun*; opportunit*; unlucky; serendipity; manifest*; coincidences; coincidence
opening: one person finding a coin, street, sunrise, close view

Talk to the one beside you. > On the train. In the queue. About the hat. > Luck nearly always comes with somebody attached. | two people talking, train, window, day / hat, train seat, close view / two people talking, station, day
not sit in silence beside your own good luck | two people, train, silent, smartphones
I talked to the man beside me, about his hat.
Take another way home. > Left at the bakery, just once. > The same street has only the same doors. | one person walking, unknown street, evening / bakery, corner, street / blue door, street, evening light
not walk the same street for nine years | one person walking, grey street, morning
I took another way home, and there was a door.
Tell people what you look for. > A flat with a tree. A job with hands. A red bicycle. > Nobody can bring you what they have not heard of. | people at a table, talking, cafe / bicycle, street, close view / two people, key, open door
not hope in silence | one person at a window, rain
I told everybody that I was looking for a red bicycle.
Try small things often. > Ten seeds, not one orchid. > Chance is only patient with those who throw again. | hands, seeds, garden, day / hands in soil, garden, close view / flowers, garden, morning
not put it all on one ticket | lottery ticket, hand, close view
I tried ten small things, and one of them grew.
Say yes to one odd invitation. > A choir of dentists. On a boat. > Nothing new was ever met on a sofa. | boat, people singing, lake, evening / letter, hand, close view / people laughing, boat, lanterns, night
not say that you are tired | one person on a sofa, blanket, evening
I said yes to a choir of dentists, on a boat.
Get ready to be found. > A card in the pocket. The song learned. The bag packed. > A chance stays for about a minute. | card, hand, close view, street / suitcase, open door, morning / one person on a stage, light
not begin to prepare when it rings | telephone, one person running, room
I kept the song learned, in case somebody asked.
Look up. > At the notice on the lamp post. At the face. > Most luck is lying about in plain sight. | one person looking up, street, day / street lamp, paper, close view / two people smiling, street
not walk through the day with a bent neck | people with smartphones, street, day
I looked up, and read the note on the lamp post.
Thank whoever opened a door. > By name. By post. > A door that is thanked stays open. | one person writing a letter, desk, lamp / letter, mailbox, street / open door, light
not forget who let you in | closed door, street, evening
I thanked everybody who had opened a door for me.
Turn the bad day over. > The missed train. The bench. The woman with the atlas. > Not every time. Often enough to look. | one person on a bench, station, evening / bench, station, map / two people talking, station, evening
not curse the missed train, and see nobody | one person, angry, platform, train leaving
I missed a train, and met a woman with an atlas.
Share the first slice. > Before you know how much there is. > Those who give early are remembered early. | hand giving bread, table, people / bread, slice, close view / people at a table, laughing, lamp
not keep it until you have enough | one person alone, table, bread, evening
I gave away the first slice, and not the last.
Ask. > The worst word is no, and it is short. > Half of good luck is a question that somebody dared. | two people, shop counter, talking / open door, light, close view / one person smiling, street, sunlight
not decide for others that they would say no | one person before a closed door, street
I asked, though I knew the answer. I was wrong.
Stop a game while you are ahead. > Coat. Hat. Good night. > Luck is a guest. It does not like to be kept. | one person leaving, cards, table, night / cards, coins, table, close view / one person walking home, street lamp, night
not play on to win it back | cards, table, smoke, night
I went home while I was ahead.
close Go out by the other door tomorrow. | one person at an open door, street, morning light
close Luck likes to be met halfway. Take the stairs. | one person on stairs, bright light

= love
pattern: list
order: 6
words: love*; relationships; relationship; marriage; married; couples; couple; partners; partner; husbands; husband; wife; wives; boyfriends; boyfriend; girlfriends; girlfriend; romance; romantic; likes you; like you; crush*; falling for; soulmates; soulmate
opening: two people on a bench, park, sunset

Say hello with both arms. > Even after eleven years. Even with wet umbrellas. > A day begins and ends at the door. | two people embracing, open door, evening / umbrella, hallway, rain / open door, lamp, evening
not call hello from the other room | one person alone in a hallway, coat, evening
I said hello at the door with both arms, every evening.
Ask what the best minute was. > Not how the day was. The minute. > Nobody can answer that with fine. | two people at a kitchen table, talking, evening / clock, kitchen, close view / two people laughing, lamp, evening
not ask how it was, and hear fine | two people at a table, silent, evening
I asked about the best minute of the day.
Fight about the towel, not about the years. > This towel. Tonight. > Always and never are two words that set fire to kitchens. | two people talking, bathroom, evening / towel, chair, close view / two people at a table, calm, lamp
not say always, and never | two people arguing, kitchen, night
I fought about the towel, and only about the towel.
Learn how tea is taken. > Milk first. Bag left in. A crime, but do it. > To be known is to have your tea right. | one person pouring tea, kitchen, morning / cup, milk, close view, table / two people with cups, window, morning
not guess after all those years | cup, one person, kitchen, confused
I learned how the tea was taken, with the bag left in.
Keep one evening for two. > Thursday. Pancakes. Nobody is invited. > What has no day gets no day. | two people cooking, kitchen, evening / pancakes, plate, kitchen table / calendar, kitchen wall, close view
not leave love the rest of the week | two people on a sofa, tired, television, night
I kept Thursday for the two of us, and pancakes.
Touch a shoulder when you walk by. > On the way to the fridge. One second. > It says more than a card with a rose. | two people in a kitchen, smiling, day / two people side by side, kitchen, close view / two people smiling, kitchen, day
not save it for anniversaries | rose, calendar, table
I touched a shoulder, each time on my way to the fridge.
Sit on the same side of the table. > Pull the chair round. The problem sits over there. > Two against one bill looks quite different. | two people side by side at a table, papers, lamp / chair, table, close view / paper, table, lamp
not sit across, like two lawyers | two people face to face at a table, papers, lamp
I pulled my chair round to the same side.
Praise in front of others. > She mended the roof. Yes, with a spoon. > It is heard twice, and kept for long. | people at a table, one person speaking, dinner / roof, ladder, house, day / woman smiling, table, lamp
not tell the funny story with the other one in it | people laughing at a table, one person sad
I said the good things in front of other people.
Say sorry without a but. > I am sorry. Then the mouth shut. > Whatever comes after but was the real sentence. | two people face to face, window, evening / one person, close view, silent / two people embracing, room, evening
not say sorry, but | two people arguing, window, night
I said sorry, and left out the but.
Let there be two blankets. > And two lamps. And one bed. > Many quarrels are only cold feet. | bed, two blankets, bedroom, night / two lamps, bed, night / two people asleep in bed, moonlight
not fight over one blanket at three in the morning | bed, blanket, dark bedroom, night
I bought a second blanket, and we stopped quarrelling at three.
Remember the first place. > That bench. The bad soup. The one umbrella. > Go there once a year, and order it again. | two people on a bench, park, rain / bowl of soup, cafe table, close view / two people under an umbrella, street
not let the first place close without you | closed cafe, street, rain
I went back with her to the bench, and the bad soup.
Notice what gets done. > The bins. The shoes in a row. The quiet phone call. > Thank you is never said too often in a corridor. | one person carrying a bag, night, street / shoes in a row, hallway, close view / two people smiling, corridor, light
not count only what you do yourself | one person at a sink, tired, kitchen
I noticed what got done, and said so in the corridor.
myth It should be easy. > It should be kind. Easy is for holidays. > & The kindness is what makes the heavy days light. | two people on a beach, sunset / two people carrying a box, stairs / two people embracing, kitchen, evening
myth They should know without being told. > Nobody has ever read a forehead. > & A wish that is said aloud has a chance. | two people at a table, silent, evening / one person, close view, window / two people talking, bench, park
myth Happy couples do not quarrel. > They quarrel about the towel, and make tea afterwards. > & It is the tea that counts. | two people laughing, garden, day / two people talking, bathroom, evening / two cups, table, lamp
myth It has to feel like the first summer. > The first summer had no dishes. > & A third winter with soup is also a wonder. | two people, lake, summer day / one person at a sink, kitchen / two people at a kitchen table, bowl, winter
myth Flowers repair it. > Flowers open a door. You still have to walk in. > & Say the sentence first, then hold out the roses. | rose, hand, open door / open door, light, evening / two people, roses, hallway
close Go and find the one you thought of. Bring tea. | two people, two cups, window, evening
close Love is mostly small, and it is mostly on time. | two people on a bench, street lamp, evening

= heartbreak
pattern: list
order: 1
words: break-ups; break-up; break ups; break up; breakups; breakup; heartbreak; heartbroken; broken heart; my ex; your ex; an ex; move on; moving on; moved on; getting over him; getting over her; getting over it; getting over someone; getting over somebody; get over him; get over her; get over it; get over someone; get over somebody; lost love; letting him go; letting her go; letting them go; single again; divorce*
opening: one person on an empty bench, park, autumn, evening

Wash the cup. > The second one. Put it at the back. > A kitchen is the first room to get well. | hands, cup, sink, kitchen, morning / cup, cupboard, close view / bright kitchen, one cup, window
not leave two cups standing there | two cups, table, empty chair
I washed the second cup, and put it at the back.
Put the photographs in a box. > Not in the bin. In a box, with tape. > You are not deleting it. You are closing the door at night. | photographs, box, hands, lamp / box, table, close view / closed door, lamp, night
not look at the photographs at one in the morning | one person with photographs, bed, night
I put the photographs in a box, and asked my sister to keep it.
Leave the last message alone. > You have read it enough. It does not change. > Every reading pulls the same thread. | smartphone face down, table, evening / thread, coat, close view / one person at a window, calm
not write one more message | one person with a smartphone, dark room, night
I left the last message unanswered.
Change one chair. > The table by the window now. The other side of the bed. > The same room asks the same questions. | one person moving a chair, living room, day / bed, window, bedroom, day / bright room, chair, sunlight
not sit in the same place, facing the same chair | empty chair, table, one person, evening
I moved the table to the window, and took the other side of the bed.
Tell the whole story to one person, once. > From start to end. With soup. > After that it has an end. | two people at a kitchen table, bowl, lamp / bowl of soup, close view, lamp / one person walking home, street lamp, night
not tell it to everybody, in small pieces | people talking, cafe, evening
I told it once, from start to end, over soup.
Cry in the shower. > Loud water. No witnesses. > It has to leave somewhere, and there is a drain. | bathroom, shower, steam, light / rain, window, evening / one person, towel, window, morning
not act brave all day | one person smiling, office, sad
I cried in the shower, where nobody keeps count.
Take a road you never took together. > A town with nobody's name on it. > New places have no memory yet. | one person at a train window, hills, day / small town, station, morning / one person walking, unknown street
not walk past the old cafe on purpose | one person before a cafe, rain, evening
I took a train to a town without a memory.
Say yes to dull invitations. > Cards. A choir. The neighbour's film about fish. > It is enough to sit where it is warm. | people playing cards, lamp, evening / cards, table, close view / people laughing, living room, night
not stay at home with it | one person on a sofa, dark room, rain
I said yes to cards, a choir, and a film about fish.
Write down what was not good. > The sighs. The silence in the car. > Memory is a kind painter. | one person writing in a notebook, night, lamp / car, rain, window / painting, wall, close view
not remember only the summers | photograph, summer, beach, close view
I wrote down what had not been good. It was a page.
Feed yourself as you would a guest. > Real plate. Something green. > Somebody in that chair has had a hard year. | one person eating at a table, candle, evening / plate, vegetables, close view / chair, table, warm lamp
not live on toast and old songs | toast, radio, kitchen, night
I fed myself as if I were a guest.
Wait with the big decisions. > No haircut. No new country. Not before spring. > & Grief has very firm opinions about hair. | one person before a mirror, lamp / calendar, spring, window / flowers, garden, spring morning
not cut your hair at midnight | one person before a mirror, bathroom, night
I waited with every big decision until spring.
Notice the first good hour. > It comes by accident. On a bus, perhaps. > It is a scout. The others are behind it. | one person smiling, bus window, sunlight / bus, street, morning / sunrise, hill, birds
not feel guilty for laughing | one person laughing, hand before mouth, cafe
I noticed the first good hour, on a bus, by accident.
close One day you will notice that you did not think of it. | one person walking, path, sunrise
close Tonight it hurts. That is all tonight has to do. | one person at a window, lamp, night

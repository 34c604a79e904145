= starting
pattern: list
order: 24
words: motivat*; disciplin*; laz*; procrastinat*; give up; giving up; quit*; start*; habits; habit; consisten*; willpower; resolutions; resolution; fail*; rejection; setbacks; setback; hard work; ambition; stuck; begin*; putting things off; putting it off; put things off; put it off; perfectionis*; excuses; excuse; change your life; goals; goal
opening: one person with a rucksack, road, sunrise, seen from behind

Count down from five, and move. > Five. Four. Feet on the floor. > A body in motion does not ask for reasons. | one person getting out of bed, dawn / shoes beside a bed, bedroom, dawn / one person walking, street, sunrise
not argue with yourself until noon | one person in bed, clock, day
I counted down from five, and my feet were on the floor.
Make the start too small to refuse. > One push-up. One line. One plate. > & You can argue with an hour. You cannot argue with a plate. | one plate, sink, kitchen, close view / paper, one line, pencil, close view / one person at a clean table, evening
not plan an hour that never comes | calendar, desk, empty chair
I made it so small that refusing would have been silly.
Tie the new habit to an old one. > After the teeth. Before the tea. > The old habit carries the new one on its back. | one person before a mirror, bathroom, morning / kettle, kitchen, close view / two cups, table, morning light
not trust that you will find the time | clock, wall, empty room
I tied it to the tea, which happens anyway.
Put the shoes by the door. > Toes outward. Laces open. > Make the good thing the one you trip over. | shoes, door, hallway, close view / laces, shoes, close view / one person leaving, open door, morning
not hide the running shoes under the guitar | wardrobe, shoes, dark, close view
I put my shoes by the door, toes outward.
Never miss twice. > Monday was lost. Tuesday is a new country. > One gap is a rest. Two are a direction. | calendar, pencil, close view / one person at a window, sunrise / one person walking, long road, morning
not stop altogether after one bad day | crumpled paper, bin, desk
I missed often, but never twice.
Cross off each day. > Fat pencil. Kitchen wall. > Nobody wants to break a row of crosses. | hand with a pencil, calendar, close view / calendar, kitchen wall, day / one person smiling, calendar, morning
not keep the score in your head | one person thinking, window, night
I crossed off each day with a fat pencil.
Tell one person. > Just one. The one who asks. > A promise with a witness stands up straighter. | two people talking, cafe, day / two people, open door, smiling / one person walking upright, street, day
not announce it to everybody, and feel done | smartphone, hand, close view, lamp
I told one friend, the one who always asks.
Do the first minute now. > Before the next sip. > The door is the only heavy part of the house. | one person at a desk, cup, morning / cup, desk, close view / heavy door, opening, light
not wait for Monday | calendar, wall, one person on a sofa
I did the first minute at once, before the next sip.
Let the beginning be ugly. > The first soup. The first mile. The first verse. > Ugly things can be mended. Missing things cannot. | one person running, rain, street / bowl of soup, spoon, close view / tools, hands, workshop
not wait until you can do it well | one person watching others run, park, day
I let the first month be ugly.
Remove one excuse a week. > The flat tyre. The lost pump. The rain. > & In the end there is only you and the bicycle. | bicycle, tools, hands, garage / bicycle, rain, street / one person on a bicycle, sunrise
not collect good reasons | one person at a window, rain, bicycle
I removed one excuse a week, beginning with the tyre.
Choose who you sit beside. > The one with wet hair, already back from the lake. > What is normal next to you becomes normal in you. | two people on a bench, lake, morning / lake, swimmer, dawn / two people running, park, sunrise
not ask those who have stopped | people on sofas, television, evening
I sat down beside the one with the wet hair.
Go slowly enough to go on. > A pace at which you could sing. > Nobody remembers who was first in the first week. | one person walking, hill path, morning / one person singing, road, day / one person on a summit, wide view
not run so hard that you hate it by Thursday | one person exhausted, street, running
I went so slowly that I could sing.
myth You need to feel like it. > You need to begin. The feeling is late, as usual. > & It arrives at about the third minute. | one person on a sofa, day / one person at a desk, morning / clock, desk, close view
myth It has to change everything. > It has to change Tuesday. > & Everything is made of Tuesdays. | one person at a crossroads, signpost / calendar, wall, close view / one person walking, street, day
myth Strong people have strong wills. > They have short ways. The shoes stand by the door. > & Take away three steps, and you will be strong, too. | one person on a hill, sunrise / shoes, open door, hallway / one person on stairs, light
myth A plan is half the work. > A plan is a drawing of a soup. > & You cannot eat it, however good the pencil was. | papers, desk, pencil / drawing, table, close view / bowl of soup, steam, table
myth Missing a day ruins it. > Missing a day is called Thursday. > & What ruins it is the speech that you hold about it. | calendar, wall, rain / one person at a window, day / one person before a mirror, evening
close Three. Two. One. You may put this down now. | one person walking, path, sunrise
close Begin before you feel ready. Nobody ever felt ready. | one person on stairs, light, evening

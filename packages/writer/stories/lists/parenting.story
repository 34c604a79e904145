= parenting
pattern: list
order: 4
words: parent*; child*; kids; kid; sons; son; daughters; daughter; toddlers; toddler; teenagers; teenager; teens; teen; mums; mum; moms; mom; mothers; mother; dads; dad; fathers; father; family life; families life; raise; raising; bedtime story; bedtime stories
opening: mother and child reading a book, sofa, lamp, evening

Get down to the floor. > Knees. Carpet. One wooden train. > From down there you look like somebody to talk to. | mother and child, living room, day / child's drawings, living room, day / child smiling, room, close view
not shout it across the flat | one person in a doorway, shouting, corridor
I got down on the carpet, knees and all.
Say it once, and go there. > Walk to the bath yourself. Sit on the edge. > Feet are heard better than words. | mother and child, corridor, evening / bathtub, bathroom, evening / child following, corridor, light
not say it eleven times from the sofa | one person on a sofa, calling, evening
I said it once, and walked to the bathroom myself.
Offer two things. > Red socks or blue? > A small choice is enough to be a person. | child with two socks, bedroom, morning / socks, bed, close view / child smiling, hallway, morning
not ask an open question at half past seven | mother and child, clock, hallway, morning
I offered red socks or blue, and never asked about the weather.
Tell what you saw. > You carried that all the way. Alone. > It weighs more than well done. | child carrying a box, garden, day / box, hands, close view / one person kneeling, garden, day
not say well done without looking up | mother and child, smartphone, living room
I told them what I had seen, and left out well done.
Stay boring at bedtime. > Same lamp. Same song. Same rabbit. > Sleep comes to the house where nothing happens. | child in bed, lamp, one person, night / lamp, bed, close view, night / child asleep, moonlight, bedroom
not begin a pillow fight at eight | child jumping, bed, pillow, evening
I became very boring at bedtime, with the same song.
Let them help, badly. > Flour on the floor. Flour on the dog. > In six years they will cook for you. | child cooking, flour, kitchen, day / dog, kitchen, flour / child at a stove, pot, kitchen, evening
not do it all yourself because it is quicker | mother and child, stove, kitchen
I let them help, and there was flour on the dog.
Say sorry to them. > I was loud. It was not your fault. > They learn it from nobody else. | mother and child, room, evening / child, close view, window / mother and child embracing, lamp
not explain why you had to shout | mother and child, kitchen, evening
I said sorry for having been loud, on my knees.
Give ten minutes that are only theirs. > Phone in the hall. They choose the game. > Ten whole minutes beat an afternoon in halves. | two people, game, living room, day / phone, hallway, close view / child laughing, room, sunlight
not sit there for hours, with half an eye | mother and child, smartphone, park
I gave each of them ten minutes, and my phone to the hall.
Let them be bored. > Lie on the carpet. Look at the ceiling. Good. > After boredom comes a ship made of chairs. | child lying down, living room, day / chairs, blanket, living room / child, chairs, blanket, living room, day
not fill every afternoon | calendar, full page, child, kitchen
I let them be bored, and they built a ship from the chairs.
Ask about the best and the silliest. > Not how school was. > Silly opens the door, and the rest walks in after it. | mother and child walking, street, day / school, children, day / child laughing, street, trees
not ask how school was, and hear good | child with a schoolbag, silent, street
I asked for the silliest thing of the day.
Stand together on the small things. > Two grown-ups. One answer about the ice cream. > A crack is found within a minute. | mother and child, kitchen, day / mother and child, park, summer day / mother and child, garden, day
not give two different answers to one question | two people, child between, kitchen
I asked the other one first, before I said yes to ice cream.
Sleep when you can. > Leave the crumbs. Leave the tower of blocks. > A rested parent is half the toys. | one person asleep on a sofa, blanket, day / drawings on a floor, living room, evening / mother and child, kitchen, morning
not tidy until midnight, and be cross at six | one person with a broom, toys, night
I left the crumbs, and lay down when they did.
close They will not remember the tidy kitchen. | child, kitchen, laughing, evening
close You are doing it. Look, they are asleep. | child asleep in bed, lamp, night

= cooking
pattern: list
order: 14
words: food; cook*; eat*; meals; meal; dinners; dinner; lunch*; kitchen; recipes; recipe; grocer*; diets; diet; snack*; leftovers; vegetables; vegetable; sugar; healthy food; meal prep; chefs; chef
opening: one person cooking, pot, steam, bright kitchen, evening

Read the recipe to the end before you begin. > Aloud. With the hat on, if you like. > The word overnight always hides in the last line. | one person reading, kitchen, paper, day / book, kitchen table, close view / clock, kitchen, night
not discover the word overnight at seven in the evening | one person in a kitchen, clock, worried, evening
I read the recipe to the end before I lit the stove.
Taste before you salt. > Clean spoon. Small sip. Close your eyes. > A soup tells you what it wants. | one person tasting soup, spoon, stove, kitchen / spoon, bowl of soup, close view / one person with closed eyes, kitchen, steam
not salt first, and find out later | hand stirring, pot, kitchen
I tasted before I salted, every single time.
Cook once, and eat twice. > The large pot. It has been waiting for this. > Tomorrow somebody will have cooked for you. It was you. | large pot, stove, kitchen, evening / pan on the stove, steam, kitchen / one person with a bowl, office, day
not start from nothing every evening | empty pot, one person, kitchen, evening
I cooked once, and ate twice.
Heat the pan before the oil. > Wait until a drop of water dances. > What goes in cold stays there, and sulks. | pan on a stove, flame, kitchen / pan on the stove, flame, close view / one person cooking, pan, steam, kitchen
not put everything into a cold pan | pan, stove, cold kitchen, close view
I waited for the pan, until a drop of water danced.
Sharpen one knife. > One good one. The other six may rest. > A dull knife chooses its own direction. | knife, stone, kitchen table, close view / knives, drawer, close view / hands cutting vegetables, kitchen
not press a dull knife through a tomato | one person cooking, kitchen table, tired
I sharpened one knife, and let the other six rest.
Move the vegetables to the top shelf. > The cake can live downstairs. > You eat what you meet first. | open fridge, vegetables, kitchen / vegetables, shelf, close view / one person with a bowl, kitchen, day
not bury the green things in the bottom drawer | drawer, vegetables, dark, close view
I moved the vegetables to the top shelf.
Master five dinners. > One with eggs. One with beans. One for guests. > With five songs you can play a whole evening. | one person cooking, kitchen, evening / eggs, beans, bowls, kitchen table / guests at a table, dinner, lamp
not look for a new recipe every night | smartphone, kitchen, hungry person, evening
I mastered five dinners, one for each mood.
Add something sour at the end. > Half a lemon. Three drops of vinegar. > It is like opening a window in the soup. | lemon, hand, bowl, close view / lemon, kitchen table, close view / open window, kitchen, bowl of soup
not add more salt when it needs a lemon | salt, soup, spoon, close view
I squeezed half a lemon into everything.
Set the table, even for one. > A plate. A napkin. The good glass. > You are also somebody who came to dinner. | table for one, plate, glass, lamp, evening / plate, glass, close view / one person eating at a table, candle, evening
not eat out of the pan, over the sink | one person standing, pan, kitchen, evening
I set the table for one, with the good glass.
Keep the heels of the bread. > In a bag. By the stove. > Soup wants them on Thursday. | bread, bag, kitchen, close view / stove, bread, kitchen / soup, bread, bowl, table
not throw away half of what you carry home | bin, bread, kitchen, close view
I kept the heels of the bread, in a bag by the stove.
Wash up while it simmers. > Two bowls. One board. A song and a half. > The best dessert is an empty sink. | one person at a sink, kitchen, steam / bowls, sink, close view / clean kitchen, table, lamp, evening
not leave the mountain for midnight | dirty dishes, kitchen, night
I washed up while it simmered.
Ask people for their one dish. > Everybody has one, and behind it a grandmother. > Recipes are mostly stories with onions in them. | two people cooking, kitchen, evening / grandmother, kitchen, bowl / people at a table, laughing, dinner
not cook from books alone | book, kitchen table, close view
I asked my neighbour who had taught her the soup.
close Now go and look what is in the cupboard. | open cupboard, jars, kitchen, evening
close Dinner is ready when somebody sits down. | people at a kitchen table, bowl, lamp, evening

= money
pattern: list
order: 12
words: money; mony; save; saves; saved; saving; savings; rich*; budget*; spend*; frugal*; debts; debt; poor; broke; wealth*; afford; pay cheque; paycheque; paycheck; salary; financ*; shopping; millionaires; millionaire; bills; bill
opening: stacks of coins, table, window, morning light

Write down each coin that leaves. > For one month. Even the chewing gum. > You cannot close a leak that you have never seen. | one person writing in a notebook, coins, table / hand counting coins, table, evening / drop of water, bowl, close view
not guess where it all goes | one person at a table, papers, worried, lamp, night
I wrote down every coin that left, for a month.
Wait for three days. > Put it in the basket, and close the shop. > & By Thursday you will have forgotten the colour. | one person before a shop window, street, day / basket, shop, day / calendar, wall, window
not buy it on the day you see it | one person before a shop window, street, evening
I waited for three days, and forgot the colour.
Save on the day you are paid. > A little, at once, where you cannot see it. > You do not miss what never arrived. | hand stacking coins, table, evening / jar on a dark shelf, close view / closed jar, window, morning light
not save what is left at the end of the month | one person at a kitchen table, empty jar, evening
I moved a little away on the day I was paid.
Cook one more evening a week. > Eggs. Onions. Yesterday's rice. > It is dinner and lunch, and nobody delivers it cold. | one person cooking, stove, kitchen, evening / egg, bowl, kitchen table / bowls, kitchen table, lamp
not have dinner carried up the stairs four times a week | boxes on a table, living room, evening
I cooked one more evening a week. Eggs, mostly.
Cancel one thing you forgot. > Read the last page of the bill, out loud. > & You have been paying for a gym in another town. | one person reading a letter, table, lamp / letter, close view, lamp / empty room, dust, window
not pay for things you have forgotten | papers on a table, lamp, night
I read the last page of the bill out loud, and cancelled a gym.
Count in hours, not in coins. > Those shoes are nine hours of Monday. > & Some things are worth it. Some are suddenly just shoes. | clock, coins, table, day / shoes, shop window / shoes, box, close view
not look at the price and never at the hours | shoes, shop window, close view
I counted in hours of work, and put the shoes back.
Borrow before you buy. > A drill is needed for eleven minutes in a life. > The neighbour has one, and a story to go with it. | two people, tools, open door, day / tools, wall, close view / two people talking, garden fence, evening
not buy the whole toolbox for one hole | tools, box, shop
I borrowed the drill, and heard a long story about it.
Repair one thing. > A button. A hinge. The blue cup. > What you have mended you do not throw away. | one person at a table, coat, lamp / cup, table, close view, lamp / cup, shelf, window light
not throw away what one stitch would save | coat, floor, room, day
I repaired one thing a week, beginning with a button.
Eat before you shop. > And take a list, on paper, with an end. > Hungry people buy cheese in three sizes. | one person at a kitchen table, bowl, list / list on paper, basket, shop / basket, bread, shop, day
not shop hungry and without a list | basket, cheese, shop, evening
I ate before I shopped, and took a list.
Leave the card at home on Saturday. > Take one note, and let it decide. > You will choose like somebody who is choosing. | one person walking, empty hands, street, day / coin in a hand, market, day / market, one person, day
not pay with a card, and feel nothing | one person in a shop, counter, day
I left the card at home on Saturdays.
Keep a jar that you never open. > Top shelf. No lid to speak of. No plan. > It is not for a thing. It is for sleeping well. | closed jar on a shelf, close view, lamp / jar on a shelf, window, day / one person asleep in bed, moonlight
not keep every saving where you can reach it | hand stacking coins, kitchen table, night
I kept a jar that I never opened.
Give every coin a name before it comes. > Rent. Bread. August by the sea. > Coins without a name go out dancing. | hand stacking coins, paper, table, day / coins, paper, pencil, table / beach, sea, coin, summer day
not let the money decide by itself | one coin, table, lamp, night
I gave every coin a name before it came.
myth Saving begins when there is enough. > There is never enough. It begins with one coin. > & The jar does not ask what you earn. | one person at a table, papers, evening / hand stacking coins, table, evening / jar on a shelf, close view
myth A bargain saves you something. > Only if you wanted it yesterday. > & What stays in the shop is cheaper still. | basket, shop, day / calendar, wall, close view / shop window, street, evening
myth Small sums do not count. > Small sums are all that most of us ever spend. > & They leave quietly, and they leave every day. | one coin, table, close view / cup, counter, cafe / coin in a hand, market, day
myth You would be calm with twice as much. > You would have a larger house to worry in. > & Calm is a thing of habits, not of sums. | large house, garden, day / one person at a window, worried, evening / one person with a cup, bench, calm
myth Talking about it is rude. > Silence is far more expensive. > & One open evening at the kitchen table is worth a year of guessing. | two people at a table, silent, lamp / papers, table, lamp / two people at a kitchen table, talking, evening
close Begin with one coin, in one jar, today. | hand stacking coins, table, evening
close Small money is still money. Ask any jar. | stacks of coins, window, evening light

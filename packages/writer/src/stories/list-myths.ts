import type { Item, Theme } from './themes/theme.ts'
import { courage } from './themes/courage.ts'
import { focus } from './themes/focus.ts'
import { life } from './themes/life.ts'
import { love } from './themes/love.ts'
import { money } from './themes/money.ts'
import { selling } from './themes/selling.ts'
import { sleep } from './themes/sleep.ts'
import { starting } from './themes/starting.ts'
import { walking } from './themes/walking.ts'
import { writing } from './themes/writing.ts'

/** What people say of a theme, and what is nearer to the truth: matters of experience, never of science. */
export const MYTHS: ReadonlyMap<Theme, readonly Item[]> = new Map([
  [
    sleep,
    parseMyths(`
      Good sleepers are lucky. > Mostly they are boring. Same hour, same lamp, same socks. > Ask one. They will tell you about the socks. | one person asleep in bed, moonlight, night / clock beside a bed, lamp, night / two people talking, kitchen, morning
      You can do it all on Sunday. > Sunday is one day. It has its own sleep to do. > A jug is not filled with one big pour a week. | one person in bed, curtains, noon / calendar, wall, close view / drinking glass, table, close view
      Trying harder helps. > Sleep is a cat. It comes when nobody calls. > Turn round, and look at something else. | one person awake in bed, night / cat, bed, moonlight / one person reading a book, armchair, lamp, night
      One more episode is rest. > It is a bright window with strangers in it. > Your eyes are at work. They want to go home. | television, dark living room, night / lit window, dark street, night / one person with closed eyes, sofa, lamp
      Busy people need less of it. > They only get less. They hide it behind the coffee. > The spelling gives them away. | one person at a computer, dark office, night / cup of coffee, desk, close view / paper, desk, close view`),
  ],
  [
    money,
    parseMyths(`
      Saving begins when there is enough. > There is never enough. It begins with one coin. > The jar does not ask what you earn. | one person at a table, papers, evening / hand stacking coins, table, evening / jar on a shelf, close view
      A bargain saves you something. > Only if you wanted it yesterday. > What stays in the shop is cheaper still. | basket, shop, day / calendar, wall, close view / shop window, street, evening
      Small sums do not count. > Small sums are all that most of us ever spend. > They leave quietly, and they leave every day. | one coin, table, close view / cup, counter, cafe / coin in a hand, market, day
      You would be calm with twice as much. > You would have a larger house to worry in. > Calm is a thing of habits, not of sums. | large house, garden, day / one person at a window, worried, evening / one person with a cup, bench, calm
      Talking about it is rude. > Silence is far more expensive. > One open evening at the kitchen table is worth a year of guessing. | two people at a table, silent, lamp / papers, table, lamp / two people at a kitchen table, talking, evening`),
  ],
  [
    focus,
    parseMyths(`
      Busy means important. > Busy often means that nobody chose. > Look at the list, and ask who wrote it. | people walking, street, crowd, day / papers on a desk, close view / one person writing, desk, lamp
      You work best at the last minute. > You only work at the last minute. > It never had a chance to meet the first one. | clock, desk, night / one person at a desk, lamp, night / one person at a desk, sunrise
      Two things at once take half the time. > They take turns, and both complain. > Ask the onions that burned during the call. | one person with a telephone, stove, kitchen / papers, smartphone, desk / pan on the stove, steam, kitchen
      Breaks are for the weak. > Every good tool is put down now and then. > Even the bow is kept without tension. | one person asleep at a desk, day / tools, wall, workshop / violin, chair, window light
      The right tool will fix it. > The third notebook is as empty as the first. > A stump of a pencil has done more than all of them. | notebooks, shop, shelf / notebook, desk, close view / pencil, paper, close view, desk`),
  ],
  [
    walking,
    parseMyths(`
      It must hurt to count. > It must happen again to count. > What hurts is not repeated. What is pleasant is. | one person running, tired, street / one person walking, park, morning / two people walking, path, sunset
      You need the right shoes first. > You need the street first. > The shoes can be bought on the way back. | shoes, shop window, day / street, morning, one person walking / shoes, open door, hallway
      It is too late to begin. > It is Tuesday. That is all it is. > The hill does not ask for your age. | old person at a window, day / calendar, wall, close view / old person on a hill, wide sky
      An hour or nothing. > Ten minutes have never been nothing. > They often turn into twenty by themselves. | clock, wall, close view / one person walking, street, day / one person on a bridge, evening
      You will start on Monday. > Mondays are full of people who will start. > There is room on a Wednesday. | crowd, street, morning / people running, park, day / empty path, park, morning`),
  ],
  [
    love,
    parseMyths(`
      It should be easy. > It should be kind. Easy is for holidays. > The kindness is what makes the heavy days light. | two people on a beach, sunset / two people carrying a box, stairs / two people embracing, kitchen, evening
      They should know without being told. > Nobody has ever read a forehead. > A wish that is said aloud has a chance. | two people at a table, silent, evening / one person, close view, window / two people talking, bench, park
      Happy couples do not quarrel. > They quarrel about the towel, and make tea afterwards. > It is the tea that counts. | two people laughing, garden, day / two people talking, bathroom, evening / two cups, table, lamp
      It has to feel like the first summer. > The first summer had no dishes. > A third winter with soup is also a wonder. | two people, lake, summer day / one person at a sink, kitchen / two people at a kitchen table, bowl, winter
      Flowers repair it. > Flowers open a door. You still have to walk in. > Say the sentence first, then hold out the roses. | rose, hand, open door / open door, light, evening / two people, roses, hallway`),
  ],
  [
    writing,
    parseMyths(`
      You need an idea first. > You need a chair first. Ideas come to those who are at home. > They hardly ever knock twice. | one person at a window, day / empty chair, desk, sunrise / hand knocking, door
      It has all been said. > Not by you, and not about that staircase. > Nobody else stood on it on that evening. | books, library, tall shelves / stairs, evening light / one person on stairs, evening
      Talent is a lamp that is on or off. > It is a stove. It wants wood every day. > Cold rooms can be heated, slowly. | lamp, dark room / fire, fireplace, living room / one person by a fireplace, evening
      The first draft should be good. > The first draft should be there. > You cannot move a stone that you have not found. | crumpled paper, desk, lamp / papers on a desk, lamp / stone, hand, close view
      One must suffer for it. > One must sit for it. A warm coat helps. > Sadness writes three pages, and then it needs a sandwich. | one person alone, rain, street / one person in a coat, desk, lamp / bread, table, papers`),
  ],
  [
    courage,
    parseMyths(`
      Brave people are not afraid. > They are afraid, with their shoes on. > Look at the hands. They are holding the paper very tightly. | one person on a stage, bright light / shoes, floor, close view / hands holding a paper, close view
      Everybody is looking at you. > Everybody is looking at their own shoes. > You may cross the room. It is dark in all the other heads. | people, living room, evening / shoes, floor, living room / one person walking, living room
      You must be born with it. > You must have done it badly, about nine times. > The tenth only looks like talent. | child, open door, light / one person on a stage, worried, dark / one person on a stage, light, people
      Loud is confident. > Loud is often only loud. > The calm one at the end of the table has already decided. | one person shouting, office / people at a table, office, day / one person at a table, calm
      First the feeling, then the deed. > It is the other way round, nearly always. > The feeling comes running after, out of breath. | one person at a window, waiting / one person at an open door, morning / one person running, street, morning`),
  ],
  [
    starting,
    parseMyths(`
      You need to feel like it. > You need to begin. The feeling is late, as usual. > It arrives at about the third minute. | one person on a sofa, day / one person at a desk, morning / clock, desk, close view
      It has to change everything. > It has to change Tuesday. > Everything is made of Tuesdays. | one person at a crossroads, signpost / calendar, wall, close view / one person walking, street, day
      Strong people have strong wills. > They have short ways. The shoes stand by the door. > Take away three steps, and you will be strong, too. | one person on a hill, sunrise / shoes, open door, hallway / one person on stairs, light
      A plan is half the work. > A plan is a drawing of a soup. > You cannot eat it, however good the pencil was. | papers, desk, pencil / drawing, table, close view / bowl of soup, steam, table
      Missing a day ruins it. > Missing a day is called Thursday. > What ruins it is the speech that you hold about it. | calendar, wall, rain / one person at a window, day / one person before a mirror, evening`),
  ],
  [
    selling,
    parseMyths(`
      A good thing sells itself. > A good thing stands on a shelf, and is quiet. > Somebody has to say where it is. | box, shelf, shop / shop, closed door, street / one person talking, market, day
      The customer is king. > The customer is a guest. One may also close at six. > Guests are treated better than kings, as a rule. | people at a shop, counter, day / shop, door, street, evening / two people, two cups, shop
      You need a great idea. > You need a small problem, and somebody who has it. > Most fortunes began with something that leaked. | light bulb, desk, lamp / two people talking, kitchen, day / tools, pipe, wall
      Cheap is what they want. > They want to be sure. Cheap is only one way to say it. > Shake their hand, and write your name on it. | coins, shop counter, close view / one person with a box, shop, thinking / letter, ink, close view
      You must work day and night. > You must work on the right thing by day. > At night the best idea is a bed. | one person at a desk, lamp, night / one person at a desk, window, day / one person asleep in bed, moonlight, night`),
  ],
  [
    life,
    parseMyths(`
      Happiness is somewhere else. > It was in the kitchen a minute ago. > It is small, and does not come when called. | one person with a suitcase, station / kitchen table, cup, sunlight / one person smiling, kitchen, morning
      Others have it all worked out. > Others have good curtains. > Behind them somebody is looking for the other sock. | houses, street, evening / lit window, curtains, night / one person, wardrobe, morning
      It gets better when it is over. > This is it, with the rain and the bread. > The good part never had a sign on it. | calendar, wall, window / bread, table, rain, window / one person walking, umbrella, street
      You have to find yourself. > You were at the sink the whole time. > One does not find it. One does the dishes, and there one is. | one person on a mountain, wide view / one person at a sink, kitchen / one person at a window, calm, evening
      More is more. > More is mostly in the way. > Ask anybody who has ever moved house. | boxes, room, day / boxes, hallway, narrow / one person carrying a box, stairs`),
  ],
])

/** One a row: what is said, what is nearer to the truth and a last word on it, then after a bar what each shows. */
function parseMyths(table: string): Item[] {
  const rows = table.split('\n').map((row) => row.trim())
  return rows
    .filter((row) => row !== '')
    .map((row) => {
      const [said = '', seen = ''] = row.split(' | ')
      const [text, detail, why] = said.split(' > ')
      const [one, two, three] = seen.split(' / ')
      if (!text || !detail || !why || !one || !two || !three) throw new Error(`Not a whole myth: ${row}`)
      return { text, detail, why, isOfDetail: true, visuals: [one, two, three], wrong: '', wrongVisual: one, did: '' }
    })
}

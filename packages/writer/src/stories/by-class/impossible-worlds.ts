import { parseStories } from '../../story.ts'

/** Impossible places made for a person, an animal, a vehicle and so on: told of any such, with pictures of their own. */
export const worldsOfEachClass = parseStories(`
  = the-town-that-waits (person)
  A whole town, and one light: {S}. Nobody else has ever lived there. | {T}, village, fog, dawn
  brief A whole town, and one light: {S}. | {T}, village, fog, dawn
  - All the other houses are lit every evening, so that it does not feel that way. | village, lit windows, dusk
  - {H} walks from door to door with a match, and wishes each of them good night. | {T}, street, lantern, dusk
  + From the hill it looks as if a hundred families were at supper. | village at night, lit windows, hill
  ...
  I went down there once, and knocked at a door, at random. | one person knocking at a door, village, night
  It opened. There were two plates on the table. Both were warm. | two plates, table, lamp, open door, night / bowl of soup, steam, table, lamp, night
  I always set for one more, said {H}. One of these years it was going to be right. | {T}, table, lamp, night
  brief I always set for one more, said {H}. | {T}, table, lamp, night
  I have a house there now. It is the one with the real light. | one lit window, village, night

  = the-country-without-clocks (animal)
  They have no clocks there. They ask {S}. | {T}, wide field, dawn
  brief They have no clocks, so they ask {S}. | {T}, wide field, dawn
  - If there is rest, it is evening. If there is song, it is day. | {T}, field, sunrise
  - The trains leave when they are told to, in the only voice that counts. | train, field, morning
  + The school begins when the yard is full of wings, or hooves, or nothing at all. | village, field, morning
  ...
  A man from the city came, and brought them a watch on a chain. | one person, village, day
  They passed it round. They held it to their ears. They gave it back. | people, watch, village, day
  It is afraid, they said. Listen how it runs. | watch in a hand, village, day
  He stayed. He sleeps when it is quiet, and he has never been late. | {T}, field, dusk, calm

  = the-line-that-no-one-built (vehicle)
  Still it goes on: {S}. Past the last stop there is no ground any more. | {T}, clouds, night, stars / clouds, stars, night, seen from above
  brief Still it goes on: {S}. | {T}, clouds, night, stars
  - You lean out of the window. Far below, there are lamps, and they are drifting. | lights far below, clouds, night
  - Every stop is a single door, standing in the air, with a bell beside it. | door in the clouds, bell, stars
  + Somebody gets off with a suitcase, and does not fall, and does not look down. | one person, suitcase, clouds
  ...
  The stops have no names. You just know which one it is. | blank name board, clouds, night / lit door far away, clouds, stars
  Mine smelled of rain on a warm road. I had not smelled that for thirty years. | road, rain, dusk / face at a train window, rain, night
  - I had one foot out already. Somebody held my sleeve. | hand holding a sleeve, open door, clouds, night / open door, clouds, stars
  Not this time, said the one who checks the tickets. You have a return. | train conductor, ticket, {T}, night / hand holding a ticket, train compartment, night

  = the-valley-of-lost-things (handheld, timepiece)
  There is a gate for all lost things: {S}. Whatever goes missing comes to that valley in the end. | {T}, valley, dusk
  brief There is a gate for all lost things: {S}. | {T}, valley, dusk
  - It lies on a stone in the sun, and the others lie around it, in rings. | {T}, stone, sunlight, valley
  - There are gloves there, looking for each other. There are ten thousand keys. | gloves, field, dusk / keys, field, dusk
  + An old woman dusts them, once a week, and calls them by their owners' names. | old person, field, morning
  ...
  I asked her if anybody ever comes to fetch a thing. | two people, old woman, field, evening
  - They come, she said, but never for what they lost. | old woman talking, field, dusk
  They look around for hours, and then they ask me if I have seen a boy, about so high. | child, path, dusk
  And have you, I asked. She looked at me for a while. He was just here. | old woman and one person, two people, field, sunset / {T}, field, sunset

  = the-house-that-reads (document)
  The first stone was paper: {S}. They built the whole city on it. | {T}, paper houses, dusk
  brief The first stone was paper: {S}. | {T}, paper houses, dusk
  - You can put your ear to any wall there, and hear it being read. | one person leaning on a wall, paper, lamp
  - Nobody shouts. Nobody smokes. When it rains they all stand outside, and hold up their coats. | street, rain, coats, people
  + In a quarrel, whole streets have been torn in two. | torn paper, street, dusk
  ...
  In the middle there is a room that has stayed white. | white room, window, light
  It is for what people meant to write, and never did. | blank page, desk, window
  - It is much the largest room in the city. | white room, high windows
  I left a page of mine there. I only wrote the name. The wall is still warm. | blank page, hand, white room / one person, white room, sunset

  = the-map-folds-here (place)
  Fold the map, and there it is: {S}. Two roads meet there that have never met. | {T}, map, dawn, fog
  brief Fold the map, and there it is: {S}. | {T}, map, dawn, fog
  - It is always just before the bells there. Nobody has ever heard them ring. | tower, bell, {T}, dawn
  - The shadows lie on the wrong side, as if the sun had been put back by somebody careless. | long shadows, street, sun
  + You can buy bread there. You pay with something that you were going to forget. | bread, market, {T}, day
  ...
  I gave them the sound of a gate, and they were very pleased. | gate, garden, evening
  They hung it up at the entrance. It closes behind everyone who leaves. | gate, {T}, dusk
  brief They hung it up at the entrance. | gate, {T}, dusk
  Since then, wherever I come home, I stand there for a moment. | one person at a gate, evening
  Something is missing. I cannot think what. | open gate, one person seen from behind, field, dusk

  = the-market-at-the-edge (food)
  One stall, at the edge of the world: {S}. They sell nothing else there. | {T}, market, lantern, dusk
  brief One stall, at the edge of the world: {S}. | {T}, market, lantern, dusk
  - The stars begin right behind the counter. You have to be careful with your change. | stars, market stall, lantern
  - The queue goes back through the village, over the hill, and into last winter. | queue of people, hill, snow, night
  + Nobody pushes. Somebody plays an accordion, and only the slow part. | people, lanterns, night market
  ...
  When I got to the front, there was one left. | {T}, table, lantern, night
  Behind me stood a boy, and he had counted, too. | child, market, night
  - We looked at it together. We looked at the stars. | child and adult, stars, night
  We broke it in two. It is the only thing in that country that gets bigger. | hands giving {T}, lantern, stars, night / {T}, close view, lantern, stars

  = where-it-is-made (feeling, event, history, activity, nature)
  They make it by hand, up there: {S}. The workshop is above the last trees. | workshop, mountains, lamp, dusk
  brief They make it by hand, up there: {S}. | workshop, mountains, lamp, dusk
  - It is done by hand, in the dark, by people who hum. | hands at work, workshop, lamp, night
  - Every evening the boxes go down to the valley on a rope. There are never enough. | rope, box, mountains, dusk
  + They say that the tools are older than the mountain. | tools, table, lamp
  ...
  I asked them who had ordered all this. | two people talking, workshop, lamp
  They showed me the book. My name was on every page. | old book, lamp, table
  - I had only ever asked for the opposite. | one person, mountain, dusk
  It is the same box, they said. You have to turn it over. | box, hands, workshop, sunrise
`)

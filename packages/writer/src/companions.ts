/** What is found near in each place, by the names that prompts use; where the place itself is then another one, it follows after a comma. */
const COMPANIONS: Readonly<Record<string, string>> = {
  'city skyline':
    'street lamp, street | bicycle, street | cat, street | bus, street | phone box, street | bird, city skyline',
  street: 'street lamp | bicycle | cat | bench | mailbox | bus',
  village: 'well | gate | cat | bench | washing line | mailbox',
  garden: 'bench | butterfly | gate | apple | bird | swing | basket',
  'living room': 'cup | empty chair | open window | picture frame | lamp | mirror | old book',
  library: 'old book | magnifying glass | lamp | map',
  corridor: 'open door | key | empty chair | lamp | bell',
  stairs: 'lantern | key | shoes | open door',
  station: 'suitcase | clock | bench | train | newspaper',
  mountains: 'bird | tent | pine | campfire',
  forest: 'mushroom | owl | deer | leaf | lantern | fox',
  field: 'lone tree | gate | bird | scarecrow | windmill | basket',
  desert: 'compass | bird | well | stone',
  sea: 'boat | bird | ship | bottle',
  coast: 'shell | boat | bird | anchor | rope | bench',
  lake: 'boat | leaf | bird | lantern | bench',
  ice: 'bird | compass',
  space: 'comet | satellite | planet',
  planet: 'satellite | comet',
  underwater: 'fish | shell | jellyfish | anchor',
  volcano: 'bird | stone',
  road: 'signpost | bicycle | mailbox | car | bird',
  ruins: 'statue | bird | stone | key',
  'machine hall': 'tools | lamp | key',
  laboratory: 'light bulb | papers | jar | scales',
  sky: 'bird | balloon | kite | feather',
}

/** The first of a place's companions that the video does not show yet, with the place to show it in. */
export function companionIn(place: string, shown: ReadonlySet<string>): { thing: string; place: string } | undefined {
  const rows = (COMPANIONS[place] ?? '').split(' | ').map((row) => row.split(', '))
  const row = rows.find(([thing = '']) => thing !== '' && !shown.has(thing))
  return row && { thing: row[0]!, place: row[1] ?? place }
}

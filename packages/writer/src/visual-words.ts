/**
 * Words that show something, by what they show. The name of each row is the word put into a prompt, for painters know it; the
 * row holds the words of a script that call it up, in the singular, two in a row joined by `_`. Rows of things are in order of how strong a picture they make.
 */
export const PLACE_WORDS = rows({
  'city skyline':
    'city cities metropolis skyline downtown skyscraper tower towers rooftop rooftops building buildings capital',
  street: 'street alley avenue sidewalk pavement neighborhood neighbourhood crossroads streetlight',
  village: 'village town hamlet cottage cottages farmhouse settlement church',
  'living room': 'room kitchen bedroom house home apartment hotel attic basement cellar parlor sofa table',
  library: 'library archive archives bookshop bookstore museum shelf shelves',
  corridor: 'corridor hallway hall passage tunnel maze labyrinth hospital prison school',
  stairs: 'stair stairs staircase stairway steps ladder',
  station: 'station platform railway subway airport terminal metro',
  mountains: 'mountain mountains peak summit cliff ridge valley hill hills canyon everest',
  forest: 'forest woods woodland jungle grove rainforest',
  garden: 'garden gardens yard backyard orchard park lawn allotment',
  field: 'field meadow farm prairie grassland harvest wheat savanna',
  desert: 'desert dune dunes sand sahara oasis pyramid pyramids',
  sea: 'sea ocean wave waves atlantic pacific tide horizon voyage sail',
  coast: 'coast shore beach harbor harbour bay island islands port cliffside',
  lake: 'lake pond river stream waterfall reservoir swamp marsh',
  ice: 'ice glacier arctic antarctica antarctic iceberg polar tundra frozen',
  space: 'space galaxy universe cosmos orbit nebula asteroid comet satellite interstellar alien aliens',
  planet: 'planet mars earth jupiter saturn venus world worlds globe',
  underwater: 'underwater seabed reef coral submarine abyss depths',
  volcano: 'volcano lava eruption magma crater',
  road: 'road highway path trail route journey asphalt',
  ruins: 'ruin ruins temple castle fortress palace rome empire ancient pharaoh colony tomb grave graveyard cemetery',
  'machine hall': 'machine engine factory gear mechanism clockwork invention',
  laboratory: 'laboratory lab scientist experiment microscope quantum chemistry physics server atom laser algorithm ai',
  sky: 'sky heaven heavens air atmosphere gravity wind flight',
})

export const THING_WORDS = rows({
  moon: 'moon lunar eclipse',
  whale: 'whale whales',
  lighthouse: 'lighthouse beacon',
  ship: 'ship vessel sailor captain crew galleon ferry pirate pirates',
  boat: 'boat rowboat canoe dinghy',
  'train window': 'train_window train_carriage train_compartment train_seat bus_window',
  train: 'train locomotive railcar carriage',
  'lone tree': 'tree oak willow branch branches roots',
  'open door': 'door doorway entrance threshold',
  gate: 'gate fence',
  clock: 'clock wristwatch timetable alarm timer',
  hourglass: 'hourglass',
  'falling star': 'meteor starfall comet',
  stars: 'star stars constellation starlight milky astronomer',
  sun: 'sun solar sunlight',
  bee: 'bee bees honeybee beehive',
  jar: 'jar jars honey jam',
  owl: 'owl owls',
  bird: 'bird birds crow raven eagle seagull gull pigeon wing wings',
  cat: 'cat cats kitten purr purring',
  dog: 'dog dogs puppy hound',
  wolf: 'wolf wolves',
  fox: 'fox foxes',
  deer: 'deer stag elk',
  elephant: 'elephant elephants mammoth',
  horse: 'horse horses rider',
  octopus: 'octopus octopuses squid',
  jellyfish: 'jellyfish',
  fish: 'fish shark fishes goldfish',
  butterfly: 'butterfly moth butterflies',
  balloon: 'balloon balloons zeppelin airship',
  rocket: 'rocket spacecraft spaceship shuttle nasa',
  astronaut: 'astronaut astronauts cosmonaut',
  robot: 'robot robots android',
  submarine: 'submarine submarines',
  satellite: 'satellite satellites',
  telescope: 'telescope telescopes',
  loaf: 'bread loaf loaves toast sandwich sandwiches',
  hearth: 'oven stove hearth fireplace',
  kettle: 'kettle',
  bowl: 'bowl plate soup',
  ledger: 'guest_book guestbook visitors_book ledger logbook pen ink signature',
  notebook: 'notebook notebooks pencil pencils',
  'old book': 'book books page pages diary manuscript novel',
  postcard: 'postcard stamp postmark',
  letter: 'letter letters envelope message note mail',
  papers: 'paper papers document documents list',
  key: 'key keys',
  lock: 'lock keyhole padlock',
  candle: 'candle candles flame',
  lamp: 'lamp lantern lights lightbulb bulb',
  mirror: 'mirror reflection',
  window: 'window windows curtain',
  calendar: 'calendar schedule',
  easel: 'easel painting canvas paintbrush',
  tools: 'tool tools toolbox hammer',
  cradle: 'cradle crib',
  cabinet: 'cabinet drawer drawers cupboard wardrobe',
  gramophone: 'gramophone jukebox',
  'tape recorder': 'tape tapes cassette',
  newspaper: 'newspaper newspapers headline headlines',
  ticket: 'ticket tickets',
  blueprint: 'blueprint floor_plan',
  trophy: 'trophy trophies medal award champion',
  theatre: 'theatre theater auditorium opera cinema',
  blackboard: 'blackboard chalk',
  cake: 'cake birthday',
  'drinking glass': 'glass tumbler milk juice lemonade',
  basket: 'basket picnic',
  rope: 'rope ropes',
  stone: 'stone stones pebble boulder',
  hat: 'hat hats',
  tent: 'tent tents',
  windmill: 'windmill mill',
  mailbox: 'mailbox letterbox',
  bus: 'bus buses tram',
  bench: 'bench',
  signpost: 'signpost',
  scarecrow: 'scarecrow',
  kite: 'kite kites',
  sundial: 'sundial',
  anchor: 'anchor',
  'washing line': 'laundry clothesline',
  computer: 'computer laptop laptops screen spreadsheet software code website app',
  typewriter: 'typewriter',
  television: 'television',
  'empty chair': 'chair seat throne armchair stool',
  bed: 'bed pillow mattress',
  desk: 'desk',
  piano: 'piano pianist',
  violin: 'violin fiddle',
  shoes: 'shoe shoes boots',
  coat: 'coat coats',
  umbrella: 'umbrella',
  crown: 'crown king queen kingdom prince princess emperor',
  map: 'map compass atlas treasure',
  smartphone: 'smartphone phone cellphone',
  telephone: 'telephone landline phone_call',
  photograph: 'photograph photo photographs photos picture portrait',
  camera: 'camera',
  radio: 'radio signal broadcast antenna music song band orchestra concert',
  bridge: 'bridge',
  ladder: 'ladder',
  bell: 'bell bells',
  campfire: 'campfire bonfire',
  fire: 'fire blaze embers smoke ash',
  'red rose': 'roses',
  flower: 'flower flowers blossom petal bloom',
  mushroom: 'mushroom mushrooms',
  leaf: 'leaf foliage',
  apple: 'apple apples',
  egg: 'egg nest',
  shell: 'shell seashell',
  feather: 'feather quill',
  cup: 'cup coffee tea mug breakfast bottle',
  gift: 'gift parcel',
  suitcase: 'suitcase luggage bag backpack box boxes',
  coin: 'coin coins money dollar bank bitcoin rich wealth price market',
  bicycle: 'bicycle bike cyclist',
  car: 'car cars truck taxi driver traffic',
  plane: 'plane airplane aircraft jet pilot',
  'paper crane': 'origami crane',
  heart: 'heart',
  brain: 'brain',
  mask: 'mask',
  statue: 'statue monument sculpture',
  skull: 'skull bone bones skeleton fossil dinosaur dinosaurs',
  crowd:
    'people everyone everybody crowd humans audience investors workers soldiers passengers villagers children fans neighbors neighbours nurses',
  'two people': 'couple lovers twins friends parents brothers sisters strangers',
  'one person': `man woman person figure child boy girl stranger grandmother grandfather mother father friend somebody someone human
    soldier doctor teacher baker scientist king's he she keeper nurse customer cook neighbour neighbor`,
})

/** Words that only hint at a place, heard where nothing names one. */
export const PLACE_HINTS = rows({
  'city skyline':
    'money stock market investor investors business company boss economy bank rate rates million billion internet news analyst analysts bitcoin',
  'living room':
    'wake morning sleep phone coffee breakfast dinner family mother grandmother alarm habit habits sofa sister brother home pillow dream',
  street: 'neighbor neighbour baker shop taxi driver run workout walk bus newspaper car traffic stranger fashion',
  library: 'read reading pages page book books history language word words story philosopher learn study novel',
  laboratory: 'science brain virus cell cells dna medicine atom energy technology data scientist scientists',
  'machine hall': 'robot robots engineer electricity battery automation',
  field: 'farmer cow sheep bee bees seed grow growth food plant plants horse',
  forest: 'wolf fox deer owl bear trail path hike leaves mushroom',
  sea: 'sailor captain pirate swim fish shark whale ship storm',
  coast: 'lighthouse gull summer holiday vacation',
  mountains: 'climb goal top success challenge eagle echo',
  ruins: 'king queen empire emperor ancient war soldier century myth legend roman romans egyptian',
  space: 'astronaut rocket nasa alien aliens stars',
  planet: 'world climate humanity civilization',
  road: 'travel drive journey start beginning leave left miles',
  corridor: 'secret hidden prison hospital nurse patient doctor',
  station: 'train passenger suitcase arrive arrived departure late',
})

export const TIME_WORDS = rows({
  night:
    'night midnight nighttime dark darkness asleep sleep sleeping dream dreams tonight nocturnal moonlight stars moon',
  dawn: 'dawn sunrise daybreak morning early awake woke wake',
  dusk: 'dusk sunset twilight evening nightfall',
  'bright day': 'noon daylight midday afternoon sunny',
})

export const WEATHER_WORDS = rows({
  storm: 'storm thunder lightning hurricane tornado thunderstorm tempest',
  rain: 'rain rained rains rainy raining raindrops drizzle wet umbrella flood',
  snow: 'snow snowed snows snowy winter blizzard snowfall frost cold',
  fog: 'fog mist misty foggy haze smoke ghost ghosts haunted',
  'drifting clouds': 'cloud clouds cloudy overcast',
  'autumn leaves': 'autumn october leaves',
})

export const MOOD_WORDS = rows({
  eerie: `eerie strange haunted ghost ghosts horror terror fear afraid scream creepy impossible secret mystery mysterious vanished missing
    disappeared gone`,
  lonely: 'lonely alone empty abandoned forgotten lonesome solitary',
  hopeful: 'hope light dream future believe begin beginning win smile joy happy love laughed laugh',
  tense: 'danger war fight battle run chase escape urgent risk attack',
  majestic: 'giant vast endless enormous infinite eternal greatest huge ancient',
  calm: 'calm quiet silence silent peace peaceful slow gentle soft breathe rest',
})

const ALL_ROWS = [PLACE_WORDS, THING_WORDS, TIME_WORDS, WEATHER_WORDS, MOOD_WORDS]

/** Whether a word, in any number, shows something. */
export function isVisualWord(word: string): boolean {
  return ALL_ROWS.some((table) => lookUp(table, word) !== undefined)
}

/** The prompt word that a script's word calls up. */
export function lookUp(table: ReadonlyMap<string, string>, word: string): string | undefined {
  const lower = word.toLowerCase().replace(/['’]s?$/u, '')
  return (
    table.get(lower) ??
    (lower.endsWith('s') ? (table.get(lower.slice(0, -1)) ?? table.get(lower.replace(/es$/u, ''))) : undefined)
  )
}

function rows(table: Record<string, string>): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  for (const [name, words] of Object.entries(table)) {
    for (const word of words.trim().split(/\s+/)) if (!map.has(word)) map.set(word, name)
  }
  return map
}

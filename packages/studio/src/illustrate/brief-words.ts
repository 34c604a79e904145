import type { Mood, PlaceName, Pose, TimeOfDay, Weather } from './painting.ts'

/** Words of a table row, separated by spaces; `_` stands for a space inside one entry. */
type Row<Name> = readonly [name: Name, words: string]

/** Words that name a place by themselves. Plurals are understood. */
export const PLACE_WORDS: readonly Row<PlaceName>[] = [
  [
    'mountains',
    `mountain peak summit cliff ridge valley hill hillside canyon gorge alps himalaya everest highland crag mountainside foothill
    mountain_pass fjord andes cave cavern plateau`,
  ],
  ['desert', 'desert dune sahara gobi oasis sandstorm sand sands mesa badlands wasteland caravan camel cactus pyramid'],
  [
    'forest',
    `forest wood woods woodland jungle grove rainforest thicket orchard wilderness bamboo undergrowth clearing taiga treetop forest_path
    forest_floor`,
  ],
  [
    'field',
    `field meadow farm farmland prairie grassland garden park wheat savanna savannah steppe pasture harvest cornfield vineyard lawn
    countryside moor heath plain plains furrow playground hay lavender`,
  ],
  [
    'sea',
    `sea ocean atlantic pacific arctic_ocean open_water high_seas voyage wave waves swell whirlpool mid-ocean seafaring shipwreck open_sea
    sail_boat_at_sea tsunami`,
  ],
  [
    'coast',
    `coast coastline shore seashore beach harbor harbour bay island isle shoreline port cove lagoon headland dock pier jetty quay tide
    seaside cape archipelago surf boardwalk`,
  ],
  [
    'lake',
    'lake pond river riverbank stream waterfall reservoir swamp marsh lakeside creek brook wetland bog mere mirror_lake',
  ],
  [
    'ice',
    'ice glacier arctic antarctica antarctic iceberg polar tundra north_pole south_pole icefield ice_field frozen_sea ice_cave',
  ],
  [
    'sky',
    'sky_island floating_island above_the_clouds in_the_clouds sea_of_clouds stratosphere cloudscape skies heaven heavens mid-air',
  ],
  [
    'space',
    `space galaxy universe cosmos cosmic nebula interstellar outer_space deep_space black_hole supernova solar_system milky_way
    constellation asteroid spacewalk space_station starfield astronomy intergalactic wormhole`,
  ],
  [
    'planet',
    'planet earth mars jupiter saturn venus neptune uranus mercury_planet globe exoplanet earth_from_space orbit rings_of_saturn',
  ],
  [
    'underwater',
    'underwater undersea seabed seafloor reef coral submarine abyss deep_sea ocean_floor sea_floor under_the_sea kelp trench aquarium under_water',
  ],
  ['volcano', 'volcano lava eruption magma crater volcanic geyser'],
  [
    'road',
    'road highway motorway freeway roadside route_66 asphalt signpost crossroad crossroads country_road winding_road railroad track tracks detour tarmac journey',
  ],
  [
    'street',
    `street alley alleyway avenue sidewalk pavement neighborhood neighbourhood streetlight traffic shop shopfront market marketplace
    boulevard lane bus_stop café cafe city_street square plaza downtown bazaar intersection`,
  ],
  [
    'skyline',
    `skyline city cityscape metropolis skyscraper rooftop rooftops megacity high-rise tower_block city_lights wall_street capital_city
    office_tower roofs new_york tokyo london_skyline business_district stock_market`,
  ],
  [
    'village',
    `village town hamlet cottage farmhouse settlement church chapel barn cabin hut chimney village_square small_town monastery windmill
    tent camp campsite house houses`,
  ],
  [
    'room',
    `room kitchen bedroom living_room home apartment hotel attic basement cellar parlor parlour sofa bed table desk office study_room
    studio dining_room bathroom fireplace armchair restaurant pillow blanket curtain interior workshop classroom nursery couch`,
  ],
  ['library', 'library archive bookshop bookstore museum bookshelf bookshelves shelf shelves reading_room bookcase'],
  [
    'corridor',
    'corridor hallway hall passage tunnel maze labyrinth hospital prison school backstage asylum vault bunker passageway catacomb elevator lift',
  ],
  ['stairs', 'stairs stair staircase stairway stairwell steps_of_stone flight_of_stairs escalator'],
  [
    'station',
    'station railway subway airport terminal metro train_station railway_station platform underground_station waiting_room departure',
  ],
  [
    'ruins',
    `ruin ruins temple castle fortress palace rome_ancient colosseum tomb grave graveyard cemetery ancient_city pharaoh acropolis
    amphitheatre arch_of_stone aqueduct stonehenge crypt mausoleum ancient_rome ancient_egypt ancient_greece lost_city coliseum cathedral`,
  ],
  [
    'machine',
    'machine engine factory gear gears clockwork machinery assembly_line power_station power_plant mechanism foundry turbine machine_hall industry',
  ],
  [
    'laboratory',
    'laboratory lab experiment microscope test_tube server_room data_center data_centre research_center control_room clinic observatory_dome reactor',
  ],
  [
    'abstract',
    `abstract mind thought idea consciousness imagination geometry mathematics quantum infinity dream dreamscape void emotion logic
    algorithm data formula equation symmetry fractal memory`,
  ],
]

/** Words that hint at a place, only heard when nothing names one. */
export const PLACE_HINTS: readonly Row<PlaceName>[] = [
  ['mountains', 'climb climber climbing echo eagle goat avalanche hike hiker'],
  ['forest', 'fox deer owl mushroom moss fern squirrel leaves wolf trail path'],
  ['field', 'farmer cow sheep bee tractor scarecrow crop grass flower kite picnic horse seed'],
  ['sea', 'sailor captain sailing pirate storm_at_sea whale horizon drown ship'],
  ['coast', 'gull seagull lighthouse swim swimmer fisherman seashell'],
  ['lake', 'canoe rowing reflection frog swan ferry ferryman water drop'],
  ['ice', 'penguin snowflake polar_bear frozen freeze freezing'],
  ['sky', 'sky flight flying fly wings gravity wind fall_from parachute cloud clouds'],
  ['space', 'astronaut alien rocket satellite comet nasa spaceship telescope big_bang stars light-year'],
  ['planet', 'world worlds planetary climate humanity civilization extinction continent'],
  ['street', 'pavement bicycle taxi driver walker neighbor neighbour baker newspaper coffee stranger strangers bus'],
  [
    'skyline',
    'lights news money stock economy company companies boss ceo startup billion million dollars internet business bank',
  ],
  [
    'room',
    'sleep asleep pillow mother father grandmother grandfather family dinner breakfast telephone phone letter window morning_coffee alarm mirror home door',
  ],
  ['library', 'book books history historian reading language words poem novel story dictionary philosopher knowledge'],
  ['corridor', 'door doors secret hidden nurse patient guard'],
  ['station', 'passenger departure arrival luggage suitcase train commuter'],
  ['ruins', 'king queen emperor empire ancient kingdom knight archaeologist gladiator myth legend century throne'],
  ['machine', 'robot invention inventor mechanic electricity technology software computer code ai'],
  [
    'laboratory',
    'scientist science chemistry physics biology brain virus bacteria dna atom cell cells medicine doctor vaccine molecule neuron',
  ],
  [
    'abstract',
    'time question answer nothing everything rule rules number numbers success habit habits discipline motivation',
  ],
]

export const TIME_WORDS: readonly Row<TimeOfDay>[] = [
  [
    'night',
    `night midnight nighttime starry starlit starlight moonlight moonlit nocturnal tonight by_night late_at_night moon stars
    nights neon fireflies aurora northern_lights constellation three_in_the_morning two_in_the_morning`,
  ],
  [
    'dawn',
    'dawn sunrise daybreak morning first_light early_morning six_in_the_morning sun_rising cockcrow breakfast at_first_light',
  ],
  ['dusk', 'dusk sunset twilight evening nightfall golden_hour sundown sun_setting last_light gloaming'],
  [
    'day',
    'daylight noon midday afternoon sunny by_day bright_day in_broad_daylight blue_sky sunshine sunlit at_day lunchtime bright_sky summer_day',
  ],
]
/** Heard last: they only suggest. */
export const TIME_HINTS: readonly Row<TimeOfDay>[] = [
  ['night', 'dark darkness asleep sleep sleeping dream dreams lantern candle campfire lamp star ghost owl'],
  ['dawn', 'woke wake wakes awake early beginning rooster dew'],
  ['dusk', 'ending goodbye farewell embers autumn'],
  ['day', 'day summer sun harvest'],
]

export const WEATHER_WORDS: readonly Row<Weather>[] = [
  ['storm', 'storm stormy thunder lightning hurricane tornado thunderstorm tempest cyclone gale'],
  ['rain', 'rain rainy raining raindrop drizzle downpour monsoon puddle umbrella pouring flood'],
  ['snow', 'snow snowy snowing blizzard snowfall snowstorm snowflake snowman winter frost'],
  ['fog', 'fog foggy mist misty haze hazy smog steam'],
  ['clouds', 'cloud cloudy overcast clouded'],
  ['clear', 'clear cloudless sunny starry blue_sky bright_day'],
]

export const MOOD_WORDS: readonly Row<Mood>[] = [
  [
    'eerie',
    `eerie strange haunted ghost horror terror fear afraid scream creepy mystery mysterious vanished disappeared uncanny weird secret
    nightmare whisper shadow shadows curse cursed impossible`,
  ],
  [
    'sad',
    'sad lonely alone grief loss lost abandoned forgotten tears tear cry crying goodbye farewell empty died death dead melancholy regret heartbreak miss',
  ],
  [
    'tense',
    'danger dangerous war fight battle chase escape urgent risk attack panic crash disaster warning enemy race burning hunt tense deadline crisis',
  ],
  [
    'joyful',
    'joy joyful happy happiness laugh laughing laughter party festival celebrate celebration dance dancing fun play cheerful smile birthday',
  ],
  [
    'hopeful',
    'hope hopeful future believe begin beginning win love promise growth grow bright success courage new_life dawn brave',
  ],
  [
    'awe',
    'majestic vast endless enormous infinite eternal giant gigantic awe epic grand immense colossal magnificent greatest monumental wonder universe',
  ],
  ['calm', 'calm peace peaceful quiet gentle soft still stillness breathe rest serene tranquil slow silence silent'],
]

/** Verbs by what a body does. */
export const POSE_WORDS: readonly Row<Pose>[] = [
  [
    'embrace',
    'embrace embraces embraced embracing hug hugs hugged hugging kiss kisses kissed kissing holding_each_other danced dancing_together',
  ],
  [
    'wave',
    'waving waves_goodbye waved waved_at waved_back waving_goodbye waves_back wave_back wave_goodbye greeted greeting_someone',
  ],
  ['point', 'pointing points_at pointed points_to pointing_at accusing'],
  ['read', 'reading reads_a read_the_letter reads_the reading_a_letter reading_a_book studying_a_map'],
  [
    'hold',
    'holding holds holding_up raised_the raising_a_lantern raises_the holding_a_lantern holding_a_light held_up lifted_the carrying_a_lantern with_a_lantern with_a_lamp',
  ],
  [
    'look-up',
    'looking_up look_up staring_at_the_sky look_at_the_sky looked_at_the_sky looks_up looked_up gazing gaze gazes stargazing staring_up upward_gaze watching_the_stars stargazer craning',
  ],
  [
    'run',
    'run runs running ran runner sprint sprinting chase chased chasing flee fleeing fled jogging escaping dash rushing',
  ],
  [
    'kneel',
    'kneel kneels kneeling knelt bow bowing bows dig digs digging pray praying prayed crouch crouching crouched planting gardening weeping bent_over knees',
  ],
  ['lie', 'lying lies_down lay_down asleep sleeping sleeps sleeper napping lie_down in_bed'],
  [
    'sit',
    'sit sits sitting sat seated rests resting fishing meditating meditate meditates writing typing playing_piano waiting_on_a_bench',
  ],
  [
    'reach',
    `reach reaches reaching reached touch touches touching touched knocking knocks knocked opening opens_the opened climb climbs
    climbed climbing grasp grasping painting painted`,
  ],
  [
    'walk',
    `walk walks walking walked walker wander wandering wanders stroll strolling hike hiking leaving leaves_the arriving carrying march
    marching crossing traveler traveller travelling traveling entering follow following hiker stepping pilgrim`,
  ],
  ['stand', 'stand stands standing stood waiting waits watching facing stare staring'],
]

export type PeopleCount = 0 | 1 | 2 | 3 | 5

/** Words for people, by how many they are. */
export const PEOPLE_WORDS: readonly Row<PeopleCount>[] = [
  [0, 'empty nobody no_one no_people no_person without_people deserted uninhabited empty_of_people unpeopled'],
  [
    5,
    'crowd crowds people_everywhere audience army procession queue_of_people many_people hundreds_of_people thousands_of_people mob masses soldiers workers commuters passengers protesters tourists pilgrims',
  ],
  [
    3,
    'three_people three_men three_women family group team people men women children kids friends crew neighbors neighbours villagers students scientists strangers humans everyone everybody some_people a_few_people travellers travelers',
  ],
  [
    2,
    `two_people two_persons couple pair_of_people two_men two_women two_friends two_children two_kids two_figures lovers twins two_strangers
    two_girls two_boys mother_and_child father_and_son mother_and_daughter man_and_woman boy_and_girl brothers sisters parents side_by_side
    both_of_them each_other`,
  ],
  [
    1,
    `one_person person man woman child boy girl kid stranger figure lone_figure grandmother grandfather mother father friend somebody
    someone human soldier doctor nurse teacher king queen prince princess traveler traveller astronaut explorer scientist sailor captain
    keeper farmer climber hiker runner walker monk wizard witch knight pilot driver artist painter writer poet musician student worker
    engineer hunter shepherd fisherman detective thief dancer merchant warrior emperor philosopher inventor hero villain ferryman guard
    tailor baker librarian lady gentleman wanderer pilgrim archaeologist diver mechanic programmer clerk widow orphan bride gardener
    swimmer gladiator silhouette sleeper reader player boss pirate brother sister son daughter husband wife neighbor neighbour passenger
    grandma grandpa guy old_man old_woman businessman businesswoman investor entrepreneur developer`,
  ],
]

/** Pronouns that speak of one person, heard only in a scene's own words. */
/** Pronouns that speak of some people. */
export const PEOPLE_PRONOUNS = 'they them their theirs themselves both'.split(' ')
export const PERSON_PRONOUNS = 'he she him her his hers i me my myself himself herself'.split(' ')
/** Heard in a scene's own words; a person is then as likely as not. */
export const LISTENER_PRONOUNS = 'you your yours yourself we our us'.split(' ')

/** Kinds of figures by words for people. */
export const FIGURE_WORDS: readonly Row<string>[] = [
  ['child', 'child children boy girl kid kids son daughter orphan toddler schoolboy schoolgirl little_girl little_boy'],
  ['old', 'old_man old_woman grandmother grandfather grandma grandpa elder elderly widow old_lady sage'],
  ['dress', 'woman women lady queen princess bride dancer mother wife actress nurse girl_in_a_dress goddess sister'],
  [
    'hooded',
    'monk wizard witch hooded stranger pilgrim thief ghost cloaked shepherd figure_in_a_cloak knight prophet hacker reaper assassin',
  ],
  [
    'worker',
    'worker farmer mechanic engineer builder miner gardener fisherman keeper ferryman soldier plumber carpenter electrician astronaut',
  ],
  [
    'suit',
    'businessman suit boss banker lawyer detective clerk investor gentleman ceo politician president salesman agent entrepreneur',
  ],
  ['backpack', 'hiker climber traveler traveller explorer wanderer student tourist backpacker adventurer'],
]

/**
 * When a word that could name something does not: it stands after a word that fits `before`, or before one that fits `after`,
 * or not after one that fits `onlyBefore`.
 */
type Sense = { before?: RegExp; after?: RegExp; onlyBefore?: RegExp }
const ARTICLES =
  /^(?:a|an|the|one|two|three|that|this|his|her|my|your|our|their|its|old|golden|rusty|small|big|giant|huge|single|lone|silver)$/
export const SENSES: Readonly<Record<string, Sense>> = {
  key: {
    after:
      /^(?:question|questions|part|parts|idea|ideas|point|points|to|word|words|fact|facts|reason|lesson|lessons|moment|thing|things|difference|role|step|steps|player|skill|skills|ingredient|insight|factor|figure|takeaway|takeaways|concept|principle)$/,
    before: /^(?:is|was|are|were|very|so)$/,
  },
  letter: { before: /^(?:capital|first|last|single|every)$/, after: /^(?:of|by|a|b|c|x|z)$/ },
  spring: { onlyBefore: /^(?:hot|mountain|water|hidden|coiled|metal|steel)$/ },
  light: {
    before:
      /^(?:the|of|is|was|so|very|bright|long|first|last|soft|dim|warm|cold|white|golden|moon|sun|window|more|at|as|travels|pale|no|grey|gray|blue|green|red)$/,
    after:
      /^(?:rain|snow|fog|breeze|wind|blue|green|year|years|up|brown|touch|sleeper|weight|enough|is|was|travels|falls|lies|speed|from|over|on|through|beyond|behind|beam)$/,
  },
  lights: { after: /^(?:up|the|a)$/, before: /^(?:it|she|he|which|that|who|northern|city)$/ },
  second: { onlyBefore: /^$/ },
  seconds: { onlyBefore: /^$/ },
  match: {
    onlyBefore: /^(?:a|burning|lit|lighted|single|one|struck|last|wooden)$/,
    after: /^(?:between|for|against|point|day|made)$/,
  },
  bank: { before: /^(?:river|other|far|snow|fog|cloud|opposite|left|right|sand)$/, after: /^(?:of|on)$/ },
  banks: { before: /^(?:river|the)$/, after: /^(?:of|on)$/ },
  time: { onlyBefore: /^$/ },
  minute: { onlyBefore: /^$/ },
  minutes: { onlyBefore: /^$/ },
  hour: { onlyBefore: /^$/ },
  hours: { onlyBefore: /^$/ },
  star: { after: /^(?:player|student|rating|hotel|ratings|of)$/, before: /^(?:rock|movie|pop|film|five)$/ },
  stars: { before: /^(?:rock|movie|pop|film|five)$/ },
  rose: {
    onlyBefore: /^(?:a|an|red|white|the|one|single|wild|her|his|black|of)$/,
    after: /^(?:to|from|above|up|and|over|by|again|slowly|out|into|in|against|gold)$/,
  },
  crane: { onlyBefore: ARTICLES },
  bow: { onlyBefore: /^(?:a|the|archer's|wooden|long)$/ },
  saw: { onlyBefore: /^(?:a|rusty|hand)$/, after: /^(?:a|an|the|him|her|it|them|me|you|that|how|was)$/ },
  orange: { onlyBefore: /^(?:an|one)$/ },
  apple: { after: /^(?:inc|store|watch|stock)$/ },
  plant: { before: /^(?:power|nuclear|chemical|to)$/ },
  glass: { after: /^(?:tower|door|wall|ceiling|window|house|building)$/ },
  paper: { onlyBefore: /^$/ },
  table: { after: /^(?:of)$/ },
  room: { before: /^(?:make|makes|no|more|enough|little|leaves)$/, after: /^(?:for)$/ },
  space: {
    before: /^(?:a|personal|the|no|more|enough|open|empty|your|some|safe|white|negative)$/,
    after: /^(?:between|for|to|bar)$/,
  },
  sea: { after: /^(?:of)$/ },
  ocean: { after: /^(?:of)$/ },
  mountain: { after: /^(?:of)$/ },
  mountains: { after: /^(?:of)$/ },
  forest: { after: /^(?:of)$/ },
  field: { before: /^(?:magnetic|force|visual|this|every|any|whole|gravity|electric|my|your)$/, after: /^(?:of)$/ },
  lab: { after: /^$/ },
  wood: { before: /^(?:of|made|carved)$/, after: /^(?:table|floor|chair)$/ },
  woods: { after: /^$/ },
  plain: { onlyBefore: /^(?:a|the|wide|open|grassy|dusty|endless|empty|vast|on)$/ },
  plains: { onlyBefore: /./ },
  park: { before: /^(?:to|car|theme)$/ },
  study: { onlyBefore: /^$/ },
  track: { before: /^(?:keep|lose|lost|kept|on|to|sound|the)$/, after: /^(?:of|record)$/ },
  tracks: { before: /^(?:his|her|their|its|your)$/ },
  wave: { before: /^(?:to|a|they|we|you|she|he|sound|light|heat|brain)$/, after: /^(?:of|at|goodbye|to|back)$/ },
  waves: { before: /^(?:she|he|who|sound|radio|brain|gravitational|heat|it)$/, after: /^(?:at|back|goodbye|to)$/ },
  desert: { before: /^(?:to|not|will|never|they|would)$/ },
  port: { before: /^(?:usb|serial)$/ },
  shop: { before: /^(?:to)$/ },
  market: { before: /^(?:stock|job|housing|the|labor|labour|black)$/, after: /^(?:share|cap|value|crash)$/ },
  square: {
    before: /^(?:a|perfect|blue|red|black|white|small|little)$/,
    after: /^(?:root|meter|metre|mile|kilometer|feet|foot)$/,
  },
  lift: { before: /^(?:to|you|we|they|can|will|could|i)$/, after: /^(?:the|your|it|heavy|up)$/ },
  lifts: { onlyBefore: /^$/ },
  hall: { before: /^(?:village|town|city|concert)$/ },
  passage: { after: /^(?:of)$/ },
  platform: { before: /^(?:social|media|software|gaming|trading|digital|streaming|political|online|this)$/ },
  underground: { onlyBefore: /^$/ },
  plot: { onlyBefore: /^$/ },
  engine: { before: /^(?:search|economic|physics)$/ },
  garden: { before: /^(?:to)$/ },
  lane: { before: /^(?:memory)$/ },
  home: {
    before:
      /^(?:at|go|going|went|come|coming|comes|came|walk|walks|walked|walking|ran|run|runs|ride|rode|back|way|long|drive|from|far|the|take|bring|our|my|their|planet|near)$/,
    after: /^(?:planet|world|town|country)$/,
  },
  bed: { before: /^(?:river|sea|lake|flower)$/ },
  earth: { before: /^(?:on|what|the_hell|scorched|red|soft|wet|dark)$/ },
  memory: { after: /^(?:lane|stick|card)$/ },
  mind: { before: /^(?:never|don't|do|not|would|you|its)$/ },
  idea: { before: /^(?:no|good|bad)$/ },
  dream: { before: /^(?:to|a|the|i|you|we|they|never)$/ },
  data: { after: /^$/ },
  void: { onlyBefore: /^(?:the|endless|white|black|empty|a)$/ },
  pass: { onlyBefore: /^(?:the|mountain|high|snowy)$/ },
  track_record: { onlyBefore: /^$/ },
  house: { before: /^(?:white|to|full|publishing|opera|on|full)$/ },
  clear: { before: /^(?:it|is|was|very|so|becomes|made|make|crystal|perfectly|to|be|not)$/ },
  bright: { after: /^$/ },
  moon: { before: /^(?:honey|over|full)$/ },
  day: { onlyBefore: /^(?: |at|by|sunny|bright|clear|summer|hot|full|winter|spring|autumn|broad)$/ },
  fall: { onlyBefore: /^$/ },
  falls: { onlyBefore: /^(?:niagara|the|victoria)$/ },
  fire: {
    before: /^(?:to|you|will|would|they|under|cease|don't)$/,
    after: /^(?:him|her|them|you|me|someone|people|his|your|their)$/,
  },
  ring: { before: /^(?:to|will|phones|they|bells)$/ },
  train: {
    before:
      /^(?:to|you|we|they|i|must|can|should|will|who|people|athletes|would|could|never|always|soldiers|models|and_train)$/,
    after: /^(?:your|yourself|for|hard|harder|every|of|him|her|them|as)$/,
  },
  trains: { before: /^(?:he|she|who|it|that)$/ },
  watch: {
    before:
      /^(?:to|you|we|they|i|people|can|could|must|will|would|let's|and|who|never|always|just|only|birds|neighbors|children|keep|night|under)$/,
    after:
      /^(?:the|a|an|it|him|her|them|how|what|as|your|you|me|us|this|that|out|over|for|birds|people|carefully|closely|and|his|their|over)$/,
  },
  watches: {
    before: /^(?:he|she|it|who|that|nobody|everyone|someone)$/,
    after: /^(?:the|a|an|it|him|her|them|over|you|us|me|as|from)$/,
  },
  lead: { onlyBefore: /^$/ },
  bear: {
    before: /^(?:to|can|can't|cannot|could|will|must|not|they|teddy)$/,
    after: /^(?:in|it|the|with|fruit|witness)$/,
  },
  fly: { before: /^(?:to|can|could|will|birds|they|you|we|i|time|must|cannot)$/ },
  fish: { before: /^(?:to)$/, after: /^(?:for)$/ },
  duck: { before: /^(?:to)$/ },
  swallow: { before: /^(?:to|you|we|they|hard|can|could|will)$/, after: /^(?:the|it|a|your|hard)$/ },
  book: { before: /^(?:to|you|can|must|we)$/, after: /^(?:a|your|now|club|the)$/ },
  ship: { before: /^(?:to|we|they|must|can)$/, after: /^(?:it|the|your|a|to)$/ },
  mirror: { before: /^(?:to|they|we|you|which)$/, after: /^(?:each|the|your|our|lake)$/ },
  call: { onlyBefore: /^(?:phone|telephone)$/ },
  phone: {},
  plane: { before: /^(?:astral|inclined|higher|same)$/ },
  wings: { before: /^(?:the_theatre)$/ },
  bat: { after: /^(?:an)$/ },
  crown: { before: /^(?:to)$/, after: /^(?:of_the_head)$/ },
  map: { before: /^(?:to)$/, after: /^(?:out)$/ },
  box: { before: /^(?:to|inbox|think)$/ },
  boxes: { before: /^(?:he|she)$/ },
  rock: { after: /^(?:star|band|music|bottom|and)$/ },
  balloon: { after: /^(?:into|in)$/ },
  snake: { after: /^(?:through)$/ },
  bridge: { before: /^(?:to)$/, after: /^(?:the|between)$/ },
  gate: { after: /^(?:keeper)$/ },
  mouse: { after: /^(?:click|pad)$/ },
  leaves: {
    before: /^(?:it|she|he|who|that|train|everyone|nobody|one|which|somebody|never|person)$/,
    after: /^(?:the|a|you|us|them|him|her|no|room|behind|me|home|for|at)$/,
  },
  leaf: {},
  cloud: { after: /^(?:computing|storage|server|servers|provider)$/, before: /^(?:the_only)$/ },
  shadow: {},
  storm: { after: /^(?:of|the|out|off)$/, before: /^(?:brain|to)$/ },
  rain: { before: /^(?:to)$/ },
  snow: { after: /^(?:white)$/ },
  winter: {},
  present: { onlyBefore: /^(?:a|birthday|wrapped|christmas)$/ },
  chest: { onlyBefore: /^(?:treasure|wooden|old)$/ },
  trunk: { onlyBefore: /^(?:tree|hollow)$/ },
  stone: {},
  keys: { before: /^(?:piano)$/ },
  planet: { before: /^(?:on_the)$/ },
  world: { before: /^(?:the_whole)$/ },
  figure: { before: /^(?:to|key|you|can|can't|we|go)$/, after: /^(?:out|it)$/ },
  kid: { before: /^(?:to)$/ },
  man: { before: /^(?:to)$/ },
  human: { after: /^(?:being_rights|body|brain|rights|history|nature|eye|error|mind|heart|race|civilization|life)$/ },
  run: { before: /^(?:long|the|a|trial|test)$/, after: /^(?:out|by|a|the|on|into|off)$/ },
  runs: {
    after: /^(?:through|on|out|the|a|along|into|in|at|upright)$/,
    before: /^(?:river|road|water|wall|it|which|that|line)$/,
  },
  running: { after: /^(?:water|out|a|the|late|shoes)$/ },
  ran: { after: /^(?:out|the|a|through)$/ },
  reach: { after: /^(?:for_comment)$/, before: /^(?:within|of|roads|out)$/ },
  sit: {},
  lift_off: {},
}

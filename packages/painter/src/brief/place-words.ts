import type { PlaceName } from './brief.ts'
import type { WordRow } from './word-row.ts'

/** Words that name a place by themselves. Plurals are understood. */
export const PLACE_WORDS: readonly WordRow<PlaceName>[] = [
  [
    'mountains',
    `mountain peak summit cliff ridge valley hill hillside canyon gorge alps himalaya everest highland crag mountainside foothill
    mountain_pass fjord andes cave cavern plateau tent camp campsite`,
  ],
  ['desert', 'desert dune sahara gobi oasis sandstorm sand sands mesa badlands wasteland caravan camel cactus pyramid'],
  [
    'forest',
    `forest wood woods woodland jungle grove rainforest thicket wilderness bamboo undergrowth clearing taiga treetop forest_path
    forest_floor`,
  ],
  [
    'field',
    `field meadow farm farmland prairie grassland garden park wheat savanna savannah steppe pasture harvest cornfield vineyard lawn orchard backyard yard allotment
    countryside moor heath plain plains furrow playground hay lavender`,
  ],
  [
    'sea',
    `sea ocean atlantic pacific arctic_ocean open_water high_seas voyage wave waves swell whirlpool mid-ocean seafaring shipwreck open_sea
    sail_boat_at_sea tsunami`,
  ],
  [
    'coast',
    `coast coastline shore seashore beach bay island isle shoreline port cove lagoon headland pier jetty tide
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
  ['volcano', 'volcano lava eruption magma volcanic_crater volcanic geyser'],
  [
    'road',
    'road highway motorway freeway roadside route_66 asphalt signpost crossroad crossroads country_road winding_road railroad track tracks detour tarmac journey',
  ],
  [
    'street',
    `street alley alleyway avenue sidewalk pavement neighborhood neighbourhood streetlight traffic shop shopfront market marketplace
    boulevard lane bus_stop café cafe city_street square plaza downtown bazaar intersection harbor harbour dock quay quayside
    embankment canal waterfront cobble cobblestone cobbles crosswalk house_front house_fronts row_of_houses`,
  ],
  [
    'skyline',
    `skyline city cityscape metropolis skyscraper rooftop rooftops megacity high-rise tower_block city_lights wall_street capital_city
    office_tower roofs new_york tokyo london_skyline business_district stock_market`,
  ],
  [
    'village',
    `village town hamlet cottage farmhouse settlement church chapel barn cabin hut chimney village_square small_town monastery windmill
    house houses`,
  ],
  [
    'room',
    `room kitchen bedroom living_room home apartment hotel attic basement cellar parlor parlour sofa bed table desk office study_room
    studio dining_room bathroom fireplace armchair restaurant pillow blanket curtain interior workshop classroom bakery nursery couch
    open_window blackboard cradle gramophone`,
  ],
  ['library', 'library archive bookshop bookstore museum bookshelf bookshelves shelf shelves reading_room bookcase'],
  [
    'corridor',
    `corridor hallway hall passage tunnel maze labyrinth hospital prison school backstage asylum vault bunker passageway catacomb elevator lift
    train_window train_windows train_seat train_seats train_carriage train_compartment train_corridor bus_window theatre theater auditorium`,
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
export const PLACE_HINTS: readonly WordRow<PlaceName>[] = [
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

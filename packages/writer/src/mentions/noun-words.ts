/** Common nouns of visible things, in the singular, by kind. The list of animals is in `ANIMAL_WORDS`. */
export const NOUN_WORDS = {
  person: `person man woman child kid baby boy girl teenager adult friend stranger neighbour neighbor guest visitor customer client owner boss
    worker colleague student pupil teacher professor doctor nurse patient surgeon dentist midwife vet scientist researcher archaeologist
    historian astronomer astronaut engineer inventor mechanic plumber electrician carpenter builder mason roofer painter artist sculptor
    writer author poet journalist reporter editor photographer actor actress dancer singer musician pianist violinist drummer guitarist
    conductor composer tuner cook chef baker butcher waiter waitress barber hairdresser tailor seamstress shoemaker cobbler blacksmith
    goldsmith potter weaver clockmaker watchmaker locksmith florist gardener farmer shepherd beekeeper fisherman hunter miner woodcutter
    ranger sailor captain pilot driver cyclist runner swimmer climber hiker diver rider skater boxer athlete champion coach referee
    passenger traveler traveller tourist explorer pilgrim wanderer soldier guard knight spy detective policeman firefighter thief burglar
    pirate prisoner judge lawyer mayor president minister king queen prince princess emperor empress pharaoh pope priest monk nun saint
    witch wizard magician clown juggler acrobat hermit librarian clerk cashier secretary banker investor accountant programmer merchant
    seller shopkeeper maker carrier dealer holder seamster innkeeper postman mailman courier porter janitor cleaner caretaker keeper watchman stationmaster ferryman boatman
    father mother dad mum mom parent brother sister son daughter uncle aunt cousin nephew niece husband wife bride groom widow orphan twin
    grandmother grandfather grandma grandpa grandparent granddaughter grandson family couple crowd team crew audience army people
    villager settler native sweeper lamplighter storyteller viking gladiator samurai robot ghost skeleton`,
  part: `arm leg hand finger fingertip thumb foot paw claw head face eye ear nose mouth tooth tongue lip chin neck shoulder back belly chest
    skin fur hair beard feather wing tail horn beak heart brain bone blood muscle stomach lung voice breath root branch trunk leaf petal
    stem thorn bark shell hoof mane tentacle fin gill`,
  thing: `letter envelope stamp postcard parcel package note book notebook diary journal dictionary newspaper magazine page paper poster
    map atlas compass globe photograph photo painting portrait statue poem manuscript document passport card ticket contract recipe menu
    calendar clock wristwatch hourglass sundial alarm timer key lock padlock door doorway window curtain mirror gate fence wall roof
    chimney stair staircase ladder floor ceiling lamp lantern candle torch flashlight lightbulb table desk chair armchair sofa bench stool
    bed mattress pillow blanket sheet carpet rug shelf cupboard cabinet drawer wardrobe fridge refrigerator freezer oven stove kettle
    toaster microwave dishwasher sink bathtub bath shower toilet towel soap sponge brush broom bucket vacuum cup mug glass bottle jar jug
    bowl plate dish spoon fork knife pan pot teapot tray basket box crate barrel bag backpack suitcase trunk purse wallet umbrella coat
    jacket sweater shirt dress skirt trousers jeans sock shoe boot sandal slipper glove mitten scarf hat cap helmet crown mask glasses
    ring necklace bracelet earring button needle thread yarn wool silk cotton leather cloth flag rope chain string wire cable net hook
    nail screw hammer saw axe shovel spade rake plough scissors tool toolbox wheel tire tyre tube engine motor machine battery pipe pump
    piano violin guitar drum flute trumpet trombone saxophone accordion harp cello bell whistle radio record gramophone microphone speaker
    headphone television telephone phone smartphone cellphone tablet computer laptop keyboard screen printer camera projector telescope
    microscope satellite rocket spacecraft spaceship robot drone balloon kite plane airplane helicopter ship boat ferry canoe kayak raft
    submarine yacht anchor sail train tram bus car taxi truck van lorry tractor ambulance motorcycle scooter bicycle bike skateboard sled
    ski skate carriage cart wagon toy doll puppet puzzle ball football chess chessboard dice sword shield arrow spear gun cannon bullet
    coin dollar euro penny banknote money cash gold silver diamond pearl jewel treasure trophy medal gift tree oak pine willow birch maple
    palm bush hedge flower rose tulip sunflower daisy lily orchid cactus fern moss grass seed bulb mushroom berry fruit apple pear plum
    peach cherry orange lemon lime banana grape melon strawberry raspberry blueberry mango coconut olive nut walnut almond vegetable
    tomato potato onion garlic carrot cabbage pumpkin cucumber pepper bean pea corn rice wheat flour dough bread loaf toast sandwich
    burger pizza pasta noodle soup salad cheese butter egg milk cream yoghurt yogurt honey jam sugar salt chocolate cake cookie biscuit
    pie pancake croissant bacon sausage meat steak ham coffee tea juice wine beer water lemonade smoothie sourdough starter
    vinegar oil spice cinnamon vanilla nest hive beehive honeycomb web cocoon fossil stone rock pebble crystal sand mud dust clay
    brick wood log plank iron steel copper rubber plastic fire flame smoke ash spark campfire bonfire moon sun star planet comet
    meteor cloud rainbow lightning thunderstorm hurricane tornado snowflake snowman icicle iceberg wave lava windmill watermill
    fountain well bridge lighthouse tower castle tent hammock swing slide seesaw signpost mailbox streetlight hydrant scarecrow pier
    bandage pill syringe thermometer wheelchair crutch elevator escalator seal seat belt brake pedal bookshelf bamboo washing_machine
    sewing_machine coffee_machine vending_machine falling_star ice_cream light_bulb traffic_light`,
  place: `city town village hamlet street alley avenue road highway motorway path trail square market park garden yard backyard orchard
    vineyard field meadow farm barn stable forest wood jungle rainforest mountain hill valley canyon cliff cave desert dune oasis beach
    coast shore island bay harbor harbour port pier sea ocean lake pond river stream waterfall swamp glacier volcano reef planet space
    house home cottage apartment flat room kitchen bathroom bedroom attic basement cellar garage hallway corridor office factory workshop
    studio school university classroom library museum theatre theater cinema hospital hotel restaurant cafe bakery shop store supermarket
    bank church temple cathedral mosque palace fortress prison station subway platform airport railway tunnel stadium gym pool playground
    zoo circus laboratory lab observatory greenhouse cemetery graveyard tomb ruin pyramid pub bar rooftop balcony porch sidewalk`,
} as const

/** Nouns of these lists that are often verbs. */
export const NOUN_OR_VERB = `book watch ring play light fish fly turn walk ship train plant iron nail hammer saw hook brush pump whistle note
  stamp plate dish drink cook guard guide coach judge author pilot captain back face hand head eye nose mouth finger thumb shoulder arm
  wave cloud star rock stone dust water salt pepper butter juice jam can sail land bridge fence roof floor ceiling shower sink swing slide
  skate ski sled lock button thread string wire cable net box bag bucket bottle spoon fork knife pan pot tray basket crate record camera
  phone telephone paint page shelf file gift crown mask glove map mirror root branch leaf leave leaves shell horn bark swallow crane duck
  bear seal bat hound cow rat badger parrot fire smoke spark flame bandage pedal brake swift mine park store bank shop house school
  garden farm market stream tunnel pool tunes time fall spring speaker keeper bite circus sponge rake plough spade shovel screw sheet
  blanket carpet cap helmet belt shield arrow spear bullet slug worm fin tail chain tire cart corn bean sand well`

import type { Expression, Pose } from './brief.ts'
import type { WordRow } from './word-row.ts'

/** Verbs by what a body does. */
export const POSE_WORDS: readonly WordRow<Pose>[] = [
  [
    'embrace',
    'embrace embraces embraced embracing hug hugs hugged hugging kiss kisses kissed kissing holding_each_other danced dancing_together',
  ],
  [
    'rub-eyes',
    `rub_your_eyes rub_my_eyes rub_their_eyes rubs_her_eyes rubs_his_eyes rubbed_her_eyes rubbed_his_eyes rubbing_her_eyes rubbing_his_eyes
    rubbing_your_eyes rubs_eyes rubbing_eyes crying cries cried sobbing yawns yawned yawning`,
  ],
  [
    'breathe',
    `breathe breathes breathing breathed inhale inhales exhale exhales eyes_closed closed_eyes close_your_eyes closes_her_eyes closes_his_eyes
    closed_her_eyes closed_his_eyes hand_on_heart`,
  ],
  [
    'talk',
    'talk talks talking talked conversation chatting chat speaking speaks whispering whispers arguing argue discussing',
  ],
  ['carry', 'carry carries carrying carried'],
  [
    'write',
    'writing writes wrote write_a write_the write_down typing at_a_desk at_the_desk at_her_desk at_his_desk at_my_desk homework signed_it',
  ],
  ['lean', 'lean leans leaning leaned lean_out leaning_out'],
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
    `sit sits sitting sat seated rests resting fishing meditating meditate meditates playing_piano waiting_on_a_bench on_a_bench on_the_bench
    eating eats ate at_a_table at_the_table at_a_kitchen_table at_the_kitchen_table around_a_campfire around_the_campfire around_a_fire
    around_the_fire`,
  ],
  [
    'reach',
    `reach reaches reaching reached touch touches touching touched knocking knocks knocked opening opens_the opened climb climbs
    climbed climbing grasp grasping painting painted`,
  ],
  [
    'walk',
    `walk walks walking walked walker wander wandering wanders stroll strolling hike hiking leaving leaves_the arriving march
    marching crossing traveler traveller travelling traveling entering follow following hiker stepping pilgrim`,
  ],
  ['stand', 'stand stands standing stood waiting waits watching facing stare staring'],
]

export type PeopleCount = 0 | 1 | 2 | 3 | 5

/** Words for people, by how many they are. */
export const PEOPLE_WORDS: readonly WordRow<PeopleCount>[] = [
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
    grandma grandpa guy old_man old_woman businessman businesswoman investor entrepreneur developer clockmaker watchmaker lamplighter
    beekeeper shoemaker cobbler blacksmith carpenter miner waiter barber postman mailman janitor
    hermit magician clown mapmaker bookbinder bookseller locksmith toymaker glassblower puppeteer weaver potter miller watchman
    butcher florist seamstress porter gravedigger bellringer goldsmith perfumer piper fiddler juggler acrobat pedlar innkeeper
    shopkeeper storyteller boatman candlemaker woodcutter mason roofer plumber midwife archivist caretaker stationmaster ranger
    policeman priest mayor uncle aunt grandson granddaughter grandchild`,
  ],
]

/** Pronouns that speak of some people. */
export const PEOPLE_PRONOUNS = 'they them their theirs themselves both'.split(' ')
/** Pronouns that speak of one person, heard only in a scene's own words. */
export const PERSON_PRONOUNS = 'he she him her his hers i me my myself himself herself'.split(' ')
/** Heard in a scene's own words; a person is then as likely as not. */
export const LISTENER_PRONOUNS = 'you your yours yourself we our us'.split(' ')

/** Kinds of figures by words for people. */
export const FIGURE_WORDS: readonly WordRow<string>[] = [
  [
    'child',
    'child children boy girl kid kids son daughter grandson granddaughter grandchild orphan toddler schoolboy schoolgirl little_girl little_boy',
  ],
  ['old', 'old_man old_men oldest_man elderly_man grandfather grandpa elder elderly oldest sage'],
  [
    'grandmother',
    'old_woman old_women old_ladies oldest_woman elderly_woman old_lady oldest_lady grandmother grandmothers grandma granny widow crone matriarch',
  ],
  [
    'dress',
    'woman women lady queen princess bride dancer mother wife actress nurse girl_in_a_dress goddess sister seamstress midwife aunt',
  ],
  [
    'hooded',
    'monk wizard witch hooded pilgrim thief ghost cloaked shepherd figure_in_a_cloak knight prophet hacker reaper assassin',
  ],
  [
    'worker',
    `worker farmer mechanic engineer builder miner gardener fisherman keeper ferryman soldier plumber carpenter electrician astronaut
    beekeeper lamplighter blacksmith shoemaker cobbler mason roofer woodcutter boatman miller watchman postman mailman stationmaster`,
  ],
  [
    'suit',
    'businessman suit boss banker lawyer detective clerk investor gentleman ceo politician president salesman agent entrepreneur clockmaker watchmaker tailor bookseller mayor waiter locksmith',
  ],
  [
    'coat',
    'doctor teacher professor scientist artist painter writer poet musician philosopher inventor pilot captain driver passenger journalist judge librarian',
  ],
  ['backpack', 'hiker climber traveler traveller explorer wanderer student tourist backpacker adventurer'],
]

/** What a face says, by words of a scene. */
export const FEELING_WORDS: readonly WordRow<Expression>[] = [
  [
    'worried',
    `worried worry worries afraid fear fears scared frightened anxious nervous panic panicked sad lonely alone grief grieving lost crying cries cried
    tears weeping sorry regret angry anger danger dangerous scream screams tired exhausted stress stressed hurt pain wrong late missing vanished
    disappeared nightmare shame`,
  ],
  [
    'glad',
    `glad happy happiness joy joyful smile smiles smiled smiling laugh laughs laughed laughing laughter proud pride grateful thankful love loves loved
    celebrate celebrating party birthday cheerful kind hope hopeful won win friend friends hug dancing`,
  ],
  [
    'wonder',
    `wonder wonders awe amazed amazing astonished surprise surprised suddenly impossible magic miracle mysterious strange unbelievable
    discover discovers discovered discovery huge giant enormous universe galaxy first_time never_seen cannot_believe looked_up looks_up looking_up`,
  ],
]

/** The real size of the thing that an icon shows, and where it belongs. */
export type IconSize = {
  /** Height in metres. */
  metres: number
  /** Whether the icon shows only the head. */
  isHead: boolean
  /** Where it is: on the ground, on a table or in a hand, in or on water, in the sky. */
  where: 'ground' | 'hand' | 'water' | 'sky'
  /** Whether it shines by itself. */
  isLight: boolean
}

/** Returns the size of an icon, or undefined for signs, faces, symbols and other icons without a real size. */
export function sizeOf(icon: string): IconSize | undefined {
  return SIZES.get(icon)
}

/** Height in metres, then the icons of about that height. */
const GROUND = `
0.02 ant bug lady-beetle fly mosquito cricket
0.06 beetle cockroach spider scorpion snail worm butterfly honeybee
0.1 mouse lizard baby-chick hatching-chick front-facing-baby-chick nest-with-eggs empty-nest brown-mushroom mushroom four-leaf-clover shamrock
0.18 bird blackbird chipmunk hedgehog rat crab turtle snake seedling cactus tulip rose sunflower hyacinth blossom white-flower herb fallen-leaf
0.35 cat black-cat rabbit duck owl dove dodo skunk otter parrot teddy-bear jack-o-lantern potted-plant
0.5 beaver badger dog guide-dog service-dog poodle goose turkey rooster swan eagle peacock penguin monkey sloth headstone footprints
0.8 ewe ram goat pig leopard kangaroo tiger seal
1 bicycle kick-scooter motor-scooter manual-wheelchair postbox open-mailbox-with-raised-flag sled ladder bed chair couch-and-lamp television fuel-pump fire-extinguisher crocodile gorilla orangutan
1.3 deer donkey llama zebra motorcycle racing-car horse water-buffalo ox cow bison snowman snowman-without-snow beach-with-umbrella fountain tent camping bus-stop police-car
1.5 automobile taxi oncoming-automobile sport-utility-vehicle rhinoceros hippopotamus door moai
1.7 person person-standing woman-standing man-standing person-walking woman-walking man-walking person-running woman-running man-running person-kneeling woman-dancing man-dancing person-biking woman-biking man-biking
1.9 horse-racing two-hump-camel camel auto-rickshaw pickup-truck minibus tractor
2.4 ambulance delivery-truck fire-engine carousel-horse playground-slide hut
3 elephant mammoth bus trolleybus tram tram-car articulated-lorry t-rex palm-tree dragon bullet-train high-speed-train train locomotive railway-car monorail
4.5 giraffe sauropod house derelict-house house-with-garden evergreen-tree christmas-tree tanabata-tree
6 deciduous-tree houses circus-tent shinto-shrine convenience-store
9 church classical-building school bank hotel post-office hospital station factory mosque synagogue hindu-temple
14 castle japanese-castle ferris-wheel roller-coaster stadium construction building-construction office-building department-store wedding
22 tokyo-tower
40 mountain snow-capped-mountain mount-fuji volcano
`

const HAND = `
0.02 ring coin gem-stone pill bone
0.06 key old-key egg locked unlocked watch compass candy cookie chestnut thread sewing-needle safety-pin dagger cherries strawberry
0.1 red-apple green-apple pear peach lemon tangerine tomato potato onion garlic hot-beverage teacup-without-handle candle diya-lamp wine-glass glass-of-milk mobile-phone light-bulb bell alarm-clock hourglass-done hourglass-not-done stopwatch spiral-shell feather glasses cigarette scissors pencil fountain-pen paintbrush
0.16 closed-book open-book notebook ledger scroll envelope love-letter incoming-envelope page-facing-up newspaper world-map framed-picture camera flashlight baguette-bread bread cheese-wedge pie birthday-cake shortcake teapot honey-pot jar amphora funeral-urn crown top-hat crystal-ball magnifying-glass-tilted-left musical-keyboard radio drum bucket basket wrapped-gift package books soccer-ball basketball yarn hook flute mantelpiece-clock
0.3 red-paper-lantern violin banjo hammer axe pick carpentry-saw broom shield crossed-swords bow-and-arrow magic-wand telescope microscope pot-of-food cooking bouquet briefcase handbag backpack luggage umbrella closed-umbrella mirror toolbox anchor boomerang fishing-pole oil-drum coffin
`

const WATER = `
0.15 fish tropical-fish blowfish shrimp coral oyster
0.4 jellyfish lobster squid octopus
1.2 dolphin shark canoe person-rowing-boat woman-rowing-boat man-rowing-boat person-swimming ring-buoy
3 sailboat speedboat motor-boat whale spouting-whale
7 ferry
14 ship passenger-ship
`

const SKY = `
0.3 wind-face
1 balloon kite
2 star glowing-star sparkles snowflake droplet
3 airplane small-airplane helicopter parachute rocket flying-saucer satellite comet airplane-departure airplane-arrival
5 sun full-moon crescent-moon new-moon first-quarter-moon last-quarter-moon ringed-planet globe-showing-americas globe-showing-europe-africa globe-showing-asia-australia
4 cloud cloud-with-rain cloud-with-snow rainbow tornado high-voltage cloud-with-lightning cloud-with-lightning-and-rain sun-behind-cloud
`

const HEADS = `
0.1 hamster
0.35 cat-face rabbit-face mouse-face dog-face monkey-face chicken frog
0.5 fox wolf raccoon
1 bear panda koala lion polar-bear tiger-face cow-face pig-face boar moose
1.4 horse-face unicorn dragon-face
1.7 ninja troll robot woman man girl boy child baby old-woman old-man prince princess person-with-crown guard detective ogre goblin
`

/** Silhouettes of whole animals, for which the stickers have only heads. */
const WHOLE = `
1 pinhead:bear pinhead:lion
1.9 pinhead:person-riding-horse pinhead:winged-horse-rearing
`

const LIGHTS =
  'candle diya-lamp red-paper-lantern light-bulb flashlight fire jack-o-lantern star glowing-star sparkles sun full-moon crescent-moon first-quarter-moon last-quarter-moon comet high-voltage crystal-ball'

/** Icons that are neither things nor animals. */
const OTHERS = `
0.5 fire ghost hole
`

const SIZES = new Map<string, IconSize>()
const lights = new Set(LIGHTS.split(' '))
for (const [list, where, isHead] of [
  [GROUND, 'ground', false],
  [HAND, 'hand', false],
  [WATER, 'water', false],
  [OTHERS, 'ground', false],
  [SKY, 'sky', false],
  [HEADS, 'ground', true],
  [WHOLE, 'ground', false],
] as const) {
  for (const row of list.trim().split('\n')) {
    const [metres, ...icons] = row.split(' ')
    for (const icon of icons) SIZES.set(icon, { metres: Number(metres), where, isHead, isLight: lights.has(icon) })
  }
}

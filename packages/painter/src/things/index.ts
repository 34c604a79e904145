import type { Thing } from '../painting.ts'
import { AIRCRAFT_THINGS } from './aircraft.ts'
import { ANATOMY_THINGS } from './anatomy.ts'
import { ANIMAL_THINGS } from './animals.ts'
import { ASTRONAUT_THINGS } from './astronaut.ts'
import { BAG_THINGS } from './bags.ts'
import { BAKERY_THINGS } from './bakery.ts'
import { BALCONY_THINGS } from './balconies.ts'
import { BALLROOM_THINGS } from './ballroom.ts'
import { BELONGING_THINGS } from './belongings.ts'
import { CUP_THINGS } from './cups.ts'
import { BIRD_THINGS } from './birds.ts'
import { BLACKBOARD_THINGS } from './blackboard.ts'
import { BONELESS_THINGS } from './boneless.ts'
import { BOX_THINGS } from './boxes.ts'
import { BRASSWARE_THINGS } from './brassware.ts'
import { BUILDING_THINGS } from './buildings.ts'
import { CELESTIAL_THINGS } from './celestial.ts'
import { CHEST_OF_DRAWERS_THINGS } from './chests-of-drawers.ts'
import { CLOCK_TOWER_THINGS } from './clock-tower.ts'
import { CLOSED_NOTEBOOK_THINGS } from './closed-notebook.ts'
import { COMPARTMENT_THINGS } from './compartment.ts'
import { CRAFT_THINGS } from './crafts.ts'
import { DESK_THINGS } from './desk.ts'
import { DEVICE_THINGS } from './devices.ts'
import { DOG_THINGS } from './dogs.ts'
import { PET_THINGS } from './pets.ts'
import { DOORWAY_THINGS } from './doorways.ts'
import { DRAWING_PAPER_THINGS } from './drawing-paper.ts'
import { DRAWING_THINGS } from './drawings.ts'
import { EXPLORER_THINGS } from './explorers.ts'
import { FACE_THINGS } from './faces.ts'
import { FIRE_THINGS } from './fires.ts'
import { FISH_THINGS } from './fish.ts'
import { FRAME_THINGS } from './frames.ts'
import { FURNITURE_THINGS } from './furniture.ts'
import { HARVEST_THINGS } from './harvest.ts'
import { HEARTH_THINGS } from './hearth.ts'
import { HOUSEHOLD_THINGS } from './household.ts'
import { INSECT_THINGS } from './insects.ts'
import { INSTRUMENT_THINGS } from './instruments.ts'
import { KEEPSAKE_THINGS } from './keepsakes.ts'
import { LAMP_THINGS } from './lamps.ts'
import { LEAF_THINGS } from './leaves.ts'
import { LEDGER_THINGS } from './ledger.ts'
import { LIGHT_THINGS } from './lights.ts'
import { LIT_WINDOW_THINGS } from './lit-windows.ts'
import { LOCK_THINGS } from './locks.ts'
import { MAILBOX_THINGS } from './mailbox.ts'
import { MIXING_BOWL_THINGS } from './mixing-bowl.ts'
import { MONUMENT_THINGS } from './monuments.ts'
import { PAPER_BOAT_THINGS } from './paper-boat.ts'
import { PAPER_THINGS } from './papers.ts'
import { PHONE_FACE_DOWN_THINGS } from './phone-face-down.ts'
import { PLANET_THINGS } from './planets.ts'
import { PLAN_THINGS } from './plans.ts'
import { PLANT_THINGS } from './plants.ts'
import { PRIZE_THINGS } from './prizes.ts'
import { RAILWAY_THINGS } from './railways.ts'
import { RECORDING_THINGS } from './recordings.ts'
import { RETURNED_ENVELOPE_THINGS } from './returned-envelope.ts'
import { ROAD_VEHICLE_THINGS } from './road-vehicles.ts'
import { ROOFTOP_THINGS } from './rooftops.ts'
import { SCREEN_THINGS } from './screens.ts'
import { SEAFARING_THINGS } from './seafaring.ts'
import { SECRET_PAPER_THINGS } from './secret-papers.ts'
import { SHEET_THINGS } from './sheets.ts'
import { SHOE_THINGS } from './shoes.ts'
import { SIGHT_THINGS } from './sights.ts'
import { SMARTPHONE_THINGS } from './smartphone.ts'
import { SPACECRAFT_THINGS } from './spacecraft.ts'
import { STATE_THINGS } from './states.ts'
import { STREET_THINGS } from './street-things.ts'
import { TABLE_THINGS } from './table-things.ts'
import { THEATRE_THINGS } from './theatre.ts'
import { TIMEPIECE_THINGS } from './timepieces.ts'
import { TRAIN_DOOR_THINGS } from './train-door.ts'
import { TREE_THINGS } from './trees.ts'
import { TRINKET_THINGS } from './trinkets.ts'
import { VESSEL_THINGS } from './vessels.ts'
import { WALL_THINGS } from './walls.ts'
import { WHALE_THINGS } from './whales/whales.ts'
import { WILD_ANIMAL_THINGS } from './wild-animals.ts'
import { WINDBLOWN_THINGS } from './windblown.ts'
import { WORN_THINGS } from './worn.ts'
import { WRITING_THINGS } from './writing.ts'
import { YARD_THINGS } from './yard.ts'

/** Everything that can be put into a place. */
export const THINGS: readonly Thing[] = [
  ...AIRCRAFT_THINGS,
  ...ANATOMY_THINGS,
  ...ANIMAL_THINGS,
  ...ASTRONAUT_THINGS,
  ...BAG_THINGS,
  ...BAKERY_THINGS,
  ...BALCONY_THINGS,
  ...BALLROOM_THINGS,
  ...BELONGING_THINGS,
  ...CUP_THINGS,
  ...BIRD_THINGS,
  ...BLACKBOARD_THINGS,
  ...BONELESS_THINGS,
  ...BOX_THINGS,
  ...BRASSWARE_THINGS,
  ...BUILDING_THINGS,
  ...CELESTIAL_THINGS,
  ...CHEST_OF_DRAWERS_THINGS,
  ...CLOCK_TOWER_THINGS,
  ...CLOSED_NOTEBOOK_THINGS,
  ...COMPARTMENT_THINGS,
  ...CRAFT_THINGS,
  ...DESK_THINGS,
  ...DEVICE_THINGS,
  ...DOG_THINGS,
  ...PET_THINGS,
  ...DOORWAY_THINGS,
  ...DRAWING_PAPER_THINGS,
  ...DRAWING_THINGS,
  ...EXPLORER_THINGS,
  ...FACE_THINGS,
  ...FIRE_THINGS,
  ...FISH_THINGS,
  ...FRAME_THINGS,
  ...FURNITURE_THINGS,
  ...HARVEST_THINGS,
  ...HEARTH_THINGS,
  ...HOUSEHOLD_THINGS,
  ...INSECT_THINGS,
  ...INSTRUMENT_THINGS,
  ...KEEPSAKE_THINGS,
  ...LAMP_THINGS,
  ...LEAF_THINGS,
  ...LEDGER_THINGS,
  ...LIGHT_THINGS,
  ...LIT_WINDOW_THINGS,
  ...LOCK_THINGS,
  ...MAILBOX_THINGS,
  ...MIXING_BOWL_THINGS,
  ...MONUMENT_THINGS,
  ...PAPER_BOAT_THINGS,
  ...PAPER_THINGS,
  ...PHONE_FACE_DOWN_THINGS,
  ...PLANET_THINGS,
  ...PLANT_THINGS,
  ...PLAN_THINGS,
  ...PRIZE_THINGS,
  ...RAILWAY_THINGS,
  ...RECORDING_THINGS,
  ...RETURNED_ENVELOPE_THINGS,
  ...ROAD_VEHICLE_THINGS,
  ...ROOFTOP_THINGS,
  ...SCREEN_THINGS,
  ...SEAFARING_THINGS,
  ...SECRET_PAPER_THINGS,
  ...SHEET_THINGS,
  ...SHOE_THINGS,
  ...SIGHT_THINGS,
  ...SMARTPHONE_THINGS,
  ...SPACECRAFT_THINGS,
  ...STATE_THINGS,
  ...STREET_THINGS,
  ...TABLE_THINGS,
  ...THEATRE_THINGS,
  ...TIMEPIECE_THINGS,
  ...TRAIN_DOOR_THINGS,
  ...TREE_THINGS,
  ...TRINKET_THINGS,
  ...VESSEL_THINGS,
  ...WALL_THINGS,
  ...WHALE_THINGS,
  ...WILD_ANIMAL_THINGS,
  ...WINDBLOWN_THINGS,
  ...WORN_THINGS,
  ...WRITING_THINGS,
  ...YARD_THINGS,
]

const BY_WORD = new Map(THINGS.flatMap((thing) => [thing.name, ...thing.words].map((word) => [word, thing] as const)))

/** The thing of this name, or that one of its words means; undefined where there is none. Case does not matter. */
export function thingNamed(name: string): Thing | undefined {
  return BY_WORD.get(name.trim().toLowerCase())
}

import type { RoomKind } from '../../brief/brief.ts'
import type { PlacePainter } from '../../painting.ts'
import { paintArchive } from './archive.ts'
import { paintAttic } from './attic.ts'
import { paintBathroom } from './bathroom.ts'
import { paintCafe } from './cafe.ts'
import { paintCellar } from './cellar.ts'
import { paintChurch } from './church.ts'
import { paintClassroom } from './classroom.ts'
import { paintGarage } from './garage.ts'
import { paintGreenhouse } from './greenhouse.ts'
import { paintHospital } from './hospital.ts'
import { paintMuseum } from './museum.ts'
import { paintNextRoom } from './next-room.ts'
import { paintOffice } from './office.ts'
import { paintShop } from './shop.ts'
import { paintTheatre } from './theatre.ts'
import { paintWorkshop } from './workshop.ts'

/** Rooms with an architecture of their own; all others are lived in and differ by their furniture. */
export const ROOM_PAINTERS: Partial<Record<RoomKind, PlacePainter>> = {
  next: paintNextRoom,
  archive: paintArchive,
  attic: paintAttic,
  bathroom: paintBathroom,
  cafe: paintCafe,
  cellar: paintCellar,
  church: paintChurch,
  classroom: paintClassroom,
  garage: paintGarage,
  greenhouse: paintGreenhouse,
  hospital: paintHospital,
  museum: paintMuseum,
  office: paintOffice,
  shop: paintShop,
  theatre: paintTheatre,
  workshop: paintWorkshop,
}

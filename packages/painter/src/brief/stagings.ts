/**
 * Whales under water: the whole side of one, its belly against the light, its eye from near, a mother with her calf, one lost in a
 * vast dark, one going down tail last, a pod from above through the surface; and without any, the rings of a sound that cross dark
 * water, and the way down from blue to black.
 */
export type WhaleView = 'side' | 'below' | 'eye' | 'calf' | 'tiny' | 'dive' | 'above' | 'rings' | 'descent'

/**
 * A train in the sky: coming round a bend, from one of its own windows, passing with its windows lit, going away, small below a
 * huge moon, from its own roof; and the end of its rails, where it has gone.
 */
export type TrainView = 'coming' | 'alongside' | 'passing' | 'leaving' | 'afar' | 'roof' | 'ends'

/** What is done, shown itself from near rather than who does it. */
export type ActName =
  | 'knock'
  | 'turn key'
  | 'light candle'
  | 'write on board'
  | 'stack coins'
  | 'pour'
  | 'stir'
  | 'open drawer'
  | 'put bag down'
  | 'check ticket'
  | 'faces turned up'
  | 'nameless stop'
  | 'plant'
  | 'rings on water'
  | 'light phone'
  | 'join hands'
  | 'hold sleeve'
  | 'drink'
  | 'open envelope'
  | 'letter under door'
  | 'switch lamp'
  | 'rain on window'
  | 'type'
  | 'write'
  | 'knead'
  | 'chop'
  | 'mark calendar'

/** A picture that is staged as a whole: an old photograph of many, a train in the sky, a lighthouse in a storm, lights seen from high above, whales, the inside of a train, a door, what hangs on a wall. */
export type Staging =
  | { kind: 'group photograph'; people: number; hasGap: boolean; isOfChild: boolean }
  | { kind: 'train'; view: TrainView }
  | { kind: 'lights below' }
  | { kind: 'storm light'; isOut: boolean; hasLightning: boolean }
  | { kind: 'whale'; view: WhaleView; hasFriend: boolean; isSinging: boolean }
  | {
      kind: 'door'
      beside?: string
      isAloft: boolean
      /** The wall that it is in; without one it stands by itself. */
      wall?: 'room' | 'house'
      isClosed?: boolean
      isLitBelow?: true
      /** Whether somebody is before it. */
      isPeopled?: true
      /** Whether who is there sits on the step before it. */
      isOnStep?: true
    }
  | { kind: 'doorknob'; isFloury: boolean }
  | { kind: 'on wall'; hangs: 'calendar' | 'coat' }
  | { kind: 'carriage'; people: 0 | 1 | 2 }
  /** `thing` is what it is done with or to, `matter` of what stuff or where; unless `at` says otherwise it is indoors. */
  | { kind: 'act'; act: ActName; thing?: string; matter?: string; at?: 'open' | 'clouds' | 'window' }

type Size = { width: number; height: number }

type AppScreen = {
  alt: string
  /** What the crop measures in the app, in CSS pixels: beside words, and on a phone. */
  wide: Size
  narrow: Size
}

/** Pixels of a file for each one of the app. */
export const SCREEN_SCALE = 1.5

/** Parts of the app as they are: `npm run screens` takes them anew, in both themes. */
export const APP_SCREENS = {
  create: {
    alt: 'Create Video: a line is written, and beside it stand its expected length and its cost',
    wide: { width: 880, height: 520 },
    narrow: { width: 354, height: 420 },
  },
  progress: {
    alt: 'Video Status: how far the video is, which steps are done, and the scenes that are painted',
    wide: { width: 352, height: 440 },
    narrow: { width: 354, height: 440 },
  },
  storyboard: {
    alt: 'The storyboard of a finished video: one sentence has been changed, and its scene says what is made anew',
    wide: { width: 430, height: 520 },
    narrow: { width: 340, height: 500 },
  },
  library: {
    alt: 'My Videos: finished videos side by side, to play and download',
    wide: { width: 880, height: 520 },
    narrow: { width: 354, height: 440 },
  },
} as const satisfies Record<string, AppScreen>

export type AppScreenName = keyof typeof APP_SCREENS

type Size = { width: number; height: number }

type AppScreen = {
  alt: string
  /**
   * The size of the cropped screenshot in CSS pixels: `wide` for wide windows, `narrow` for all others. The screenshot
   * is never enlarged.
   */
  wide: Size
  narrow: Size
}

/** The number of pixels in a screenshot file for each CSS pixel of the app. */
export const SCREEN_SCALE = 1.5

/** Screenshots of the app in both themes. `npm run screens` takes them again. */
export const APP_SCREENS = {
  create: {
    alt: 'Create Video: a line is written, and below it length and quality are chosen',
    wide: { width: 498, height: 500 },
    narrow: { width: 354, height: 346 },
  },
  progress: {
    alt: 'Video Status: how far the video is, which steps are done, and the scenes that are illustrated',
    wide: { width: 594, height: 500 },
    narrow: { width: 354, height: 600 },
  },
  storyboard: {
    alt: 'The storyboard of a finished video: one sentence has been changed, and its scene says what will be redone',
    wide: { width: 594, height: 500 },
    narrow: { width: 354, height: 440 },
  },
  library: {
    alt: 'My Videos: finished videos side by side, to play and download',
    wide: { width: 466, height: 484 },
    narrow: { width: 322, height: 424 },
  },
} as const satisfies Record<string, AppScreen>

export type AppScreenName = keyof typeof APP_SCREENS

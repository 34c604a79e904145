import { LineDrawing, SITE_PATHS } from './site-icon.tsx'

const PATHS = {
  ...SITE_PATHS,
  broadcast:
    'M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM8.5 15.5a5 5 0 0 1 0-7m7 0a5 5 0 0 1 0 7M5.6 18.4a9 9 0 0 1 0-12.8m12.8 0a9 9 0 0 1 0 12.8',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8 3.5V8m8-4.5V8',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm3 6.2c-.6-1-1.7-1.5-3-1.5-1.7 0-3 .8-3 2.2 0 3 6 1.3 6 4.3 0 1.4-1.4 2.1-3 2.1-1.5 0-2.7-.6-3.2-1.7M12 6v1.7m0 8.6V18',
  door: 'M14 4H6v16h8m-3-8h10m-3.5-3.5L21 12l-3.5 3.5',
  dots: 'M5.5 11.5a.7.7 0 1 0 0 1 .7.7 0 0 0 0-1Zm6.5 0a.7.7 0 1 0 0 1 .7.7 0 0 0 0-1Zm6.5 0a.7.7 0 1 0 0 1 .7.7 0 0 0 0-1Z',
  download: 'M12 4v11m-5-4.5 5 5 5-5M4 20h16',
  down: 'M12 4v16m-6-6 6 6 6-6',
  full: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  fullOff: 'M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2.5v3m0 13v3m9.5-9.5h-3m-13 0h-3m16.2-6.7-2.1 2.1M7.4 16.6l-2.1 2.1m13.4 0-2.1-2.1M7.4 7.4 5.3 5.3',
  grid: 'M4 4h6.5v6.5H4V4Zm9.5 0H20v6.5h-6.5V4ZM4 13.5h6.5V20H4v-6.5Zm9.5 0H20V20h-6.5v-6.5Z',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  home: 'M4 11 12 4l8 7v9h-5.5v-5.5h-5V20H4v-9Z',
  join: 'M12 3v6m-3-3 3 3 3-3M12 21v-6m-3 3 3-3 3 3M4 12h16',
  laptop: 'M5 5h14v10H5V5Zm-2.5 14h19',
  lamp: 'M9 18h6m-5 3h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3m2 3.7a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7L12 17.7',
  lock: 'M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  phone: 'M7.5 3h9v18h-9V3Zm3.5 15h2',
  plus: 'M12 5v14M5 12h14',
  redo: 'M20 9H9.5a5.5 5.5 0 0 0 0 11H14m6-11-4.5-4.5M20 9l-4.5 4.5',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3.5v4.5h-4.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20.5 20.5',
  share: 'M12 15V4m-4.5 4L12 3.5 16.5 8M5 12.5V20h14v-7.5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm11.5-.5a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Zm12 .5 4.5 4.5m0-4.5L16 14.5',
  spark:
    'M11 3l1.8 5.2L18 10l-5.2 1.8L11 17l-1.8-5.2L4 10l5.2-1.8L11 3Zm7.5 12 .9 2.6L22 18.5l-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9.9-2.6Z',
  split: 'M12 9V3m-3 3 3-3 3 3M12 15v6m-3-3 3 3 3-3M4 12h2.5m3.5 0h4m3.5 0H20',
  trash: 'M4 7h16M9 7V4h6v3m-8.5 0 1 13h9l1-13M10 11v5.5m4-5.5v5.5',
  undo: 'M4 9h10.5a5.5 5.5 0 0 1 0 11H10M4 9l4.5-4.5M4 9l4.5 4.5',
  up: 'M12 20V4m-6 6 6-6 6 6',
  upload: 'M12 16V5m-5 4.5 5-5 5 5M4 20h16',
} as const
export type IconName = keyof typeof PATHS

/** An icon of the app. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  return <LineDrawing path={PATHS[name]} {...(size === undefined ? {} : { size })} />
}

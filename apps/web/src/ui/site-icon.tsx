/**
 * The icons on pages of the site. Icons that only the app uses are in `icon.tsx`, so that visitors need not load them.
 */
export const SITE_PATHS = {
  bolt: 'M13 2 4 14h6l-1 8 9-12h-6l1-8Z',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8 3.5V8m8-4.5V8',
  chart: 'M4 20V10m6 10V4m6 16v-7m4 7H2',
  check: 'm4 12.5 5 5L20 6.5',
  captions: 'M3 5h18v14H3V5Zm7.5 5.6a2 2 0 1 0 0 2.8m6.5-2.8a2 2 0 1 0 0 2.8',
  close: 'm5 5 14 14M19 5 5 19',
  contrast: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18m0-16.5 6 4.5m-6 0 8 5m-8 0 5.5 4.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.8c.7-.2 1.4-.3 2.1-.3 6 0 9.5 6.5 9.5 6.5s-1 1.9-2.9 3.6M6.4 7.1C3.9 8.8 2.5 12 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2',
  film: 'M4 4h16v16H4V4Zm4 0v16m8-16v16M4 9.5h4m-4 5h4m8-5h4m-4 5h4',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-9 9h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9Z',
  left: 'm14.5 5-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M8 5v14m8-14v14',
  pen: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19 4 20Zm10-13.5 3.5 3.5',
  picture: 'M4 5h16v14H4V5Zm0 11 5-5 4 4 2.5-2.5L20 17M15 9h.01',
  play: 'M8 5v14l11-7L8 5Z',
  pulse: 'M3 12h4l2.5-7 5 14 2.5-7h4',
  right: 'm9.5 5 7 7-7 7',
  shield: 'M12 3 4.5 6v6c0 4.5 3 7.6 7.5 9 4.5-1.4 7.5-4.5 7.5-9V6L12 3Zm-3.5 9 2.5 2.5 4.5-5',
  sliders: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5m-6 5v5',
  voice: 'M12 4a3 3 0 0 0-3 3v4.5a3 3 0 0 0 6 0V7a3 3 0 0 0-3-3Zm-6.5 7a6.5 6.5 0 0 0 13 0M12 17.5V21',
} as const
export type SiteIconName = keyof typeof SITE_PATHS

/** Draws an icon of the site. App screens use `Icon`, which has all icons. */
export function SiteIcon({ name, size }: { name: SiteIconName; size?: number }) {
  return <LineDrawing path={SITE_PATHS[name]} {...(size === undefined ? {} : { size })} />
}

/** Draws an icon. Screen readers skip it, because the text beside it says the same. */
export function LineDrawing({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

import { SESSION_KEY } from './session-key.ts'

const THEME_KEY = 'dayreel-theme'

export type Theme = 'light' | 'dark'

/**
 * Runs before the first paint: the theme that was chosen, and whether Logout is to be shown. It stands in the page's head as it
 * is, so it needs nothing around it and works where storage is switched off.
 */
export const BEFORE_FIRST_PAINT = `try{var d=document.documentElement.dataset,t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem(${JSON.stringify(SESSION_KEY)})!==null)d.session='stored'}catch{}`

/** Changes to the other theme, and remembers it. */
export function switchTheme(): void {
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')
}

/** Shows a theme, and remembers it. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    window.localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}

/** The theme on the screen: the chosen one, or the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Calls back when another theme is shown: chosen here, or by the system. */
export function onThemeChange(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: light)')
  system.addEventListener('change', listener)
  const chosen = new MutationObserver(listener)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', listener)
    chosen.disconnect()
  }
}

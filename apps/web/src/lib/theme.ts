import { SESSION_KEY } from './session-key.ts'

const THEME_KEY = 'dayreel-theme'

export type Theme = 'light' | 'dark'

/**
 * A script that runs before the first paint. It sets the chosen theme and whether to show Logout. Because it is inlined
 * in the page's head, it has no dependencies. It also works with storage disabled.
 */
export const BEFORE_FIRST_PAINT = `try{var d=document.documentElement.dataset,t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem(${JSON.stringify(SESSION_KEY)})!==null)d.session='stored'}catch{}`

/** Switches to the other theme and stores the choice. */
export function switchTheme(): void {
  chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')
}

/** Shows a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    window.localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is disabled, so the choice lasts only until the page is reloaded.
  }
}

/** Returns the theme on the screen: the chosen one, or otherwise the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Calls back when the shown theme changes, either by the user's choice or by the system. */
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

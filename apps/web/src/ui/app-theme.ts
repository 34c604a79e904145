import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import buttons from './app-buttons.module.css'
import inputs from './app-inputs.module.css'
import skeletons from './app-skeleton.module.css'

/**
 * Only the seventh shade is visible. It has the colour of the token, and Mantine derives readable text colours from it.
 */
const LAMP: MantineColorsTuple = [
  '#fff5e6',
  '#ffe8cb',
  '#ffd79c',
  '#ffc873',
  '#ffbd60',
  '#ffb455',
  '#ffac4a',
  '#e8932e',
  '#c97816',
  '#a85e00',
]

/** The greys of Mantine's dark components, tinted like the dark theme's tokens. */
const NIGHT: MantineColorsTuple = [
  '#f7f2ea',
  '#b9b1c0',
  '#8d8599',
  '#57506a',
  '#453f55',
  '#322d40',
  '#232030',
  '#1a1824',
  '#0f0d16',
  '#0b0a11',
]

/** The greys of Mantine's light components, as warm as the light theme's tokens. */
const DAY: MantineColorsTuple = [
  '#faf8f5',
  '#f4f0ea',
  '#ede8e0',
  '#e4ded5',
  '#d5cec3',
  '#b7aea6',
  '#8d868c',
  '#504a55',
  '#3a3540',
  '#26222b',
]

/** A page may have only one banner, so a dialog's header must not be one. */
const NO_BANNER = { header: { role: 'presentation' } }

/** The Mantine theme of the app, built from the design tokens. */
export const appTheme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  colors: { lamp: LAMP, dark: NIGHT, gray: DAY },
  primaryColor: 'lamp',
  primaryShade: 6,
  autoContrast: true,
  black: '#1d1003',
  defaultRadius: 'md',
  radius: { sm: 'var(--radius-sm)', md: 'var(--radius-md)', lg: 'var(--radius-lg)' },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'never', // base.css draws the focus ring of the site and the app.
  components: {
    Badge: { defaultProps: { size: 'lg' }, styles: { label: { textTransform: 'none', letterSpacing: 0 } } },
    Button: {
      defaultProps: { radius: 'xl', size: 'md' },
      classNames: { root: buttons.root ?? '', section: buttons.section ?? '', loader: buttons.loader ?? '' },
    },
    Switch: { defaultProps: { withThumbIndicator: false }, classNames: { root: buttons.switch ?? '' } },
    Input: { classNames: { wrapper: inputs.wrapper ?? '', input: inputs.input ?? '' } },
    InputWrapper: { classNames: { label: inputs.label ?? '', description: inputs.description ?? '' } },
    TextInput: { defaultProps: { size: 'md' } },
    // A menu is rendered in the page's main part. Its entries take the focus themselves, because Mantine's extra
    // focusable node is not a menu entry.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: '#main' }, shadow: 'md', width: 220 },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'xl',
        overlayProps: { backgroundOpacity: 0.6 },
        attributes: NO_BANNER,
      },
      styles: {
        header: { background: 'var(--color-surface)' },
        content: { background: 'var(--color-surface)', border: '1px solid var(--color-line)' },
        title: { fontSize: 'var(--text-xl)', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 },
      },
    },
    Skeleton: { classNames: { root: skeletons.root ?? '' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    Drawer: {
      defaultProps: { attributes: NO_BANNER },
      styles: {
        content: { display: 'flex', flexDirection: 'column' },
        body: { flex: 1, display: 'flex', flexDirection: 'column' },
      },
    },
  },
})

const OURS = {
  '--mantine-color-body': 'var(--color-page)',
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-dimmed': 'var(--color-muted)',
  '--mantine-color-placeholder': 'light-dark(#6f6979, #8a8699)',
  '--mantine-color-anchor': 'var(--color-accent)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'var(--color-raised)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-default-border': 'var(--color-line-strong)',
  '--mantine-color-disabled': 'var(--color-idle)',
  '--mantine-color-disabled-color': 'var(--color-muted)',
  '--mantine-color-disabled-border': 'var(--color-line)',
  '--mantine-color-error': 'var(--color-danger)',
  '--mantine-color-lamp-text': 'var(--color-accent)',
  '--mantine-color-lamp-light': 'var(--color-wash)',
  '--mantine-color-lamp-light-hover': 'var(--color-wash)',
  '--mantine-color-lamp-light-color': 'var(--color-accent)',
  '--mantine-color-lamp-outline': 'var(--color-accent)',
  // Mantine's own red is too bright for white text.
  '--mantine-color-red-filled': '#c92a2a',
  '--mantine-color-red-filled-hover': '#b02525',
  '--mantine-color-red-light': 'var(--color-danger-wash)',
  '--mantine-color-red-light-color': 'var(--color-danger)',
  '--mantine-color-red-text': 'var(--color-danger)',
  '--mantine-color-red-outline': 'var(--color-danger)',
  '--mantine-color-red-outline-hover': 'var(--color-danger-wash)',
  '--mantine-color-teal-light': 'var(--color-success-wash)',
  '--mantine-color-teal-light-color': 'var(--color-success)',
}

/** Both themes get the same variables, because each token contains its light and its dark value. */
export const appVariables: CSSVariablesResolver = () => ({ variables: {}, light: OURS, dark: OURS })

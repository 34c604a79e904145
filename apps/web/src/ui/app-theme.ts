import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import buttons from './app-buttons.module.css'
import inputs from './app-inputs.module.css'
import skeletons from './app-skeleton.module.css'

/** Only the seventh is seen: it is the token's colour, from which Mantine works out what can be read on it. */
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

/** The greys of Mantine's dark components, with the night's tint of the tokens. */
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

/** Those of its light ones, as warm as the tokens. */
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

/** The head of a dialog is none of the page: a page has one banner. */
const NO_BANNER = { header: { role: 'presentation' } }

/** The tokens, as the app's components want them. */
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
  focusRing: 'never', // base.css draws the one focus ring of site and app
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
    // What opens belongs to the page's main part, and its entries take the focus: the extra node that Mantine would focus is no entry.
    Menu: {
      defaultProps: { withInitialFocusPlaceholder: false, portalProps: { target: '#main' }, shadow: 'md', width: 220 },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'xl',
        overlayProps: { blur: 6, backgroundOpacity: 0.5 },
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
  // Mantine's own is too bright for the white words on it.
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

/** A token knows by itself whether it is light or dark, so both themes get the same. */
export const appVariables: CSSVariablesResolver = () => ({ variables: {}, light: OURS, dark: OURS })

import { DEFAULT_CAPTION_STYLE, DEFAULT_FONT, type LogoCorner, type TitleCardId } from '@dayreel/catalogue'
import type { GivenBrand, SavedBrand } from '@dayreel/contract'

/** The value of a choice that the brand does not set. */
export const AS_CHOSEN = ''
/** The value of a card or bar that the brand does not have. */
export const OFF = 'off'
export const NO_MUSIC = 'none'

/** The fields of the form of a brand. */
export type BrandDraft = {
  name: string
  ground: string
  text: string
  accent: string
  font: string
  /** The id of the logo; empty without one. */
  logo: string
  corner: LogoCorner
  logoPercent: number
  logoOpacityPercent: number
  titleCard: TitleCardId | typeof OFF
  titleText: string
  titleSeconds: number
  endSeconds: number
  endText: string
  progressBar: 'top' | 'bottom' | typeof OFF
  captionStyle: string
  voice: string
  music: string
}

export const NEW_BRAND: BrandDraft = {
  name: '',
  ground: '#101828',
  text: '#ffffff',
  accent: '#ffd23f',
  font: DEFAULT_FONT,
  logo: '',
  corner: 'top-right',
  logoPercent: 15,
  logoOpacityPercent: 90,
  titleCard: 'band',
  titleText: '',
  titleSeconds: 2,
  endSeconds: 0,
  endText: '',
  progressBar: OFF,
  captionStyle: DEFAULT_CAPTION_STYLE,
  voice: AS_CHOSEN,
  music: AS_CHOSEN,
}

export function draftOf({ name, brand, choices }: SavedBrand): BrandDraft {
  const { colors, logo, titleCard, endCard, progressBar } = brand
  return {
    ...NEW_BRAND,
    name,
    ...colors,
    font: brand.headingFont,
    logo: logo?.picture ?? '',
    ...(logo && {
      corner: logo.corner,
      logoPercent: Math.round(logo.size * 100),
      logoOpacityPercent: Math.round(logo.opacity * 100),
    }),
    titleCard: titleCard?.design ?? OFF,
    titleText: titleCard?.text ?? '',
    titleSeconds: titleCard?.seconds ?? NEW_BRAND.titleSeconds,
    endSeconds: endCard?.seconds ?? 0,
    endText: endCard?.text ?? '',
    progressBar: progressBar?.edge ?? OFF,
    captionStyle: choices.captionStyle ?? AS_CHOSEN,
    voice: choices.voice ?? AS_CHOSEN,
    music: choices.music === undefined ? AS_CHOSEN : (choices.music ?? NO_MUSIC),
  }
}

export function brandOf(draft: BrandDraft): GivenBrand {
  const { name, ground, text, accent, font, logo, titleCard, endSeconds, progressBar } = draft
  const { captionStyle, voice, music } = draft
  return {
    name: name.trim(),
    brand: {
      colors: { ground, text, accent },
      headingFont: font,
      textFont: font,
      ...(logo !== '' && {
        logo: {
          picture: logo,
          corner: draft.corner,
          size: draft.logoPercent / 100,
          opacity: draft.logoOpacityPercent / 100,
        },
      }),
      ...(titleCard !== OFF && {
        titleCard: { design: titleCard, text: draft.titleText.trim(), seconds: draft.titleSeconds },
      }),
      ...(endSeconds > 0 && { endCard: { text: draft.endText.trim(), seconds: endSeconds } }),
      ...(progressBar !== OFF && { progressBar: { edge: progressBar } }),
    },
    choices: {
      ...(captionStyle !== AS_CHOSEN && { captionStyle }),
      ...(voice !== AS_CHOSEN && { voice }),
      ...(music !== AS_CHOSEN && { music: music === NO_MUSIC ? null : music }),
    },
  }
}

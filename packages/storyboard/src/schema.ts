/** The storyboard parser. It has its own entry point because worker threads do not need the schema library. */
export { parseStoryboard, upgradeStoryboard, StoryboardError } from './read-storyboard.ts'
export { Pronunciation, Pronunciations } from './pronounce/pronunciation.ts'
export { wordsToSpell } from './pronounce/spell-out.ts'
export { Board } from './board/board.ts'
export { mayShowBoards } from './board/choose-look.ts'
export { DescribedBoard } from './board/described-board.ts'
export { BrandKit } from './layers/brand-kit.ts'
export { GivenWords } from './given-words.ts'
export { Storyboard, voicesOf } from './storyboard.ts'
export { findMarks } from './facts/find-marks.ts'
export { bestStart } from './clips/best-start.ts'
export { NO_FACTS } from './facts/facts.ts'
export { CHOSEN_PHOTO, type FoundClipPhoto, hasFoundClip, Photo } from './photos/photo.ts'
export { creditsOf } from './photos/credits-of.ts'
export {
  DRAWN,
  IMAGE_MODEL,
  OWN_PICTURES,
  PHOTO_SERVICE_NAMES,
  PHOTO_SERVICES,
  PHOTO_SOURCE_NAMES,
  PHOTO_SOURCES,
  type PhotoServiceName,
  type PhotoSourceName,
  picturesOf,
  sourcesOfService,
  type StockKind,
  stockOf,
} from './photos/picture-sources.ts'
export { isFoundPicture, ownFileOf } from './photos/own-picture.ts'
export { offersOf } from './offers-of.ts'
export { line, text, whole } from './text-rules.ts'
export { splitSentences } from './text/split-sentences.ts'
export type { ChoiceEntry } from './choice-entries.ts'
export {
  CATALOGUE_OFFERS,
  CHOICE_LABELS,
  CHOICES,
  DEFAULT_CHOICES,
  findUnoffered,
  type ListedChoice,
  type Offers,
  refuseGone,
  type UnofferedChoice,
  VideoChoices,
} from './video-choices.ts'

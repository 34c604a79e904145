export { StudioError, type StudioErrorCode } from './errors.ts'
export type {
  Box,
  Enhanced,
  Illustrator,
  Instruction,
  Measure,
  Narrator,
  Picture,
  PictureRequest,
  Ports,
  PromptKind,
  SceneRequest,
  Score,
  Speech,
  SpeechRequest,
  TextKind,
  WriteRequest,
  Writer,
} from './ports.ts'
export { type Random, createRandom, hashText, pick } from './random.ts'
export type { StepStore } from './step-store.ts'
export { parseStoryboard, raiseStoryboard, StoryboardError } from './read-storyboard.ts'
export {
  type Scene,
  type Shows,
  Storyboard,
  STORYBOARD_VERSION,
  type StoryboardScene,
  type WordTime,
  type World,
} from './storyboard.ts'
export { TAIL_FRAMES, TAIL_SECONDS } from './tail.ts'
export { line, text, whole } from './text-rules.ts'
export { BEFORE_NUMBERS, SHORTENED, TITLES } from './text/abbreviations.ts'
export { countCodePoints } from './text/code-points.ts'
export { isSubject } from './text/is-subject.ts'
export { WORDS } from './text/language-words.ts'
export { detectLanguage } from './text/language.ts'
export { splitSentences } from './text/split-sentences.ts'
export { spokenTogether } from './text/spoken-together.ts'
export { wordTable } from './text/word-table.ts'
export { splitWords } from './text/words.ts'

export { chooseIllustrator, chooseNarrator, chooseWriter, createCast } from './choose-engines.ts'
export type {
  CostUnit,
  Engine,
  EngineRole,
  IllustratorEngine,
  NarratorEngine,
  PhotoEngine,
  WriterEngine,
} from './engine.ts'
export { bestStart } from './clips/best-start.ts'
export { NO_FACTS } from './facts/facts.ts'
export { CHOSEN_PHOTO, type FoundPhoto, type Photo } from './photos/photo.ts'
export type { PhotoChoice, PhotoRequest, PhotoSearchRequest, PhotoSource } from './photos/photo-source.ts'
export { canCredit, needsCredit } from './photos/credits-of.ts'
export { isFoundPicture, type OwnPicture, ownFileOf } from './photos/own-picture.ts'
export {
  DRAWN,
  IMAGE_MODEL,
  OWN_PICTURES,
  type PhotoServiceName,
  type PhotoSourceName,
  picturesOf,
  sourcesOfService,
  stockOf,
} from './photos/picture-sources.ts'
export { MAX_SOURCES, MAX_UNSOURCED, type Source } from './facts/source.ts'
export type { FoundNumber } from './numbers/found-number.ts'
export { readNumbers } from './numbers/read-numbers.ts'
export type { Offer, OfferRequest } from './offer.ts'
export type { NearTale, Outline, TitleKind, Unknown } from './unknown-subject.ts'
export { refuseUnknown } from './refuse-unknown.ts'
export { CONTENT_ID as PLAN_ID } from './plan/content-id.ts'
export { OFFERED_ICONS } from './plan/add-boards.ts'
export { writeStoryboard, type WrittenStoryboard } from './plan/write-storyboard.ts'
export type { Box, Picture, PictureRequest, SceneRequest } from './picture.ts'
export type { ClipSound, EffectsPlan, Illustrator, PictureFinisher, Ports, Score } from './ports.ts'
export type {
  HeardWord,
  SaidWord,
  Narrator,
  RawSpeech,
  Speech,
  Deviation,
  CutTake,
  SpeechContext,
  SpeechFinisher,
  SpeechRequest,
  Transcriber,
  Transcript,
} from './speech-ports.ts'
export type { SoundEffect } from './sound-effect.ts'
export { showsPlay } from './play/shows-play.ts'
export type { Play, PlayFigure } from './play/play.ts'
export type { PaintedStage, StageCutout, StageDepth, StagePerson, StageRequest } from './play/painted-stage.ts'
export type { PlayArtist, PlayRequest, PlaySceneRequest } from './play/play-artist.ts'
export type { Board, BoardItem, BoardMark } from './board/board.ts'
export type {
  BoardArtist,
  BoardRequest,
  BoardSceneRequest,
  DrawnBoard,
  DrawnLayer,
  IconOffer,
} from './board/board-artist.ts'
export type { DescribedBoard } from './board/described-board.ts'
export type { IconNames } from './board/icon-names.ts'
export { settleBoard } from './board/settle-board.ts'
export { chooseLook, mayShowBoards } from './board/choose-look.ts'
export { namedIn } from './plan/expand-sheet.ts'
export type { SheetEntry } from './sheet.ts'
export { needsPicture, showsBoard } from './board/shows-board.ts'
export { type Brand, endCardSecondsOf } from './layers/brand.ts'
export type { SceneClip } from './clips/scene-clip.ts'
export type { ClipFile, PlayedClip } from './clips/played-clip.ts'
export type { LayerPlace, SceneLayer } from './layers/scene-layer.ts'
export { inOrderOf } from './in-order-of.ts'
export { findLikeness, type Likeness } from './sameness/find-likeness.ts'
export { type ComparedText, MOST_ALIKE, samenessOf, shinglesOf } from './sameness/measure-sameness.ts'
export { rememberVideo } from './sameness/remember-video.ts'
export type { PreviousVideo } from './sameness/previous-video.ts'
export type { StepStore } from './step-store.ts'
export type { KeptWorld, Scene, Shows, Storyboard, StoryboardScene, WordTime } from './storyboard.ts'
export { STORYBOARD_VERSION } from './storyboard-version.ts'
export { ANGLE_OF_LISTS, ANGLE_OF_STORIES, angleOf } from './text/angles.ts'
export { BEFORE_NUMBERS, SHORTENED, TITLES } from './text/abbreviations.ts'
export { countCodePoints } from './text/code-points.ts'
export { isSubject } from './text/is-subject.ts'
export { WORDS } from './text/language-words.ts'
export { detectLanguage } from './text/language.ts'
export { ADVISED_WORDS, LISTED_WORDS, UNCOUNTED_LIST_WORDS } from './titles/list-words.ts'
export { readInstruction } from './text/read-instruction.ts'
export { readText } from './text/read-text.ts'
export { LONGEST_LINE_SECONDS, roughSeconds } from './text/rough-seconds.ts'
export { isClauseText, isDirectQuestion, isInstruction, isQuestion, plainWords } from './text/sentence-kinds.ts'
export { planScript, refuseLongScript, type ScriptPlan } from './text/plan-script.ts'
export { splitScript } from './text/split-script.ts'
export { coverWords } from './text/cover-words.ts'
export { isTagWord } from './text/tag-words.ts'
export { spokenTogether } from './text/spoken-together.ts'
export { subjectLine } from './text/subject-line.ts'
export { withoutUrls } from './text/without-urls.ts'
export {
  DETERMINERS,
  FINITE_VERBS,
  FUNCTION_WORDS,
  IMPERATIVES,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_AUXILIARIES,
  RELATIVES,
} from './text/subject-words.ts'
export {
  cutAtCharacter,
  cutAtUnits,
  cutAtWord,
  cutTitle,
  titleOf,
  titleOfScript,
  titleOfSubject,
} from './text/title-of.ts'
export { type Pronunciation } from './pronounce/pronunciation.ts'
export { pronunciationsIn } from './pronounce/spell-out.ts'
export type { UnitPrices, Usage } from './usage.ts'
export type { Offers, VideoChoices } from './video-choices.ts'
export type {
  BoardsRequest,
  ChannelIdea,
  CheckName,
  DescribedBoards,
  Enhanced,
  IdeaRequest,
  Measure,
  Meter,
  ModelCall,
  NextSubject,
  NextSubjectRequest,
  PromptKind,
  Reader,
  ScriptRequest,
  SubjectRequest,
  TimedWords,
  Words,
  WordsFault,
  WordsScene,
  WriteOptions,
  WritingProgress,
  Writer,
} from './writer.ts'
export { GIVEN_BY, type GivenWords } from './given-words.ts'
export type { Instruction, TextKind, WriteRequest } from './write-request.ts'

import { abuse } from './abuse.ts'
import { accounts } from './accounts.ts'
import { boards } from './boards.ts'
import { brands } from './brands.ts'
import { channelIdeas } from './channel-ideas.ts'
import { channelPages } from './channel-pages.ts'
import { channels } from './channels.ts'
import { foundClips } from './found-clips.ts'
import { paymentCalls } from './payments.ts'
import { mailChoices } from './mail-choices.ts'
import { host } from './host.ts'
import { captionSamples } from './caption-samples.ts'
import { media } from './media.ts'
import { hostAccounts } from './host-accounts.ts'
import { localModels } from './local-models.ts'
import { lookSamples } from './look-samples.ts'
import { models } from './models.ts'
import { transcription } from './transcription.ts'
import { voicePreferences } from './voice-preferences.ts'
import { voiceServices } from './voices.ts'
import { connections } from './connections.ts'
import { pictures } from './pictures.ts'
import { photoSearch } from './photo-search.ts'
import { posts } from './posts.ts'
import { specifiedConnections } from './specified/connections.ts'
import { specifiedPosts } from './specified/posts.ts'
import { videos } from './videos.ts'

export * from './abuse.ts'
export * from './accounts.ts'
export { AssistantScripts, AssistantWords } from './assistant-shapes.ts'
export type { Area, BoardPreview, OfferedIcon } from './boards.ts'
export type { BrandPreview, GivenBrand, SavedBrand } from './brands.ts'
export * from './channel-page-shapes.ts'
export { ChannelChoices, type ChannelChange, type ChannelSettings } from './channel-settings.ts'
export * from './channel-shapes.ts'
export * from './channels.ts'
export * from './client.ts'
export * from './connection-shapes.ts'
export * from './connections.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export * from './field-names.ts'
export * from './specified/idea-shapes.ts'
export * from './host.ts'
export type { CaptionSamples } from './caption-samples.ts'
export { Media, type MediaUse, type RecordingComparison } from './media.ts'
export * from './host-accounts.ts'
export { type LocalModels } from './local-models.ts'
export { type LookSamples, MAX_SAMPLE_SENTENCE_CHARACTERS } from './look-samples.ts'
export {
  type ConnectedPictureModel,
  type GivenPhotos,
  type GivenPictureModel,
  type HostPictures,
  type PictureSources,
} from './pictures.ts'
export { type ConnectedVoices, type GivenVoices, type HostVoices, type OwnVoices } from './voices.ts'
export {
  type ConnectedTranscription,
  type GivenTranscription,
  type HostTranscription,
  type OwnTranscription,
  type RecordingConsent,
} from './transcription.ts'
export { type VoicePreferences, type WordToSay } from './voice-preferences.ts'
export { type ConnectedText, type GivenModel, type HostModels, type OwnModels } from './models.ts'
export type { FoundPhotos } from './photo-search.ts'
export type { PlayableClip } from './found-clips.ts'
export * from './post-shapes.ts'
export * from './posts.ts'
export * from './payments.ts'
export * from './site-config.ts'
export * from './specified/channel-config.ts'
export * from './specified/connection-shapes.ts'
export { specifiedPosts } from './specified/posts.ts'
export * from './specified/youtube-connection.ts'
export * from './specified/generate-request.ts'
export * from './text-kind.ts'
export type { Storyboard, StoryboardScene } from '@dayreel/storyboard'
export {
  bestStart,
  CATALOGUE_OFFERS,
  CHOSEN_PHOTO,
  type FoundClipPhoto,
  hasFoundClip,
  CHOICE_LABELS,
  DEFAULT_CHOICES,
  findMarks,
  findUnoffered,
  NO_FACTS,
  creditsOf,
  DRAWN,
  PHOTO_SOURCE_NAMES,
  IMAGE_MODEL,
  isFoundPicture,
  mayShowBoards,
  OWN_PICTURES,
  PHOTO_SERVICE_NAMES,
  PHOTO_SOURCES,
  picturesOf,
  type PhotoServiceName,
  type PhotoSourceName,
  type Pronunciation,
  type StockKind,
  stockOf,
  splitSentences,
  VideoChoices,
  wordsToSpell,
} from '@dayreel/storyboard/schema'
export * from './video-shapes.ts'
export * from './videos.ts'

/** Every call of the API by its name. */
export const api = {
  ...accounts,
  ...channels,
  ...channelIdeas,
  ...channelPages,
  ...mailChoices,
  ...connections,
  ...specifiedConnections,
  ...photoSearch,
  ...foundClips,
  ...pictures,
  ...posts,
  ...specifiedPosts,
  ...videos,
  ...captionSamples,
  ...lookSamples,
  ...media,
  ...boards,
  ...brands,
  ...paymentCalls,
  ...host,
  ...abuse,
  ...hostAccounts,
  ...localModels,
  ...models,
  ...voiceServices,
  ...transcription,
  ...voicePreferences,
}
export type Api = typeof api

import { endpoint } from './endpoint.ts'
import {
  ByCustomized,
  Customization,
  CustomizedTemplate,
  GeneratedIdea,
  IdeaWish,
  SavedChannel,
  SavedIdea,
  Thumbnail,
  ThumbnailPrompt,
} from './specified/idea-shapes.ts'

const MAX_CUSTOMIZATION_BYTES = 8 * 1024 * 1024
const tag = 'Channels'
const access = 'account'

/** API calls for ideas for channels, and for customized templates. */
export const channelIdeas = {
  generateIdea: endpoint({
    method: 'POST',
    path: '/api/channels/generate-idea',
    summary:
      'Generate an idea for a channel, about a topic if one is given. Takes an Idempotency-Key header: the same key returns the same idea',
    tag,
    access,
    failure: 'Failed to generate template idea.',
    body: IdeaWish,
    answer: GeneratedIdea,
    errors: ['model_failed', 'cost_limit_reached'],
    limit: { points: 40, seconds: 600 },
  }),
  generateThumbnail: endpoint({
    method: 'POST',
    path: '/api/channels/generate-thumbnail',
    summary: 'Create a 9:16 picture for an idea',
    tag,
    access,
    failure: 'Failed to generate thumbnail preview.',
    body: ThumbnailPrompt,
    answer: Thumbnail,
    limit: { points: 20, seconds: 600 },
  }),
  saveGeneratedChannel: endpoint({
    method: 'POST',
    path: '/api/channels/save-generated',
    summary:
      'Create a channel from an idea, for one credit that pays for its first video. Send an Idempotency-Key header, and repeating the request is harmless',
    tag,
    access,
    failure: 'Failed to save generated channel.',
    body: SavedIdea,
    answer: SavedChannel,
    status: 201,
    errors: ['out_of_credits', 'conflict', 'idempotency_key_reused'],
  }),
  customizeTemplate: endpoint({
    method: 'POST',
    path: '/api/templates/:templateId/customize',
    summary: 'Preview a channel that combines a template with the user’s own text and image',
    tag,
    access,
    failure: 'Failed to customize template. Please try again.',
    params: ByCustomized,
    body: Customization,
    maxBodyBytes: MAX_CUSTOMIZATION_BYTES,
    answer: CustomizedTemplate,
    limit: { points: 60, seconds: 600 },
  }),
}

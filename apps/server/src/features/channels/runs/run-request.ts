import { MAX_NOTES_CHARACTERS, type TemplateId, type TrackId, type VoiceId } from '@dayreel/catalogue'
import type { ToldVideo } from '@dayreel/storyboard'
import { newSeed, type VideoRequest } from '#video/video-request.ts'
import type { Chosen } from '../choose-subject.ts'
import type { FoundChannel } from '../find-channel.ts'

/**
 * What a channel's video is made from: its subject or script, told as its template tells. Notes and both prompts decide what words leave
 * open of place, hour, weather, colours, mood and who walks through; the image prompt is also what the last picture shows.
 */
export function toVideoRequest(
  { channel, config }: FoundChannel,
  { subject, toFind, told }: Pick<Chosen, 'subject' | 'toFind'> & { told: readonly ToldVideo[] },
): VideoRequest {
  return {
    scriptSubject: subject ?? '',
    ...(toFind && { toFind }),
    selectedTemplateId: channel.templateId as TemplateId,
    duration: config.desiredDuration,
    styleId: config.selectedStyleId,
    quality: config.selectedQuality,
    additionalInfo: joinNotes(config.customNotes, config.imagePrompt, config.textPrompt),
    ...(config.textPrompt.trim() !== '' && { formula: config.textPrompt.trim() }),
    ...(config.imagePrompt.trim() !== '' && { closingPicture: config.imagePrompt.trim() }),
    music: config.selectedMusic as TrackId | null,
    voice: config.selectedVoiceId as VoiceId,
    seed: newSeed(),
    told,
  }
}

/** The notes whole, and as much of the prompts as has room. */
function joinNotes(...notes: readonly string[]): string {
  const whole = notes.map((text) => text.trim()).filter((text) => text !== '')
  return whole.join('\n').slice(0, MAX_NOTES_CHARACTERS).toWellFormed()
}

import type { VoiceId } from '@dayreel/catalogue'
import type { Narrator, Speech } from '@dayreel/storyboard'

const LINES: Record<VoiceId, string> = {
  'dr-voice-miles': 'Take your time. The best part of this story is still to come.',
  'dr-voice-clara': 'So here is what nobody told you about that night.',
  'dr-voice-ewan': 'It rained for a week, and then, of course, it rained some more.',
  'dr-voice-ada': 'Come a little closer. I will tell you how it ended.',
  'dr-voice-theo': 'Right, three facts in one minute. Ready? Let us go.',
  'dr-voice-gideon': 'In the beginning, there was only the dark.',
  'dr-voice-juno': 'Wait, wait, wait. You have to see what happens next!',
}

/** Speaks one line that suits the voice and takes at most five seconds. */
export function voicePreview(
  narrator: Narrator,
  voice: VoiceId,
  signal: AbortSignal = new AbortController().signal,
): Promise<Speech> {
  return narrator.speak({ text: LINES[voice], language: 'en', voice, pace: 1 }, signal)
}

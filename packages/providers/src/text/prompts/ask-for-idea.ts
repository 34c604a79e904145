import type { IdeaRequest } from '@dayreel/storyboard'
import type { ZodType } from 'zod'
import type { Question } from '../model/language-model.ts'
import { IDEA, type Idea } from '../words/words-schema.ts'
import { formulaOf } from './frameworks/index.ts'
import { MATERIAL_RULE } from './rules.ts'
import { tagged } from './tagged.ts'

const THINKING = `
You invent a channel of short vertical videos. Each video has one voice and one picture per scene. A new video comes out every day for a year.

The idea:
- Write everything in English, as plain text: no markdown, no surrounding quotation marks, no emoji, no name of the channel.
- Be concrete: one kind of place, a narrator with a reason to speak, one rule that every video follows. Describe a way to tell stories, not a topic.
- The idea must allow hundreds of stories. The frame stays the same, and each story is new.
- "pictures" and "cover" name only what a camera can see: no abstract ideas, no text, no logos, no style, no camera.
- Follow the storytelling instructions below. You may narrow them, but never contradict them.
${MATERIAL_RULE}
`

export function askForIdea({ framework, sparks, niche }: IdeaRequest): Question & { schema: ZodType<Idea> } {
  const listed = sparks.map((spark) => `- ${spark}`).join('\n')
  const wish =
    niche === undefined
      ? 'Invent one channel. '
      : `Invent one channel about this topic. Every part of the idea, including "pictures" and "cover", is about it:\n${tagged('niche', niche)}\n`
  return {
    name: 'idea',
    schema: IDEA,
    instructions: `${THINKING}\nHow its videos tell their stories:${formulaOf(framework)}`.trim(),
    turns: [
      {
        by: 'user',
        text: `${wish}Start from these random ideas. You may use, change or ignore them:\n${tagged('sparks', listed)}`,
      },
    ],
  }
}

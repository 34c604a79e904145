import { STYLES, TEMPLATES, type TemplateId } from '@dayreel/catalogue'
import type { GeneratedIdea } from '@dayreel/contract'
import { pick, type Random } from '@dayreel/storyboard/base'
import { templateSettings, type Settings } from '../channel-config.ts'
import { NARRATORS, PALETTES, RULES, SETTINGS } from './idea-tables.ts'

export type Combination = {
  templateId: TemplateId
  setting: (typeof SETTINGS)[number]
  narrator: (typeof NARRATORS)[number]
  rule: (typeof RULES)[number]
  palette: (typeof PALETTES)[number]
}

/** One of some forty thousand. */
export function drawCombination(random: Random): Combination {
  return {
    templateId: pick(TEMPLATES, random).id,
    setting: pick(SETTINGS, random),
    narrator: pick(NARRATORS, random),
    rule: pick(RULES, random),
    palette: pick(PALETTES, random),
  }
}

/** An idea for a channel: the words of a combination. */
export function writeIdea({ templateId, setting, narrator, rule, palette }: Combination): GeneratedIdea {
  const template = TEMPLATES.find(({ id }) => id === templateId)!
  const { textPrompt } = templateSettings(templateId)
  const seen = [narrator.seen, setting.seen, rule.seen, palette.seen].join(', ')
  return {
    channelConcept: `${template.description} Each one comes from ${setting.said}, is told by ${narrator.said}, and in every video ${rule.said}.`,
    whyItWorks: `Whoever has seen one knows the next at a glance: ${setting.said}, the colours of ${palette.said}, and the same voice. What happens there is new each day.`,
    storytellingPromptFormula: `${textPrompt} Told by ${narrator.said}, from ${setting.said}. In every video ${rule.said}.`,
    imageDesignPromptFormula: sentence(seen),
    thumbnailPrompt: sentence(`${setting.seen}, ${narrator.seen}, ${rule.seen}, ${palette.seen}`),
    templateId,
    parts: { setting: setting.id, narrator: narrator.id, rule: rule.id, palette: palette.id },
  }
}

/** What a channel of an idea is made from: its template's settings, with the idea's prompts, voice, style and music. */
export function ideaSettings(templateId: TemplateId, idea: GeneratedIdea): Settings {
  const settings = templateSettings(templateId)
  const narrator = NARRATORS.find(({ id }) => id === idea.parts.narrator)
  const palette = PALETTES.find(({ id }) => id === idea.parts.palette)
  return {
    ...settings,
    imagePrompt: idea.imageDesignPromptFormula,
    textPrompt: idea.storytellingPromptFormula,
    ...(narrator && { selectedVoiceId: narrator.voice }),
    ...(palette && {
      selectedMusic: palette.music,
      selectedStyleId: STYLES.find(({ name }) => name === palette.style)!.id,
    }),
  }
}

function sentence(words: string): string {
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`
}

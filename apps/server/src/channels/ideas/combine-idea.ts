import { TEMPLATES, type TemplateId } from '@dayreel/catalogue'
import type { GeneratedIdea } from '@dayreel/contract'
import { pick, type Random } from '@dayreel/storyboard/base'
import { templateSettings, type Settings } from '../channel-config.ts'
import { templateAbout } from './closest-template.ts'
import { findParts } from './find-parts.ts'
import { NARRATORS, PALETTES, RULES, SETTINGS } from './idea-tables.ts'

export type Combination = {
  templateId: TemplateId
  setting: (typeof SETTINGS)[number]
  narrator: (typeof NARRATORS)[number]
  rule: (typeof RULES)[number]
  palette: (typeof PALETTES)[number]
  /** The topic of the channel. Undefined for any topic. */
  niche?: string | undefined
}

/** Draws one of about forty thousand combinations. A topic decides the template if a template is about the topic. */
export function drawCombination(random: Random, niche?: string): Combination {
  const { id: drawn } = pick(TEMPLATES, random)
  return {
    templateId: (niche === undefined ? undefined : templateAbout(niche)) ?? drawn,
    setting: pick(SETTINGS, random),
    narrator: pick(NARRATORS, random),
    rule: pick(RULES, random),
    palette: pick(PALETTES, random),
    niche,
  }
}

/** Writes a channel idea from the words of a combination. Each of its texts names the topic. */
export function writeIdea({ templateId, setting, narrator, rule, palette, niche }: Combination): GeneratedIdea {
  const template = TEMPLATES.find(({ id }) => id === templateId)!
  const { textPrompt } = templateSettings(templateId)
  const hasNiche = niche !== undefined
  const topic = hasNiche ? [niche] : []
  const seen = [...topic, narrator.seen, setting.seen, rule.seen, palette.seen].join(', ')
  return {
    channelConcept: `${hasNiche ? `Stories about ${niche}. ` : ''}${template.description} Each one comes from ${setting.said}, is narrated by ${narrator.said}, and in every video ${rule.said}.`,
    whyItWorks: `Viewers who have seen one recognise the next at a glance: ${setting.said}, the colours of ${palette.said}, and the same voice. What happens ${hasNiche ? `with ${niche}` : 'there'} is new each day.`,
    storytellingPromptFormula: `${textPrompt}${hasNiche ? ` Every story is about ${niche}.` : ''} Told by ${narrator.said}, from ${setting.said}. In every video ${rule.said}.`,
    imageDesignPromptFormula: sentence(seen),
    thumbnailPrompt: sentence([...topic, setting.seen, narrator.seen, rule.seen, palette.seen].join(', ')),
    templateId,
    isBuiltIn: true,
  }
}

/**
 * Returns the settings of an idea's channel: the template's settings with the idea's prompts, voice, style and music.
 */
export function ideaSettings(templateId: TemplateId, idea: GeneratedIdea): Settings {
  const settings = templateSettings(templateId)
  const { narrator, palette } = findParts(idea)
  return {
    ...settings,
    imagePrompt: idea.imageDesignPromptFormula,
    textPrompt: idea.storytellingPromptFormula,
    choices: {
      ...settings.choices,
      ...(narrator && { voice: narrator.voice }),
      ...(palette && { music: palette.music, style: palette.style }),
    },
  }
}

function sentence(words: string): string {
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`
}

import { boardOf, faultyBoards } from './boards.ts'
import { faultyWords } from './faulty-words.ts'
import type { TextFault } from '../faults.ts'
import { ideaOf, type Idea } from './idea.ts'
import { nextSubjects } from './next-subjects.ts'
import type { ReadRequest } from './read-request.ts'
import { shownOf, writeAboutSubject, type VideoWords } from './write-about-subject.ts'

type Node = { type?: string | string[]; properties?: Record<string, Node>; items?: Node }

/**
 * Fills a JSON schema from the request: properties with known names get matching values, and all other texts get the
 * subject.
 */
export function fillSchema(schema: unknown, request: ReadRequest, fault: TextFault | undefined): unknown {
  const words = faultyWords(writeAboutSubject(faultyRequest(request, fault)), fault, request)
  return fill('', schema as Node, { request, words, fault })
}

function faultyRequest(request: ReadRequest, fault: TextFault | undefined): ReadRequest {
  if (fault === 'too-short') return { ...request, units: Math.round(request.units * 0.5) }
  if (fault === 'too-long') return { ...request, units: Math.round(request.units * 1.7) }
  if (fault === 'other-language') return { ...request, language: request.language === 'en' ? 'de' : 'en' }
  return request
}

type Context = { request: ReadRequest; words: VideoWords; fault: TextFault | undefined }

function fill(name: string, node: Node, context: Context): unknown {
  if (node.items?.properties?.['speaker'] !== undefined) return dialogueScenes(context)
  const known = knownValue(name, context)
  if (known !== undefined) return known
  const type = Array.isArray(node.type) ? node.type[0] : node.type
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(node.properties ?? {}).map(([key, each]) => [key, fill(key, each, context)]),
    )
  }
  if (type === 'array') return [fill(name, node.items ?? { type: 'string' }, context)]
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return true
  return context.request.subject
}

/** Returns the scenes of a conversation of two persons, or of one for each scene. */
function dialogueScenes({ words, fault }: Context): unknown {
  return words.scenes.map((scene, i) => ({
    ...scene,
    speaker: fault === 'many-speakers' ? i + 1 : (i + 1) % 2 === 0 ? 1 : 2,
  }))
}

function knownValue(name: string, { request, words, fault }: Context): unknown {
  const { subject, given } = request
  const listed = fault === 'scene-missing' ? given.slice(1) : given
  switch (name) {
    case 'title':
      return subject.slice(0, 60)
    case 'hook':
      return words.hook
    case 'scenes':
      return words.scenes
    case 'shown':
      return listed.map((text, i) => (fault === 'nothing-shown' ? 'freedom and hope' : shownOf(text.slice(0, 40), i)))
    case 'boards':
      return faultyBoards(listed.map(boardOf), fault)
    case 'improved':
      return listed.map((text) =>
        fault === 'markdown' ? `**${text}**` : `${text}${/[.!?]$/u.test(text) ? '' : ', seen up close'}`,
      )
    case 'description':
      return `A short look at ${subject}.`
    case 'hashtags':
      return (subject.match(/\p{L}{3,}/gu) ?? ['short', 'story']).slice(0, 4).map((word) => `#${word.toLowerCase()}`)
    case 'thumbnail':
      return subject.split(/\s+/u).slice(0, 4).join(' ')
    case 'sheet':
      return [{ name: 'Mara', looks: 'a woman of sixty with short white hair and a green raincoat' }]
    case 'subjects':
      return faultySubjects(request, fault)
    case 'concept':
    case 'reason':
    case 'formula':
    case 'pictures':
    case 'cover':
      return faultyIdea(ideaOf(request.sparks, request.niche), fault)[name]
    default:
      return undefined
  }
}

function faultySubjects(request: ReadRequest, fault: TextFault | undefined): string[] {
  if (fault === 'repeats' && request.previousVideos.length > 0) return request.previousVideos
  const language = fault === 'other-language' ? (request.language === 'en' ? 'de' : 'en') : request.language
  const subjects = nextSubjects({ text: request.text, language })
  return fault === 'too-long' ? subjects.map((subject) => `${subject} `.repeat(8)) : subjects
}

function faultyIdea(idea: Idea, fault: TextFault | undefined): Idea {
  if (fault === 'markdown') return { ...idea, formula: `**${idea.formula}**` }
  if (fault === 'too-long') return { ...idea, concept: `${idea.concept} `.repeat(60) }
  return idea
}

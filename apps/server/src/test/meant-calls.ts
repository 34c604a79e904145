import { emailOf } from './create-test-services.ts'
import { GENERATE, STORYBOARD } from './given-videos.ts'

type Meant = {
  body?: (accountId: string) => object
  params?: Record<string, string>
  /** What it answers for ids that nobody has; any success unless told. */
  answers?: number
}

/** One that has every field a storyboard can have, and words of its own. */
const WHOLE_STORYBOARD = {
  ...STORYBOARD,
  hashtags: ['lamp'],
  scenes: STORYBOARD.scenes.map((scene) => ({
    ...scene,
    text: 'The lamp went out.',
    written: { text: scene.text, imagePrompt: scene.imagePrompt },
  })),
}

/** How each call is made as it is meant: its body, where it has one, and its parameters. A call that is missing here fails. */
export const MEANT: Record<string, Meant> = {
  'GET /api/users/profile': {},
  'PUT /api/users/profile': { body: () => ({ name: 'Ada', company: 'Engines' }) },
  'GET /api/users/credits': {},
  'GET /api/users/allowance': {},
  'GET /api/users/sessions': {},
  'DELETE /api/users/sessions': {},
  'POST /api/users/export': {},
  'POST /api/projects/generate-from-script': { body: () => GENERATE },
  'POST /api/projects/estimate': { body: () => GENERATE },
  'POST /api/projects/enhance-prompt': { body: () => ({ prompt: 'a lighthouse' }) },
  'GET /api/elevenlabs/voices': {},
  'GET /api/videos': {},
  'GET /api/videos/{id}': { answers: 404 },
  'PATCH /api/videos/{id}': { body: () => ({ title: 'Mine' }), answers: 404 },
  'DELETE /api/videos/{id}': { answers: 404 },
  'POST /api/videos/{id}/cancel': { answers: 404 },
  'POST /api/videos/{id}/make-again': { answers: 404 },
  'GET /api/videos/{id}/storyboard': { answers: 404 },
  'GET /api/videos/{id}/painted': { answers: 404 },
  'POST /api/videos/{id}/plan': { body: () => ({ storyboard: WHOLE_STORYBOARD }), answers: 404 },
  'POST /api/videos/{id}/versions': { body: () => ({ storyboard: WHOLE_STORYBOARD }), answers: 404 },
  'POST /api/videos/{id}/pictures': { answers: 404 },
  'POST /api/users/delete-account': { body: (accountId) => ({ email: emailOf(accountId) }) },
}

import { buy, CARDS, cancelPlan, refundHalf } from './buy.ts'
import { beginConnecting, connect } from './connect.ts'
import { registerOldPerson, until, type OldPerson } from './old-person.ts'
import { ADA, BEN, CLEO, HALF_MADE_SUBJECT, QUEUED_SCRIPT } from './settings.ts'

type Post = { runId: string | null; status: string }
type Storyboard = { scenes: { text: string }[] }

/** The script is as short as the platforms accept, so that the video is small. */
export const SCRIPT = 'The moon came closer every night.\nNobody slept.'
const HOUR_MS = 3_600_000
const MAKING = {
  duration: 20,
  quality: 'low',
  styleId: 'be8c6b58-739c-4d44-b9c1-b032ed308b61',
  voiceId: 'dr-voice-juno',
}

/**
 * Fills a site of release 0.1 with the data of its users' actions. When it resolves, two videos are unfinished.
 *
 * @param giveCleo gives the third account a plan, as the operator does.
 */
export async function fillSite(siteUrl: string, giveCleo: () => Promise<void>): Promise<void> {
  const ada = await registerOldPerson(siteUrl, ADA)
  const stripeUrl = await buy(siteUrl, ada, 'pro', CARDS.ada)
  await buy(siteUrl, ada, 'pack', CARDS.ada)
  const ben = await arriveByLinkOf(siteUrl, ada)
  await buy(siteUrl, ben, 'starter', CARDS.ben)
  await cancelPlan(ben)
  await buy(siteUrl, ben, 'pack', CARDS.ben)
  await refundHalf(stripeUrl, '6')
  await registerOldPerson(siteUrl, CLEO)
  await giveCleo()

  const targets = await linkAll(siteUrl, ada)
  const videoId = await makeVideo(ada, { kind: 'script', scriptSubject: SCRIPT })
  await editStoryboard(ada, videoId)
  await post(ada, videoId, targets, null)
  await post(ada, videoId, [{ ...targets[0], title: 'Refused [fail:forbidden]' }], null)
  await post(ada, videoId, [targets[0]!, targets[1]!], new Date(Date.now() + 3 * HOUR_MS).toISOString())
  await until('the posts', async () => {
    const { items } = await ada.call<{ items: { status: string }[] }>('GET', `/api/videos/${videoId}/posts`)
    const counts = (status: string) => items.filter((item) => item.status === status).length
    return counts('live') === 3 && counts('failed') === 1 && counts('scheduled') === 2 ? items : undefined
  })

  await runChannel(ada, { youtube_connection_id: targets[0]!.connectionId, privacyStatus: 'unlisted' })
  await until('the post of the run', async () => {
    const range = [-24, 24].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString())
    const { items } = await ada.call<{ items: Post[] }>('GET', `/api/posts?from=${range[0]}&to=${range[1]}`)
    return items.find(({ runId, status }) => runId !== null && status === 'live')
  })
  const paused = await runChannel(ben, {})
  await ben.call('PATCH', `/api/channels/${paused}/toggle`)
  await beginConnecting(ben, 'youtube')

  const first = await startVideo(ada, { scriptSubject: HALF_MADE_SUBJECT })
  await startVideo(ada, { kind: 'script', scriptSubject: QUEUED_SCRIPT })
  await until('a video that is being made', async () => {
    const { progress } = await ada.call<{ progress: number }>('GET', `/api/videos/${first}`)
    return progress > 0 ? progress : undefined
  })
}

async function arriveByLinkOf(siteUrl: string, person: OldPerson): Promise<OldPerson> {
  const { link } = await person.call<{ link: string }>('GET', '/api/affiliate')
  const page = await fetch(link)
  return registerOldPerson(siteUrl, BEN, page.headers.get('set-cookie')!.split(';')[0])
}

export async function linkAll(siteUrl: string, person: OldPerson) {
  const about = { text: 'It comes closer.', tags: ['moon'] }
  return [
    { connectionId: await connect(siteUrl, person, 'youtube'), title: 'The moon', privacy: 'private', ...about },
    { connectionId: await connect(siteUrl, person, 'instagram'), privacy: 'public', ...about },
    { connectionId: await connect(siteUrl, person, 'tiktok'), privacy: 'private', ...about },
  ]
}

export async function startVideo(person: OldPerson, about: object): Promise<string> {
  const path = '/api/projects/generate-from-script'
  return (await person.call<{ id: string }>('POST', path, { ...MAKING, ...about })).id
}

export async function makeVideo(person: OldPerson, about: object): Promise<string> {
  const id = await startVideo(person, about)
  await untilMade(person, id)
  return id
}

function untilMade(person: OldPerson, id: string): Promise<string> {
  return until('a video', async () => {
    const { status } = await person.call<{ status: string }>('GET', `/api/videos/${id}`)
    if (status === 'failed') throw new Error('A video failed.')
    return status === 'succeeded' ? status : undefined
  })
}

/** Makes a second version of a video by changing the words of its first scene. */
async function editStoryboard(person: OldPerson, id: string): Promise<void> {
  const { storyboard } = await person.call<{ storyboard: Storyboard }>('GET', `/api/videos/${id}/storyboard`)
  storyboard.scenes[0]!.text = 'Every night the moon came a little closer.'
  await person.call('POST', `/api/videos/${id}/versions`, { storyboard, baseVersion: 1 })
  await untilMade(person, id)
}

export async function post(person: OldPerson, videoId: string, targets: readonly object[], scheduledAt: string | null) {
  await person.call('POST', '/api/posts', { videoId, targets, scheduledAt })
}

/** Activates a channel whose next slot is in two hours, adds subjects to its list and waits for its first run. */
async function runChannel(person: OldPerson, config: object): Promise<string> {
  const slot = new Date(Math.ceil((Date.now() + 2 * HOUR_MS) / 300_000) * 300_000)
  const { id } = await person.call<{ id: string }>('POST', '/api/channels/activate', {
    templateId: 'impossible-worlds',
    config: {
      desiredDuration: 20,
      selectedQuality: 'low',
      preferred_run_time_local: slot.toISOString().slice(11, 16),
      preferred_timezone: 'UTC',
      ...config,
    },
  })
  const texts = ['The river ran uphill.\nNobody asked why.', 'The shadow had weight.\nNobody could lift it.']
  await person.call('POST', `/api/channels/${id}/subjects`, { texts })
  await until('a run of a channel', async () => {
    const { items } = await person.call<{ items: { status: string }[] }>('GET', `/api/channels/${id}/runs`)
    return items[0]?.status === 'ready' ? id : undefined
  })
  return id
}

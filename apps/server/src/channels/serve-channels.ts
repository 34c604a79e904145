import { TEMPLATES } from '@dayreel/catalogue'
import { api, readChangedConfig } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { idempotencyKey } from '#http/answer-once.ts'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { readSubjectsAnswer, writeSubjectsPrompt } from './assistant-scripts.ts'
import { activateChannel, duplicateChannel } from './activate-channel.ts'
import {
  changeChannelConfig,
  deleteChannel,
  readChannelConfig,
  renameChannel,
  toggleChannel,
} from './change-channel.ts'
import { readTemplateDefaults } from './channel-config.ts'
import { serveIdeas } from './ideas/serve-ideas.ts'
import { servePages } from './page/serve-pages.ts'
import { approveRun, findChannel, listRuns, readRun, replaceRun, runOnce, skipRun } from '#runs'
import { listChannels } from './read-channel.ts'
import { comingSlots } from './slots/schedule-channel.ts'
import { addSubjects, changeSubject, listSubjects, removeSubject } from './subjects.ts'
import { readReach } from './templates/read-reach.ts'

/** The number of coming slots in a list, which fills a calendar of six weeks. */
const COMING_SLOTS = 42

export function serveChannels(app: FastifyInstance, services: Services): void {
  serveIdeas(app, services)
  servePages(app, services)
  const { db } = services
  type Given = { account: { id: string }; params: { id: string } }
  const owned = ({ account, params }: Given) => ({ accountId: account.id, channelId: params.id })

  serve(app, api.activateChannel, ({ account, body, request }) =>
    activateChannel(services, { accountId: account.id, idempotencyKey: idempotencyKey(request) }, body),
  )

  serve(app, api.listChannels, ({ account }) => listChannels(services, account.id))

  serve(app, api.listTemplates, ({ account }) => readReach(services, account.id))

  serve(app, api.getTemplateDefaults, async ({ params }) => {
    const template = TEMPLATES.find(({ id }) => id === params.id)
    if (template === undefined) throw new AppError('not_found', { message: 'Template not found.' })
    return readTemplateDefaults(template.id)
  })

  serve(app, api.toggleChannel, (given) => toggleChannel(services, owned(given), idempotencyKey(given.request)))

  serve(app, api.runChannelOnce, (given) => runOnce(services, owned(given), idempotencyKey(given.request)))

  serve(app, api.getChannelConfig, (given) => readChannelConfig(services, owned(given)))

  serve(app, api.updateChannelConfig, (given) =>
    changeChannelConfig(services, owned(given), readChangedConfig(given.body, services.config.siteUrl)),
  )

  serve(app, api.renameChannel, (given) => renameChannel(services, owned(given), given.body.name))

  serve(app, api.deleteChannel, (given) => deleteChannel(services, owned(given)))

  serve(app, api.duplicateChannel, (given) => duplicateChannel(services, owned(given), idempotencyKey(given.request)))

  serve(app, api.listSubjects, (given) => listSubjects(db, owned(given)))

  serve(app, api.addSubjects, (given) =>
    addSubjects(services, owned(given), { ...given.body, idempotencyKey: idempotencyKey(given.request) }),
  )

  serve(app, api.writeSubjectsPrompt, (given) => writeSubjectsPrompt(services, owned(given), given.body.subjects))

  serve(app, api.readSubjectsAnswer, (given) => readSubjectsAnswer(services, owned(given), given.body))

  serve(app, api.changeSubject, (given) =>
    changeSubject(services, { ...owned(given), subjectId: given.params.subjectId }, given.body),
  )

  serve(app, api.removeSubject, (given) => removeSubject(db, { ...owned(given), subjectId: given.params.subjectId }))

  serve(app, api.listRuns, async (given) => {
    const { channel } = await findChannel(db, owned(given))
    const slots = channel.isActive ? comingSlots(channel, COMING_SLOTS) : []
    const coming = slots.map(({ localDate, at }) => ({ localDate, slotAt: at.toISOString() }))
    return { ...(await listRuns(services, owned(given), given.query.page)), coming }
  })

  serve(app, api.getRun, (given) => readRun(services, db, { ...owned(given), runId: given.params.runId }))

  serve(app, api.approveRun, (given) => approveRun(services, { ...owned(given), runId: given.params.runId }))

  serve(app, api.skipRun, (given) => skipRun(services, { ...owned(given), runId: given.params.runId }))

  serve(app, api.replaceRun, (given) =>
    replaceRun(services, { ...owned(given), runId: given.params.runId }, idempotencyKey(given.request)),
  )
}

import type { FastifyInstance } from 'fastify'
import { escape, hiddenFields, sendFaultPage, sendPage } from './page.ts'

/** The parameters of the app's request, and the fields that the user fills in. */
export type ConsentParams = Readonly<Record<string, string | undefined>>

type ConsentPage = {
  /** The platform that the page stands in for. */
  standsFor: string
  path: string
  /** Names of the request parameters that the form carries in hidden fields. */
  carried: readonly string[]
  /** Separator between the permissions in `scope`. */
  separator: ' ' | ','
  /** Returns the error in the request, if any, in the platform's words. */
  faultOf: (params: ConsentParams) => string | undefined
  /** Text about the account to link and, in `wish`, the access that the app requests. */
  heading: string
  wish: string
  /** Returns the form fields for the account, as HTML. */
  fields: (params: ConsentParams) => string
  /** Returns the text that users see for a permission. Default: the permission's name. */
  labelOf?: (scope: string) => string
  allowLabel: string
  /** Parameters of the redirect if the user refuses. */
  onDeny: Readonly<Record<string, string>>
  /**
   * Issues the authorization code.
   *
   * @returns the parameters of the redirect.
   */
  onAllow: (consent: {
    params: ConsentParams
    account: string
    scopes: readonly string[]
  }) => Readonly<Record<string, string>>
  /** Text that the platform appends to the redirect URL after consent. */
  suffix?: string
}

/**
 * Serves the page on which a user allows or denies an app to post, and can untick permissions. The form then redirects
 * to the app.
 */
export function serveConsentPage(app: FastifyInstance, page: ConsentPage): void {
  const { standsFor, path, separator, faultOf } = page
  app.get(path, async (request, reply) => {
    const params = request.query as ConsentParams
    const fault = faultOf(params)
    if (fault !== undefined) return sendFaultPage(reply, standsFor, fault)
    const content = form(page, params, request.url.split('?')[0]!)
    return sendPage(reply, { title: `Sandbox: connect ${standsFor}`, standsFor, content })
  })
  app.post(path, async (request, reply) => {
    const params = request.body as ConsentParams
    const fault = faultOf(params)
    if (fault !== undefined) return sendFaultPage(reply, standsFor, fault)
    const back = new URL(params['redirect_uri']!)
    const account = params['account']?.trim().toLowerCase() ?? ''
    const isAllowed = params['decision'] === 'allow' && account !== ''
    const requestedScopes = new Set(params['scope']?.split(separator))
    const scopes = (params['granted'] ?? '').split(' ').filter((scope) => requestedScopes.has(scope))
    const answer = isAllowed ? page.onAllow({ params, account, scopes }) : page.onDeny
    if (params['state'] !== undefined) back.searchParams.set('state', params['state'])
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
    return reply.redirect(back.href + (isAllowed ? (page.suffix ?? '') : ''), 303)
  })
}

function form(
  { carried, separator, labelOf = (scope) => scope, ...page }: ConsentPage,
  params: ConsentParams,
  action: string,
) {
  const hidden = hiddenFields(Object.fromEntries(carried.map((name) => [name, params[name]])))
  const client = escape(new URL(params['redirect_uri']!).host)
  const ticks = (params['scope'] ?? '').split(separator).map((scope) => {
    const value = escape(scope)
    return `<label class="tick"><input type="checkbox" name="granted" value="${value}" checked>${escape(labelOf(scope))}</label>`
  })
  return `<form method="post" action="${escape(action)}">${hidden}<h1>${page.heading}</h1><p>${client} ${page.wish} Any account will do.</p>${page.fields(params)}<fieldset><legend>May</legend>${ticks.join('')}</fieldset><div class="buttons"><button name="decision" value="deny" formnovalidate>Cancel</button><button name="decision" value="allow">${page.allowLabel}</button></div></form>`
}

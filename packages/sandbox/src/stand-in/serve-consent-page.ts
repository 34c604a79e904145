import type { FastifyInstance } from 'fastify'
import { escape, hiddenFields, sendFaultPage, sendPage } from './page.ts'

/** The parameters of the app's request, and the fields that the user fills in. */
export type Asked = Readonly<Record<string, string | undefined>>

type ConsentPage = {
  /** The platform that the page stands in for. */
  standsFor: string
  path: string
  /** Names of the request parameters that the form carries in hidden fields. */
  carried: readonly string[]
  /** Separator between the permissions in `scope`. */
  separator: ' ' | ','
  /** Returns the error in the request, if any, in the platform's words. */
  faultOf: (asked: Asked) => string | undefined
  /** Text about the account to link and, in `wish`, the access that the app requests. */
  heading: string
  wish: string
  /** Returns the form fields for the account, as HTML. */
  fields: (asked: Asked) => string
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
  onAllow: (given: { asked: Asked; account: string; scopes: readonly string[] }) => Readonly<Record<string, string>>
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
    const asked = request.query as Asked
    const fault = faultOf(asked)
    if (fault !== undefined) return sendFaultPage(reply, standsFor, fault)
    const content = form(page, asked, request.url.split('?')[0]!)
    return sendPage(reply, { title: `Sandbox: connect ${standsFor}`, standsFor, content })
  })
  app.post(path, async (request, reply) => {
    const asked = request.body as Asked
    const fault = faultOf(asked)
    if (fault !== undefined) return sendFaultPage(reply, standsFor, fault)
    const back = new URL(asked['redirect_uri']!)
    const account = asked['account']?.trim().toLowerCase() ?? ''
    const isAllowed = asked['decision'] === 'allow' && account !== ''
    const wanted = new Set(asked['scope']?.split(separator))
    const scopes = (asked['granted'] ?? '').split(' ').filter((scope) => wanted.has(scope))
    const answer = isAllowed ? page.onAllow({ asked, account, scopes }) : page.onDeny
    if (asked['state'] !== undefined) back.searchParams.set('state', asked['state'])
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value)
    return reply.redirect(back.href + (isAllowed ? (page.suffix ?? '') : ''), 303)
  })
}

function form({ carried, separator, labelOf = (scope) => scope, ...page }: ConsentPage, asked: Asked, action: string) {
  const hidden = hiddenFields(Object.fromEntries(carried.map((name) => [name, asked[name]])))
  const client = escape(new URL(asked['redirect_uri']!).host)
  const ticks = (asked['scope'] ?? '').split(separator).map((scope) => {
    const value = escape(scope)
    return `<label class="tick"><input type="checkbox" name="granted" value="${value}" checked>${escape(labelOf(scope))}</label>`
  })
  return `<form method="post" action="${escape(action)}">${hidden}<h1>${page.heading}</h1><p>${client} ${page.wish} Any account will do.</p>${page.fields(asked)}<fieldset><legend>May</legend>${ticks.join('')}</fieldset><div class="buttons"><button name="decision" value="deny" formnovalidate>Cancel</button><button name="decision" value="allow">${page.allowLabel}</button></div></form>`
}

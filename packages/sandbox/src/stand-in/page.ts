import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f1f3f7;color:#1b1d24;font:16px/1.5 system-ui,sans-serif}main{width:min(27rem,calc(100vw - 2rem));background:#fff;border-radius:1.1rem;overflow:hidden;box-shadow:0 1px 3px #0002,0 12px 40px #0001}main.wide{width:min(60rem,calc(100vw - 2rem))}.mark{padding:.7rem 2rem;background:#ffe9b8;color:#5c4100;font-size:.9rem}form,section{padding:1.75rem 2rem 2rem}h1{margin:0 0 .35rem;font-size:1.45rem;line-height:1.25}p{margin:0 0 1.4rem;color:#5a5f6d}p[role=alert]{color:#b3261e}fieldset{margin:0 0 1rem;padding:0;border:0}legend{padding:0;font-weight:600;font-size:.92rem}label{display:block;margin-bottom:1rem;font-weight:600;font-size:.92rem}label.tick{display:flex;gap:.6rem;align-items:flex-start;margin:.5rem 0 0;font-weight:400}input,select{display:block;width:100%;margin-top:.35rem;padding:.7rem .8rem;border:1px solid #8b90a0;border-radius:.6rem;background:#fff;color:inherit;font:inherit;font-weight:400}.tick input{width:1.1rem;height:1.1rem;margin-top:.2rem}.buttons{display:flex;gap:.75rem;justify-content:flex-end;margin-top:1.6rem}button{padding:.7rem 1.3rem;border:1px solid #8b90a0;border-radius:.6rem;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}button[value=allow],button[value=pass]{border-color:#1a56c4;background:#1a56c4;color:#fff}:focus-visible{outline:3px solid #7ba7ff;outline-offset:2px}article{padding:1rem 0;border-top:1px solid #8b90a055}article form{padding:0}article .buttons{margin-top:.6rem}form>dl{margin:0 0 1.2rem}article h2{margin:0 0 .2rem;font-size:1.05rem;overflow-wrap:anywhere}dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:.5rem 0 0;font-size:.9rem}dt{color:#5a5f6d}dd{margin:0;overflow-wrap:anywhere}@media(max-width:30rem){dl{grid-template-columns:minmax(0,1fr);gap:0}dd{margin-bottom:.35rem}}@media(prefers-color-scheme:dark){body{background:#0f1116;color:#eceef4}main{background:#1a1d25}.mark{background:#4a3a10;color:#ffe3a3}p,dt{color:#a9afbf}p[role=alert]{color:#ffb4a9}input,select{background:#11141a}}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

type Page = {
  title: string
  /** The platform that the page stands in for. Every page names it. */
  standsFor: string
  /** HTML, in which values from outside are already escaped. */
  content: string
  isWide?: boolean
}

/** Sends a page that identifies itself as a sandbox and loads nothing from outside. */
export function sendPage(reply: FastifyReply, { title, standsFor, content, isWide = false }: Page): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'`)
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main${isWide ? ' class="wide"' : ''}><div class="mark"><strong>Sandbox.</strong> This is not ${escape(standsFor)}. It stands in for it on this machine.</div>${content}</main></body></html>`,
    )
}

/** Sends a page that explains an error in the link, like the platforms' error pages. */
export function sendFaultPage(reply: FastifyReply, standsFor: string, fault: string): FastifyReply {
  const content = `<section><h1>Something is wrong with this link</h1><p>${escape(fault)}</p></section>`
  return sendPage(reply.code(400), { title: 'Sandbox: error', standsFor, content })
}

/** Returns hidden form fields as HTML. */
export function hiddenFields(fields: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`<input type="hidden" name="${escape(name)}" value="${escape(value)}">`],
    )
    .join('')
}

type Shown = { heading: string; facts: Readonly<Record<string, string | number | boolean | undefined>> }

type Published = { standsFor: string; paths: readonly string[]; list: () => readonly Shown[] }

/** Serves the page that shows the "published" videos, newest first. */
export function servePublished(app: FastifyInstance, { standsFor, paths, list }: Published): void {
  for (const path of paths) app.get(path, async (_request, reply) => sendPublished(reply, standsFor, list()))
}

function sendPublished(reply: FastifyReply, standsFor: string, shown: readonly Shown[]): FastifyReply {
  const articles = shown.toReversed().map(({ heading, facts }) => {
    const rows = Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [`<dt>${escape(name)}</dt><dd>${escape(String(value))}</dd>`],
    )
    return `<article><h2>${escape(heading)}</h2><dl>${rows.join('')}</dl></article>`
  })
  const none = '<p>Nothing has been posted here yet.</p>'
  const content = `<section><h1>Posted to the sandbox</h1>${articles.join('') || none}</section>`
  return sendPage(reply, { title: `Sandbox: posted to ${standsFor}`, standsFor, content, isWide: true })
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

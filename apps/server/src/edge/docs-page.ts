import { escapeHtml } from '@dayreel/auth/base'
import { createHash } from 'node:crypto'
import { pagePolicy } from './security-headers.ts'

type Schema = Record<string, unknown>
type Content = { content?: Record<string, { schema?: Schema }> }
type Operation = {
  summary?: string
  tags?: string[]
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; description?: string }[]
  requestBody?: Content
  responses?: Record<string, Content & { description?: string }>
}
/** The parts of an OpenAPI document that the page shows. */
export type ApiDescription = {
  info: { title: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

const STYLE = `
:root{color-scheme:light dark;--line:#8885;--soft:#8881;--accent:#2f6fed}
@media (prefers-color-scheme:dark){:root{--accent:#8ab4ff}}
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem 6rem}
h1{font-size:2rem;margin:0}h2{margin:3rem 0 1rem;border-bottom:1px solid var(--line)}
nav ul{columns:16rem;padding-left:1.2rem}a{color:var(--accent)}
article{border:1px solid var(--line);border-radius:.6rem;margin:1rem 0;padding:1rem 1.25rem}
h3{font:600 1rem/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
h4{margin:1rem 0 .25rem;font-size:.9rem}
.method{color:var(--accent);display:inline-block;min-width:4.5em}
p{margin:.4rem 0}.soft{opacity:.75}
pre{background:var(--soft);border-radius:.4rem;padding:.75rem 1rem;margin:.25rem 0;overflow:auto;font-size:.85rem}
`
export const DOCS_POLICY = pagePolicy({
  styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
})

/** Returns a page that shows every call with its input and output. The page needs no scripts. */
export function docsPage({ info, paths, components = {} }: ApiDescription): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  const tags = [...new Set(operations.map(({ tags }) => tags?.[0] ?? 'Other'))]
  const sections = tags.map((tag) => {
    const own = operations.filter(({ tags }) => (tags?.[0] ?? 'Other') === tag)
    return `<h2>${escapeHtml(tag)}</h2>${own.map(articleOf).join('')}`
  })
  const links = operations.map(
    ({ method, path, summary }) => `<li><a href="#${anchorOf(method, path)}">${escapeHtml(summary ?? path)}</a></li>`,
  )
  const schemas = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) => `<article id="${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${block(schema)}</article>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description ?? '')}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>${sections.join('')}
<h2>Shapes</h2>${schemas.join('')}</body></html>`
}

function articleOf(operation: Operation & { path: string; method: string }): string {
  const { path, method, summary, security, parameters = [], requestBody, responses = {} } = operation
  const inputs = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escapeHtml(name)}</code> (${escapeHtml(place)}${required ? ', needed' : ''}) ${escapeHtml(JSON.stringify(schema ?? {}))}</li>`,
  )
  const body = schemaOf(requestBody)
  const answers = Object.entries(responses).map(([status, response]) => {
    const schema = schemaOf(response)
    return `<h4>${escapeHtml(status)}</h4>${schema ? block(schema) : '<p class="soft">No body.</p>'}`
  })
  return `<article id="${anchorOf(method, path)}">
<h3><span class="method">${method}</span>${escapeHtml(path)}</h3>
<p>${escapeHtml(summary ?? '')}</p><p class="soft">${security?.length ? 'Needs an account.' : 'For anyone.'}</p>
${inputs.length > 0 ? `<h4>Parameters</h4><ul>${inputs.join('')}</ul>` : ''}
${body ? `<h4>Body</h4>${block(body)}` : ''}
${answers.join('')}</article>`
}

function schemaOf(part: Content | undefined): Schema | undefined {
  return Object.values(part?.content ?? {})[0]?.schema
}

function anchorOf(method: string, path: string): string {
  return escapeHtml(`${method}${path}`.replace(/[^\w]+/g, '-'))
}

/** Returns a JSON Schema as HTML. The names of shared shapes are links to their schemas. */
function block(schema: Schema): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2))
  const linked = text.replace(/&quot;#\/components\/schemas\/(\w+)&quot;/g, '<a href="#$1">$1</a>')
  return `<pre tabindex="0">${linked}</pre>`
}

import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

/** Renders a page to HTML during the build, the only time that pages are rendered outside a browser. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await page.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(scriptsLast(await new Response(page).text()), { status, headers })
}

/** The page is readable without its scripts. On a slow connection, styles, font and picture load first. */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

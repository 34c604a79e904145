import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const requested: string[] = []
let answer: (file: string) => Promise<Response>

beforeEach(() => {
  vi.resetModules()
  requested.length = 0
  vi.stubGlobal('window', {
    __reactRouterManifest: {
      routes: {
        root: { id: 'root', module: '/root.js' },
        videos: { id: 'pages/app/videos', module: '/videos.js', imports: ['/list.js'], css: ['/videos.css'] },
        host: { id: 'pages/app/host', module: '/host.js', imports: ['/list.js'] },
      },
    },
  })
  vi.stubGlobal('fetch', (file: string) => {
    requested.push(file)
    return answer(file)
  })
})

afterEach(() => vi.unstubAllGlobals())

const up = () => Promise.resolve(new Response('code'))
const down = () => Promise.reject(new TypeError('Failed to fetch'))

/** Each test loads the module again, which remembers the loaded files. */
const load = () => import('./preload-pages.ts')

test('loads each file of the app pages once', async () => {
  answer = up
  const { preloadPages } = await load()
  await preloadPages()
  await preloadPages()
  expect(requested).toEqual(['/videos.js', '/list.js', '/videos.css', '/host.js'])
})

test('goes on with the next file after a failure, and loads only the failed files again', async () => {
  answer = (file) => (file === '/list.js' ? down() : up())
  const { preloadPages } = await load()
  await preloadPages()
  expect(requested).toEqual(['/videos.js', '/list.js', '/videos.css', '/host.js'])
  requested.length = 0
  answer = (file) => Promise.resolve(new Response('', { status: file === '/list.js' ? 502 : 200 }))
  await preloadPages()
  answer = up
  await preloadPages()
  expect(requested).toEqual(['/list.js', '/list.js'])
})

test('a failed file is loaded if the server returns while other files are loading', async () => {
  const slow = Promise.withResolvers<Response>()
  answer = (file) => (file === '/videos.js' ? down() : file === '/list.js' ? slow.promise : up())
  const { preloadPages } = await load()
  const first = preloadPages()
  await vi.waitFor(() => expect(requested).toContain('/list.js'))
  answer = up
  const second = preloadPages()
  slow.resolve(new Response('code'))
  await Promise.all([first, second])
  expect(requested).toEqual(['/videos.js', '/list.js', '/videos.css', '/host.js', '/videos.js'])
})

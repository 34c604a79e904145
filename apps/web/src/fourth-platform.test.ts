import { createDates, platformOf, type PlatformTraits } from '@dayreel/catalogue'
import { addPlatform } from '@dayreel/catalogue/testing'
import type { Connection, Post } from '@dayreel/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PostingFields } from '#features/channels/config/posting-fields.tsx'
import { readConnectionResult } from '#features/connections/connection-results.ts'
import { LinkedAccounts } from '#features/connections/linked-accounts.tsx'
import { LinkNewAccount } from '#features/connections/link-new-account.tsx'
import { PostsCalendar } from '#features/posts/board/posts-calendar.tsx'
import { server } from '#lib/api.ts'
import { connectionCalls } from '#lib/connection-calls.ts'
import { accountsQuery, connectionsQuery } from '#lib/connections.ts'

const PINBOARD: PlatformTraits = {
  ...platformOf('instagram'),
  name: 'pinboard',
  label: 'Pinboard',
  purpose: 'Pin videos to a board.',
  mark: { path: 'M1 1h2', background: '#123456' },
  accountName: 'title',
  hasManyAccounts: true,
}
const BOARD: Connection = {
  id: '4b0f6f0e-3f0c-4d0e-9a57-0d7e3c1f2a10',
  platform: 'pinboard',
  accountId: 'board-of-ada',
  name: 'Board of Ada',
  handle: null,
  profilePictureUrl: null,
  isExpired: false,
  autoPost: true,
  isSandbox: false,
  note: null,
  condition: 'Pinboard shows new pins after an hour.',
  lastPrivacy: null,
  limits: { ...PINBOARD.limits, privacies: ['public'] },
  createdAt: '2026-11-01T12:00:00.000Z',
}

let remove: () => void
beforeAll(() => {
  remove = addPlatform(PINBOARD)
})
afterAll(() => remove())

/** Renders a part of the app for the first time, with this account linked. */
function render(part: ReactElement): string {
  const client = new QueryClient()
  client.setQueryData(connectionsQuery.queryKey, [BOARD])
  for (const name of ['youtube', 'instagram', 'tiktok']) client.setQueryData(accountsQuery(name).queryKey, [])
  client.setQueryData(accountsQuery('pinboard').queryKey, [BOARD])
  const mantine = createElement(MantineProvider, null, createElement(MemoryRouter, null, part))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, mantine))
}

test('My Connections offers the platform and shows its accounts with their switch', () => {
  const offered = render(createElement(LinkNewAccount))
  for (const text of ['Pin videos to a board.', 'Connect Pinboard', 'M1 1h2', 'Connect TikTok'])
    expect(offered).toContain(text)
  const linked = render(createElement(LinkedAccounts))
  for (const text of ['Board of Ada', 'Pinboard', 'shows new pins after an hour', 'Auto-post to Board of Ada'])
    expect(linked).toContain(text)
  expect(linked).toContain('aria-label="Disconnect Board of Ada from Pinboard"')
})

test('its buttons make the general calls, and the specified platforms keep their own calls', async () => {
  const made: unknown[] = []
  const spies = (['startConnecting', 'listConnections', 'changeConnection', 'disconnect', 'startTikTok'] as const).map(
    (name) =>
      vi.spyOn(server, name).mockImplementation(async (given?: object) => {
        made.push([name, given])
        return (name === 'listConnections' ? [BOARD, { ...BOARD, platform: 'tiktok' }] : {}) as never
      }),
  )
  try {
    const { start, list, setAutoPost, disconnect } = connectionCalls('pinboard')
    await start()
    expect(await list(new AbortController().signal)).toEqual([BOARD])
    await setAutoPost(BOARD.id, false)
    await disconnect(BOARD)
    await connectionCalls('tiktok').start()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  expect(made).toEqual([
    ['startConnecting', { params: { platform: 'pinboard' } }],
    ['listConnections', {}],
    ['changeConnection', { params: { id: BOARD.id }, body: { autoPost: false } }],
    ['disconnect', { params: { id: BOARD.id } }],
    ['startTikTok', undefined],
  ])
})

const read = (search: string) => readConnectionResult(new URLSearchParams(search), true)?.text

test('the result of a connection has its label', () => {
  expect(read('connected=pinboard')).toBe('Pinboard account connected successfully!')
  expect(read('platform=pinboard&connect_error=permission_denied')).toBe(
    'Pinboard connection failed: You didn’t give permission.',
  )
})

test('a channel can post there, and the calendar shows its posts', () => {
  const fields = { targets: [], lengthSeconds: 20, format: 'portrait', isTried: false, onChange: () => undefined }
  expect(render(createElement(PostingFields, fields))).toContain('Board of Ada')
  const post = {
    id: BOARD.id,
    platform: 'pinboard',
    accountName: 'Board of Ada',
    title: 'Why the sea is salty',
    text: '',
    status: 'scheduled',
    scheduledAt: '2026-11-20T12:00:00.000Z',
    nextTryAt: '2026-11-20T12:00:00.000Z',
    postedAt: null,
    createdAt: '2026-11-19T12:00:00.000Z',
    canMove: true,
  } as Post
  const calendar = render(
    createElement(PostsCalendar, {
      posts: [post],
      dates: createDates({ locale: 'en-GB', timeZone: 'UTC' }),
      today: '2026-11-19',
      weeks: [['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']],
      view: 'month',
      date: '2026-11-20',
      onDate: () => undefined,
      onOpen: () => undefined,
    }),
  )
  expect(calendar).toContain('data-platform="pinboard"')
  expect(calendar).toContain('Why the sea is salty')
})

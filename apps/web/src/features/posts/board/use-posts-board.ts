import type { Post } from '@dayreel/contract'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { oneAfterAnother } from '#lib/one-after-another.ts'
import { readAgain } from '#lib/read-again.ts'
import { POST_LISTS_KEY, postKey, type PostList } from '../post-queries.ts'

type Move = { post: Post; to: string }

const SAID_FOR_MS = 8_000

/** Moves a post to another time. The move is shown at once and reverted if the server rejects it. */
export function useMovePost() {
  const queryClient = useQueryClient()
  const show = (postId: string, scheduledAt: string | null): void => {
    queryClient.setQueriesData<PostList | Post[]>({ queryKey: POST_LISTS_KEY }, (known) => {
      if (known === undefined || Array.isArray(known)) return known && withTime(known, postId, scheduledAt)
      return { ...known, items: withTime(known.items, postId, scheduledAt) }
    })
  }
  const { options } = oneAfterAnother(queryClient, POST_LISTS_KEY, () =>
    readAgain(queryClient, { queryKey: POST_LISTS_KEY }),
  )
  return useMutation({
    ...options,
    mutationFn: ({ post, to }: Move) => server.movePost({ params: { id: post.id }, body: { scheduledAt: to } }),
    onMutate: async ({ post, to }) => {
      await queryClient.cancelQueries({ queryKey: POST_LISTS_KEY })
      show(post.id, to)
    },
    onError: (error, { post }) => {
      show(post.id, post.scheduledAt)
      notifications.show({ message: messageOf(error, 'The post couldn’t be moved.'), color: 'red' })
    },
    onSettled: async (_, __, { post }) => {
      options.onSettled()
      await queryClient.invalidateQueries({ queryKey: postKey(post.id) })
    },
  })
}

function withTime(posts: Post[], postId: string, scheduledAt: string | null): Post[] {
  return posts.map((each) => (each.id === postId ? { ...each, scheduledAt } : each))
}

/** Cancels an unsent post. */
export function useCancelPost(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (post: Post) => server.cancelPost({ params: { id: post.id } }),
    onSuccess: (_, post) => {
      notifications.show({ message: 'Post cancelled. The video stays.', color: 'teal', autoClose: SAID_FOR_MS })
      void queryClient.invalidateQueries({ queryKey: postKey(post.id) })
      void queryClient.invalidateQueries({ queryKey: POST_LISTS_KEY })
      onDone()
    },
  })
}

/** Resolves an uncertain post: the owner states whether it exists. */
export function useSettlePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ post, isThere }: { post: Post; isThere: boolean }) =>
      server.settlePost({ params: { id: post.id }, body: { isThere } }),
    onSuccess: (_, { post, isThere }) => {
      notifications.show({
        message: isThere ? 'Marked as posted.' : 'Posting it again.',
        color: 'teal',
      })
      void queryClient.invalidateQueries({ queryKey: postKey(post.id) })
      void queryClient.invalidateQueries({ queryKey: POST_LISTS_KEY })
    },
  })
}

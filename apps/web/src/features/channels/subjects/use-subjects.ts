import type { ChannelSubject } from '@dayreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CHANNELS_KEY } from '#lib/channels-key.ts'
import { server } from '#lib/api.ts'
import { oneAfterAnother } from '#lib/one-after-another.ts'
import { readAgain } from '#lib/read-again.ts'
import { subjectsKey } from '../channel-queries.ts'

type Removed = { subject: ChannelSubject; at: number }

/** Changes a channel's list. A move is shown at once and reverted if it fails. */
export function useSubjects(channelId: string) {
  const queryClient = useQueryClient()
  const [removed, setRemoved] = useState<Removed>()
  const queryKey = subjectsKey(channelId)
  const { options, isLast } = oneAfterAnother(queryClient, queryKey, () =>
    readAgain(queryClient, { queryKey: CHANNELS_KEY }),
  )
  const show = (subjects: ChannelSubject[]): void => {
    if (isLast()) queryClient.setQueryData(queryKey, subjects)
  }
  const change = useMutation({
    ...options,
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      server.changeSubject({ params: { id: channelId, subjectId: id }, body: { text } }),
    onSuccess: ({ subjects }) => show(subjects),
  })
  const move = useMutation({
    ...options,
    mutationFn: ({ id, to }: { id: string; to: number }) =>
      server.changeSubject({ params: { id: channelId, subjectId: id }, body: { position: to + 1 } }),
    onMutate: async ({ id, to }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<ChannelSubject[]>(queryKey, (list) => list && moved(list, id, to))
    },
  })
  const remove = useMutation({
    ...options,
    mutationFn: ({ subject }: Removed) => server.removeSubject({ params: { id: channelId, subjectId: subject.id } }),
    onMutate: async (gone) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<ChannelSubject[]>(queryKey, (list) => list?.filter(({ id }) => id !== gone.subject.id))
      setRemoved(gone)
    },
    onError: () => setRemoved(undefined),
  })
  const putBack = useMutation({
    ...options,
    mutationFn: async ({ subject, at }: Removed) => {
      const { subjects, refused } = await server.addSubjects({
        params: { id: channelId },
        body: { texts: [subject.text], scripts: [subject.words] },
      })
      if (refused[0] !== undefined) throw new Error(refused[0].message)
      const subjectId = subjects.at(-1)!.id
      return server.changeSubject({ params: { id: channelId, subjectId }, body: { position: at + 1 } })
    },
    onSuccess: ({ subjects }) => {
      setRemoved(undefined)
      show(subjects)
    },
  })
  return {
    removed,
    change,
    move: (id: string, to: number) => move.mutate({ id, to }),
    remove: (gone: Removed) => remove.mutate(gone),
    putBack: () => removed !== undefined && putBack.mutate(removed),
    isPuttingBack: putBack.isPending,
    /** Why the last move, removal or undo failed. */
    problem: move.error ?? remove.error ?? putBack.error,
  }
}

function moved(list: readonly ChannelSubject[], id: string, to: number): ChannelSubject[] {
  const others = list.filter((each) => each.id !== id)
  const subject = list.find((each) => each.id === id)
  return subject === undefined ? others : others.toSpliced(to, 0, subject)
}

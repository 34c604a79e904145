import type { BlockedTerms as Blocked } from '@dayreel/contract'
import { Button, Skeleton, Stack, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { blockedTermsQuery } from './abuse-queries.ts'

/** Lets the operator edit the words and domains that texts of users may not contain. */
export function BlockedTerms() {
  const blocked = useQuery(blockedTermsQuery)
  if (blocked.isPending) return <Skeleton h={160} role="status" aria-label="Loading the blocked words" />
  if (blocked.isLoadingError) {
    return (
      <Problem
        title="The blocked words couldn’t be loaded"
        error={blocked.error}
        onRetry={() => void blocked.refetch()}
      />
    )
  }
  return <BlockedForm blocked={blocked.data} />
}

function BlockedForm({ blocked }: { blocked: Blocked }) {
  const queryClient = useQueryClient()
  const [words, setWords] = useState(blocked.words.join('\n'))
  const [domains, setDomains] = useState(blocked.domains.join('\n'))
  const save = useMutation({
    mutationFn: () => server.changeBlockedTerms({ body: { words: linesOf(words), domains: linesOf(domains) } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(blockedTermsQuery.queryKey, saved)
      setWords(saved.words.join('\n'))
      setDomains(saved.domains.join('\n'))
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Stack gap="md" align="flex-start">
        <Textarea
          label="Blocked words"
          description="One word or phrase per line. Only whole words count, so also add plurals and other forms."
          autosize
          minRows={3}
          maxRows={12}
          w="100%"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Textarea
          label="Blocked domains"
          description="One per line, such as example.com. Its subdomains are blocked, too."
          autosize
          minRows={3}
          maxRows={12}
          w="100%"
          value={domains}
          onChange={({ currentTarget }) => setDomains(currentTarget.value)}
        />
        {save.isError && <Notice kind="problem">{messageOf(save.error)}</Notice>}
        {save.isSuccess && <Notice kind="success">Saved. New texts are checked from now on.</Notice>}
        <Button type="submit" variant="default" loading={save.isPending}>
          Save
        </Button>
      </Stack>
    </form>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
